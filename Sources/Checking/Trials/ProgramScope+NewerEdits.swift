import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// Whether the edits write a view or a modifier of the framework that a system lacks which the project's own files
  /// name.
  func writesNewerThanProject(_ edits: [FileEdit]) -> Bool {
    let guards = AvailabilityGuards(targets, in: self)
    return edits.contains { edit in
      let place = Place(file: edit.file, range: edit.edit.range)
      let written = Self.frameworkNames(in: edit.edit.replacement)
      guard !written.isEmpty else { return false }
      return written.subtracting(Self.frameworkNames(in: text(place))).contains { name in
        name.since.map { guards.mayRunBefore(iOS: $0, at: place) } ?? false
      }
    }
  }

  /// A called name that the framework may have.
  private struct FrameworkName: Hashable {
    let name: String
    let isModifier: Bool

    var since: PlatformVersion? {
      isModifier
        ? (Catalog.modifier(name)?.availability ?? UnmodeledSymbols.availability(ofModifier: name))?.iOS
        : (Catalog.view(name)?.availability ?? UnmodeledSymbols.availability(ofView: name))?.iOS
    }
  }

  private static func frameworkNames(in text: String) -> Set<FrameworkName> {
    let tokens = SyntaxTree.parse(SourceText(text)).root.descendants.filter(\.isToken)
    let called = zip(tokens, tokens.dropFirst()).enumerated().filter { _, pair in
      pair.0.kind == .identifier && (pair.1.kind == .leftParen || pair.1.kind == .leftBrace)
    }
    return Set(
      called.map { index, pair in
        FrameworkName(name: pair.0.text, isModifier: index > 0 && tokens[index - 1].kind == .period)
      }
    )
  }
}
