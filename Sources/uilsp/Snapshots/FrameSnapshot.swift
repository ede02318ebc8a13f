import Interpreter
import Layout

/// The frames of a file's scenes on several devices, as they are kept beside the source: `Card.frames` of `Card.ui`.
struct FrameSnapshot: Equatable {
  /// A scene on one device.
  struct Scene: Equatable {
    let name: String
    let device: String
    /// Parents before children.
    let nodes: [Node]
  }

  /// An element: how deep it stands, what it is called and where it lies, in hundredths of a point.
  struct Node: Equatable {
    let depth: Int
    let name: String
    let frame: Frame
  }

  /// A frame in hundredths of a point, so that what is written and read again is the same.
  struct Frame: Equatable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  var scenes: [Scene]

  private static let header = "# Frames of the views, in points: written by uilsp --frames --write-snapshot"

  /// Where the snapshot of a source file lies.
  static func path(of source: String) -> String {
    guard let dot = source.lastIndex(of: "."), !source[dot...].contains("/") else { return source + ".frames" }
    return source[..<dot] + ".frames"
  }

  // MARK: Writing

  var text: String {
    var lines = [Self.header]
    for scene in scenes {
      lines += ["", "scene \(Self.quoted(scene.name)) on \(scene.device)"]
      for node in scene.nodes {
        let frame = node.frame
        let indentation = String(repeating: "  ", count: node.depth + 1)
        let size = "\(Self.points(frame.width)) x \(Self.points(frame.height))"
        lines.append("\(indentation)\(node.name): \(size) at \(Self.points(frame.x)), \(Self.points(frame.y))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ name: String) -> String { name.filter { $0 != "\n" && $0 != "\r" } }

  static func points(_ hundredths: Int) -> String {
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: Reading

  /// The snapshot that a text holds; what is no line of one is an error with its number.
  init(reading text: String) throws(UsageError) {
    scenes = []
    var open: (name: String, device: String, nodes: [Node])?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("scene "), let (name, device) = line.dropFirst(6).parted(atLast: " on ") {
        if let open { scenes.append(Scene(name: open.name, device: open.device, nodes: open.nodes)) }
        open = (String(name), String(device), [])
      } else if let node = Node(line), open != nil {
        open?.nodes.append(node)
      } else {
        throw UsageError("line \(number + 1) of the snapshot is not understood: '\(line)'")
      }
    }
    if let open { scenes.append(Scene(name: open.name, device: open.device, nodes: open.nodes)) }
  }

  init(scenes: [Scene]) { self.scenes = scenes }
}

extension FrameSnapshot.Scene {
  init(_ scene: SceneResult, device: String) {
    name = scene.preview.map { "\(scene.view) \"\($0)\"" } ?? scene.view
    self.device = device
    var nodes: [FrameSnapshot.Node] = []
    func add(_ id: ElementID, _ depth: Int) {
      let element = scene[id]
      nodes.append(
        FrameSnapshot.Node(depth: depth, name: element.name, frame: FrameSnapshot.Frame(element.layout.globalFrame))
      )
      for child in element.children { add(child, depth + 1) }
    }
    if let root = scene.root { add(root, 0) }
    self.nodes = nodes
  }
}

extension FrameSnapshot.Frame {
  init(_ rect: Rect) {
    func hundredths(_ value: Double) -> Int { value.isFinite ? Int(min(max(value * 100, -1e15), 1e15).rounded()) : 0 }
    x = hundredths(rect.minX)
    y = hundredths(rect.minY)
    width = hundredths(rect.width)
    height = hundredths(rect.height)
  }

  var rect: Rect {
    Rect(x: Double(x) / 100, y: Double(y) / 100, width: Double(width) / 100, height: Double(height) / 100)
  }
}

extension FrameSnapshot.Node {
  /// `    Text: 20 x 12.5 at 0, 4`
  fileprivate init?(_ line: Substring) {
    let indentation = line.prefix { $0 == " " }.count
    guard indentation >= 2, indentation % 2 == 0,
      let (name, numbers) = line.dropFirst(indentation).parted(atLast: ": ")
    else { return nil }
    let words = numbers.split(separator: " ")
    guard words.count == 6, words[1] == "x", words[3] == "at", words[4].hasSuffix(","),
      let width = Self.hundredths(words[0]), let height = Self.hundredths(words[2]),
      let x = Self.hundredths(words[4].dropLast()), let y = Self.hundredths(words[5])
    else { return nil }
    depth = indentation / 2 - 1
    self.name = String(name)
    frame = FrameSnapshot.Frame(x: x, y: y, width: width, height: height)
  }

  private static func hundredths(_ word: Substring) -> Int? {
    Double(String(word)).flatMap { $0.isFinite && $0.magnitude < 1e13 ? Int(($0 * 100).rounded()) : nil }
  }
}

extension Substring {
  /// What stands before and after the last place of `separator`.
  fileprivate func parted(atLast separator: String) -> (before: Substring, after: Substring)? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(separator) { return (self[..<start], self[start...].dropFirst(separator.count)) }
    }
    return nil
  }
}
