extension Command {
  /// Every command, in the order of their flags. Adding one is a file in this folder and a line here.
  static let all: [Command] = [
    audit,
    check,
    explain,
    format,
    frames,
    help,
    modelContext,
    preview,
    render,
    replay,
    rules,
    serve,
    syntaxTree,
    version,
  ]
}
