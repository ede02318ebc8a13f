/// What can stand in an outgoing message.
package protocol JSONWritable: SendableMetatype {
  func write(to json: inout JSONWriter)
}

/// Writes JSON straight to bytes, in one pass and without intermediate values.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// The writer of a text of about so many bytes.
  package init(reservingBytes count: Int) { bytes.reserveCapacity(count) }

  /// The bytes of `value` alone.
  package static func bytes(of value: some JSONWritable) -> [UInt8] {
    var json = JSONWriter()
    value.write(to: &json)
    return json.bytes
  }

  /// `{…}`; `body` writes members only.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// `[…]` of `values`.
  package mutating func array<Values: Sequence>(_ values: Values) where Values.Element: JSONWritable {
    array { for value in values { $0.element(value) } }
  }

  /// `[…]`; `body` writes elements only.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    bytes.append(UInt8(ascii: "["))
    body(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  /// One element of the array that is being written.
  package mutating func element(_ value: some JSONWritable) {
    separate()
    value.write(to: &self)
  }

  /// The same where the element's bytes are JSON already.
  package mutating func element(raw json: ArraySlice<UInt8>) {
    separate()
    bytes += json
  }

  /// A member of the object that is being written.
  package mutating func member(_ key: StaticString, _ value: some JSONWritable) {
    startMember(key)
    value.write(to: &self)
  }

  /// A member that is left out when there is no value.
  package mutating func member(_ key: StaticString, optional value: (some JSONWritable)?) {
    if let value { member(key, value) }
  }

  /// A member that is an object.
  package mutating func member(_ key: StaticString, object body: (inout JSONWriter) -> Void) {
    startMember(key)
    object(body)
  }

  /// A member that is an array; `body` writes elements only.
  package mutating func member(_ key: StaticString, array body: (inout JSONWriter) -> Void) {
    startMember(key)
    array(body)
  }

  /// A member whose key is known at run time only.
  package mutating func member(named key: String, _ value: some JSONWritable) {
    separate()
    string(key)
    bytes.append(UInt8(ascii: ":"))
    value.write(to: &self)
  }

  /// Bytes that are JSON already.
  package mutating func raw(_ json: [UInt8]) {
    bytes += json
  }

  package mutating func raw(_ json: StaticString) {
    json.withUTF8Buffer { bytes += $0 }
  }

  /// Decimal digits.
  package mutating func integer(_ value: Int) {
    guard value >= 0 else {
      bytes += String(value).utf8
      return
    }
    var (rest, unit) = (value, 1)
    while rest / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  package mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // SAFETY: the bytes are read and appended within the closure.
    let isWhole = text.utf8.withContiguousStorageIfAvailable { utf8 -> Bool in
      guard !utf8.contains(where: Self.isEscaped) else { return false }
      bytes += utf8
      return true
    }
    if isWhole != true { for byte in text.utf8 { add(byte) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte cannot stand in a string as it is.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// A byte of a string.
  private mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0x0A: raw(#"\n"#)
    case 0x0D: raw(#"\r"#)
    case 0x09: raw(#"\t"#)
    case 0..<0x20:
      raw(#"\u00"#)
      let digits = Array("0123456789abcdef".utf8)
      bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    default: bytes.append(byte)
    }
  }

  private mutating func startMember(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    raw(key)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// A comma, unless the object or array has just begun.
  private mutating func separate() {
    guard let last = bytes.last, last != UInt8(ascii: "{"), last != UInt8(ascii: "[") else { return }
    bytes.append(UInt8(ascii: ","))
  }
}
