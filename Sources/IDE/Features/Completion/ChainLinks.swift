import Catalog
import SourceText
import Syntax

/// What the code around a place writes after each other in chains: `frame` after `.padding`, which comes after `Text`.
struct ChainLinks {
  /// A place in a chain, by the names beside it.
  struct Place {
    /// What the name comes after, and what that comes after.
    let before: String
    let earlier: String
    /// The member behind it.
    let behind: String?
  }

  private struct Link: Hashable {
    var earlier = ""
    let before: String
    let name: String
  }

  /// How far the nearest of them is from the place, in bytes.
  private var distances: [Link: Int] = [:]

  /// A link that is so near shows what the code at the place is like.
  private static let near = 1_000

  mutating func add(_ name: SyntaxNode, distance: Int) {
    guard let place = name.placeInChain else { return }
    let link = Link(before: place.before, name: name.identifier)
    distances[link] = min(distances[link] ?? .max, distance)
    guard !place.earlier.isEmpty else { return }
    distances[Link(earlier: place.earlier, before: place.before, name: name.identifier)] = distance
  }

  /// How much less a modifier costs that the code around writes in such a place, or that programs usually write before
  /// what stands behind it: the less, the more often their number has to be halved.
  func credit(of name: String, in place: Place) -> Int {
    var credit = 0
    if let distance = distances[Link(before: place.before, name: name)], distance < Self.near { credit += 20 }
    if !place.earlier.isEmpty,
      distances[Link(earlier: place.earlier, before: place.before, name: name)] != nil
    {
      credit += 30
    }
    guard let behind = place.behind else { return credit }
    if distances[Link(before: "." + name, name: behind)] != nil { credit += 55 }
    guard let halvings = UsualNames.modifiers.halvings(of: behind, with: "." + name) else { return credit }
    return credit + 10 * (9 - halvings)
  }
}

extension SyntaxNode {
  /// The place of a member's name in a chain; nil where nothing with a name stands before it.
  var placeInChain: ChainLinks.Place? {
    guard let base = parent.flatMap(MemberAccessSyntax.init)?.base, let before = base.linkName else { return nil }
    let callee = FunctionCallSyntax(base)?.callee ?? base
    let earlier = MemberAccessSyntax(callee)?.base?.linkName ?? ""
    return ChainLinks.Place(before: before, earlier: earlier, behind: nameBehind)
  }

  /// What a member stands behind: a call as `Text`, `.padding`, another member or value by its name.
  private var linkName: String? { FunctionCallSyntax(self)?.notation ?? lastNameToken?.identifier }

  /// The next member of the chain that this name is in.
  private var nameBehind: String? {
    for ancestor in ancestors.dropFirst().prefix(4) {
      guard ancestor.kind == .memberAccessExpression || ancestor.kind == .functionCallExpression else { return nil }
      if let name = MemberAccessSyntax(ancestor)?.name, name.range.start > range.start { return name.identifier }
    }
    return nil
  }
}
