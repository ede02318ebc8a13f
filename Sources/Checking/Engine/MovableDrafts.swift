import Semantics
import ViewGraph

/// What rules have found in one version of a program, to be taken over by later ones in which its units are the same.
struct MovableDrafts: Sendable {
  private let drafts: [Draft]
  private let anchors: PlaceAnchors

  static let none = MovableDrafts(drafts: [], anchors: .none)

  var isEmpty: Bool { drafts.isEmpty }

  private init(drafts: [Draft], anchors: PlaceAnchors) {
    self.drafts = drafts
    self.anchors = anchors
  }

  /// Notes as read what the places hang on.
  init(_ drafts: [Draft], in scope: ProgramScope) {
    self.init(drafts: drafts, anchors: PlaceAnchors(of: drafts.lazy.flatMap(\.problem.places), in: scope))
  }

  /// The drafts as they stand in `program`.
  func drafts(in program: Program) -> [Draft] {
    guard let move = anchors.move(to: program) else { return drafts }
    return drafts.map { $0.moved(move) }
  }
}
