import SourceText
import Synchronization

/// What the names mean that several files of a workspace declare: code means the declaration of its own file, else the one
/// whose file is the fewest folders up from its own, so that of its own project, then the fewest down again, so that of
/// no package inside, else the first by path; what another file keeps to itself comes last.
struct Viewpoint: Hashable, Sendable {
  /// The unit that is meant, for each type, variable and alias of several units.
  private(set) var types: [String: UnitID] = [:]
  private(set) var variables: [String: UnitID] = [:]
  private(set) var typealiases: [String: UnitID] = [:]

  /// The view of nobody in particular.
  init() {}

  /// What code of `file` means by `names`.
  init(of names: some Sequence<String>, from file: FileID, in index: ProgramIndex) {
    for name in names {
      types[name] = index.type(name, from: file)?.unit
      variables[name] = index.variable(name, from: file)?.unit
      typealiases[name] = index.typealias(name, from: file)?.unit
    }
  }

  /// The same with other numbers for units that have been exchanged.
  func renumbered(_ numbers: [UnitID: UnitID]) -> Viewpoint {
    guard !numbers.isEmpty else { return self }
    var result = Viewpoint()
    result.types = types.mapValues { numbers[$0] ?? $0 }
    result.variables = variables.mapValues { numbers[$0] ?? $0 }
    result.typealiases = typealiases.mapValues { numbers[$0] ?? $0 }
    return result
  }

  /// This, but for what `own` says.
  func overridden(by own: Viewpoint) -> Viewpoint {
    var result = self
    result.types.merge(own.types) { $1 }
    result.variables.merge(own.variables) { $1 }
    result.typealiases.merge(own.typealiases) { $1 }
    return result
  }
}

/// The viewpoints that differ in one version of a program, with what is known of its types from each.
///
/// Files that declare repeated names have viewpoints of their own, with knowledge that nobody else can use: it is kept
/// for the files that were asked about last.
final class Viewpoints: Sendable {
  private static let mostKnown = 64

  typealias Knowledge = (types: TypeCache, memos: ProgramMemos)

  /// Files differ in their folder and in the repeated names that they declare themselves, mostly none.
  private struct Key: Hashable {
    /// Position in `State.shared`.
    let folder: Int
    let own: Viewpoint

    func renumbered(_ numbers: [UnitID: UnitID]) -> Key { Key(folder: folder, own: own.renumbered(numbers)) }
  }

  private struct State {
    /// The repeated names that each file declares.
    var ownNames: [FileID: Set<String>]?
    /// What files see that declare none, and which of these each folder sees.
    var shared: [Viewpoint] = []
    var folders: [Substring: Int] = [:]
    var known: [Key: Knowledge] = [:]
    /// The keys of files with repeated names, the one that was asked for first in front.
    var ownKeys: [Key] = []
  }

  private let state: Mutex<State>

  /// What others know of the version that is the same from everywhere.
  let sharedMemos = ProgramMemos()

  init() { state = Mutex(State()) }

  /// Those of the next version, in which every repeated name has the declarations that it had before, but for units that
  /// were exchanged. What may mean something else is put together anew.
  init(after earlier: Viewpoints, _ change: TypeChange) {
    var next = earlier.state.withLock(\.self)
    next.shared = next.shared.map { $0.renumbered(change.exchanged) }
    next.ownKeys = next.ownKeys.map { $0.renumbered(change.exchanged) }
    let known = next.known.map { key, known in
      let own = key.renumbered(change.exchanged)
      let types = known.types.after(change, next.shared[key.folder].overridden(by: own.own))
      return (own, (types: types, memos: ProgramMemos()))
    }
    next.known = Dictionary(known) { first, _ in first }
    state = Mutex(next)
  }

  /// The same viewpoints, without what others know.
  var withoutMemos: Viewpoints {
    var copy = state.withLock(\.self)
    copy.known = copy.known.mapValues { (types: $0.types, memos: ProgramMemos()) }
    return Viewpoints(copy)
  }

  private init(_ state: State) { self.state = Mutex(state) }

  func known(from file: FileID, in index: ProgramIndex) -> Knowledge {
    state.withLock { state in
      let ownNames = state.ownNames ?? index.repeatedNamesByFile
      state.ownNames = ownNames
      let folder = Self.folder(of: file, in: index, &state)
      let own = Viewpoint(of: ownNames[file] ?? [], from: file, in: index)
      let key = Key(folder: folder, own: own)
      if let known = state.known[key] { return known }
      let made = (types: TypeCache(state.shared[folder].overridden(by: own)), memos: ProgramMemos())
      state.known[key] = made
      if own != Viewpoint() {
        if state.ownKeys.count >= Self.mostKnown { state.known[state.ownKeys.removeFirst()] = nil }
        state.ownKeys.append(key)
      }
      return made
    }
  }

  private static func folder(of file: FileID, in index: ProgramIndex, _ state: inout State) -> Int {
    let folder = file.folder
    if let known = state.folders[folder] { return known }
    let elsewhere = FileID(String(folder))
    let viewpoint = Viewpoint(of: index.repeatedNames, from: elsewhere, in: index)
    let position = state.shared.firstIndex(of: viewpoint) ?? state.shared.endIndex
    if position == state.shared.endIndex { state.shared.append(viewpoint) }
    state.folders[folder] = position
    return position
  }
}

extension ProgramIndex {
  /// The repeated names that each file declares itself.
  fileprivate var repeatedNamesByFile: [FileID: Set<String>] {
    var result: [FileID: Set<String>] = [:]
    for name in repeatedNames {
      let types = types[name]?.filter { $0.declaration.kind != .extension }.map(\.file) ?? []
      for file in types + (variables[name]?.map(\.file) ?? []) + (typealiases[name]?.map(\.file) ?? []) {
        result[file, default: []].insert(name)
      }
    }
    return result
  }

  /// The declaration of a type that code of `file` means; extensions are none.
  func type(_ name: String, from file: FileID?) -> Indexed<TypeDeclaration>? {
    Self.nearest(types[name]?.filter { $0.declaration.kind != .extension }, to: file) { $0.modifiers }
  }

  func variable(_ name: String, from file: FileID?) -> Indexed<VariableDeclaration>? {
    Self.nearest(variables[name], to: file) { $0.modifiers }
  }

  /// The alias that code of `file` means; none where a type of that name is nearer.
  func `typealias`(_ name: String, from file: FileID?) -> Indexed<TypealiasDeclaration>? {
    guard let alias = Self.nearest(typealiases[name], to: file, { _ in [] }) else { return nil }
    guard let type = type(name, from: file) else { return alias }
    return type.distance(from: file, type.declaration.modifiers) < alias.distance(from: file, []) ? nil : alias
  }

  /// The functions of that name, those that code of `file` means first.
  func functions(_ name: String, from file: FileID?) -> [FunctionDeclaration] {
    guard let all = functions[name] else { return [] }
    guard all.count > 1 else { return all.map(\.declaration) }
    let ranked = all.enumerated().map { position, candidate in
      (rank: (candidate.distance(from: file, candidate.declaration.modifiers), position), candidate: candidate)
    }
    return ranked.ordered { $0.rank < $1.rank }.map(\.candidate.declaration)
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
  /// Whether code of `file` may name the declaration.
  func isVisible(from file: FileID?, _ modifiers: DeclarationModifiers) -> Bool {
    self.file == file || modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// How far code of `file` is from the declaration: folders up count before folders down.
  fileprivate func distance(from file: FileID?, _ modifiers: DeclarationModifiers) -> Int {
    if self.file == file { return 0 }
    if !modifiers.isDisjoint(with: [.private, .fileprivate]) { return .max }
    guard let file else { return 1 }
    let (up, down) = file.folders(to: self.file)
    return 1 + (up << 8) + min(down, 255)
  }
}

extension FileID {
  /// How many folders are to be left for one that has `other` in it too, and how many are to be entered from there.
  fileprivate func folders(to other: FileID) -> (up: Int, down: Int) {
    let slash = UInt8(ascii: "/")
    var own = path.utf8.makeIterator()
    var others = other.path.utf8.makeIterator()
    var (up, down) = (0, 0)
    var byte = own.next()
    var otherByte = others.next()
    while let next = byte, next == otherByte { (byte, otherByte) = (own.next(), others.next()) }
    while let next = byte {
      if next == slash { up += 1 }
      byte = own.next()
    }
    while let next = otherByte {
      if next == slash { down += 1 }
      otherByte = others.next()
    }
    return (up, down)
  }
}
