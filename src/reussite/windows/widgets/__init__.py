"""Small widgets and painting that several windows use."""
