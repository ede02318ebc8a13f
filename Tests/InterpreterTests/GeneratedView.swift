/// A view of a generated program: source code with places for its content.
struct GeneratedView {
  /// Pieces of source code; the children stand between them.
  let pieces: [String]
  let children: [GeneratedView]

  /// The source code, with what `wrap` makes of the view at `index` (in the order of the source, itself 0).
  func source(wrapping index: Int? = nil, _ wrap: (String) -> String = { $0 }) -> String {
    var next = 0
    return source(&next, index, wrap)
  }

  private func source(_ next: inout Int, _ index: Int?, _ wrap: (String) -> String) -> String {
    let own = next
    next += 1
    var text = pieces.first ?? ""
    for (child, piece) in zip(children, pieces.dropFirst()) { text += child.source(&next, index, wrap) + piece }
    return own == index ? wrap(text) : text
  }

  /// How many views it holds, itself included.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// Makes views from a seed. Spacings are explicit, so that a wrapper that forgets what its content asks for moves
/// nothing.
struct ViewGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(bound, 1)))
  }

  private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  private mutating func length() -> Int { 4 + 6 * next(8) }

  mutating func view(depth: Int) -> GeneratedView {
    if depth == 0 || next(5) == 0 { return leaf() }
    return next(2) == 0 ? modified(depth) : container(depth)
  }

  private mutating func leaf() -> GeneratedView {
    let source = pick([
      "Color.red", "Rectangle().fill(.blue)", "Circle()", "Color.green.frame(width: \(length()), height: \(length()))",
      "Text(\"Some words that wrap\")", "Text(\"Short\").font(.title)", "Capsule().frame(height: \(length()))",
      "Image(size: CGSize(width: \(length()), height: \(length()))) { _ in }",
    ])
    return GeneratedView(pieces: [source], children: [])
  }

  private mutating func modified(_ depth: Int) -> GeneratedView {
    let modifier = pick([
      ".padding(\(length()))", ".padding(.leading, \(length()))", ".frame(width: \(length() + 20))",
      ".frame(maxWidth: .infinity, alignment: .trailing)", ".frame(minHeight: \(length()), alignment: .bottom)",
      ".frame(minWidth: 10, idealWidth: 40, maxWidth: 90)", ".opacity(0.5)",
      ".fixedSize(horizontal: false, vertical: true)",
      ".aspectRatio(1.5, contentMode: .fit)", ".background(Color.gray)",
      ".overlay(alignment: .topTrailing) { Circle() }",
      ".offset(x: \(length()), y: 3)", ".border(.red)", ".id(\(next(9)))",
    ])
    return GeneratedView(pieces: ["", modifier], children: [view(depth: depth - 1)])
  }

  private mutating func container(_ depth: Int) -> GeneratedView {
    let opening = pick([
      "VStack(spacing: \(next(9)))", "HStack(spacing: \(next(9)))", "VStack(alignment: .leading, spacing: 2)",
      "HStack(alignment: .bottom, spacing: 4)", "ZStack", "ZStack(alignment: .bottomTrailing)",
    ])
    let children = (0..<2 + next(2)).map { _ in view(depth: depth - 1) }
    let pieces = [opening + " {\n"] + Array(repeating: "\n", count: children.count - 1) + ["\n}"]
    return GeneratedView(pieces: pieces, children: children)
  }
}
