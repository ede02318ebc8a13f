import Catalog
import Semantics
import SourceText
import Syntax

/// A text that names something, since of what it is passed to.
struct TextPlace {
  let domain: TextDomain
  /// Between the quotes.
  let range: ByteRange
  let text: String

  /// Nil for texts that name nothing known.
  init?(_ literal: SyntaxNode, in file: FileID, _ typing: Typing) {
    guard literal.kind == .stringLiteral, literal.range.count >= 2, literal.text.hasPrefix("\""),
      !literal.text.hasPrefix("\"\"\""),
      let argument = literal.parent?.parent.flatMap(ArgumentSyntax.init),
      let call = argument.node.parent?.parent.flatMap(FunctionCallSyntax.init),
      let callee = call.callee?.lastNameToken,
      let domain = Self.domain(of: argument, callee, in: file, typing)
    else { return nil }
    self.domain = domain
    range = ByteRange(literal.range.start + 1, literal.range.end - 1)
    text = String(literal.text.dropFirst().dropLast())
  }

  private static func domain(
    of argument: ArgumentSyntax,
    _ callee: SyntaxNode,
    in file: FileID,
    _ typing: Typing
  ) -> TextDomain? {
    let label = argument.label?.identifier
    guard let found = TextDomain.of(function: callee.identifier, label: label),
      case .declaration(let id)? = typing.name(at: callee.range.start, in: file)?.resolution,
      id.file == nil
    else { return nil }
    return found
  }
}

extension Analysis {
  /// What a text at `offset` may name; nil where it is no text that names something.
  func textCompletions(at offset: ByteOffset, in file: FileID, _ tree: SyntaxTree) -> Completions? {
    guard offset.value > 0, let literal = tree.root.token(at: offset - 1),
      literal.kind == .stringLiteral, literal.range.start < offset, offset < literal.range.end
    else { return nil }
    let typing = Typing(program(with: tree, as: file))
    guard let place = TextPlace(literal, in: file, typing) else { return nil }
    let pattern = FuzzyPattern(tree.text.string(in: ByteRange(place.range.start, offset)))
    let names =
      place.domain == .symbol
      ? SymbolSizes.names : known(place.domain) + texts(of: place.domain, except: literal, in: (file, tree), typing)
    var seen: Set<String> = []
    let items = names.compactMap { name in
      seen.insert(name).inserted
        ? pattern.match(name).map { CompletionItem(name, .text, rank: $0.rawValue * 30) } : nil
    }
    return Completions(
      inserted: ByteRange(place.range.start, offset),
      replaced: place.range,
      items: items.ordered { ($0.rank, $0.name) < ($1.rank, $1.name) },
      isCut: false
    )
  }

  /// The names of a kind that are known whoever uses them.
  private func known(_ domain: TextDomain) -> [String] { domain.assets.map(assets.names) ?? [] }

  /// The texts that the workspace names something of a kind with, each once and sorted.
  private func texts(
    of domain: TextDomain,
    except asked: SyntaxNode,
    in work: (file: FileID, tree: SyntaxTree),
    _ typing: Typing
  ) -> [String] {
    var found: Set<String> = []
    for file in fileIDs {
      if isCancelled() { break }
      guard file == work.file || domain.words.contains(where: { program.mayMention($0, in: file) }),
        let tree = file == work.file ? work.tree : tree(of: file)
      else { continue }
      for token in tree.root.descendants where token.kind == .stringLiteral && token != asked {
        guard let place = TextPlace(token, in: file, typing), place.domain == domain, !place.text.isEmpty else {
          continue
        }
        found.insert(place.text)
      }
    }
    return found.ordered()
  }
}

extension TextDomain {
  /// The kind of asset that it names.
  var assets: AssetNames.Kind? {
    switch self {
    case .image: .image
    case .color: .color
    default: nil
    }
  }
}
