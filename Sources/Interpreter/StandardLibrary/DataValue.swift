/// Bytes of a program (Foundation: Data).
struct DataValue: ForeignValue, Hashable {
  var bytes: [UInt8]

  var typeName: String { "Data" }
  var description: String { "\(bytes.count) bytes" }
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var hasMutatingMethods: Bool { true }
}

extension Value {
  var data: DataValue? { foreign() }
}

extension LibraryType {
  static let data = LibraryType(
    name: "Data",
    properties: [
      "isEmpty": { value, _ in value.data.map { .bool($0.bytes.isEmpty) } },
      "count": { value, _ in value.data.map { .int($0.bytes.count) } },
    ],
    methods: [
      "base64EncodedString": { value, _ in value.data.map { .string($0.base64Text) } },
      "write": { value, site in value.data.flatMap { site.write($0.bytes, to: site.evaluate(0)) } },
    ],
    mutatingMethods: [
      "append": { site, _ in
        let added = site.evaluate(0)
        let bytes = added.data?.bytes ?? numbers(added.integer.map { .array([.int($0)]) } ?? added, site.evaluator)
        return { value in
          guard var data = value.data else { return .void }
          site.evaluator.spend((data.bytes.count + bytes.count) / 64)
          data.bytes += bytes
          value = .foreign(data)
          return .void
        }
      }
    ],
    initializer: { site in
      if site.count == 0 { return .foreign(DataValue(bytes: [])) }
      if site.labels.first == "base64Encoded" {
        let text = site.evaluate(0)
        return (text.text ?? text.data?.text).map { DataValue(base64: $0).map { .foreign($0) } ?? Value.none }
      }
      if site.labels.first == "contentsOf" {
        return site.contents(of: site.evaluate(0)).map { .foreign(DataValue(bytes: $0)) } ?? .void
      }
      switch site.evaluate(0) {
      case .array(let elements): return .foreign(DataValue(bytes: numbers(.array(elements), site.evaluator)))
      case .string(let text): return .foreign(DataValue(bytes: Array(text.utf8)))
      case let value where value.data != nil: return value
      case let value where value.isSequence: return .foreign(DataValue(bytes: numbers(value, site.evaluator)))
      default: return nil
      }
    }
  )
}

extension LibraryType {
  /// The bytes that numbers are.
  private static func numbers(_ numbers: Value, _ evaluator: Evaluator) -> [UInt8] {
    let elements = StandardLibrary.elements(numbers, evaluator)
    evaluator.spend(elements.count / 4)
    return DataValue(elements: elements).bytes
  }
}

extension StandardLibrary {
  /// Data and what follows it; with an array before it, as Swift has it, that is an array.
  static func joined(_ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.array(let numbers), .foreign): right.data.map { .array(numbers + $0.elements) }
    case (.foreign, .array(let numbers)):
      left.data.map { .foreign(DataValue(bytes: $0.bytes + DataValue(elements: numbers).bytes)) }
    default:
      if let left = left.data, let right = right.data {
        .foreign(DataValue(bytes: left.bytes + right.bytes))
      } else {
        nil
      }
    }
  }
}

extension StandardLibrary {
  /// A collection that can grow and any other sequence after it, or before it.
  static func joined(_ left: Value, _ right: Value, _ evaluator: Evaluator) -> Value? {
    switch (left, right) {
    case (.array(let elements), .range), (.array(let elements), .set), (.array(let elements), .string):
      return .array(elements + self.elements(right, evaluator))
    case (.range, .array(let elements)), (.set, .array(let elements)):
      return .array(self.elements(left, evaluator) + elements)
    case (.string(let text), .array(let parts)):
      let texts = parts.compactMap(\.text)
      return texts.count == parts.count ? .string(text + texts.joined()) : nil
    default: return nil
    }
  }
}

extension Evaluator {
  /// The numbers that data consists of.
  func bytes(of data: DataValue) -> [Value] {
    spend(data.bytes.count / 4)
    return data.elements
  }
}

extension DataValue {
  /// Of each number its lowest byte; 0 for what is no number.
  fileprivate init(elements: [Value]) {
    bytes = elements.map { UInt8(truncatingIfNeeded: $0.integer ?? 0) }
  }

  /// The bytes as the numbers that a program sees.
  fileprivate var elements: [Value] { bytes.map { .int(Int($0)) } }

  /// What a text in base 64 (RFC 4648) says; nil where it is none.
  init?(base64 text: String) {
    guard text.utf8.count.isMultiple(of: 4) else { return nil }
    let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
    guard text.utf8.count - digits.count <= 2 else { return nil }
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for digit in digits.reversed() {
      guard let number = Self.base64Digits.firstIndex(of: Character(Unicode.Scalar(digit))) else { return nil }
      bits = bits << 6 | UInt32(number)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    self.bytes = bytes
  }

  private static let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// The bytes in base 64 (RFC 4648).
  var base64Text: String {
    let digits = Self.base64Digits
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0...3 { text.append(index <= part.count ? digits[bits >> (18 - 6 * index) & 63] : "=") }
    }
    return text
  }
}
