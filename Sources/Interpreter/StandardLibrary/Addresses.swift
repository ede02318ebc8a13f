/// The parts of an address (RFC 3986), as they are written.
struct AddressParts {
  var scheme: String?
  var authority: String?
  var path: String
  var query: String?
  var fragment: String?

  init(_ text: String) {
    var rest = text[...]
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: ":"), let first = rest.first, first.isLetter,
      rest[..<mark].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    {
      scheme = String(rest[..<mark])
      rest = rest[rest.index(after: mark)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  var text: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path + (query.map { "?" + $0 } ?? "")
      + (fragment.map { "#" + $0 } ?? "")
  }

  private var place: Substring {
    guard let authority else { return "" }
    return authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority[...]
  }

  var user: String? {
    guard let authority, let mark = authority.lastIndex(of: "@") else { return nil }
    return String(authority[..<mark].prefix { $0 != ":" })
  }

  var host: String? {
    if place.hasPrefix("["), let end = place.firstIndex(of: "]") { return String(place[...end]) }
    let host = place.prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }

  var port: Int? {
    guard let mark = place.lastIndex(of: ":"), !place[mark...].contains("]") else { return nil }
    return Int(place[place.index(after: mark)...])
  }

  /// Without a slash at the end, as `URL.path` gives it.
  var plainPath: String {
    let decoded = Self.decoded(path)
    return decoded.count > 1 && decoded.hasSuffix("/") ? String(decoded.dropLast()) : decoded
  }

  /// `/`, `a`, `b.png`
  var components: [String] {
    (path.hasPrefix("/") ? ["/"] : []) + path.split(separator: "/").map { Self.decoded(String($0)) }
  }

  var lastComponent: String { components.last ?? "" }

  var pathExtension: String { PathTexts.pathExtension(ofName: lastComponent) }

  /// One more part of the path.
  func appending(_ component: String) -> AddressParts {
    var result = self
    let added = Self.encoded(component) { Self.isAllowed($0, "urlPathAllowed") }
    if result.path.isEmpty, authority == nil {
      result.path = added
    } else {
      result.path = path + (path.hasSuffix("/") ? "" : "/") + (added.hasPrefix("/") ? String(added.dropFirst()) : added)
    }
    return result
  }

  func deletingLastComponent() -> AddressParts {
    var result = self
    let whole = path.hasSuffix("/") ? path.dropLast() : path[...]
    result.path = whole.lastIndex(of: "/").map { String(whole[...$0]) } ?? ""
    return result
  }

  func deletingExtension() -> AddressParts {
    let last = pathExtension
    guard !last.isEmpty else { return self }
    var result = self
    let whole = path.hasSuffix("/") ? path.dropLast() : path[...]
    result.path = String(whole.dropLast(last.count + 1))
    return result
  }

  /// An address as it was written, with the bytes of what no address may have (Apple: `URL(string:)`, since iOS 17).
  static func written(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !unwritable.contains($0) }) else { return text }
    return encoded(text) { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F && !unwritable.contains(UInt8($0.value)) }
  }

  private static let unwritable = Set("\"<>\\^`{|}".utf8)

  // MARK: Characters written as their bytes

  static func encoded(_ text: String, isAllowed: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isAllowed(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in Character(scalar).utf8 {
          result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return result
  }

  static func decoded(_ text: String) -> String { decoded(strictly: text) ?? text }

  /// Nil where a percent sign stands before no number, or the bytes are no text.
  static func decoded(strictly text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let number = UInt8(digits, radix: 16) else { return nil }
      bytes.append(number)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Whether a character stands for itself in that part of an address.
  static func isAllowed(_ scalar: Unicode.Scalar, _ set: String) -> Bool {
    guard scalar.isASCII else { return false }
    let character = Character(scalar)
    if character.isLetter || character.isNumber || "-._~!$&'()*+,;=".contains(character) { return true }
    switch set {
    case "urlPathAllowed": return "/:@".contains(character)
    case "urlQueryAllowed", "urlFragmentAllowed": return "/:@?".contains(character)
    case "urlHostAllowed": return ":[]".contains(character)
    default: return false
    }
  }
}

extension LibraryType {
  static let addresses = [url, queryItem, addressComponents]

  private static let url = LibraryType(
    name: "URL",
    properties: urlParts.merging([
      "absoluteString": { value, _ in value.opaque.map { .string($0.description) } },
      "absoluteURL": { value, _ in value },
      "standardized": { value, _ in value },
      "baseURL": { _, _ in Value.none },
      "isFileURL": { value, _ in parts(value).map { .bool($0.scheme == "file") } },
      "hasDirectoryPath": { value, _ in parts(value).map { .bool($0.path.hasSuffix("/")) } },
    ]) { own, _ in own },
    methods: [
      "host": { value, _ in parts(value).map { optional($0.host) } },
      "path": { value, site in
        let isEncoded = site.evaluate("percentEncoded")?.isEqual(to: .bool(false)) != true
        return parts(value).map { .string(isEncoded ? $0.path : AddressParts.decoded($0.path)) }
      },
      "query": { value, site in
        let isEncoded = site.evaluate("percentEncoded")?.isEqual(to: .bool(false)) != true
        return parts(value).map { optional(isEncoded ? $0.query : $0.query.map { AddressParts.decoded($0) }) }
      },
      "fragment": { value, _ in parts(value).map { optional($0.fragment) } },
      "appendingPathComponent": { value, site in appended(value, site) },
      "appending": { value, site in appended(value, site) },
      "appendingPathExtension": { value, site in
        guard let own = parts(value), let added = site.evaluate(0).text else { return nil }
        var result = own
        result.path = (own.path.hasSuffix("/") ? String(own.path.dropLast()) : own.path) + "." + added
        return address(result.text)
      },
      "deletingLastPathComponent": { value, _ in parts(value).map { address($0.deletingLastComponent().text) } },
      "deletingPathExtension": { value, _ in parts(value).map { address($0.deletingExtension().text) } },
    ],
    initializer: { site in
      if site.labels.first == "resource" { return nil }
      guard let text = site.evaluate(0).text else { return nil }
      if site.labels.first == "fileURLWithPath" || site.labels.first == "filePath" {
        return address("file://" + AddressParts.encoded(text) { AddressParts.isAllowed($0, "urlPathAllowed") })
      }
      guard !text.isEmpty else { return Value.none }
      if let base = site.evaluate("relativeTo").flatMap(parts), AddressParts(text).scheme == nil {
        return address(base.appending(text).text)
      }
      if site.evaluate("encodingInvalidCharacters")?.isEqual(to: .bool(false)) == true {
        return AddressParts.written(text) == text ? address(text) : Value.none
      }
      return address(AddressParts.written(text))
    }
  )

  private static let urlParts: [String: Property] = [
    "scheme": { value, _ in parts(value).map { optional($0.scheme) } },
    "user": { value, _ in parts(value).map { optional($0.user) } },
    "host": { value, _ in parts(value).map { optional($0.host) } },
    "port": { value, _ in parts(value).map { $0.port.map { .int($0) } ?? Value.none } },
    "path": { value, _ in parts(value).map { .string($0.plainPath) } },
    "relativePath": { value, _ in parts(value).map { .string($0.plainPath) } },
    "relativeString": { value, _ in parts(value).map { .string($0.text) } },
    "query": { value, _ in parts(value).map { optional($0.query) } },
    "fragment": { value, _ in parts(value).map { optional($0.fragment) } },
    "pathComponents": { value, _ in parts(value).map { .array($0.components.map { .string($0) }) } },
    "lastPathComponent": { value, _ in parts(value).map { .string($0.lastComponent) } },
    "pathExtension": { value, _ in parts(value).map { .string($0.pathExtension) } },
  ]

  private static let queryItem = LibraryType(
    name: "URLQueryItem",
    initializer: { site in
      guard let name = site.evaluate("name"), let value = site.evaluate("value") else { return nil }
      return .foreign(SettingsValue("URLQueryItem", ["name": name, "value": value]))
    }
  )

  private static let addressComponents = LibraryType(
    name: "URLComponents",
    properties: [
      "url": { value, _ in composed(value).map { address($0) } },
      "string": { value, _ in composed(value).map { .string($0) } },
      "path": { value, _ in value.settings("URLComponents").map { .string($0.text("path") ?? "") } },
      "query": { value, _ in value.settings("URLComponents").map { optional(query(of: $0)) } },
    ],
    initializer: { site in
      if site.count == 0 { return .foreign(SettingsValue("URLComponents")) }
      let written = site.evaluate(0)
      guard let text = written.text ?? written.opaque?.description else { return nil }
      return .foreign(components(of: AddressParts(text)))
    }
  )

  private static func components(of parts: AddressParts) -> SettingsValue {
    var settings = SettingsValue("URLComponents", ["path": .string(AddressParts.decoded(parts.path))])
    for (name, text) in [("scheme", parts.scheme), ("host", parts.host), ("fragment", parts.fragment)] {
      settings.settings[name] = text.map { .string($0) }
    }
    settings.settings["port"] = parts.port.map { .int($0) }
    settings.settings["queryItems"] = parts.query.map { query in
      .array(
        query.split(separator: "&").map { pair in
          let sides = pair.split(separator: "=", maxSplits: 1).map { AddressParts.decoded(String($0)) }
          let value = pair.contains("=") ? Value.string(sides.count > 1 ? sides[1] : "") : Value.none
          return .foreign(SettingsValue("URLQueryItem", ["name": .string(sides.first ?? ""), "value": value]))
        }
      )
    }
    return settings
  }

  private static func query(of settings: SettingsValue) -> String? {
    guard case .array(let items)? = settings.settings["queryItems"] else { return settings.text("query") }
    let isAllowed = { (scalar: Unicode.Scalar) in
      AddressParts.isAllowed(scalar, "urlQueryAllowed") && scalar != "&" && scalar != "="
    }
    let pairs = items.compactMap { $0.settings("URLQueryItem") }.map { item in
      let value = item.text("value").map { "=" + AddressParts.encoded($0, isAllowed: isAllowed) }
      return AddressParts.encoded(item.text("name") ?? "", isAllowed: isAllowed) + (value ?? "")
    }
    return pairs.joined(separator: "&")
  }

  private static func composed(_ value: Value) -> String? {
    guard let settings = value.settings("URLComponents") else { return nil }
    var parts = AddressParts("")
    parts.scheme = settings.text("scheme")
    parts.authority = settings.text("host").map { $0 + (settings.integer("port").map { ":\($0)" } ?? "") }
    parts.path = AddressParts.encoded(settings.text("path") ?? "") { AddressParts.isAllowed($0, "urlPathAllowed") }
    parts.query = query(of: settings)
    parts.fragment = settings.text("fragment")
    return parts.text
  }

  private static func appended(_ value: Value, _ site: CallSite) -> Value? {
    guard let own = parts(value) else { return nil }
    if case .array(let items)? = site.evaluate("queryItems") {
      var settings = components(of: own)
      var all: [Value] = []
      if case .array(let present)? = settings.settings["queryItems"] { all = present }
      settings.settings["queryItems"] = .array(all + items)
      return composed(.foreign(settings)).map { address($0) }
    }
    let texts = site.arguments.indices.filter { site.labels[$0] != "directoryHint" && site.labels[$0] != "isDirectory" }
      .map { site.evaluate($0).text }
    guard !texts.contains(nil) else { return nil }
    return address(texts.compactMap(\.self).reduce(own) { $0.appending($1) }.text)
  }

  private static func parts(_ value: Value) -> AddressParts? { value.opaque.map { AddressParts($0.description) } }

  private static func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .none }

  private static func address(_ text: String) -> Value {
    .foreign(OpaqueValue(typeName: "URL", description: text))
  }
}
