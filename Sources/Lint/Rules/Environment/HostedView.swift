import Catalog
import Semantics
import ViewGraph

/// A view of the program that a host of UIKit or AppKit is given, `UIHostingController(rootView: Detail())`, with an object
/// that it needs. Nothing but modifiers on it sets one: the environment of other views ends at their own hosts.
struct HostedView {
  private let made: CallExpression
  private let read: EnvironmentUses.Read
  private let object: String
  private let scope: ProgramScope

  /// Nil where no object is missing, or one may be set.
  init?(_ host: CallOccurrence, in scope: ProgramScope) {
    guard scope.readsObjects, host.call.isInitializer,
      let root = host.call.argument("rootView")?.value.unwrapped.asCall,
      let made = root.chain.map({ $0 }).last, made.isInitializer, let name = made.calledName,
      scope.viewType(named: name) != nil, !scope.isInPreview(host.scope),
      !root.chain.contains(where: { $0 !== made && Self.maySetObject($0, in: scope) })
    else { return nil }
    let reads = scope.environmentReads(by: name).filter { read in
      guard case .object(let type) = read.key else { return false }
      return !read.isOptional && scope.declaresType(type) && !scope.isDelegate(type)
    }
    guard let read = reads.first, case .object(let object) = read.key else { return nil }
    (self.made, self.read, self.object, self.scope) = (made, read, object, scope)
  }

  private static func maySetObject(_ modifier: CallExpression, in scope: ProgramScope) -> Bool {
    scope.isOpaque(modifier)
      || scope.comes(modifier) { ["environment", "environmentObject", "modifier"].contains($0.calledName ?? "") }
  }

  var problem: Problem? {
    scope.place(made.nameSpan).map { place in
      Problem(
        place,
        "'\(read.type.name)' needs '\(object)' from its environment, and nothing sets one on what this controller hosts, which "
          + "stops the program where it is read; add '.\(read.modifier)(…)' to this view",
        related: scope.place(read.property.nameSpan).map { [RelatedPlace($0, "read here")] } ?? []
      )
    }
  }
}
