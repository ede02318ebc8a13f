import Lint
import Queries
import Semantics
import SourceText
import Syntax
import ViewGraph

/// What the rules about syntax and names find in some files: each item is judged by itself, and again only where something
/// has changed that it has read; and so is each rule about the program as a whole.
struct NamesSearch {
  private static let syntaxDrafts = Query<FileID, [Draft]>()
  private static let unitDrafts = Query<UnitID, [Movable<[Draft]>]>()
  private static let partedDrafts = Query<UnitID, ItemDrafts>()
  private static let ruleDrafts = Query<ItemRule, Movable<[Draft]>>()
  private static let groupDrafts = Query<ItemGroup, [Movable<[Draft]>]>()
  private static let programDrafts = Query<RuleID, Movable<[Draft]>>()
  private static let fileSuppressions = Query<FileID, Suppression?>()

  let engine: RuleEngine
  let scope: ProgramScope
  let files: Set<FileID>

  /// What was found, also in other files where that came with it; `tells` gets what syntax alone tells, as soon as it does.
  func drafts(telling tells: ([Draft]) -> Void) -> [Draft] {
    let first = fileDrafts
    tells(first)
    return first + itemDrafts + (engine.judgesProgram ? wholeDrafts : [])
  }

  /// What comments silence in each of the files.
  var suppressions: [FileID: Suppression] {
    let found = files.compactMap { file in
      scope.derived(Self.fileSuppressions, for: file) { scope in
        scope.read(.remarks(file))
        return scope.tree(file).map { Suppression(tree: $0) }
      }.map { (file, $0) }
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  private var fileDrafts: [Draft] {
    let order = files.ordered()
    let (engine, scope) = (engine, scope)
    return engine.executor.map(order.count) { index in
      scope.derived(Self.syntaxDrafts, for: order[index]) { scope in
        scope.read(.text(order[index]))
        return engine.syntaxDrafts(in: order[index], of: scope)
      }
    }.flatMap(\.self)
  }

  private var itemDrafts: [Draft] {
    let groups = ItemGroup.all(of: units)
    let (engine, scope, judges) = (engine, scope, engine.unitJudges)
    let found = engine.executor.map(groups.count) { index in
      var isWhole = true
      return scope.derived(Self.groupDrafts, for: groups[index], unless: { !isWhole || engine.executor.isOver() }) {
        scope in
        groups[index].units.flatMap { unit -> [Movable<[Draft]>] in
          isWhole = isWhole && !engine.executor.isOver()
          defer { if engine.executor.isSpent() { engine.end.note(.names, at: scope.place(ofStartOf: unit)) } }
          guard isWhole else { return [] }
          return scope.derived(Self.unitDrafts, for: unit, unless: engine.executor.isOver) { scope in
            engine.end.looking(at: { [scope] in scope.place(ofStartOf: unit) }, .names) {
              Self.drafts(of: unit, in: scope, by: judges, engine)
            }
          }
        }
      }
    }
    return found.flatMap { $0.flatMap { $0.value(in: scope.program) } }
  }

  /// What the rules find in one item: those that look at nothing else are asked together, the others each by itself, so that
  /// a change elsewhere concerns only who has looked there. When the check is over, the rules that are left are not asked.
  private static func drafts(of unit: UnitID, in scope: ProgramScope, by judges: [UnitJudge], _ engine: RuleEngine)
    -> [Movable<[Draft]>]
  {
    // A short item takes no longer than asking would be worth.
    let isLong = (scope.program.unit(unit)?.byteCount ?? 0) > longItem
    let isOver = isLong ? engine.executor.isOver : { false }
    let item = scope.derived(partedDrafts, for: unit, unless: isOver) { scope in
      engine.meter.judged(units: 1)
      let scope = scope.movingPlaces
      var own: [Movable<[Draft]>] = []
      var others: [Int] = []
      guard let index = scope.index(of: unit) else { return ItemDrafts(own: own, others: others) }
      let item = RuleUnit(index, in: scope)
      let inputs: [ScopeInput] = [.unit(unit), .surroundings(unit)]
      for number in judges.indices where !isOver() {
        let key = ItemRule(unit: unit, rule: judges[number].rule.id)
        let (found, isKept) = scope.derivedApart(ruleDrafts, for: key, within: inputs) {
          judges[number].drafts(of: item, scope)
        }
        if isKept { others.append(number) } else if !found.isEmpty { own.append(found) }
      }
      return ItemDrafts(own: own, others: others)
    }
    let others = item.others.lazy.filter { judges.indices.contains($0) && !isOver() }.map { number in
      scope.derived(ruleDrafts, for: ItemRule(unit: unit, rule: judges[number].rule.id)) {
        judges[number].drafts(of: unit, in: $0)
      }
    }
    return item.own + others.filter { !$0.isEmpty }
  }

  /// How many bytes an item has that is not looked at in a moment.
  private static let longItem = 4_096

  private var wholeDrafts: [Draft] {
    let (engine, scope) = (engine, scope)
    let rules = engine.rules.filter(\.looksAtProgram)
    return engine.executor.map(rules.count) { index in
      scope.derivedMoving(Self.programDrafts, for: rules[index].id) { scope in
        engine.meter.ran(rules: 1)
        return engine.programDrafts(of: rules[index], in: scope)
      }
    }.flatMap(\.self)
  }

  /// The items of the files, and those that declare what these extend: what is wrong with a type may stand in any of its
  /// extensions.
  private var units: [UnitID] {
    let passedOver = passedOver
    return passedOver.isEmpty ? allUnits : allUnits.filter { !passedOver.contains($0) }
  }

  /// So many top-level items of a file are judged: a file that is written by hand has some dozens.
  private static let mostItems = 12_000

  /// The items that are one too many, each file's first one with how many there are.
  var crowds: [(first: PlacedUnit, file: FileID, count: Int)] {
    files.ordered().compactMap { file in
      let units = scope.program.files[file]?.units ?? []
      guard units.count > Self.mostItems else { return nil }
      return (units[Self.mostItems], file, units.count - Self.mostItems)
    }
  }

  private var passedOver: Set<UnitID> {
    scope.files.reduce(into: []) { found, file in
      guard let units = scope.program.files[file]?.units, units.count > Self.mostItems else { return }
      found.formUnion(units[Self.mostItems...].map(\.unit.id))
    }
  }

  private var allUnits: [UnitID] {
    guard files.count < scope.tables.files.count else {
      return scope.tables.all.filter { !$0.unit.contents.isEmpty }.map(\.id)
    }
    var found: [UnitID] = []
    var extended: Set<UnitID> = []
    for file in files.ordered() {
      for placed in scope.program.files[file]?.units ?? [] where !placed.unit.contents.isEmpty {
        found.append(placed.unit.id)
        for case .type(let type) in placed.unit.contents where type.kind == .extension {
          if let unit = scope.parts(of: type)?.declaration.type.span.unit { extended.insert(unit) }
        }
      }
    }
    // Types that are declared in these files are in `found` already.
    let elsewhere = extended.filter { unit in scope.program.file(of: unit).map { !files.contains($0) } ?? true }
    return found + elsewhere.ordered { $0.index < $1.index }
  }
}

extension ProgramScope {
  fileprivate func place(ofStartOf unit: UnitID) -> Place? { place(SourceSpan(unit: unit, start: 0, end: 0)) }
}

/// A rule that judges an item.
private struct ItemRule: Hashable, Sendable {
  let unit: UnitID
  let rule: RuleID
}

/// What was found in an item.
private struct ItemDrafts: Sendable {
  /// What follows from the item alone.
  let own: [Movable<[Draft]>]
  /// The rules that have looked elsewhere, by their numbers.
  let others: [Int]
}

/// Items that stand one after another: what is found in them is kept together, so that a keystroke in a large file asks
/// about few groups and not about all items.
private struct ItemGroup: Hashable, Sendable {
  let units: [UnitID]

  /// Groups that stay the same around an item that is another one: numbers of items say where they end.
  static func all(of units: [UnitID]) -> [ItemGroup] {
    var groups: [ItemGroup] = []
    var current: [UnitID] = []
    for unit in units {
      current.append(unit)
      guard unit.index % usualCount == 0 || current.count == Int(usualCount) * 4 else { continue }
      groups.append(ItemGroup(units: current))
      current = []
    }
    return current.isEmpty ? groups : groups + [ItemGroup(units: current)]
  }

  /// Also enough to be worth a thread's while.
  private static let usualCount: UInt32 = 16
}
