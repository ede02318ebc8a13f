import Interpreter
import Layout
import Semantics
import SourceText
import Syntax

/// Makes changes in copies of the program to see what becomes of it.
final class RefactoringTrial {
  /// How much evaluation all changes together may cost, in the interpreter's steps: who asks what can be done here waits.
  /// The title of a change whose scenes would cost more says nothing of frames.
  private static let mostSteps = 60_000

  private let place: RefactoringPlace
  private var stepsLeft = mostSteps
  /// The scenes that show the place, as they are.
  private lazy var scenes = place.analysis.smallScenes(
    showing: place.range.start,
    in: place.file,
    within: Self.mostSteps
  )

  init(_ place: RefactoringPlace) {
    self.place = place
  }

  /// What the change moves, for its title; nil where the changed program does not parse, or means less.
  func effect(of edits: [TextEdit]) -> String? {
    let tree = place.tree.reparsed(after: edits)
    guard tree.diagnostics.isEmpty else { return nil }
    var program = place.analysis.program
    program.change([place.file: tree])
    guard meansAsMuch(program) else { return nil }
    return movement(in: program)
  }

  /// Whether the refactoring leaves no more names unresolved and no more type errors than there were. The units that it
  /// changes are compared with those that they replace; units that mention a name whose declarations differ after the
  /// refactoring are compared before and after it.
  private func meansAsMuch(_ changed: Program) -> Bool {
    let program = place.analysis.program
    guard let change = changed.change(since: program.version) else { return false }
    func units(_ program: Program) -> [Unit] { program.files[place.file]?.units.map(\.unit) ?? [] }
    let old = units(program).filter { change.removedUnits.contains($0.id) }
    let new = units(changed).filter { change.insertedUnits.contains($0.id) }
    let names = Self.names(declaredOtherwiseIn: new, than: old, in: program)
    let others = units(changed).filter { !change.insertedUnits.contains($0.id) && $0.mayMention(anyOf: names) }
    let (earlier, later) = (place.typing, Typing(changed))
    guard Self.unknowns(in: new + others, later) <= Self.unknowns(in: old + others, earlier) else { return false }
    return Self.soundness(of: new + others, later).faults(beyond: Self.soundness(of: old + others, earlier)).isEmpty
  }

  /// The names by which other code may find anything else than before: of a type that is new its own name alone, since
  /// nobody knows what it has who does not know it.
  private static func names(declaredOtherwiseIn new: [Unit], than old: [Unit], in program: Program) -> Set<String> {
    var names: Set<String> = []
    var kept: [Unit] = []
    for unit in new {
      if let type = unit.onlyType, program.declarationCount(ofType: type.qualifiedName) == 0 {
        names.insert(type.name)
      } else {
        kept.append(unit)
      }
    }
    let (earlier, later) = (signatures(of: old), signatures(of: kept))
    return names.union(
      (old + kept).flatMap(\.contributedNames).filter { earlier[$0.hashValue] != later[$0.hashValue] }
    )
  }

  private static func signatures(of units: [Unit]) -> [Int: UInt64] {
    units.reduce(into: [:]) { sums, unit in
      for entry in unit.signatures { sums[entry.name, default: 0] &+= entry.signature }
    }
  }

  private static func soundness(of units: [Unit], _ typing: Typing) -> Soundness {
    units.reduce(into: Soundness()) { $0.merge(typing.soundness(of: $1)) }
  }

  /// How many names of the code mean nothing known.
  private static func unknowns(in units: [Unit], _ typing: Typing) -> Int {
    units.reduce(0) { sum, unit in sum + typing.names(in: unit).count { !$0.isKnown } }
  }

  // MARK: Frames

  /// Counts the views that are elsewhere or of another size than before, in the scenes that show the place and may be
  /// evaluated once more.
  private func movement(in changed: Program) -> String {
    let analysis = place.analysis
    var moved = 0
    var compared = 0
    for scene in scenes where scene.steps <= stepsLeft {
      if analysis.isCancelled() { break }
      stepsLeft -= scene.steps
      guard let request = Scenes.successor(of: scene.request, in: changed) else { continue }
      let after = analysis.scene(request, changed, scene.configuration)
      if after.isAbandoned { break }
      compared += 1
      moved += Self.moved(from: scene, to: after)
    }
    guard compared > 0 else { return "" }
    return moved == 0 ? " (no frame changes)" : " (\(moved) \(moved == 1 ? "frame changes" : "frames change"))"
  }

  private static func moved(from before: SceneResult, to after: SceneResult) -> Int {
    var left: [Placed: Int] = [:]
    for element in before.elements where element.kind == .view && element.children.isEmpty {
      left[Placed(element), default: 0] += 1
    }
    for element in after.elements where element.kind == .view && element.children.isEmpty {
      left[Placed(element), default: 0] -= 1
    }
    return left.values.reduce(0) { $0 + max($1, 0) }
  }

  /// A view with nothing in it, where it shows.
  private struct Placed: Hashable {
    let name: String
    let frame: [Int]

    init(_ element: Element) {
      name = element.name
      let global = element.layout.globalFrame
      // Hundredths of a point: what nobody sees is no difference.
      frame = [global.origin.x, global.origin.y, global.size.width, global.size.height].map { value in
        value.isFinite && abs(value) < 1e9 ? Int((value * 100).rounded()) : 0
      }
    }
  }
}
