package import Semantics
import SourceText

/// What the asset catalogues of a workspace name: pictures and colors, each with the folder that holds it.
package struct AssetNames: Equatable, Sendable {
  package enum Kind: Sendable {
    case image
    case color
  }

  private var folders: [Kind: [String: String]] = [:]
  /// The components of each color set's color for light mode, where its `Contents.json` gives them as numbers.
  private var colors: [String: AssetColor] = [:]
  /// The paths of tables of strings.
  package private(set) var tables: [String] = []
  private var files: [String: [String]] = [:]

  package init() {}

  /// Adds what a folder in a catalogue holds; the first one of a name counts.
  package mutating func add(_ name: String, _ kind: Kind, in folder: String) {
    if folders[kind]?[name] == nil { folders[kind, default: [:]][name] = folder }
  }

  /// The paths that tell what `name` holds: of files that a bundle may hold the first of that name, of projects all, since
  /// nothing tells which of several a view is built by.
  package func files(_ name: String) -> some Sequence<String> {
    (files[name] ?? []).prefix(name == AppFacts.fileName ? Self.mostProjects : 1)
  }

  private static let mostProjects = 32

  /// Adds a file that a bundle may hold.
  package mutating func add(file path: String, named name: String) { files[name, default: []].append(path) }

  /// Whether the program reads files of that name from its bundle, or they are a project or a package that tells of it.
  /// `Contents.json` is part of a catalogue.
  package static func isFile(_ name: String) -> Bool {
    if name == AppFacts.fileName || name == AppFacts.manifestName { return true }
    return name.hasSuffix(".json") && name != "Contents.json" && !name.hasPrefix(".")
  }

  package mutating func add(table path: String) { tables.append(path) }

  /// Whether a file of that name is a table of strings.
  package static func isTable(_ name: String) -> Bool {
    [".strings", ".stringsdict", ".xcstrings"].contains { name.hasSuffix($0) }
  }

  /// Gives the components of a color set.
  package mutating func set(_ color: AssetColor, of name: String) { colors[name] = color }

  package func color(_ name: String) -> AssetColor? { colors[name] }

  /// Sorted.
  package func names(of kind: Kind) -> [String] { folders[kind]?.keys.ordered() ?? [] }

  package func folder(of name: String, _ kind: Kind) -> String? { folders[kind]?[name] }

  /// The name and the kind of what a folder holds, going by how the folder is called; nil for other folders.
  package static func asset(inFolder folder: String) -> (name: String, kind: Kind)? {
    let last = folder.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return nil }
    let name = String(last[..<dot])
    switch last[dot...] {
    case ".imageset", ".symbolset": return (name, .image)
    case ".colorset": return (name, .color)
    default: return nil
    }
  }
}
