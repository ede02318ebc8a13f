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
  private let unknownsBefore: Int
  private var stepsLeft = mostSteps
  /// The scenes that show the place, as they are.
  private lazy var scenes = place.analysis.smallScenes(
    showing: place.range.start,
    in: place.file,
    within: Self.mostSteps
  )

  init(_ place: RefactoringPlace) {
    self.place = place
    unknownsBefore = Self.unknowns(in: place.file, place.typing)
  }

  /// What the change moves, for its title; nil where the changed program does not parse, or means less.
  func effect(of edits: [TextEdit]) -> String? {
    let tree = place.tree.reparsed(after: edits)
    guard tree.diagnostics.isEmpty else { return nil }
    var program = place.analysis.program
    program.change([place.file: tree])
    guard Self.unknowns(in: place.file, Typing(program)) <= unknownsBefore, isSound(program) else { return nil }
    return movement(in: program)
  }

  /// Whether the types of the code that is new fit together as well as those of the code that it replaces.
  private func isSound(_ changed: Program) -> Bool {
    func units(_ program: Program) -> [Unit] { program.files[place.file]?.units.map(\.unit) ?? [] }
    func soundness(of units: [Unit], without others: [Unit], _ typing: Typing) -> Soundness {
      let known = Set(others.map(\.id))
      return units.filter { !known.contains($0.id) }.reduce(into: Soundness()) { $0.merge(typing.soundness(of: $1)) }
    }
    let (old, new) = (units(place.analysis.program), units(changed))
    let earlier = soundness(of: old, without: new, place.typing)
    return soundness(of: new, without: old, Typing(changed)).faults(beyond: earlier).isEmpty
  }

  /// How many names of the file mean nothing known.
  private static func unknowns(in file: FileID, _ typing: Typing) -> Int {
    typing.allNames(in: file).count { !$0.resolution.isKnown }
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
      guard
        let request = Scenes.all(in: scene.request.file, program: changed).first(where: {
          $0.view == scene.request.view && $0.preview == scene.request.preview
        })
      else { continue }
      let after = analysis.scene(request, changed, scene.configuration)
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
