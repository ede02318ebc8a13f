/// View code of any length as people write it: components with state, modifiers, a preference and a reader now and
/// then. The same number of lines gives the same text on every machine.
struct SampleProgram {
  private var lines: [String] = []
  private var random: UInt64 = 0x2545_F491_4F6C_DD1D
  /// The views so far, which later ones show.
  private var views: [String] = []

  /// A program of at least `lineCount` lines: whole declarations.
  static func text(lineCount: Int) -> String {
    var program = SampleProgram()
    program.add(0, "import SwiftUI", "")
    var number = 0
    while program.lines.count < lineCount {
      number += 1
      switch program.below(10) {
      case 0: program.addKey(number)
      case 1: program.addModel(number)
      case 2: program.addModifier(number)
      default: program.addView(number)
      }
      program.add(0, "")
    }
    return program.lines.joined(separator: "\n") + "\n"
  }

  /// One view whose body is all there is: `lineCount` lines of rows in a stack.
  static func singleBody(lineCount: Int) -> String {
    var program = SampleProgram()
    program.add(0, "struct Everything: View {", "    var body: some View {", "        VStack {")
    while program.lines.count < lineCount - 3 { program.addRow(3) }
    program.add(0, "        }", "    }", "}")
    return program.lines.joined(separator: "\n") + "\n"
  }

  // MARK: Declarations

  private mutating func addKey(_ number: Int) {
    add(
      0,
      "/// The widest child.",
      "struct WidthKey\(number): PreferenceKey {",
      "    static let defaultValue: CGFloat = 0",
      "    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {",
      "        value = max(value, nextValue())",
      "    }",
      "}"
    )
  }

  private mutating func addModel(_ number: Int) {
    add(0, "struct Model\(number): Identifiable, Hashable {", "    let id: Int", "    var \(pick(Self.words)): String")
    add(0, "    var amount = \(below(90)).5", "    var isValid: Bool { id >= 0 && amount < 100 }", "}")
  }

  private mutating func addModifier(_ number: Int) {
    add(
      0,
      "struct Card\(number): ViewModifier {",
      "    @Environment(\\.colorScheme) private var scheme",
      "    var isActive = false",
      "",
      "    func body(content: Content) -> some View {",
      "        content",
      "            .padding(\(4 + below(12)))",
      "            .background(isActive ? Color.blue : Color.gray)",
      "            .opacity(scheme == .dark ? 0.8 : 1)",
      "    }",
      "}"
    )
  }

  private mutating func addView(_ number: Int) {
    let name = "\(pick(Self.words).capitalizedFirst)View\(number)"
    add(
      0,
      "/// Shows the \(pick(Self.words)) of a \(pick(Self.words)).",
      "struct \(name): View {",
      "    var title = \"\(pick(Self.words)) \(number)\"",
      "    @State private var isOpen = \(below(2) == 0)",
      "",
      "    var body: some View {",
      "        VStack(alignment: \(pick([".leading", ".center", ".trailing"])), spacing: \(below(16))) {"
    )
    for _ in 0..<(2 + below(4)) { addRow(3) }
    if let other = views.last { add(3, "\(other)(title: title)") }
    add(0, "        }", "        .padding()", "    }", "}")
    // Each shows the one before only within a small family, so that no chain grows with the file.
    views = number % 5 == 0 ? [] : [name]
  }

  // MARK: Pieces of a body

  private mutating func addRow(_ depth: Int) {
    switch below(5) {
    case 0:
      add(depth, "HStack {", "    Image(systemName: \"star\")", "    Text(\"\(pick(Self.words)) \\(\(below(100)))\")")
      add(depth, "        .font(.\(pick(["headline", "body", "caption"])))", "    Spacer()", "}")
    case 1:
      add(depth, "ForEach(0..<\(2 + below(4)), id: \\.self) { index in", "    Text(\"Row \\(index)\")")
      add(depth, "        .padding(.vertical, \(below(9)))", "}")
    case 2:
      add(depth, "if \(below(2) == 0) {", "    Color.\(pick(["red", "green", "blue"])).frame(height: \(8 + below(40)))")
      add(depth, "} else {", "    Divider()", "}")
    case 3:
      add(depth, "GeometryReader { proxy in", "    Rectangle().frame(width: proxy.size.width * 0.\(1 + below(9)))", "}")
      add(depth, ".frame(height: \(20 + below(30)))")
    default:
      add(depth, "Text(\"\(pick(Self.words)) and \(pick(Self.words))\")", "    .lineLimit(\(1 + below(3)))")
      add(depth, "    .frame(maxWidth: .infinity, alignment: .leading)")
    }
  }

  private static let words = [
    "profile", "settings", "account", "detail", "summary", "header", "price", "order", "cart", "message", "photo",
    "album", "weather", "city", "route", "timer", "note", "folder", "result", "device", "recipe", "step",
  ]

  // MARK: Plumbing

  private mutating func add(_ depth: Int, _ texts: String...) {
    let indentation = String(repeating: "    ", count: depth)
    lines += texts.map { $0.isEmpty ? "" : indentation + $0 }
  }

  private mutating func below(_ bound: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(max(1, bound)))
  }

  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
