/// Bytes of a program (Foundation: Data).
struct DataValue: ForeignValue, Hashable {
  let bytes: [UInt8]

  var typeName: String { "Data" }
  var description: String { "\(bytes.count) bytes" }
  var text: String { String(decoding: bytes, as: UTF8.self) }
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
    initializer: { site in
      if site.count == 0 { return .foreign(DataValue(bytes: [])) }
      if site.labels.first == "contentsOf" {
        return site.contents(of: site.evaluate(0)).map { .foreign(DataValue(bytes: $0)) } ?? .void
      }
      switch site.evaluate(0) {
      case .array(let elements):
        site.evaluator.spend(elements.count / 4)
        return .foreign(DataValue(bytes: elements.map { UInt8(truncatingIfNeeded: $0.integer ?? 0) }))
      case .string(let text): return .foreign(DataValue(bytes: Array(text.utf8)))
      case let value where value.data != nil: return value
      default: return nil
      }
    }
  )
}

extension Evaluator {
  /// The numbers that data consists of.
  func bytes(of data: DataValue) -> [Value] {
    spend(data.bytes.count / 4)
    return data.bytes.map { .int(Int($0)) }
  }
}

extension DataValue {
  /// The bytes in base 64 (RFC 4648).
  var base64Text: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0...3 { text.append(index <= part.count ? digits[bits >> (18 - 6 * index) & 63] : "=") }
    }
    return text
  }
}
