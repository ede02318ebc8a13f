/// Overloads that differ in the result builder of a closure: `TabView { … }` of tabs, or of views.
extension BodyChecker {
  /// The first of the candidates whose builder takes what stands first in the closure. Nil where they do not differ in
  /// builders, or that tells nothing.
  func buildable(of candidates: [(Candidate, ArgumentMatching)], _ arguments: [Argument])
    -> (Candidate, ArgumentMatching)?
  {
    guard candidates.count > 1 else { return nil }
    for (index, argument) in arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let builders = candidates.map { builder(of: index, $0) }
      guard Set(builders).count > 1, !builders.contains(nil) else { continue }
      guard let part = firstType(of: closure.body.statements) else {
        // A type that stands for what its parts are is made of what is built around it.
        let around = builderAround ?? .framework("ViewBuilder")
        guard candidates.allSatisfy(\.0.isInitializer), let same = builders.firstIndex(of: around) else { continue }
        return candidates[same]
      }
      let taking = candidates.indices.filter { takes(part, builders[$0]) }
      guard taking.count < candidates.count else { continue }
      return taking.first.map { candidates[$0] }
    }
    return nil
  }

  /// Lets a builder tell what the generic parameters of a part are that is made in its code: of a table's columns which rows
  /// they show.
  func guide(_ part: Type, by builder: Type) {
    guard part.hasVariables, case .nominal(let id, _) = part else { return }
    let methods = resolver.members("buildExpression", of: builder, ofType: true, from: context.scope.file)
    guard methods.count == 1, let only = methods.first, let parameter = only.scheme.parameters?.first,
      case let bounds = only.scheme.bounds(of: parameter.type), !bounds.isEmpty,
      bounds.allSatisfy({ resolver.conforms(.nominal(id, []), to: $0) == true })
    else { return }
    let substitution = only.openedSubstitution(in: self)
    let mark = system.mark()
    let isTaken =
      system.unify(resolver.substitute(substitution, in: parameter.type), part)
      && only.scheme.requirements.allSatisfy { system.require($0.substituted(substitution, in: resolver)) }
    if !isTaken { system.goBack(to: mark) }
  }

  private func builder(of argument: Int, _ choice: (candidate: Candidate, matching: ArgumentMatching)) -> Type? {
    let position = choice.matching.parameters[argument]
    return choice.candidate.scheme.parameters?[position].builder
  }

  /// Whether a value of the type may be a part of what the builder makes.
  private func takes(_ part: NominalID, _ builder: Type?) -> Bool {
    guard let builder else { return true }
    let methods = ["buildExpression", "buildBlock"].lazy
      .map { self.resolver.members($0, of: builder, ofType: true, from: nil) }.first { !$0.isEmpty }
    return (methods ?? []).contains { method in
      method.scheme.requirements.allSatisfy { requirement in
        guard case .conforms(.parameter(let parameter), let bound) = requirement, let wanted = bound.nominal,
          method.scheme.generics.contains(parameter)
        else { return true }
        return resolver.conforms(.nominal(part, []), to: wanted) != false
      }
    }
  }

  /// The type that the first value in a closure begins with: `Text` of `Text("a").bold()`.
  private func firstType(of statements: [Statement]) -> NominalID? {
    for statement in statements.prefix(8) {
      guard case .expression(var current) = statement.kind else { continue }
      while true {
        switch current.kind {
        case .call(let call): current = call.callee
        case .member(let member):
          guard let base = member.base else { return nil }
          current = base
        case .name(let name):
          guard case .nominal(let id)? = resolver.typeMeaning(of: name.name, in: context.scope) else { return nil }
          return id
        case .type(let reference): return resolver.type(reference, in: context.scope).nominal
        default: return nil
        }
      }
    }
    return nil
  }
}

extension Candidate {
  fileprivate var isInitializer: Bool {
    if case .declaration(let id) = resolution { id.name == "init" } else { false }
  }
}

extension TypeScheme {
  /// The protocols that a type of its own choice has to conform to.
  fileprivate func bounds(of type: Type) -> [NominalID] {
    guard case .parameter(let parameter) = type, generics.contains(parameter) else { return [] }
    return requirements.compactMap { requirement in
      guard case .conforms(let subject, let bound) = requirement, subject == type else { return nil }
      return bound.nominal
    }
  }
}
