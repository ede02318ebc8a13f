package import Semantics
import SourceText

/// Which units of a program a scene can depend on: those that its root names, those that these name, and so on.
package struct UnitGraph: Sendable {
  private let units: [UnitID: Unit]
  private let names: [UnitID: UnitNames]
  private var declaring: [Int: [UnitID]] = [:]
  private var always: [UnitID] = []
  /// The units that may call a type, by its last name.
  private var callers: [String: [Unit]] = [:]
  private let roots: [FileID: [PlacedUnit]]
  private let reached = MemoTable<SceneRequest, [Unit]>()
  /// The units that each unit names.
  private let named = MemoTable<UnitID, [UnitID]>()

  /// The graph of `program`; names of units that `known` has are not looked up again.
  package init(_ program: Program, known: UnitNameTable) {
    var units: [UnitID: Unit] = [:]
    var names: [UnitID: UnitNames] = [:]
    for file in program.files.values {
      for placed in file.units {
        units[placed.unit.id] = placed.unit
        names[placed.unit.id] = known.names(of: placed.unit)
      }
    }
    self.units = units
    self.names = names
    roots = program.files.mapValues(\.units)
    let protocols = Set(
      units.values.flatMap(\.contents).compactMap { content -> Int? in
        if case .type(let type) = content, type.kind == .protocol { type.name.hashValue } else { nil }
      }
    )
    for (id, own) in names.sorted(by: { $0.key.index < $1.key.index }) {
      for name in own.declared.union(own.inherited.intersection(protocols)) { declaring[name, default: []].append(id) }
      if own.isAlwaysReached { always.append(id) }
    }
    for unit in units.values {
      for name in unit.calledTypes where declaring[name.hashValue] != nil { callers[name, default: []].append(unit) }
    }
  }

  /// The units that the scene can depend on, in the order of their numbers.
  package func units(reachedBy request: SceneRequest) -> [Unit] {
    reached.value(for: request) { search(from: request) }
  }

  private func search(from request: SceneRequest) -> [Unit] {
    var reached = Set(always)
    var pending = request.rootUnits(placed: roots[request.file] ?? []) + always + users(of: request)
    reached.formUnion(pending)
    while let next = pending.popLast() {
      for unit in named.value(for: next, make: { units(namedBy: next) }) where reached.insert(unit).inserted {
        pending.append(unit)
      }
    }
    return reached.sorted { $0.index < $1.index }.compactMap { units[$0] }
  }

  /// The units whose code may make the view of a scene, and tell its inputs, and those that make theirs.
  private func users(of request: SceneRequest) -> [UnitID] {
    guard case .view(let type) = request.source else { return [] }
    var found: [UnitID] = []
    var seen: Set<UnitID> = []
    var types: Set = [type.lastComponent]
    for _ in 0..<ViewUses.mostLevels {
      let users = types.flatMap { callers[$0] ?? [] }.filter { seen.insert($0.id).inserted }
      found += users.map(\.id)
      types = Set(users.flatMap(\.declaredTypeNames))
    }
    return found
  }

  private func units(namedBy unit: UnitID) -> [UnitID] {
    var found: Set<UnitID> = []
    for name in names[unit]?.mentioned ?? [] { found.formUnion(declaring[name] ?? []) }
    return Array(found)
  }

  /// Whether one of the units that the scene can depend on is in `file`.
  package func reaches(_ file: FileID, from request: SceneRequest) -> Bool {
    let own = Set((roots[file] ?? []).map(\.unit.id))
    return units(reachedBy: request).contains { own.contains($0.id) }
  }
}

extension SceneRequest {
  /// The units where evaluation starts: those of the file that declare the scene's view or show it in a preview.
  package func rootUnits(in program: Program) -> [UnitID] { rootUnits(placed: program.files[file]?.units ?? []) }

  fileprivate func rootUnits(placed: [PlacedUnit]) -> [UnitID] {
    switch source {
    case .expression: return placed.map(\.unit.id)
    case .preview, .provider, .view:
      return placed.filter { $0.unit.isPreview || $0.unit.declaresType(self) }.map(\.unit.id)
    }
  }
}

extension Unit {
  fileprivate var declaredTypeNames: [String] {
    contents.compactMap { if case .type(let type) = $0 { type.name.lastComponent } else { nil } }
  }

  fileprivate var isPreview: Bool {
    contents.contains { if case .preview = $0 { true } else { false } }
  }

  /// Whether it declares the type that a scene shows, or the type around it.
  fileprivate func declaresType(_ request: SceneRequest) -> Bool {
    let name: String
    switch request.source {
    case .view(let type), .provider(let type): name = type
    case .preview, .expression: return false
    }
    return contents.contains { content in
      guard case .type(let type) = content else { return false }
      return name == type.qualifiedName || name.hasPrefix(type.qualifiedName + ".")
    }
  }
}
