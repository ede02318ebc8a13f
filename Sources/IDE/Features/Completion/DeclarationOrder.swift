import Semantics
import SourceText
import Syntax

/// The members whose turn it is: statements, cases and elements that follow each other often name members in the order of
/// their declarations.
struct DeclarationOrder {
  private struct Member: Hashable {
    let owner: NominalID
    let name: String
  }

  private var credits: [Member: Int] = [:]

  /// `preceding` are the names in what stands before the place.
  init(after preceding: Set<String>, among offers: [Offer], _ typing: Typing) {
    guard !preceding.isEmpty else { return }
    let owners = Set(offers.compactMap { $0.isFramework ? nil : $0.id?.owner }.filter { $0.file != nil })
    for owner in owners {
      let names = typing.namesInOrder(of: owner)
      guard let last = names.lastIndex(where: preceding.contains) else { continue }
      for (distance, name) in names[(last + 1)...].prefix(2).enumerated() {
        credits[Member(owner: owner, name: name)] = distance == 0 ? 18 : 6
      }
    }
  }

  /// How much less an offer costs.
  func credit(of offer: Offer) -> Int {
    guard !credits.isEmpty, let owner = offer.id?.owner else { return 0 }
    return credits[Member(owner: owner, name: offer.name)] ?? 0
  }
}

extension SyntaxNode {
  /// Maximum number of bytes of a statement that is looked at.
  private static var longestPreceding: Int { 600 }

  /// The names in the statement, case or element before the one that this name is in: the innermost that has one.
  var precedingNames: Set<String> {
    var inner = self
    for outer in ancestors {
      switch outer.kind {
      case .memberBlock, .sourceFile, .functionDeclaration: return []
      case .statementList, .switchCaseList, .arrayElementList:
        let before = outer.items.last { $0.range.end <= inner.range.start && !$0.range.isEmpty }
        guard let before else { break }
        guard before.range.count < Self.longestPreceding else { return [] }
        return Set(before.descendants.lazy.filter { $0.kind == .identifier }.map(\.identifier))
      default: break
      }
      inner = outer
    }
    return []
  }
}
