/// What has changed between two snapshots, in words: what moved, grew, came or went, and on which devices.
struct SnapshotDifference {
  /// A change, and the devices on which it is the same.
  struct Change: Equatable {
    let scene: String
    /// `VStack > HStack > Text`
    let path: String
    let name: String
    let what: String
    /// How far, in hundredths of a point, by what happened.
    var amounts: [String: Int] = [:]
    var devices: [String]
    /// Pixels make it a bit more or less on some of the devices.
    var isRounded = false

    /// Whether another one differs by no more than the pixels of devices do: half a point.
    func isSame(_ other: Change) -> Bool {
      guard scene == other.scene, path == other.path, name == other.name else { return false }
      guard !amounts.isEmpty else { return what == other.what }
      return amounts.keys == other.amounts.keys
        && amounts.allSatisfy { key, amount in (amount - (other.amounts[key] ?? 0)).magnitude <= 50 }
    }
  }

  /// Where something that has changed was and is, on one device; nil where it was not or is not.
  struct Mark: Equatable {
    let scene: String
    let device: String
    let before: FrameSnapshot.Frame?
    let after: FrameSnapshot.Frame?
  }

  private(set) var changes: [Change] = []
  private(set) var marks: [Mark] = []
  /// The devices that each scene was laid out on.
  private let devices: [String: [String]]

  init(from before: FrameSnapshot, to after: FrameSnapshot) {
    var devices: [String: [String]] = [:]
    for scene in after.scenes { devices[scene.name, default: []].append(scene.device) }
    self.devices = devices
    for scene in after.scenes {
      if let old = before.scenes.first(where: { $0.name == scene.name && $0.device == scene.device }) {
        compare(SnapshotTree(old), SnapshotTree(scene), in: scene)
      } else {
        note("is a new scene", name: scene.name, path: "", in: scene)
      }
    }
    for scene in before.scenes
    where !after.scenes.contains(where: { $0.name == scene.name && $0.device == scene.device }) {
      note("is no scene any more", name: scene.name, path: "", in: scene)
    }
  }

  /// A sentence for each change: "Card: `Text` 8 pt lower on iPhone SE only".
  var sentences: [String] { changes.map { "\($0.scene): \(sentence($0))" } }

  /// The same without the scene.
  func sentence(_ change: Change) -> String {
    let all = devices[change.scene] ?? []
    let isEverywhere = all.allSatisfy(change.devices.contains)
    let place = isEverywhere ? "" : " on \(change.devices.joined(separator: ", ")) only"
    let path = change.path.isEmpty ? "" : " (\(change.path))"
    return "`\(change.name)` \(change.isRounded ? "about " : "")\(change.what)\(place)\(path)"
  }

  private mutating func note(
    _ what: String,
    _ amounts: [String: Int] = [:],
    name: String,
    path: String,
    in scene: FrameSnapshot.Scene,
    _ before: FrameSnapshot.Frame? = nil,
    _ after: FrameSnapshot.Frame? = nil
  ) {
    if before != nil || after != nil {
      marks.append(Mark(scene: scene.name, device: scene.device, before: before, after: after))
    }
    let change = Change(
      scene: scene.name,
      path: path,
      name: name,
      what: what,
      amounts: amounts,
      devices: [scene.device]
    )
    let index = changes.firstIndex { $0.isSame(change) && !$0.devices.contains(scene.device) }
    guard let index else { return changes.append(change) }
    changes[index].devices.append(scene.device)
    if changes[index].what != what { changes[index].isRounded = true }
  }

  private mutating func compare(_ before: SnapshotTree, _ after: SnapshotTree, in scene: FrameSnapshot.Scene) {
    guard let old = before.root, let new = after.root else {
      if before.root != nil || after.root != nil { note("is another view", name: scene.name, path: "", in: scene) }
      return
    }
    var pending = [(old, new, "", 0, 0)]
    while let (old, new, path, dx, dy) = pending.popLast() {
      let (a, b) = (before.nodes[old], after.nodes[new])
      guard a.name == b.name else {
        note("is now `\(b.name)`", name: a.name, path: path, in: scene, a.frame, b.frame)
        continue
      }
      let moved = (x: b.frame.x - a.frame.x, y: b.frame.y - a.frame.y)
      let words = Self.words(moved.x - dx, moved.y - dy, a.frame, b.frame)
      if !words.isEmpty {
        let amounts = Dictionary(words.map { ($0.happened, $0.amount) }) { first, _ in first }
        let what = words.map { "\(FrameSnapshot.points($0.amount)) pt \($0.happened)" }.joined(separator: ", ")
        note(what, amounts, name: b.name, path: path, in: scene, a.frame, b.frame)
      }
      let inner = path.isEmpty ? b.name : "\(path) > \(b.name)"
      var pairs: [(Int, Int, String, Int, Int)] = []
      for match in SnapshotTree.matches(before, before.children[old], after, after.children[new]) {
        switch match {
        case .both(let old, let new): pairs.append((old, new, inner, moved.x, moved.y))
        case .gone(let old):
          note("is gone", name: before.nodes[old].name, path: inner, in: scene, before.nodes[old].frame)
        case .new(let new):
          note("is new", name: after.nodes[new].name, path: inner, in: scene, nil, after.nodes[new].frame)
        }
      }
      pending += pairs.reversed()
    }
  }

  /// What has changed of a frame beside what its parent's move explains, and how far.
  private static func words(
    _ x: Int,
    _ y: Int,
    _ before: FrameSnapshot.Frame,
    _ after: FrameSnapshot.Frame
  ) -> [(happened: String, amount: Int)] {
    func word(_ change: Int, _ more: String, _ less: String) -> (happened: String, amount: Int)? {
      guard change.magnitude > 1 else { return nil }
      return (change > 0 ? more : less, Int(clamping: change.magnitude))
    }
    return [
      word(x, "further right", "further left"), word(y, "lower", "higher"),
      word(after.width - before.width, "wider", "narrower"), word(after.height - before.height, "taller", "shorter"),
    ].compactMap(\.self)
  }
}

/// The nodes of a scene with their children.
struct SnapshotTree {
  let nodes: [FrameSnapshot.Node]
  private(set) var children: [[Int]]

  var root: Int? { nodes.isEmpty ? nil : 0 }

  init(_ scene: FrameSnapshot.Scene) {
    nodes = scene.nodes
    children = Array(repeating: [], count: nodes.count)
    var path: [Int] = []
    for (index, node) in nodes.enumerated() {
      path.removeLast(max(path.count - node.depth, 0))
      if let parent = path.last { children[parent].append(index) }
      path.append(index)
    }
  }

  /// A child in one list or in both.
  enum Match {
    case both(Int, Int)
    case gone(Int)
    case new(Int)
  }

  /// Children of the same name and in the same order belong together.
  static func matches(_ before: SnapshotTree, _ old: [Int], _ after: SnapshotTree, _ new: [Int]) -> [Match] {
    let difference = new.map { after.nodes[$0].name }.difference(from: old.map { before.nodes[$0].name })
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = zip(old.indices.filter { !removed.contains($0) }, new.indices.filter { !inserted.contains($0) })
    return kept.map { .both(old[$0], new[$1]) } + removed.sorted().map { .gone(old[$0]) }
      + inserted.sorted().map { .new(new[$0]) }
  }
}
