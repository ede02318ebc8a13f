/// What `NSString` knows of texts that are paths, and its own lengths: a text seen as one stays the text.
enum PathTexts {
  static let properties: [String: LibraryType.Property] = [
    "lastPathComponent": { value, _ in value.text.map { .string(lastComponent(of: $0)) } },
    "pathExtension": { value, _ in value.text.map { .string(pathExtension(of: $0)) } },
    "deletingPathExtension": { value, _ in value.text.map { .string(withoutExtension($0)) } },
    "deletingLastPathComponent": { value, _ in value.text.map { .string(withoutLastComponent($0)) } },
    "pathComponents": { value, _ in
      value.text.map { text in
        let parts = text.split(separator: "/").map { Value.string(String($0)) }
        return .array(text.hasPrefix("/") ? [.string("/")] + parts : parts)
      }
    },
    "length": { value, _ in value.text.map { .int($0.utf16.count) } },
    "utf16": { value, _ in value.text.map { .array($0.utf16.map { .int(Int($0)) }) } },
  ]

  static let methods: [String: LibraryType.Method] = [
    "appendingPathComponent": { value, site in
      guard let text = value.text, let added = site.evaluate(0).text else { return nil }
      return .string(text.isEmpty ? added : text + (text.hasSuffix("/") ? "" : "/") + added)
    },
    "appendingPathExtension": { value, site in
      guard let text = value.text, let added = site.evaluate(0).text else { return nil }
      return .string(text + "." + added)
    },
    "substring": { value, site in
      guard let text = value.text else { return nil }
      if site.labels == ["with"] {
        return LibraryType.units(of: site.evaluate(0), in: text).map { .string(String(text[$0])) }
      }
      let units = Array(text.utf16)
      let start = min(max(site.evaluate("from")?.integer ?? 0, 0), units.count)
      let end = min(max(site.evaluate("to")?.integer ?? units.count, start), units.count)
      return .string(String(decoding: units[start..<end], as: UTF16.self))
    },
  ]

  /// `"a/b" as NSString`, and one that is made of a text.
  static let type = LibraryType(name: "NSString", initializer: { site in site.evaluate(0).text.map { .string($0) } })

  private static func trimmed(_ path: String) -> Substring {
    path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path[...]
  }

  private static func lastComponent(of path: String) -> String {
    let path = trimmed(path)
    return path == "/" ? "/" : String(path.split(separator: "/").last ?? "")
  }

  private static func pathExtension(of path: String) -> String { pathExtension(ofName: lastComponent(of: path)) }

  /// What follows the last period of a file's name; nothing where the name begins with it.
  static func pathExtension(ofName name: String) -> String {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return String(name[name.index(after: point)...])
  }

  private static func withoutExtension(_ path: String) -> String {
    let name = pathExtension(of: path)
    return name.isEmpty ? String(trimmed(path)) : String(trimmed(path).dropLast(name.count + 1))
  }

  private static func withoutLastComponent(_ path: String) -> String {
    let path = trimmed(path)
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
