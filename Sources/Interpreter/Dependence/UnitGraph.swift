package import Semantics
import SourceText
import Synchronization

/// Which units of a program a scene can depend on: those that its root names, those that these name, and so on.
///
/// Units go by their place in the graph, since a program has thousands and each scene reaches many of them.
package final class UnitGraph: Sendable {
  /// In the order of their numbers.
  private let units: [Unit]
  private let names: [UnitNames]
  private let places: [UnitID: Int]
  private let declaring: [Int: [Int]]
  private let always: [Int]
  /// The units that may call a type, by its last name.
  private let callers: [String: [Int]]
  private let files: [FileID: ProgramFile]
  private let roots = MemoTable<FileID, FileRoots>()
  private let reached = MemoTable<SceneRequest, [Unit]>()
  private let named: Mutex<[Named?]>

  /// The units that the names in one unit's code lead to, and the names there that lead to many.
  private struct Named {
    let units: [Int]
    /// Names that many units declare: a search follows each of them once.
    let crowded: [Int]
  }

  /// A name that more units than this declare is crowded.
  private static let fewUnits = 32

  /// The graph of `program`; names of units that `known` has are not looked up again.
  package init(_ program: Program, known: UnitNameTable) {
    units = program.files.values.flatMap { $0.units.map(\.unit) }.sorted { $0.id.index < $1.id.index }
    names = units.map(known.names)
    places = Dictionary(units.enumerated().map { ($1.id, $0) }) { first, _ in first }
    files = program.files
    named = Mutex(Array(repeating: nil, count: units.count))
    let protocols = Set(
      units.flatMap(\.contents).compactMap { content -> Int? in
        if case .type(let type) = content, type.kind == .protocol { type.name.hashValue } else { nil }
      }
    )
    var declaring: [Int: [Int]] = [:]
    for (place, own) in names.enumerated() {
      var meant = own.declared
      for name in own.inherited where protocols.contains(name) { meant.insert(name) }
      for name in meant { declaring[name, default: []].append(place) }
    }
    self.declaring = declaring
    always = names.indices.filter { [names] in names[$0].isAlwaysReached }
    var callers: [String: [Int]] = [:]
    for (place, unit) in units.enumerated() {
      for name in unit.calledTypes where declaring[name.hashValue] != nil { callers[name, default: []].append(place) }
    }
    self.callers = callers
  }

  /// The units that the scene can depend on, in the order of their numbers.
  package func units(reachedBy request: SceneRequest) -> [Unit] {
    reached.value(for: request) { search(from: request) }
  }

  private func search(from request: SceneRequest) -> [Unit] {
    var isReached = Array(repeating: false, count: units.count)
    var pending: [Int] = []
    func reach(_ place: Int) {
      guard !isReached[place] else { return }
      isReached[place] = true
      pending.append(place)
    }
    for unit in rootUnits(of: request) { places[unit].map(reach) }
    always.forEach(reach)
    users(of: request).forEach(reach)
    var followed: Set<Int> = []
    named.withLock { named in
      while let next = pending.popLast() {
        let found = named[next] ?? whatIsNamed(by: next)
        named[next] = found
        found.units.forEach(reach)
        for name in found.crowded where followed.insert(name).inserted { declaring[name]?.forEach(reach) }
      }
    }
    return zip(units, isReached).filter(\.1).map(\.0)
  }

  /// The units where the evaluation of a scene starts: those of its file that declare its view or show it in a preview.
  package func rootUnits(of request: SceneRequest) -> [UnitID] {
    roots.value(for: request.file) { FileRoots(files[request.file]?.units ?? []) }.units(of: request)
  }

  /// The units whose code may make the view of a scene, and tell its inputs, and those that make theirs.
  private func users(of request: SceneRequest) -> [Int] {
    guard case .view(let type) = request.source else { return [] }
    var found: [Int] = []
    var seen: Set<Int> = []
    var types: Set = [type.lastComponent]
    for _ in 0..<ViewUses.mostLevels {
      let users = types.flatMap { callers[$0] ?? [] }.filter { seen.insert($0).inserted }
      found += users
      types = Set(users.flatMap { units[$0].declaredTypeNames })
    }
    return found
  }

  private func whatIsNamed(by place: Int) -> Named {
    var (units, crowded): (Set<Int>, [Int]) = ([], [])
    for name in names[place].mentioned {
      guard let found = declaring[name] else { continue }
      if found.count > Self.fewUnits { crowded.append(name) } else { units.formUnion(found) }
    }
    return Named(units: units.sorted(), crowded: crowded)
  }

  /// Whether one of the units that the scene can depend on is in `file`.
  package func reaches(_ file: FileID, from request: SceneRequest) -> Bool {
    let own = Set((files[file]?.units ?? []).map(\.unit.id))
    return units(reachedBy: request).contains { own.contains($0.id) }
  }
}

/// The units of a file where the evaluation of its scenes starts.
private struct FileRoots: Sendable {
  private let units: [Unit]
  /// By their positions.
  private let previews: [Int]
  /// By the qualified names of the types that they declare.
  private let declaring: [String: [Int]]

  init(_ placed: [PlacedUnit]) {
    units = placed.map(\.unit)
    previews = units.indices.filter { [units] in units[$0].isPreview }
    var declaring: [String: [Int]] = [:]
    for (position, unit) in units.enumerated() {
      for case .type(let type) in unit.contents { declaring[type.qualifiedName, default: []].append(position) }
    }
    self.declaring = declaring
  }

  /// Those that declare the scene's view or the type around it, and those that hold previews.
  func units(of request: SceneRequest) -> [UnitID] {
    switch request.source {
    case .expression: units.map(\.id)
    case .preview: previews.map { units[$0].id }
    case .view(let type), .provider(let type):
      Set(previews + names(around: type).flatMap { declaring[$0] ?? [] }).sorted().map { units[$0].id }
    }
  }

  /// The qualified name, and those of the types around it.
  private func names(around type: String) -> [String] {
    type.indices.filter { type[$0] == "." }.map { String(type[..<$0]) } + [type]
  }
}

extension Unit {
  fileprivate var declaredTypeNames: [String] {
    contents.compactMap { if case .type(let type) = $0 { type.name.lastComponent } else { nil } }
  }

  fileprivate var isPreview: Bool {
    contents.contains { if case .preview = $0 { true } else { false } }
  }
}
