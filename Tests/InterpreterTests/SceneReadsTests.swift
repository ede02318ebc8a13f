import FoundationEssentials
import Interpreter
import Layout
import Semantics
import SourceText
import Syntax
import TestSupport
import Testing

/// A scene whose reads hold in a later version of its program is the same there as when it is evaluated again.
@Suite struct SceneReadsTests {
  /// More seeds for a long run: `UILSP_SEEDS=500`.
  private static let seeds = ProcessInfo.processInfo.environment["UILSP_SEEDS"].flatMap(UInt64.init) ?? 6

  @Test(arguments: UInt64(0)..<seeds) func aSceneThatReadsTheSameIsTheSame(seed: UInt64) {
    var workspace = RewrittenWorkspace(seed: seed)
    let names = UnitNameTable()
    var known: [SceneRequest: [SceneResult]] = [:]
    var (asked, held) = (0, 0)
    for step in 0..<12 {
      let change = step == 0 ? "" : workspace.change()
      let program = workspace.program
      var current: [SceneRequest: [SceneResult]] = [:]
      for request in workspace.files.flatMap({ Scenes.all(in: $0, program: program) }) {
        let session = SceneSession(request, of: program)
        let results = Self.sizes.map { session.result(in: SceneConfiguration(size: $0), limits: .brief) }
        current[request] = results
        for (old, new) in zip(known[request] ?? [], results) {
          asked += 1
          guard old.reads?.holds(in: program, names) == true else { continue }
          held += 1
          let (before, after) = (old.facets, new.facets)
          let place = "seed \(seed), step \(step), \(request.file) \(request.source): \(change)"
          #expect(before == after, "\(place)")
          #expect(old.facts.rest == new.facts.rest, "\(place)")
        }
      }
      // What holds goes on as it is, as in a cache.
      known = current.merging(known) { new, old in
        zip(new, old).map { $1.reads?.holds(in: program, names) == true ? $1 : $0 }
      }
    }
    #expect(held > asked / 10)
  }

  private static let sizes = [Size(width: 320, height: 568), Size(width: 1024, height: 768)]

  @Test func anotherBodyLeavesScenesThatDoNotRunIt() {
    let files = [FileID("A.ui"), FileID("B.ui")]
    let sources = [
      "struct A: View { var body: some View { Row().padding(gap) } }\nstruct Row: View { var body: some View { Text(\"a\") } }",
      "let gap: CGFloat = 4\nstruct B: View { var body: some View { Text(\"b\").padding(Sizes.wide + Sizes.low()) } }\nenum Sizes { static func low() -> Double { 0.5 }; static let wide = 3.0; static func tall() -> Double { 7.0 } }",
    ]
    var program = Program(
      Dictionary(uniqueKeysWithValues: zip(files, sources.map { SyntaxTree.parse(SourceText($0)) }))
    )
    let names = UnitNameTable()
    func reads(_ program: Program) -> [String: SceneReads] {
      Dictionary(
        uniqueKeysWithValues: files.flatMap { Scenes.all(in: $0, program: program) }.compactMap { request in
          let configuration = SceneConfiguration(size: Size(width: 100, height: 100))
          return SceneEvaluator.evaluate(request, program: program, configuration: configuration).reads.map {
            (request.view, $0)
          }
        }
      )
    }
    func held(after edits: [(FileID, String, String)], askingEachTime: Bool = false) -> Set<String> {
      let before = reads(program)
      for (file, old, new) in edits {
        let text = program.files[file]?.tree.text.string ?? ""
        program.setFile(file, to: SyntaxTree.parse(SourceText(text.replacing(old, with: new))))
        if askingEachTime { for reads in before.values { _ = reads.holds(in: program, names) } }
      }
      return Set(before.filter { $0.value.holds(in: program, names) }.keys)
    }
    #expect(held(after: [(files[0], "\"a\"", "\"aa\"")]) == ["B"])
    #expect(held(after: [(files[1], "= 4", "= 5")]) == ["B", "Row"])
    #expect(held(after: [(files[1], "= 3.0", "= 9.0")]) == ["A", "Row"])
    #expect(held(after: [(files[1], "enum Sizes", "func unused() {}\nenum Sizes")]) == ["A", "B", "Row"])
    // Code of a type whose other members run.
    #expect(held(after: [(files[1], "{ 7.0 }", "{ 8.0 }")]) == ["A", "B", "Row"])
    let twice = [(files[1], "{ 8.0 }", "{ 8.0 + 1 }"), (files[1], "{ 8.0 + 1 }", "{ 9.0 }")]
    #expect(held(after: twice) == ["A", "B", "Row"])
    #expect(held(after: [(files[1], "{ 9.0 }", "{ 5.0 }"), (files[1], "wide = 9.0", "wide = 2.0")]) == ["A", "Row"])
    // Once it is known that an edit has left a scene alone, the next one of the same unit may not.
    let inTurn = [(files[1], "{ 5.0 }", "{ 6.0 }"), (files[1], "{ 0.5 }", "{ 1.5 }")]
    #expect(held(after: inTurn, askingEachTime: true) == ["A", "Row"])
    // Another type's member of a name that they use, which code finds that has read the type.
    #expect(held(after: [(files[1], "static let wide", "static let body = 1.0; static let wide")]) == ["A", "Row"])
    #expect(
      held(after: [
        (files[1], "enum Sizes", "extension Row { func padding(_ a: CGFloat) -> Text { Text(\"\") } }\nenum Sizes")
      ]) == []
    )
    #expect(held(after: [(files[0], "struct Row", "struct Colors {}\nstruct Row")]) == ["A", "B", "Row"])
  }
}

extension SceneResult {
  /// Everything that a scene tells, in words.
  fileprivate var facets: [String] {
    // Where the state comes to rest has no order to be described in.
    let facts = Mirror(reflecting: facts).children.filter { $0.label != "rest" }.map { "\($0.value)" }
    let described = elements.map { element in
      "\(element.instancePath) \(element.span) \(element.nameSpan) \(element.layout) \(element.standIns)"
    }
    return described + [
      "\(steps) steps, \(passes) passes", "\(container)", "\(unknowns)", "\(variants)", "\(state)", "\(facts)",
      "\(String(describing: divergence))",
    ]
  }
}

/// Files whose items are edited, moved, named otherwise, and joined by others that mean the same names.
private struct RewrittenWorkspace {
  private(set) var program: Program
  private var items: [FileID: [String]] = [:]
  private var generator: SeededGenerator

  var files: [FileID] { items.keys.sorted() }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed &* 77 &+ 5)
    let fixtures = ["frames", "checks", "language", "ide"].flatMap { Fixture.all(in: $0) }.filter {
      $0.text.utf8.count < 9_000
    }
    for number in 0..<4 {
      guard let fixture = generator.pick(fixtures) else { continue }
      items[FileID(number < 2 ? "App/\(number).ui" : "Kit/\(number).ui")] = Self.items(of: fixture.text)
    }
    items[FileID("App/Parts.ui")] = Self.parts
    program = Program(items.mapValues { SyntaxTree.parse(SourceText($0.joined(separator: "\n"))) })
  }

  private static func items(of text: String) -> [String] {
    let tree = SyntaxTree.parse(SourceText(text))
    let program = Program([FileID("a.ui"): tree])
    return program.files.values.flatMap(\.units).map { placed in
      tree.text.string(in: ByteRange(placed.start, placed.start + placed.unit.byteCount))
    }
  }

  /// Views that share what others declare.
  private static let parts = [
    "protocol Titled { var title: String { get } }",
    "extension Titled { var title: String { \"none\" }\n func describe() -> String { title + \"!\" } }",
    "struct Card: View, Titled { let item: Item\n var body: some View { VStack { Text(describe()); Badge(level: item.level) }.cardStyle() } }",
    "struct Item { var level: Level = .low\n var name = \"item\" }",
    "enum Level: Int, CaseIterable { case low, high\n var width: CGFloat { self == .low ? Metrics.small : Metrics.large } }",
    "enum Metrics { static let small: CGFloat = 10\n static let large = small * 3 }",
    "struct Badge: View { let level: Level\n @State private var count = 2\n var body: some View { ForEach(0..<count, id: \\.self) { _ in Color.red.frame(width: level.width, height: gap) } } }",
    "extension View { func cardStyle() -> some View { padding(gap).background(Color.brand) } }",
    "extension Color { static let brand = Color.blue }",
    "let gap: CGFloat = 6",
    "func scaled(_ length: CGFloat) -> CGFloat { length * 2 }",
    "struct Screen: View { @Environment(\\.horizontalSizeClass) var size\n var body: some View { HStack { if size == .compact { Card(item: Item()) } else { Wide() } ; ForEach(Level.allCases, id: \\.self) { Badge(level: $0) } } } }",
    "struct Wide: View { var body: some View { GeometryReader { proxy in Card(item: Item(level: .high)).frame(width: proxy.size.width / 3) } } }",
    "struct Boxed<Content: View>: View { @ViewBuilder var content: Content\n var body: some View { content.padding(scaled(2)) } }",
    "struct Shelf: View { var body: some View { Boxed { Card(item: Item()) } ; MyRow { Text(\"a\"); Text(\"b\") } } }",
    "struct MyRow: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 40, height: scaled(gap)) }\n func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }",
    "#Preview { Card(item: Item(name: \"shown\")) }",
  ]

  /// Makes a change and says which one.
  mutating func change() -> String {
    let file = generator.pick(files) ?? FileID("App/Parts.ui")
    var own = items[file] ?? []
    let index = generator.below(own.count)
    let said: String
    switch generator.below(10) {
    case 0 where own.indices.contains(index):
      own[index] = String(
        decoding: RandomEdit.next(in: Array(own[index].utf8), using: &generator).applied(to: Array(own[index].utf8)),
        as: UTF8.self
      )
      said = "edited an item of \(file) to \(own[index])"
    case 1 where own.indices.contains(index), 2 where own.indices.contains(index):
      let (word, other) = (name(in: own[index]), name(in: anyItem()))
      own[index] = own[index].replacing(word, with: other, maxReplacements: 1 + generator.below(2))
      said = "replaced \(word) by \(other) in \(own[index])"
    case 3 where own.indices.contains(index):
      said = "removed \(own.remove(at: index))"
    case 4:
      own.insert(anyItem(), at: index)
      said = "copied \(own[index]) to \(file)"
    case 5 where own.indices.contains(index):
      let item = own.remove(at: index)
      let target = generator.pick(files) ?? file
      if target == file { own.append(item) } else { set(target, (items[target] ?? []) + [item]) }
      said = "moved \(item) from \(file) to \(target)"
    case 6 where files.count > 3 && file.path != "App/Parts.ui":
      items[file] = nil
      program.removeFile(file)
      return "removed \(file)"
    case 8 where own.indices.contains(index) && own[index].contains("{"):
      let member = member()
      own[index] = own[index].replacing("{", with: "{ \(member); ", maxReplacements: 1)
      said = "added \(member) to \(own[index])"
    case 7:
      let new = FileID("App/New\(generator.below(100)).ui")
      let item = declaration()
      set(new, [item])
      return "added \(new) with \(item)"
    default:
      let item = declaration()
      own.insert(item, at: index)
      said = "added \(item) to \(file)"
    }
    set(file, own)
    return said
  }

  private mutating func set(_ file: FileID, _ own: [String]) {
    items[file] = own
    program.setFile(file, to: SyntaxTree.parse(SourceText(own.joined(separator: "\n"))))
  }

  private mutating func anyItem() -> String { generator.pick(items.sorted { $0.key < $1.key }.flatMap(\.value)) ?? "" }

  private mutating func name(in item: String) -> String {
    let words = item.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.first?.isLetter == true }
    return generator.pick(words).map(String.init) ?? "a"
  }

  private mutating func name(_ isWanted: (String) -> Bool) -> String {
    for _ in 0..<50 {
      let name = name(in: anyItem())
      if isWanted(name) { return name }
    }
    return "other"
  }

  /// A member of a name that other items may use.
  private mutating func member() -> String {
    let member = name { $0.first?.isLowercase == true }
    return [
      "var \(member): CGFloat { 41 }", "var \(member) = 43", "func \(member)() -> CGFloat { 47 }",
      "static let \(member): CGFloat = 53", "static var \(member): String { \"static\" }",
      "func \(member)(_ length: CGFloat) -> some View { Text(\"member\") }", "typealias \(member) = Int",
      "init(\(member): Int) { self.init() }", "case \(member)",
      "static func + (a: CGFloat, b: CGFloat) -> CGFloat { 3 }",
    ][generator.below(10)]
  }

  /// A declaration of names that other items may use.
  private mutating func declaration() -> String {
    let type = name { $0.first?.isUppercase == true }
    let other = name { $0.first?.isUppercase == true }
    let member = name { $0.first?.isLowercase == true }
    return [
      "extension \(type) { var \(member): CGFloat { 31 } }",
      "extension \(type) { func \(member)() -> some View { Text(\"new\").padding(13) } }",
      "extension \(type) { static var \(member): CGFloat { 17 } }",
      "extension \(type) { init() { self.init(\(member): 3) } }",
      "extension \(type): \(other) {}",
      "extension \(type) { typealias \(other) = Text }",
      "extension View { func \(member)(_ length: CGFloat) -> some View { frame(width: 23) } }",
      "let \(member): CGFloat = 29",
      "func \(member)(_ length: CGFloat) -> CGFloat { 19 }",
      "struct \(type): View { var body: some View { Text(\"other\") } }",
      "enum \(type) { case \(member)\n static let small = 5.0 }",
      "protocol \(type) {}\nextension \(type) { var \(member): String { \"by protocol\" } }",
      "typealias \(type) = \(other)",
      "class \(type) { var \(member) = 8 }",
      "#Preview { \(type)() }",
      "#Preview(\"large\") { \(type)(\(member): \(other)()) }",
      "struct \(type)Previews: PreviewProvider { static var previews: some View { \(other)() } }",
      "func == (a: \(type), b: \(type)) -> Bool { false }",
      "func + (a: CGFloat, b: CGFloat) -> CGFloat { 1 }",
      "extension CGFloat { static func * (a: CGFloat, b: CGFloat) -> CGFloat { 2 } }",
      "@propertyWrapper struct State<T> { var wrappedValue: T }",
      "extension EnvironmentValues { @Entry var \(member): CGFloat = 2 }",
    ][generator.below(22)]
  }
}
