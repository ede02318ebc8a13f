import Catalog
import SourceText

/// Turns the types of signatures, in Swift's notation, into the types that arguments are evaluated as. Generic
/// parameters give nothing: they take what comes.
final class TypeNotation {
  private var known: [String: TypeValue?] = [:]

  func type(_ parameter: SignatureParameter) -> TypeValue? {
    let key = (parameter.builder ?? "") + " " + parameter.type
    if let cached = known[key] { return cached }
    let type = parse(parameter.type, builder: parameter.builder)
    known[key] = .some(type)
    return type
  }

  func type(_ notation: String) -> TypeValue? {
    parse(notation, builder: nil)
  }

  private func parse(_ notation: String, builder: String?) -> TypeValue? {
    var text = notation.trimmed
    if let arrow = text.topLevelArrow {
      let parameters = String(text.utf8.prefix(arrow)) ?? ""
      let result = String(text.utf8.dropFirst(arrow + 2)) ?? ""
      return .function(
        parameterTypes(parameters.trimmed),
        parse(result, builder: nil),
        builder: builder
      )
    }
    if builder != nil { return parse(text, builder: nil) }
    if text.hasSuffix("...") { return parse(String(text.dropLast(3)), builder: nil) }
    if text.hasSuffix("?") {
      return parse(String(text.dropLast()), builder: nil).map { TypeValue.optional($0) }
    }
    for prefix in ["inout ", "some ", "any "] where text.hasPrefix(prefix) {
      text = String(text.dropFirst(prefix.count))
    }
    if text.hasPrefix("("), text.hasSuffix(")") { return parse(String(text.dropFirst().dropLast()), builder: nil) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return parse(String(text.dropFirst().dropLast()), builder: nil).map { TypeValue.array($0) }
    }
    if let open = text.firstIndex(of: "<"), text.hasSuffix(">") {
      let argument = parse(String(text[text.index(after: open)...].dropLast()), builder: nil)
      return .named(String(text[..<open]), argument.map { [$0] } ?? [])
    }
    return isKnown(text) ? .named(text) : nil
  }

  private func parameterTypes(_ notation: String) -> [TypeValue] {
    guard notation.hasPrefix("("), notation.hasSuffix(")") else { return [] }
    let inner = notation.dropFirst().dropLast()
    guard !inner.isEmpty else { return [] }
    return inner.split(separator: ",").map { parse(String($0), builder: nil) ?? .named("Any") }
  }

  /// A concrete type: the catalogue's or the language's, no generic parameter.
  private func isKnown(_ name: String) -> Bool {
    name.isCapitalized && !name.isGenericTypeName && !name.contains("KeyPath") && !name.hasSuffix(".Type")
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The byte offset of `->` outside of any bracket.
  fileprivate var topLevelArrow: Int? {
    var depth = 0
    var previous: UInt8 = 0
    for (offset, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        if previous == UInt8(ascii: "-") {
          if depth == 0 { return offset - 1 }
        } else {
          depth -= 1
        }
      default: break
      }
      previous = byte
    }
    return nil
  }
}
