/// Works out what a string literal stands for: quotes and `#`s taken off, escapes replaced, indentation removed.
struct StringValue {
  private(set) var segments: [StringLiteralSyntax.Segment] = []
  private var text: [UInt8] = []
  private var pounds = 0
  private var isMultiline = false
  private var indentation: [UInt8] = []
  private var isAtLineStart = false

  init(_ literal: StringLiteralSyntax) {
    let children = Array(literal.node.children)
    guard let first = children.first else { return }
    if first.kind == .stringLiteral {
      readWhole(first.bytes)
    } else {
      read(children, opening: first)
    }
    flush()
  }

  private static let quote = UInt8(ascii: "\"")

  private mutating func readWhole(_ bytes: [UInt8]) {
    measureOpening(bytes)
    let marks = (isMultiline ? 3 : 1) &+ pounds
    guard bytes.count >= 2 &* marks else { return }
    let content = Array(bytes[marks..<bytes.count &- marks])
    if isMultiline {
      setIndentation(from: content)
      append(Self.multilineContent(content, isFirst: true, isLast: true))
    } else {
      append(content)
    }
  }

  private mutating func read(_ children: [SyntaxNode], opening: SyntaxNode) {
    measureOpening(opening.bytes)
    let segments = children.filter { $0.kind == .stringSegment }
    if isMultiline, let last = segments.last { setIndentation(from: last.bytes) }
    for child in children {
      if child.kind == .stringSegment {
        let bytes = child.bytes
        let isFirst = child == children.dropFirst().first
        let isLast = child == segments.last && children.last?.kind == .stringQuote
        append(isMultiline ? Self.multilineContent(bytes, isFirst: isFirst, isLast: isLast) : bytes)
      } else if let interpolation = StringInterpolationSyntax(child) {
        flush()
        self.segments.append(.interpolation(interpolation))
        isAtLineStart = false
      }
    }
  }

  private mutating func measureOpening(_ bytes: [UInt8]) {
    pounds = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes.dropFirst(pounds).prefix(3)
    isMultiline = quotes.count == 3 && quotes.allSatisfy { $0 == Self.quote }
    isAtLineStart = isMultiline
  }

  /// Content of a multi-line literal without the line ends after the opening and before the closing quotes.
  private static func multilineContent(_ bytes: [UInt8], isFirst: Bool, isLast: Bool) -> [UInt8] {
    var content = bytes[...]
    if isFirst {
      if content.starts(with: [0x0D, 0x0A]) {
        content = content.dropFirst(2)
      } else if let first = content.first, first == 0x0A || first == 0x0D {
        content = content.dropFirst()
      }
    }
    if isLast {
      while let last = content.last, last == 0x20 || last == 0x09 { content = content.dropLast() }
      if content.last == 0x0A { content = content.dropLast() }
      if content.last == 0x0D { content = content.dropLast() }
    }
    return Array(content)
  }

  private mutating func setIndentation(from content: [UInt8]) {
    indentation = content.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed()
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    segments.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  private mutating func append(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      if isAtLineStart {
        isAtLineStart = false
        var matched = 0
        while matched < indentation.count, index < bytes.count, bytes[index] == indentation[matched] {
          index &+= 1
          matched &+= 1
        }
        continue
      }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), isEscape(at: index, in: bytes) {
        index = appendEscape(at: index &+ 1 &+ pounds, in: bytes)
        continue
      }
      index &+= 1
      if byte == 0x0D {
        if index < bytes.count, bytes[index] == 0x0A { index &+= 1 }
        text.append(0x0A)
        isAtLineStart = isMultiline
      } else {
        text.append(byte)
        if byte == 0x0A { isAtLineStart = isMultiline }
      }
    }
  }

  private func isEscape(at index: Int, in bytes: [UInt8]) -> Bool {
    guard index &+ pounds < bytes.count else { return false }
    return bytes[(index &+ 1)...].prefix(pounds).allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Appends what the escape whose letter is at `index` stands for and returns the index after it.
  private mutating func appendEscape(at index: Int, in bytes: [UInt8]) -> Int {
    guard index < bytes.count else { return index }
    switch bytes[index] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "u"): return appendScalar(at: index &+ 1, in: bytes)
    case 0x0A, 0x0D, 0x20, 0x09: return skipLineEnd(at: index, in: bytes)
    default: text.append(bytes[index])
    }
    return index &+ 1
  }

  /// `{1F600}` after `\u`.
  private mutating func appendScalar(at index: Int, in bytes: [UInt8]) -> Int {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return index }
    let digits = bytes[(index &+ 1)...].prefix { $0 != UInt8(ascii: "}") && $0 != Self.quote }.prefix(8)
    if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value) {
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
    return min(index &+ digits.count &+ 2, bytes.count)
  }

  /// A backslash at the end of a line of a multi-line literal joins it with the next one.
  private mutating func skipLineEnd(at start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index &+= 1 }
    guard index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D else { return start &+ 1 }
    if bytes[index] == 0x0D, index &+ 1 < bytes.count, bytes[index &+ 1] == 0x0A { index &+= 1 }
    isAtLineStart = isMultiline
    return index &+ 1
  }
}
