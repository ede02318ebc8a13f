import Interpreter
import Semantics
import ViewGraph

/// What a change of the source does to frames, scene by scene.
struct FrameChanges {
  /// The calls in the source, as it was, whose elements have moved in each scene.
  private var moved: [SceneRequest: Set<Place>] = [:]
  /// The scenes that are not there any more, or of which less is known.
  private var lost: Set<SceneRequest> = []

  mutating func note(_ places: Set<Place>, in scene: SceneRequest) {
    if !places.isEmpty { moved[scene, default: []].formUnion(places) }
  }

  mutating func note(loss scene: SceneRequest) { lost.insert(scene) }

  var losesScenes: Bool { !lost.isEmpty }

  /// The scenes in which something moved or got lost.
  var scenes: Set<SceneRequest> { lost.union(moved.keys) }

  /// How many calls have elements that moved.
  var movedCount: Int { moved.values.reduce(into: Set<Place>()) { $0.formUnion($1) }.count }

  /// The same for some scenes only.
  func `in`(_ scenes: Set<SceneRequest>) -> FrameChanges {
    var part = FrameChanges()
    part.moved = moved.filter { scenes.contains($0.key) }
    part.lost = lost.intersection(scenes)
    return part
  }
}
