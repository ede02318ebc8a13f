import Semantics

/// `Scanner`: reads numbers and pieces of a text one after the other.
final class ScannerValue: ForeignObject {
  private let characters: [Character]
  private var position = 0
  private var lastLogged = 0

  init(_ text: String) { characters = Array(text) }

  var isAtEnd: Bool { characters[position...].allSatisfy(\.isWhitespace) }

  /// The characters from here on of which `accepts` says so, after white space; nil where there are none.
  private func scan(_ evaluator: Evaluator, _ accepts: (Character) -> Bool) -> String? {
    let start = characters[position...].firstIndex { !$0.isWhitespace } ?? characters.count
    let end = characters[start...].firstIndex { !accepts($0) } ?? characters.count
    guard start < end else { return nil }
    noteWrite(evaluator)
    position = end
    return String(characters[start..<end])
  }

  private func noteWrite(_ evaluator: Evaluator) {
    evaluator.noteWrite(&lastLogged, restore: { [position] in self.position = position })
  }

  /// Hexadecimal digits, with or without `0x`.
  func hexadecimal(_ evaluator: Evaluator) -> Int? {
    _ = string("0x", evaluator) ?? string("0X", evaluator)
    return scan(evaluator, \.isHexDigit).map { Int(truncatingIfNeeded: UInt64($0, radix: 16) ?? .max) }
  }

  func integer(_ evaluator: Evaluator) -> Int? {
    let before = position
    let sign = string("-", evaluator) == nil ? 1 : -1
    guard let digits = scan(evaluator, { $0.isASCII && $0.isNumber }), let number = Int(digits) else {
      position = before
      return nil
    }
    return sign * number
  }

  func string(_ text: String, _ evaluator: Evaluator) -> String? {
    let start = characters[position...].firstIndex { !$0.isWhitespace } ?? characters.count
    guard !text.isEmpty, characters[start...].starts(with: text) else { return nil }
    noteWrite(evaluator)
    position = start + text.count
    return text
  }

  var typeName: String { "Scanner" }
}

extension LibraryType {
  static let scanner = LibraryType(
    name: "Scanner",
    properties: ["isAtEnd": { value, _ in value.scanner.map { .bool($0.isAtEnd) } }],
    methods: [
      "scanHexInt32": { value, site in hexadecimal(value, site) },
      "scanHexInt64": { value, site in hexadecimal(value, site) },
      "scanInt": { value, site in
        site.count > 0 ? nil : value.scanner.map { $0.integer(site.evaluator).map { .int($0) } ?? .none }
      },
      "scanString": { value, site in
        guard site.count == 1, let text = site.evaluate(0).text else { return nil }
        return value.scanner.map { $0.string(text, site.evaluator).map { .string($0) } ?? .none }
      },
    ],
    initializer: { site in
      guard let text = site.evaluate("string")?.text else { return nil }
      site.evaluator.noteEffect()
      site.evaluator.noteTie()
      return .foreign(ScannerValue(text))
    }
  )

  /// Into the variable that is handed over, with whether there was a number.
  private static func hexadecimal(_ value: Value, _ site: CallSite) -> Value? {
    guard let scanner = value.scanner, site.count == 1 else { return nil }
    guard let number = scanner.hexadecimal(site.evaluator) else { return .bool(false) }
    site.modify(0) { $0 = .int(number) }
    return .bool(true)
  }
}

extension Value {
  fileprivate var scanner: ScannerValue? { foreign() }
}
