import Catalog
import Semantics
import ViewGraph

/// A view of the program that a host of UIKit or AppKit is given, `UIHostingController(rootView: Detail())`, with an object
/// that it needs. Nothing but modifiers on it sets one: the environment of other views ends at their own hosts.
struct HostedView {
  private let made: CallExpression
  private let reads: [EnvironmentUses.Read]
  private let scope: ProgramScope

  /// Nil where no object is missing, or one may be set.
  init?(_ host: CallOccurrence, in scope: ProgramScope) {
    guard scope.readsObjects, host.call.isInitializer,
      let root = host.call.argument("rootView")?.value.unwrapped.asCall,
      let made = root.chain.map({ $0 }).last, made.isInitializer, let name = made.calledName,
      scope.viewType(named: name) != nil, !scope.isInPreview(host.scope),
      !root.chain.contains(where: { $0 !== made && scope.mayChangeEnvironment($0) })
    else { return nil }
    let reads = scope.environmentReads(by: name).filter { read in
      guard case .object(let type) = read.key else { return false }
      return !read.isOptional && scope.declaresType(type) && !scope.isDelegate(type)
    }
    guard !reads.isEmpty else { return nil }
    (self.made, self.reads, self.scope) = (made, reads, scope)
  }

  var problem: Problem? {
    guard let place = scope.place(made.nameSpan), let first = reads.first else { return nil }
    let further = reads.dropFirst().map { "; it needs '\($0.key.description)' likewise: add '.\($0.modifier)(…)'" }
    return Problem(
      place,
      "'\(first.type.name)' needs '\(first.key.description)' from its environment, and nothing sets one on what this "
        + "controller hosts, which stops the program where it is read; add '.\(first.modifier)(…)' to this view"
        + further.joined(),
      related: reads.compactMap { read in
        scope.place(read.property.nameSpan).map { RelatedPlace($0, "read here") }
      }
    )
  }
}
