/// A program that tries to keep whoever runs it busy, to fill the memory or to break it. What is large in it is made anew
/// from a few lines each time, in any size.
package struct HostileProgram: Sendable {
  package let name: String
  /// The size that takes too long where something grows faster than it should.
  package let size: Int
  private let make: @Sendable (Int) -> String

  init(_ name: String, _ size: Int, _ make: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.size = size
    self.make = make
  }

  /// The program in its own size.
  package var source: String { source(of: size) }

  package func source(of size: Int) -> String { make(size) }

  /// All of them, by what they are about.
  package static let all: [HostileProgram] = Array(
    [
      values, copies, containers, texts, types, views, layouts, wrappers, many, literals, odd, control, unpaid, trials,
      members, numbers, grown,
    ].joined()
  )

  /// What it is about: `array` of `array-nested`.
  package var family: Substring { name.prefix { $0 != "-" } }

  /// The first of each family.
  package static var ofEachFamily: [HostileProgram] {
    var seen: Set<Substring> = []
    return all.filter { seen.insert($0.family).inserted }
  }

  /// A view with members and a body.
  static func view(_ members: String, _ body: String = "Text(\"a\")") -> String {
    "struct A: View {\n  \(members)\n  var body: some View { \(body) }\n}\n"
  }

  /// A view that shows what a function gives.
  static func showing(_ type: String, _ statements: String, _ more: String = "") -> String {
    more + view("func f() -> \(type) { \(statements) }", "Text(\"\\(f())\")")
  }

  /// So many of something, each told its number.
  static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }
}
