import Catalog
import Semantics
import ViewGraph

/// What the rows of a loop over the positions of a collection do with their own.
struct RowPosition {
  /// Whether a row gets its element by its position, as it is.
  let getsElement: Bool
  /// Whether a row may come to its element: by its position, by code that is given that, or since the loop gives both.
  let reachesElement: Bool
  /// Whether a row needs its position for more than to get its element.
  let isUsedApart: Bool
  /// Whether a row sets its element, or has a binding to it.
  let setsElement: Bool
  /// Whether a row keeps a binding to its element, which SwiftUI reads once more when the row is gone.
  let bindsElement: Bool
  /// Whether the position is what a container knows its selection by.
  private let isPicked: Bool
  private let uses: PositionUses
  private let code: CodeScope
  private let scope: ProgramScope

  init(_ loop: CallOccurrence, in collection: Expression, of scope: ProgramScope) {
    let body = loop.call.content()?.body
    let expressions = body.map { Array(CodeWalk($0).expressions) } ?? []
    let positions = Set(expressions.filter { loop.call.isRowPosition($0) }.map(\.span))
    let list = collection.unwrapped.dottedName?.last
    let own = PositionUses(of: positions, in: expressions, list, scope)
    let all = expressions.reduce(into: own) { uses, expression in
      guard let call = expression.asCall,
        let argument = call.arguments.first(where: { positions.contains($0.value.unwrapped.span) })
      else { return }
      uses.add(functionOf: call, taking: argument)
    }
    getsElement = !own.elements.isEmpty
    isUsedApart = positions.count > own.elements.count
    setsElement = all.setsElement
    bindsElement = all.bindsElement
    isPicked =
      loop.scope.containers.contains { $0.argument("selection") != nil }
      && expressions.contains { expression in
        guard let call = expression.asCall, call.calledName == "tag", let value = call.unlabeled?.value else {
          return false
        }
        return positions.contains(value.unwrapped.span)
      }
    reachesElement =
      body.map { own.reachElement(in: $0) || loop.call.givesElement(to: expressions, besides: positions) } ?? true
    uses = all
    code = loop.scope
    self.scope = scope
  }

  /// Whether state is kept by position, of the view or of an object: then the position is what a row is known by.
  var isKeptInState: Bool {
    isPicked || uses.indexed.contains(where: isState)
      || uses.receivers.contains { $0.unwrapped.ownMember.map(isOwnState) ?? false }
  }

  private func isState(_ value: Expression) -> Bool {
    if let name = value.unwrapped.ownMember, isOwnState(name.hasPrefix("$") ? String(name.dropFirst()) : name) {
      return true
    }
    guard let (variable, owner) = scope.declaredVariable(value) else { return false }
    return variable.isStored && !variable.isLet && owner.type?.kind == .class
  }

  private func isOwnState(_ name: String) -> Bool {
    guard let property = scope.property(name, around: code) else { return false }
    return ["State", "Binding"].contains { property.attribute($0) != nil }
  }
}

/// Where code uses the position of a row.
private struct PositionUses {
  /// `list[position]`
  private(set) var elements: [SubscriptExpression] = []
  private(set) var setsElement = false
  private(set) var bindsElement = false
  /// What has a part for each position besides the list, is compared with one, or set to it.
  private(set) var indexed: [Expression] = []
  /// What methods are called on that get the position.
  private(set) var receivers: [Expression] = []
  private let positions: Set<SourceSpan>
  private let list: String?
  private let scope: ProgramScope

  init(of positions: Set<SourceSpan>, in expressions: [Expression], _ list: String?, _ scope: ProgramScope) {
    self.positions = positions
    self.list = list
    self.scope = scope
    guard !positions.isEmpty else { return }
    var places: [SourceSpan] = []
    for expression in expressions {
      switch expression.kind {
      case .subscript(let access):
        guard isPosition(access.arguments.first?.value) else { continue }
        if isList(access.base) {
          elements.append(access)
          places.append(expression.span)
        } else {
          indexed.append(access.base)
        }
      case .call(let call):
        guard call.arguments.contains(where: { isPosition($0.value) }), let receiver = call.receiver else { continue }
        if !isList(receiver) { receivers.append(receiver) }
      case .binary(let binary) where binary.isComparison:
        if isPosition(binary.left) { indexed.append(binary.right) }
        if isPosition(binary.right) { indexed.append(binary.left) }
      case .assignment(let assignment) where isPosition(assignment.value): indexed.append(assignment.target)
      default: continue
      }
    }
    let isBound = elements.contains { $0.base.root.dottedName?.first?.hasPrefix("$") ?? false }
    let targets = expressions.compactMap { $0.target(in: scope) }.filter { target in
      places.contains { target.contains($0) }
    }
    setsElement = isBound || !targets.isEmpty
    bindsElement =
      isBound
      || expressions.contains { expression in
        guard let call = expression.asCall, call.isInitializer, call.calledName == "Binding" else { return false }
        return targets.contains { call.span.contains($0) }
      }
  }

  /// Adds what a function of the program does with the position that a call gives it.
  mutating func add(functionOf call: CallExpression, taking argument: Argument) {
    guard let (function, _) = scope.calledFunction(call), let body = function.body,
      let parameter = function.parameter(for: argument, of: call)
    else { return }
    let expressions = Array(CodeWalk(body).expressions)
    let named = Set(expressions.filter { $0.isParameter(parameter) }.map(\.span))
    let inner = PositionUses(of: named, in: expressions, list, scope)
    setsElement = setsElement || inner.setsElement
    bindsElement = bindsElement || inner.bindsElement
    indexed += inner.indexed
    receivers += inner.receivers
  }

  /// Whether code may come to an element by the position: it is an index, or an argument or a constant of which nobody
  /// tells what becomes of it. Modifiers and views of the framework take it as the number that it is.
  func reachElement(in body: Body) -> Bool {
    CodeWalk(body).contains { node in
      switch node {
      case .statement(let statement):
        guard case .variable(let binding) = statement.kind else { return false }
        return binding.initializer.map(holdsPosition) ?? false
      case .expression(let expression):
        switch expression.kind {
        case .subscript(let access): return access.arguments.contains { holdsPosition($0.value) }
        case .call(let call):
          return call.arguments.contains { $0.value.closure == nil && holdsPosition($0.value) }
            && !takesNumber(call, expression)
        default: return false
        }
      default: return false
      }
    }
  }

  private func takesNumber(_ call: CallExpression, _ expression: Expression) -> Bool {
    guard let name = call.calledName else { return false }
    guard call.isInitializer, call.receiver == nil else {
      return Catalog.modifier(name) != nil && scope.ownModifier(call) == nil
    }
    if Catalog.view(name) != nil { return !scope.declaresType(name) }
    guard let type = scope.type(of: expression) else { return false }
    return scope.conforms(type, to: "Numeric") == true || scope.conforms(type, to: "StringProtocol") == true
  }

  private func isPosition(_ value: Expression?) -> Bool { value.map { positions.contains($0.unwrapped.span) } ?? false }

  private func holdsPosition(_ value: Expression) -> Bool { positions.contains { value.span.contains($0) } }

  private func isList(_ base: Expression) -> Bool {
    guard let list, let name = base.unwrapped.dottedName?.last else { return false }
    return name.drop { $0 == "$" || $0 == "@" } == list
  }
}

extension CallExpression {
  /// Whether the expression stands for the row's position: the parameter of a loop over positions, the first of two, or the
  /// part of the pair that the loop tells rows apart by.
  fileprivate func isRowPosition(_ expression: Expression) -> Bool {
    guard let parameters = content()?.parameters, let first = parameters.first else { return false }
    let part = positionPart
    switch expression.kind {
    case .local(_, let name): return name == first.name && (part == nil || parameters.count > 1)
    case .member(let member):
      guard let part, parameters.count == 1, case .local(_, first.name)? = member.base?.unwrapped.kind else {
        return false
      }
      return member.name == part
    default: return false
    }
  }

  /// Whether a row uses the element that a loop over pairs gives it beside the position.
  fileprivate func givesElement(to expressions: [Expression], besides positions: Set<SourceSpan>) -> Bool {
    guard positionPart != nil, let parameters = content()?.parameters, let first = parameters.first else {
      return false
    }
    let given = parameters.count > 1 ? parameters[1].name : first.name
    return expressions.contains { expression in
      guard case .local(_, given) = expression.kind else { return false }
      return !positions.contains { $0.contains(expression.span) }
    }
  }

  /// The part of its pairs that a loop tells rows apart by; nil where it counts positions alone.
  private var positionPart: String? { keyedBy.flatMap { $0.property == "self" ? nil : $0.property } }
}

extension Expression {
  /// Where the value is named that the expression sets, or changes in place.
  fileprivate func target(in scope: ProgramScope) -> SourceSpan? {
    switch kind {
    case .assignment(let assignment): assignment.target.span
    case .inout(let value): value.span
    case .call(let call): scope.isMutating(call) ? call.receiver?.span : nil
    default: nil
    }
  }
}
