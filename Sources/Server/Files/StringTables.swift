import FoundationEssentials
import IDE
import LSPProtocol
import Semantics
import SourceText

extension FileSystem {
  /// So many tables of strings are read.
  private static let mostTables = 1_000

  /// What the tables of strings at these paths say. Of several languages the most wanted one comes first.
  func texts(at paths: [String]) -> LocalizedTexts {
    var texts = LocalizedTexts()
    let tables = paths.compactMap(StringTableName.init).ordered { $0.order < $1.order }
    let languages = Set(tables.lazy.filter { !$0.isCatalog }.map(\.rank))
    for table in tables where !table.isCatalog { texts.add(language: table.language) }
    for table in tables.prefix(Self.mostTables) {
      // Tables of other languages than the most wanted ones say something else.
      guard table.isCatalog || table.isWanted || languages.allSatisfy({ $0 >= table.rank }),
        let bytes = read(table.path)
      else { continue }
      if table.isCatalog {
        StringCatalog(bytes)?.add(to: &texts, as: table.name)
      } else if table.isOfForms {
        for (key, text) in StringsDictionary(bytes).entries { texts.add(text, for: key, in: table.name) }
      } else {
        for (key, text) in StringsFile(bytes).entries { texts.add(LocalizedText(text), for: key, in: table.name) }
      }
    }
    return texts
  }
}

/// A table of strings, as its path tells of it.
private struct StringTableName {
  let path: String
  let name: String
  /// It holds all languages.
  let isCatalog: Bool
  /// Its texts depend on numbers (`.stringsdict`): they come before those of the table of the same name.
  let isOfForms: Bool
  /// `en`; `Base` for the one that all languages share.
  let language: String
  /// The smaller the more wanted: English, its variants, the one for all languages, then any.
  let rank: String

  init?(_ path: String) {
    let parts = path.split(separator: "/")
    guard let file = parts.last, let dot = file.lastIndex(of: ".") else { return nil }
    self.path = path
    name = String(file[..<dot])
    isCatalog = file[dot...] == ".xcstrings"
    isOfForms = file[dot...] == ".stringsdict"
    let folder = parts.dropLast().last ?? ""
    language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
    switch language {
    case "en": rank = "0"
    case "Base": rank = "1"
    default: rank = language.hasPrefix("en-") ? "2" : "3" + language
    }
  }

  /// Before all that come later.
  var order: (String, Int, String) { (rank, isOfForms ? 0 : 1, path) }

  var isWanted: Bool { !rank.hasPrefix("3") }
}

/// An `.xcstrings` file: all languages of a table.
private struct StringCatalog {
  private let strings: [JSONValue.Member]
  private let language: String

  init?(_ bytes: [UInt8]) {
    guard let json = try? JSONValue(parsing: bytes), case .object(let strings) = json["strings"] else { return nil }
    self.strings = strings
    language = json["sourceLanguage"].string ?? "en"
  }

  func add(to texts: inout LocalizedTexts, as table: String) {
    texts.add(language: language)
    for entry in strings {
      let all = entry.value["localizations"]
      if case .object(let localizations) = all { for one in localizations { texts.add(language: one.key) } }
      let own = all["en"]
      let chosen = own.isNull ? all[language] : own
      // Without one the key says it itself.
      let forms = Self.forms(of: chosen)
      guard !forms.isEmpty else { continue }
      texts.add(LocalizedText(forms: forms, parts: Self.parts(of: chosen)), for: entry.key, in: table)
    }
  }

  private static func forms(of entry: JSONValue) -> LocalizedText.Forms {
    if let text = entry["stringUnit"]["value"].string { return ["other": text] }
    let variations = entry["variations"]
    if case .object(let forms) = variations["plural"] {
      var found: LocalizedText.Forms = [:]
      for form in forms { found[form.key] = form.value["stringUnit"]["value"].string }
      return found
    }
    guard case .object(let devices) = variations["device"] else { return [:] }
    let device = devices.first { $0.key == "iphone" } ?? devices.first { $0.key == "other" }
    return device.map { $0.value["variations"].isNull ? forms(of: $0.value) : forms(ofPlural: $0.value) } ?? [:]
  }

  private static func forms(ofPlural entry: JSONValue) -> LocalizedText.Forms {
    guard case .object(let forms) = entry["variations"]["plural"] else { return [:] }
    return Dictionary(forms.compactMap { form in form.value["stringUnit"]["value"].string.map { (form.key, $0) } }) {
      first,
      _ in first
    }
  }

  private static func parts(of entry: JSONValue) -> [LocalizedText.Part] {
    guard case .object(let parts) = entry["substitutions"] else { return [] }
    return parts.map { part in
      let position = part.value["argNum"].integer.map { max(0, $0 - 1) }
      let specifier = part.value["formatSpecifier"].string ?? "lld"
      let place = position.map { "%\($0 + 1)$\(specifier)" } ?? "%\(specifier)"
      let forms = forms(ofPlural: part.value).mapValues { $0.replacing("%arg", with: place) }
      return LocalizedText.Part(name: part.key, argument: position, forms: forms)
    }
  }
}
