import SourceText

/// What a key of a project's tables of strings stands for: a format with the places of arguments.
package struct LocalizedText: Hashable, Sendable {
  /// One format for each form of the plural that the language tells apart (`one`, `other`).
  package typealias Forms = [String: String]

  /// A part of the format, `%#@name@`, that depends on the number that one argument is.
  package struct Part: Hashable, Sendable {
    let name: String
    /// The argument's position from 0; nil for the next one.
    let argument: Int?
    let forms: Forms

    package init(name: String, argument: Int?, forms: Forms) {
      self.name = name
      self.argument = argument
      self.forms = forms
    }
  }

  private let forms: Forms
  private let parts: [Part]

  package init(forms: Forms, parts: [Part] = []) {
    self.forms = forms
    self.parts = parts
  }

  package init(_ text: String) { self.init(forms: ["other": text]) }

  /// The format for arguments of which some are whole numbers.
  package func format(_ numbers: [Int?]) -> String {
    var format = Self.form(of: forms, for: numbers.lazy.compactMap(\.self).first)
    for (index, part) in parts.enumerated() {
      let argument = part.argument ?? index
      let number = numbers.indices.contains(argument) ? numbers[argument] : nil
      format = format.replacing("%#@\(part.name)@", with: Self.form(of: part.forms, for: number))
    }
    return format
  }

  /// As English has it: one and many, and none where that is written by itself.
  private static func form(of forms: Forms, for number: Int?) -> String {
    let form = number == 0 ? forms["zero"] : number == 1 ? forms["one"] : nil
    return form ?? forms["other"] ?? forms.ordered { $0.key < $1.key }.first?.value ?? ""
  }
}

/// What the tables of strings of a project say in English, or in the language that it is written in. A scene's locale
/// does not matter: what is shown is the same everywhere.
package struct LocalizedTexts: Sendable {
  /// The table that is meant where none is named.
  package static let standardTable = "Localizable"

  private var tables: [String: [String: LocalizedText]] = [:]
  /// What all tables have, the one without a name of its own first.
  private var all: [String: LocalizedText] = [:]

  /// The languages that the project has tables in: `en`, `pt-BR`.
  package private(set) var languages: Set<String> = []

  package init() {}

  package var isEmpty: Bool { tables.isEmpty }

  /// Adds a language that the project has a table in.
  package mutating func add(language: String) { languages.insert(language) }

  /// Adds what a key of a table stands for; the first one counts.
  package mutating func add(_ text: LocalizedText, for key: String, in table: String) {
    guard tables[table]?[key] == nil else { return }
    tables[table, default: [:]][key] = text
    if all[key] == nil || table == Self.standardTable { all[key] = text }
  }

  /// What a key stands for in that table, or in any where none is named.
  package func text(for key: String, in table: String? = nil) -> LocalizedText? {
    guard let table, let known = tables[table] else { return all[key] }
    return known[key]
  }
}
