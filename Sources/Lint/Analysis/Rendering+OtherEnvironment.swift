import Interpreter
import Queries
import Semantics
import ViewGraph

extension Rendering {
  /// Whether the scene is what the program's app shows: what it sets around its views is in force.
  var isOfApp: Bool {
    guard case .provider(let name) = result.request.source else { return false }
    return program.isType(name, conformingTo: "App")
  }

  /// Whether a view reads a key of the environment that has its default in this scene, while other code of the program
  /// sets it, and makes something of it that may move the element: itself, what is around it, or what stands before it in
  /// the outer element, behind it where it is moved from the end.
  func isMadeWithOtherEnvironment(_ element: Element, in outer: Element, fromStart: Bool) -> Bool {
    let around = [element] + ancestors(of: element)
    let last = subtree(of: element).last?.id ?? element.id
    let beside = subtree(of: outer).filter { fromStart ? $0.id < element.id : $0.id > last }
    let parts = around + beside
    let users = parts.flatMap { reader in
      reader.environmentReads.lazy.filter { $0.writer == nil }.flatMap { read in
        self.program.derived(Self.usersOfSetKeys, for: KeyRead(view: reader.name, key: read.key))
      }
    }
    return !users.isEmpty && parts.contains { users.contains($0.nameSpan) }
  }

  private struct KeyRead: Hashable {
    let view: String
    let key: String
  }

  /// The names of the calls whose arguments a view makes from a key of the environment; none where no code but previews
  /// sets the key.
  private static let usersOfSetKeys = ComparedQuery<ProgramScope, KeyRead, [SourceSpan]> { read, program in
    guard !program.environmentUses.injections(of: .value(read.key)).isEmpty else { return [] }
    return program.environmentReads(by: read.view).filter { $0.key == .value(read.key) }.flatMap { use in
      let uses = use.type.all.flatMap { program.ownUses(of: use.property.name, in: $0.type) }
      return FeedbackLoop.users(of: uses.map(\.expression.span), by: nil, in: program)
    }
  }
}
