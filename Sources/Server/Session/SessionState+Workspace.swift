import Checking
import IDE
import LSPProtocol
import Semantics
import SourceText
import Syntax

/// The folders of a session, and how far they are read.
struct Workspace {
  /// As the client spells them.
  var folders: [String] = []
  /// Tells the last reading from those before.
  var serial = 0
  /// Whether the folders were never read to the end: then it is not known what there is.
  var isUnread = false
  /// Whether the reading has brought something that was not known.
  var hasNews = false
  /// Whether something in an asset catalogue is another than it was.
  var hasNewPictures = false
  /// What the configurations in force were read from.
  var configured: [[UInt8]] = []
  /// What is wrong with them, as the user was told.
  var problem: String?
  var progress = LoadingProgress.none

  var paths: [String] { folders.compactMap { DocumentURI.path(of: DocumentURI.file($0)) } }
}

/// What the client shows of the reading.
enum LoadingProgress: Equatable {
  case none
  /// It has been asked whether it does.
  case asked(RequestID)
  case begun
}

extension SessionState {
  /// Takes over folders that came and went.
  mutating func changeFolders(added: [String], removed: [String]) {
    let gone = Set(removed.map(DocumentURI.file))
    workspace.folders.removeAll { gone.contains(DocumentURI.file($0)) }
    let known = Set(workspace.folders.map(DocumentURI.file))
    workspace.folders += added.filter { !known.contains(DocumentURI.file($0)) }
    loadWorkspace(isNew: !added.isEmpty)
  }

  /// Reads the configurations and every view file of the workspace in the background. With `isNew` there is more than
  /// was known before, and nothing is said about names until it is read.
  mutating func loadWorkspace(isNew: Bool = false) {
    workspace.serial += 1
    if isNew, !workspace.paths.isEmpty { workspace.isUnread = true }
    host.isPartial = workspace.isUnread
    let (environment, paths, serial) = (environment, workspace.paths, workspace.serial)
    let (project, suffixes) = (settings.project, settings.suffixes)
    let known = host.analysis
    environment.runInBackground {
      let post = { (news: WorkspaceNews) in environment.post(.workspace(serial: serial, news)) }
      let configuration = WorkspaceConfiguration.load(for: paths, settings: project, from: environment.files)
      post(.configured(configuration))
      let settings = configuration.configuration ?? .standard
      var assets = AssetNames()
      var found: Set<String> = []
      for path in paths {
        found.formUnion(environment.files.viewFiles(under: path, endingIn: suffixes, settings, &assets))
      }
      environment.files.readColors(of: &assets)
      let files = found.ordered()
      var present: Set<FileID> = []
      for start in stride(from: 0, to: files.count, by: Self.filesAtOnce) {
        var changed: [FileID: SyntaxTree] = [:]
        for path in files[start..<min(start + Self.filesAtOnce, files.count)] {
          let file = FileID(path)
          guard let bytes = environment.files.read(path) else { continue }
          let text = SourceText(bytes)
          present.insert(file)
          if known.text(of: file) != text { changed[file] = SyntaxTree.parse(text) }
        }
        post(.read(changed, count: min(start + Self.filesAtOnce, files.count), of: files.count))
      }
      post(.finished(present, assets))
    }
  }

  private static let filesAtOnce = 40

  /// Takes over what is told of the reading; that of one which is overtaken is dropped.
  mutating func take(_ news: WorkspaceNews, _ serial: Int) {
    guard serial == workspace.serial else { return }
    switch news {
    case .configured(let configuration): take(configuration)
    case .read(let trees, let count, let total):
      for (file, tree) in trees where documents[file] == nil {
        if OpenDocument.isForeign(tree.text) { host.remove(file) } else { host.set(file, parsed: tree) }
      }
      if !trees.isEmpty { workspace.hasNews = true }
      showProgress(count, of: total)
    case .finished(let present, let assets):
      if assets != host.assets || workspace.hasNewPictures {
        // Pages show them, and their sizes count.
        if !workspace.isUnread { workspace.hasNews = true }
        workspace.hasNewPictures = false
        host.assets = assets
        host.resources = environment.files.resources(assets)
      }
      let gone = host.fileIDs.filter { !present.contains($0) && documents[$0] == nil }
      for file in gone { host.remove(file) }
      let isFirst = workspace.isUnread
      workspace.isUnread = false
      host.isPartial = false
      endProgress()
      if isFirst || workspace.hasNews || !gone.isEmpty {
        workspace.hasNews = false
        // What the text alone tells, which is all that was said before, holds.
        surroundingsChanged(isFirst ? [] : documents.keys.map { .replaced($0) }, isUrgent: isFirst)
      }
    }
  }

  /// Takes over a configuration; everything is checked again where it differs.
  private mutating func take(_ configuration: WorkspaceConfiguration) {
    if let problem = configuration.problem, problem != workspace.problem {
      let parameters: [JSONValue.Member] = [.init("type", .integer(1)), .init("message", .string(problem))]
      notify("window/showMessage", JSONValue.object(parameters))
    }
    workspace.problem = configuration.problem
    guard configuration.source != workspace.configured else { return }
    workspace.configured = configuration.source
    host.configure(configuration.configuration ?? .standard)
    surroundingsChanged(documents.keys.map { .replaced($0) })
  }

  // MARK: Progress

  private static let progressToken = "uilsp-workspace"

  /// Shows how far the reading is, where it takes a while.
  private mutating func showProgress(_ count: Int, of total: Int) {
    guard client?.showsProgress == true, total > Self.filesAtOnce else { return }
    switch workspace.progress {
    case .none where count < total:
      let parameters = JSONValue.object([.init("token", .string(Self.progressToken))])
      workspace.progress = .asked(request("window/workDoneProgress/create", parameters))
    case .begun:
      let share = total == 0 ? 100 : count * 100 / total
      progress([
        .init("kind", .string("report")), .init("message", .string("\(count) of \(total) files")),
        .init("percentage", .integer(share)),
      ])
    case .none, .asked: break
    }
  }

  /// The client has answered a request.
  mutating func takeAnswer(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) {
    if id == settingsRequest, case .success(let settings) = result, let client {
      settingsRequest = nil
      takeSettings(settings.array?.first ?? .null, client)
    }
    guard workspace.progress == .asked(id) else { return }
    guard case .success = result, workspace.isUnread else {
      workspace.progress = .none
      return
    }
    workspace.progress = .begun
    progress([
      .init("kind", .string("begin")), .init("title", .string("Reading the workspace")),
      .init("cancellable", .bool(false)), .init("percentage", .integer(0)),
    ])
  }

  private mutating func endProgress() {
    if workspace.progress == .begun { progress([.init("kind", .string("end"))]) }
    workspace.progress = .none
  }

  private func progress(_ value: [JSONValue.Member]) {
    let members: [JSONValue.Member] = [
      .init("token", .string(Self.progressToken)), .init("value", .object(value)),
    ]
    notify("$/progress", JSONValue.object(members))
  }
}
