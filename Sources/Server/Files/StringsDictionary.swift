import Semantics
import SourceText

/// A `.stringsdict` file: texts whose parts depend on numbers, as a property list in XML. What cannot be read is passed
/// over.
struct StringsDictionary {
  /// The texts of the file, in its order.
  private(set) var entries: [(key: String, text: LocalizedText)] = []

  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let mostVariables = 100

  init(_ bytes: [UInt8]) {
    var reader = PropertyTexts(bytes)
    var formats: [String: String] = [:]
    var variables: [String: [String: LocalizedText.Forms]] = [:]
    var keys: [String] = []
    while let (path, text) = reader.next() {
      guard let key = path.first else { continue }
      if path.count == 2, path[1] == Self.formatKey {
        if formats.updateValue(text, forKey: key) == nil { keys.append(key) }
      } else if path.count == 3 {
        variables[key, default: [:]][path[1], default: [:]][path[2]] = text
      }
    }
    entries = keys.compactMap { key in
      formats[key].map { (key, Self.text($0, variables[key] ?? [:])) }
    }
  }

  /// Variables stand in the format as `%#@name@`, or as `%1$#@name@` with the argument that they count.
  private static func text(_ format: String, _ variables: [String: LocalizedText.Forms]) -> LocalizedText {
    var format = format
    var parts: [(position: Int, part: LocalizedText.Part)] = []
    for (name, forms) in variables.ordered(by: { $0.key < $1.key }).prefix(mostVariables) {
      var argument: Int?
      for number in 1...9 where format.contains("%\(number)$#@\(name)@") {
        argument = number - 1
        format = format.replacing("%\(number)$#@\(name)@", with: "%#@\(name)@")
      }
      let place = format.firstRange(of: "%#@\(name)@")?.lowerBound ?? format.endIndex
      let position = format.utf8.distance(from: format.startIndex, to: place)
      parts.append((position, LocalizedText.Part(name: name, argument: argument, forms: forms)))
    }
    return LocalizedText(forms: ["other": format], parts: parts.ordered { $0.position < $1.position }.map(\.part))
  }
}

/// The texts of a property list in XML, each with the keys that lead to it.
private struct PropertyTexts {
  private let bytes: [UInt8]
  private var position = 0
  /// The last key of each dictionary around the position.
  private var keys: [String] = []

  private static let deepest = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (path: [String], text: String)? {
    while let tag = nextTag() {
      switch tag {
      case "dict":
        guard keys.count < Self.deepest else { return nil }
        keys.append("")
      case "/dict": _ = keys.popLast()
      case "key":
        let key = content()
        if !keys.isEmpty { keys[keys.count - 1] = key }
      case "string": return (keys, content())
      default: continue
      }
    }
    return nil
  }

  /// The name of the next tag, which is passed; comments have none.
  private mutating func nextTag() -> String? {
    guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let isComment = bytes[start...].starts(with: "<!--".utf8)
    position = start
    while position < bytes.count {
      position += 1
      guard bytes[position - 1] == UInt8(ascii: ">") else { continue }
      if !isComment || bytes[start..<position].suffix(3).elementsEqual("-->".utf8) { break }
    }
    let inner = bytes[start..<position].dropFirst().prefix { $0 != UInt8(ascii: ">") && $0 > 0x20 }
    return String(decoding: inner, as: UTF8.self)
  }

  /// The text up to the next tag.
  private mutating func content() -> String {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
