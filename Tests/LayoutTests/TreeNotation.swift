import Layout

/// A tree with the frames it must come to, as indented text: the container on the first line, then a node a line.
///
///     300x100 scale=2
///     hstack spacing=0
///       fill = 0 0 150 100
///       fill = 150 0 150 100
///
/// After `=` stand x, y, width and height in the container; `_` is not checked. `rtl` on a node makes its own layout and
/// that of its descendants read right to left.
struct TreeNotation {
  struct Mismatch: Error, CustomStringConvertible {
    var description: String
  }

  private struct Line {
    var depth: Int
    var words: [String]
    var options: [String: String]
    var expected: [Double?]
    var text: String
  }

  let tree: LayoutTree
  let root: NodeID
  let container: Container
  private let expectations: [(node: NodeID, line: Line)]

  init(_ source: String) throws {
    var lines = source.split(separator: "\n").map(Self.line)
    guard let head = lines.first, let size = head.words.first else { throw Mismatch(description: "no container") }
    lines.removeFirst()
    let numbers = size.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { throw Mismatch(description: "container: \(size)") }
    let insets = head.options["safe"].map(Self.insets) ?? .zero
    container = Container(size: Size(width: numbers[0], height: numbers[1]), safeArea: insets)
    let platform: Platform = head.words.contains("macos") ? .macOS : .iOS
    let scale = head.options["scale"].flatMap(Double.init) ?? 2
    tree = LayoutTree(
      environment: LayoutEnvironment(platform: platform, scale: scale),
      measurer: TestMeasurer(platform: platform)
    )
    var builder = NodeBuilder(tree: tree)
    var position = 0
    var expected: [(node: NodeID, line: Line)] = []
    let built = try Self.build(lines, &position, depth: 0, direction: .leftToRight, &builder, &expected)
    guard let first = built.first else { throw Mismatch(description: "no root") }
    root = first
    expectations = expected
    tree.layOut(first, in: container)
  }

  /// Every difference between the frames and what the text says.
  func differences() -> [String] {
    var result: [String] = []
    for (node, line) in expectations {
      guard tree.isPlaced(node) else {
        if line.expected.contains(where: { $0 != nil }) { result.append("\(line.text): not placed") }
        continue
      }
      let frame = tree.frame(of: node, in: .global)
      let actual = [frame.minX, frame.minY, frame.width, frame.height]
      for (value, wanted) in zip(actual, line.expected) {
        guard let wanted, (value - wanted).magnitude > 0.0005 else { continue }
        result.append("\(line.text): \(actual)")
        break
      }
    }
    return result
  }

  private static func line(_ source: Substring) -> Line {
    let halves = source.split(separator: " = ", maxSplits: 1)
    let depth = source.prefix { $0 == " " }.count / 2
    var words: [String] = []
    var options: [String: String] = [:]
    for word in (halves.first ?? "").split(separator: " ") {
      let pair = word.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { options[String(pair[0])] = String(pair[1]) } else { words.append(String(word)) }
    }
    let expected = halves.count == 2 ? halves[1].split(separator: " ").map { Double($0) } : []
    return Line(depth: depth, words: words, options: options, expected: expected, text: String(source))
  }

  static func insets(_ text: String) -> Insets {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4 else { return Insets(.all, numbers.first ?? 0) }
    return Insets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  private static func build(
    _ lines: [Line],
    _ position: inout Int,
    depth: Int,
    direction: LayoutDirection,
    _ builder: inout NodeBuilder,
    _ expectations: inout [(node: NodeID, line: Line)]
  ) throws -> [NodeID] {
    var result: [NodeID] = []
    while position < lines.count, lines[position].depth == depth {
      let line = lines[position]
      position += 1
      let own: LayoutDirection = line.words.contains("rtl") ? .rightToLeft : direction
      let children = try build(lines, &position, depth: depth + 1, direction: own, &builder, &expectations)
      guard let node = builder.node(line.words, line.options, children, own) else {
        throw Mismatch(description: "unknown: \(line.text)")
      }
      if !line.expected.isEmpty { expectations.append((node, line)) }
      result.append(node)
    }
    return result
  }
}
