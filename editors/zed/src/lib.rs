//! Tells Zed how to start `uilsp`: from the settings, or from the `PATH` of the project.
use zed_extension_api::{self as zed, settings::LspSettings, Command, LanguageServerId, Result, Worktree};

struct Uilsp;

impl zed::Extension for Uilsp {
    fn new() -> Self {
        Uilsp
    }

    fn language_server_command(&mut self, id: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let binary = LspSettings::for_worktree(id.as_ref(), worktree).ok().and_then(|settings| settings.binary);
        let command = binary.as_ref().and_then(|binary| binary.path.clone()).or_else(|| worktree.which("uilsp"));
        let args = binary.and_then(|binary| binary.arguments).unwrap_or_else(|| vec!["--stdio".into()]);
        let command = command.ok_or("there is no program 'uilsp' on the PATH; see the README of the extension")?;
        Ok(Command { command, args, env: worktree.shell_env() })
    }
}

zed::register_extension!(Uilsp);
