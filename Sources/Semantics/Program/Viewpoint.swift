import Synchronization

/// What the names mean that several files of a workspace declare: code means the declaration of its own file, else one
/// of its folder, else the first by path; what another file keeps to itself comes last.
struct Viewpoint: Hashable, Sendable {
  /// The unit that is meant, for each type, variable and alias of several units.
  private(set) var types: [String: UnitID] = [:]
  private(set) var variables: [String: UnitID] = [:]
  private(set) var typealiases: [String: UnitID] = [:]

  /// The view of nobody in particular.
  init() {}

  init(from file: FileID, in index: ProgramIndex) {
    for name in index.repeatedNames {
      types[name] = index.type(name, from: file)?.unit
      variables[name] = index.variable(name, from: file)?.unit
      typealiases[name] = index.typealias(name, from: file)?.unit
    }
  }
}

/// The viewpoints that differ in one version of a program, with what is known of its types from each.
final class Viewpoints: Sendable {
  private struct State {
    var files: [FileID: Viewpoint] = [:]
    var known: [Viewpoint: (types: TypeCache, memos: ProgramMemos)] = [:]
  }

  private let state = Mutex(State())

  func known(from file: FileID, in index: ProgramIndex) -> (types: TypeCache, memos: ProgramMemos) {
    state.withLock { state in
      let viewpoint = state.files[file] ?? Viewpoint(from: file, in: index)
      state.files[file] = viewpoint
      if let known = state.known[viewpoint] { return known }
      let made = (types: TypeCache(viewpoint), memos: ProgramMemos())
      state.known[viewpoint] = made
      return made
    }
  }
}

extension ProgramIndex {
  /// The declaration of a type that code of `file` means; extensions are none.
  func type(_ name: String, from file: FileID?) -> Indexed<TypeDeclaration>? {
    Self.nearest(types[name]?.filter { $0.declaration.kind != .extension }, to: file) { $0.modifiers }
  }

  func variable(_ name: String, from file: FileID?) -> Indexed<VariableDeclaration>? {
    Self.nearest(variables[name], to: file) { $0.modifiers }
  }

  func `typealias`(_ name: String, from file: FileID?) -> Indexed<TypealiasDeclaration>? {
    Self.nearest(typealiases[name], to: file) { _ in [] }
  }

  /// The functions of that name, those that code of `file` means first.
  func functions(_ name: String, from file: FileID?) -> [FunctionDeclaration] {
    guard let all = functions[name] else { return [] }
    guard all.count > 1 else { return all.map(\.declaration) }
    let ranked = all.enumerated().map { position, candidate in
      (rank: (candidate.distance(from: file, candidate.declaration.modifiers), position), candidate: candidate)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.candidate.declaration)
  }

  private static func nearest<Declaration>(
    _ candidates: [Indexed<Declaration>]?,
    to file: FileID?,
    _ modifiers: (Declaration) -> DeclarationModifiers
  ) -> Indexed<Declaration>? {
    guard let candidates, candidates.count > 1 else { return candidates?.first }
    return candidates.min { first, second in
      first.distance(from: file, modifiers(first.declaration))
        < second.distance(from: file, modifiers(second.declaration))
    }
  }
}

extension Indexed {
  /// How far code of `file` is from the declaration.
  fileprivate func distance(from file: FileID?, _ modifiers: DeclarationModifiers) -> Int {
    if self.file == file { return 0 }
    if !modifiers.isDisjoint(with: [.private, .fileprivate]) { return 3 }
    return file.map { $0.folder == self.file.folder } ?? false ? 1 : 2
  }
}

extension FileID {
  fileprivate var folder: Substring {
    path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }
}
