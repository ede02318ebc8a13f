import Catalog
import Semantics

/// Looks for instances of a type among the views that code makes, in closures that lead to it too, whether they are shown
/// now or later: in lists, sheets, destinations.
struct UseSearch {
  private let type: String
  private let names: Set<String>
  private let evaluator: Evaluator
  private let fuel: Int
  /// How many more values are looked at.
  private var room = 1_000
  /// The instance with the fewest stand-ins, and how many it has.
  private(set) var best: (value: Value, standIns: Int)?

  /// `names` lead to the type; it is looked for until the fuel is down to `fuel`.
  init(_ type: String, _ names: Set<String>, _ evaluator: Evaluator, until fuel: Int) {
    self.type = type
    self.names = names
    self.evaluator = evaluator
    self.fuel = fuel
  }

  private var isDone: Bool { best?.standIns == 0 || room <= 0 || evaluator.fuel <= fuel }

  /// Looks into the body first, and into other members where that does not lead there. Branches that are not taken now
  /// count as well: they tell what the type is used with.
  mutating func look(inMembersOf owner: Value, _ members: Set<String>) {
    let before = evaluator.sought
    evaluator.sought = names
    defer { evaluator.sought = before }
    if members.contains("body") {
      let isModifier = evaluator.conforms(owner, to: "ViewModifier")
      look(in: evaluator.buildBody(of: owner, arguments: isModifier ? [.view(Self.content)] : []), depth: 0)
    }
    guard best == nil, let nominal = owner.storageType?.nominal else { return }
    for name in members.sorted() where name != "body" && !isDone {
      let isRead = evaluator.instanceMembers(name, of: nominal).contains { member in
        if case .variable(let variable, _) = member { variable.accessors.getter != nil } else { false }
      }
      if isRead, let value = evaluator.property(name, of: owner) { look(in: value, depth: 0) }
    }
  }

  /// Calls a function that is no view's own with stand-ins, and looks into what it makes.
  mutating func look(inResultOf function: FunctionDeclaration, owner: TypeDeclaration?) {
    let before = evaluator.sought
    evaluator.sought = names
    defer { evaluator.sought = before }
    let context = LexicalContext(selfType: owner.map { _ in .named("View") }, owner: owner)
    let values = function.parameters.map { parameter in
      evaluator.standIn(for: evaluator.resolve(parameter.type, in: context), named: parameter.name)
    }
    let names = zip(function.parameters.indices, function.parameters.map { [$0.name] })
    let labels = function.parameters.map(\.label)
    let arguments = Arguments(labels: labels, values: values, standIns: Dictionary(uniqueKeysWithValues: names))
    guard let match = ParameterMatch(function.parameters, arguments) else { return }
    let choice = Evaluator.Choice(function: function, owner: owner, match: match)
    var receiver: Value? = owner.map { _ in .view(Self.receiver(evaluator.standIn(for: .named("View"), named: nil))) }
    look(in: evaluator.invoke(choice, arguments, receiver: &receiver, expecting: nil), depth: 0)
  }

  /// The view that a function is called on, which nobody knows here: it is shown as the stand-in.
  private static func receiver(_ standIn: Value) -> ViewValue {
    let slot = SlotContent { scope in
      [ViewPiece(standIn, span: .none, identity: scope.identity, path: nil, isDynamic: false)]
    }
    return ViewValue(.slot(slot), name: receiverName, span: .none, nameSpan: .none)
  }

  private static let receiverName = "self"

  /// Whether the view is one that a function was called on without anybody knowing which.
  static func isReceiver(_ view: ViewValue) -> Bool {
    if case .slot = view.kind { view.name == receiverName } else { false }
  }

  /// What a modifier is applied to while its body is looked at: it does not matter.
  private static var content: ViewValue {
    ViewValue(.slot(SlotContent { _ in [] }), name: "content", span: .none, nameSpan: .none)
  }

  private mutating func look(in items: [BuilderItem], depth: Int) {
    for item in items where !isDone {
      switch item {
      case .value(let value, _): look(in: value, depth: depth + 1)
      case .branch(_, _, let items): look(in: items, depth: depth + 1)
      }
    }
  }

  /// `element` is what a function in the value's place is called with.
  private mutating func look(in value: Value, depth: Int, element: Value? = nil) {
    guard depth < Expander.maximumDepth, !isDone else { return }
    room -= 1
    switch value {
    case .structure(let structure):
      if structure.type.name == type { return note(value) }
      for field in structure.properties { look(in: field, depth: depth + 1) }
    case .view(let view): look(in: view, depth: depth)
    case .function(let function): look(in: function, depth: depth, element: element)
    case .array(let values): for value in values.prefix(Evaluator.unknownCount) { look(in: value, depth: depth + 1) }
    default: return
    }
  }

  private mutating func note(_ value: Value) {
    let count = StandInCount(value).count
    if best.map({ count < $0.standIns }) ?? true { best = (value, count) }
  }

  private mutating func look(in view: ViewValue, depth: Int) {
    switch view.kind {
    case .modified(let content, _, _, let arguments):
      look(in: content, depth: depth + 1)
      look(in: arguments, depth: depth + 1)
    case .applied(let content, _): look(in: content, depth: depth + 1)
    case .arranged(_, let content): look(in: content, depth: depth + 1)
    case .joined: return
    case .group(let items): look(in: items, depth: depth + 1)
    case .call(_, let arguments): look(in: arguments, depth: depth + 1)
    case .slot: return
    }
  }

  private mutating func look(in arguments: BoundArguments, depth: Int) {
    let element = arguments["data"].flatMap(firstElement)
    for name in arguments.names where !isDone {
      guard let value = arguments[name] else { continue }
      look(in: value, depth: depth, element: element)
    }
  }

  private func firstElement(of data: Value) -> Value? {
    if case .foreign(let binding as BindingValue) = data { return firstElement(of: binding.get(evaluator)) }
    return evaluator.elements(of: data, at: .none).first
  }

  private mutating func look(in function: FunctionValue, depth: Int, element: Value?) {
    guard let closure = function.closure, !closure.isAsync,
      evaluator.program.unit(closure.span.unit)?.mentions(names, in: closure.span) == true
    else { return }
    let parameters = function.type?.function?.parameters ?? []
    let arguments = parameters.enumerated().map { index, type in
      index == 0 ? element ?? evaluator.standIn(for: type, named: nil) : evaluator.standIn(for: type, named: nil)
    }
    look(in: evaluator.build(function, arguments, builder: function.builder ?? "ViewBuilder"), depth: depth + 1)
  }
}
