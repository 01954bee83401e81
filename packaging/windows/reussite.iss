; The Windows installer, for Inno Setup 6. Not run by us: see .github/workflows/packages.yml.
; Made after `python packaging/packages.py frozen`:  iscc /DVersion=0.1.0 packaging\windows\reussite.iss
#ifndef Version
  #error Give the version: iscc /DVersion=1.2.3 reussite.iss
#endif

[Setup]
AppId={{6E0C5A57-8D0C-4B53-9C3B-5E1E2D6C4A10}
AppName=Réussite
AppVersion={#Version}
AppPublisher=The Réussite authors
DefaultDirName={autopf}\Reussite
DefaultGroupName=Réussite
; For this user unless asked otherwise: nothing needs an administrator.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\packages\icons\reussite.ico
UninstallDisplayIcon={app}\reussite-gui.exe
OutputDir=..\..\dist
OutputBaseFilename=reussite-{#Version}-windows-x64
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "bg"; MessagesFile: "compiler:Languages\Bulgarian.isl"
Name: "ca"; MessagesFile: "compiler:Languages\Catalan.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[Files]
Source: "..\..\build\packages\frozen\reussite\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "..\licences\*"; DestDir: "{app}\licences"
Source: "..\..\LICENSE"; DestDir: "{app}\licences"

[InstallDelete]
; An upgrade leaves nothing of the version before.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Réussite"; Filename: "{app}\reussite-gui.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.reussite"; ValueType: string; ValueData: "Reussite.Game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Reussite.Game"; ValueType: string; ValueData: "Réussite game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Reussite.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\reussite-gui.exe,0"
Root: HKA; Subkey: "Software\Classes\Reussite.Game\shell\open\command"; ValueType: string; ValueData: """{app}\reussite-gui.exe"" ""%1"""

[Run]
Filename: "{app}\reussite-gui.exe"; Description: "{cm:LaunchProgram,Réussite}"; Flags: nowait postinstall skipifsilent
