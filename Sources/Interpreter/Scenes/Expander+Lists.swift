import Catalog
import Semantics

/// The view list: what counts as a child. Tuples, groups, loops, branches and erased views flatten into their parent's
/// list; a modifier on several views stands on each of them (OpenSwiftUI: ViewList).
extension Expander {
  func flatten(_ value: Value, at span: SourceSpan, in scope: ViewScope) -> ViewList {
    var list = ViewList()
    collect(value, at: span, identity: scope.identity, path: nil, in: scope, isDynamic: false, into: &list)
    return list
  }

  func flatten(_ items: [BuilderItem], in scope: ViewScope) -> ViewList {
    var list = ViewList()
    collect(items, identity: scope.identity, path: nil, in: scope, isDynamic: false, into: &list)
    return list
  }

  private func collect(
    _ value: Value,
    at span: SourceSpan,
    identity: IdentityID,
    path: InstancePath?,
    in scope: ViewScope,
    isDynamic: Bool,
    into list: inout ViewList
  ) {
    if let view = value.view {
      collect(view, at: span, identity: identity, path: path, in: scope, isDynamic: isDynamic, into: &list)
      return
    }
    if value.localized != nil {
      let view = ViewValue.text(value)
      list.pieces.append(ViewPiece(view, span: .none, identity: identity, path: path, isDynamic: isDynamic))
      return
    }
    switch value.withoutPositions {
    case .enumeration, .object:
      // A type that an extension makes a view.
      guard host.isView(value) else { return }
      list.pieces.append(ViewPiece(value, span: span, identity: identity, path: path, isDynamic: isDynamic))
    case .foreign, .view, .structure, .unknown:
      list.pieces.append(ViewPiece(value, span: span, identity: identity, path: path, isDynamic: isDynamic))
    case .string(let title):
      let view = ViewValue.text(.string(title))
      list.pieces.append(ViewPiece(view, span: .none, identity: identity, path: path, isDynamic: isDynamic))
    case .none: list.isDynamic = true
    case .array(let values):
      for (index, element) in values.enumerated() where admitsPart(at: span) {
        listDepth += 1
        defer { listDepth -= 1 }
        let position = identities.identity(.position(index), below: identity)
        collect(element, at: span, identity: position, path: path, in: scope, isDynamic: isDynamic, into: &list)
      }
    default: break
    }
  }

  private func collect(
    _ view: ViewValue,
    at span: SourceSpan,
    identity: IdentityID,
    path: InstancePath?,
    in scope: ViewScope,
    isDynamic: Bool,
    into list: inout ViewList
  ) {
    if view.constant != nil {
      list.pieces.append(
        ViewPiece(view, span: view.span, identity: identity, path: path, isDynamic: isDynamic)
      )
      return
    }
    if view.modifier != nil {
      collectModified(view, identity: identity, path: path, in: scope, isDynamic: isDynamic, into: &list)
      return
    }
    if let definition = view.definition {
      let collected = collectContent(
        definition,
        view,
        identity: identity,
        path: path,
        in: scope,
        isDynamic: isDynamic,
        into: &list
      )
      guard !collected else { return }
      list.pieces.append(
        ViewPiece(view, span: view.span, identity: identity, path: path, isDynamic: isDynamic)
      )
      return
    }
    switch view.kind {
    case .group(let items): collect(items, identity: identity, path: path, in: scope, isDynamic: isDynamic, into: &list)
    case .slot(let content):
      list.pieces += content.make(scope)
    case .applied, .arranged, .joined:
      list.pieces.append(
        ViewPiece(view, span: view.span, identity: identity, path: path, isDynamic: isDynamic)
      )
    case .call, .modified: break
    }
  }

  /// The views under all modifiers of a chain, each with every one of them.
  private func collectModified(
    _ outermost: ViewValue,
    identity: IdentityID,
    path: InstancePath?,
    in scope: ViewScope,
    isDynamic: Bool,
    into list: inout ViewList
  ) {
    var chain: [ViewValue] = []
    chain.reserveCapacity(outermost.modifierCount)
    var current = outermost
    var hasIdentity = false
    while let definition = current.modifier {
      chain.append(current)
      if case .identity = definition.behavior { hasIdentity = true }
      if case .view(let inner) = current.content, inner.modifier != nil {
        current = inner
        continue
      }
      chain.reverse()
      let first = list.pieces.count
      collect(
        current.content,
        at: current.contentSpan,
        identity: identity,
        path: path,
        in: scope,
        isDynamic: isDynamic,
        into: &list
      )
      for index in list.pieces.indices.dropFirst(first) {
        if list.pieces[index].modifiers.isEmpty {
          list.pieces[index].modifiers = chain
        } else {
          list.pieces[index].modifiers += chain
        }
        if hasIdentity { list.pieces[index].isDynamic = true }
      }
      break
    }
    if hasIdentity { list.isDynamic = true }
  }

  /// Flattens a call that has no node of its own; false where it has one.
  private func collectContent(
    _ definition: ViewDefinition,
    _ view: ViewValue,
    identity: IdentityID,
    path: InstancePath?,
    in scope: ViewScope,
    isDynamic: Bool,
    into list: inout ViewList
  ) -> Bool {
    guard admitsPart(at: view.span) else { return true }
    listDepth += 1
    defer { listDepth -= 1 }
    switch definition.behavior {
    case .list where view.arguments.has("subviews") || view.arguments.has("sections"):
      collectParts(view, identity: identity, path: path, in: scope, isDynamic: isDynamic, into: &list)
    case .list(let slots):
      let arguments = view.arguments
      for slot in slots where slot != "content" || !isCollapsed(arguments, in: scope) {
        let inner = identities.identity(.slot(slot), below: identity)
        let before = list.pieces.count
        collect(
          content(slot, of: arguments),
          at: view.span,
          identity: inner,
          path: path,
          in: scope,
          isDynamic: isDynamic,
          into: &list
        )
        guard slots.count > 1, before < list.pieces.count else { continue }
        let section = ViewPiece.Section(identity: identity, slot: slot)
        for position in list.pieces.indices.dropFirst(before) where list.pieces[position].section == nil {
          list.pieces[position].section = section
        }
      }
    case .erased(let slot):
      let arguments = view.arguments
      list.isDynamic = true
      collect(
        content(slot, of: arguments),
        at: arguments.span(of: slot) ?? view.span,
        identity: identity,
        path: path,
        in: scope,
        isDynamic: true,
        into: &list
      )
    case .variadic:
      guard !view.isUnaryVariadic else { return false }
      let inner = variadic(view, in: scope.below(identity))
      list.isDynamic = list.isDynamic || inner.isDynamic
      list.depend(on: inner.standIns)
      list.pieces += inner.pieces
    case .forEach:
      list.isDynamic = true
      list.depend(on: view.arguments.standIns)
      collectElements(view.arguments, view, identity: identity, path: path, in: scope, into: &list)
    default: return false
    }
    return true
  }

  /// Whether a section is closed, which those of a sidebar can be: its rows are not there.
  private func isCollapsed(_ arguments: BoundArguments, in scope: ViewScope) -> Bool {
    guard case .foreign(let binding as BindingValue)? = arguments["isExpanded"],
      scope.environment.values[.listStyle].token == "sidebar", case .bool(false) = binding.get(evaluator)
    else { return false }
    return true
  }

  /// `Group(subviews:)`, `Group(sections:)`: what the program makes of all views at once.
  private func collectParts(
    _ view: ViewValue,
    identity: IdentityID,
    path: InstancePath?,
    in scope: ViewScope,
    isDynamic: Bool,
    into list: inout ViewList
  ) {
    guard let content = view.arguments.function("content"),
      let parts = parts(of: view.arguments, at: view.span, in: scope.below(identity))
    else { return }
    list.isDynamic = list.isDynamic || parts.list.isDynamic
    list.depend(on: parts.list.standIns)
    let items = items(of: content, [.array(parts.values)])
    let inner = identities.identity(.slot("content"), below: identity)
    collect(items, identity: inner, path: path, in: scope, isDynamic: isDynamic, into: &list)
  }

  private func collect(
    _ items: [BuilderItem],
    identity: IdentityID,
    path: InstancePath?,
    in scope: ViewScope,
    isDynamic: Bool,
    into list: inout ViewList
  ) {
    // Where there are some already, room for the next few at a time would copy them all again and again.
    if list.pieces.isEmpty { list.pieces.reserveCapacity(items.count) }
    for index in items.indices {
      let position = items.count == 1 ? identity : identities.identity(.position(index), below: identity)
      switch items[index] {
      case .value(let value, let span):
        collect(value, at: span, identity: position, path: path, in: scope, isDynamic: isDynamic, into: &list)
      case .branch(let statement, let branch, let items):
        list.isDynamic = true
        list.depend(on: statement.standIns)
        if !statement.standIns.isEmpty { recorder.choose(branch, of: statement) }
        let inner = identities.identity(.branch(branch), below: position)
        collect(items, identity: inner, path: path, in: scope, isDynamic: true, into: &list)
      }
    }
  }

  // MARK: Content of slots

  /// The value of a builder or view parameter. Closures with parameters get stand-ins.
  func content(_ slot: String, of arguments: BoundArguments) -> Value {
    guard let value = arguments[slot] else { return .void }
    guard case .function(let function) = value else { return value }
    return build(function, slotParameters(slot, arguments))
  }

  /// What a builder closure builds.
  func items(of function: FunctionValue, _ values: [Value] = []) -> [BuilderItem] {
    evaluator.build(function, values, builder: "ViewBuilder")
  }

  /// What a builder closure makes.
  func build(_ function: FunctionValue, _ values: [Value] = []) -> Value {
    host.makeGroup(items(of: function, values), builder: "ViewBuilder")
  }

  func slotParameters(_ slot: String, _ arguments: BoundArguments) -> [Value] {
    guard let parameter = arguments.signature?.parameter(named: slot), !parameter.type.hasPrefix("()"),
      let open = parameter.type.firstIndex(of: "("),
      let close = parameter.type.firstIndex(of: ")"), open < close
    else { return [] }
    let name = String(parameter.type[parameter.type.index(after: open)..<close])
    guard !name.isEmpty else { return [] }
    if let state = Catalog.initialState(name) { return [Value(state)] }
    if let value = firstValue(ofType: name, arguments) { return [value] }
    switch name {
    case ScrollProxyValue().typeName: return [.foreign(ScrollProxyValue())]
    case "TimelineViewDefaultContext":
      // Evaluation is deterministic: the moment is always the same.
      return [.foreign(SettingsValue(name, ["date": LibraryType.date(LibraryType.now)]))]
    default: return [.foreign(OpaqueFrameworkValue(typeName: name))]
    }
  }

  /// What another argument says of a generic type, which is what closures are called with first: `initialValue: Value`, and
  /// of a sequence of such values the first.
  func firstValue(ofType name: String, _ arguments: BoundArguments) -> Value? {
    for parameter in arguments.signature?.parameters ?? [] {
      guard let value = arguments[parameter.name] else { continue }
      if parameter.type == name { return value }
      if parameter.type == "some Sequence<\(name)>" { return evaluator.elements(of: value, at: .none).first }
    }
    return nil
  }

  // MARK: Loops

  func collectElements(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    identity: IdentityID,
    path: InstancePath?,
    in scope: ViewScope,
    into list: inout ViewList
  ) {
    guard let content = arguments.function("content") ?? arguments.function("rowContent") else { return }
    let parts = parts(of: arguments, at: view.span, in: scope.below(identity))
    if let parts { list.depend(on: parts.list.standIns) }
    let elements = parts?.values ?? elements(of: arguments)
    var positions = ElementPositions()
    var isTold = false
    for (index, element) in elements.enumerated() {
      guard admitsNode(at: view.span) else { return }
      let id = self.id(of: element, arguments, index)
      let key = HashableValue(id)
      var inner = identities.identity(.element(key), below: identity)
      if let first = positions.add(key) {
        recorder.note()
        if !isTold, !id.holdsUnknown() {
          let isGuessed = parts != nil || path?.isGuessed == true || scope.path?.isGuessed == true
          note(repeated: id, of: view, at: (first, index), isKnown: !isGuessed && tells(arguments, by: [first, index]))
          isTold = true
        }
        // What elements of one id remember is not shared: else each would see a change in what the last one left.
        inner = identities.identity(.position(index), below: inner)
      }
      let step = path.appending(view.name, index: index, isGuessed: !arguments.standIns.isEmpty)
      let before = list.pieces.count
      let items = outlined(evaluator.build(content, [element], builder: "ViewBuilder"), of: element, arguments)
      collect(items, identity: inner, path: step, in: scope, isDynamic: true, into: &list)
      for position in list.pieces.indices.dropFirst(before) { list.pieces[position].ids.append(key) }
    }
  }

  private func note(repeated id: Value, of view: ViewValue, at places: (first: Int, second: Int), isKnown: Bool) {
    let known = recorder.repeatedIDs.firstIndex { $0.span == view.span }
    if let known, recorder.repeatedIDs[known].isKnown || !isKnown { return }
    let repeated = SceneFacts.RepeatedID(
      span: view.span,
      id: evaluator.describe(id),
      first: places.first,
      second: places.second,
      isKnown: isKnown
    )
    if let known { recorder.repeatedIDs[known] = repeated } else { recorder.repeatedIDs.append(repeated) }
  }

  /// Whether the ids of some elements of a loop are made of nothing that stands in for other values, or is another one in
  /// each run of the program.
  private func tells(_ arguments: BoundArguments, by positions: [Int]) -> Bool {
    guard arguments.standIns.isEmpty, evaluator.varyingValues == 0 else { return false }
    let (ids, standIns) = evaluator.traced {
      let elements = elements(of: arguments["data"] ?? .void)
      return .array(positions.map { elements.indices.contains($0) ? id(of: elements[$0], arguments, $0) : .void })
    }
    return standIns.isEmpty && !ids.holdsStandIns()
  }

  /// The elements that a loop runs over; bindings give bindings to elements.
  func elements(of data: Value) -> [Value] {
    switch data {
    case .array(let values): return values
    case .set(let set): return set.elements
    case .dictionary(let dictionary):
      return zip(dictionary.keys, dictionary.values).map { key, value in
        .tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
      }
    case .range(let range): return integers(range)
    case .foreign(let binding as BindingValue):
      guard case .array(let values) = binding.get(evaluator) else { return [] }
      return values.indices.map { .foreign(binding.element($0)) }
    case .int(let count): return (0..<max(min(count, Self.maximumNodes), 0)).map(Value.int)
    case .unknown(let unknown): return Array(repeating: .unknown(unknown), count: Evaluator.unknownCount)
    case .foreign, .view, .structure, .object:
      if case .array(let values)? = evaluator.asArray(data, at: .none) { return values }
      if case .array(let values)? = evaluator.property("elements", of: data) { return values }
      return []
    default: return []
    }
  }

  private func integers(_ range: RangeValue) -> [Value] {
    guard case .int(let lower)? = range.lower, case .int(let upper)? = range.upper else { return [] }
    let end = range.isClosed ? upper.addingReportingOverflow(1).partialValue : upper
    guard lower < end else { return [] }
    let count = min(end.subtractingReportingOverflow(lower).partialValue, Self.maximumNodes + 1)
    return (0..<max(count, 0)).map { .int(lower &+ $0) }
  }

  private func id(of element: Value, _ arguments: BoundArguments, _ index: Int) -> Value {
    var subject = element
    if case .foreign(let binding as BindingValue) = element { subject = binding.get(evaluator) }
    let id: Value? =
      if let path = arguments.keyPath("id") {
        evaluator.read(path, of: subject)
      } else {
        switch subject {
        case .int, .string, .double: subject
        default: evaluator.property("id", of: subject)
        }
      }
    // Rows that nobody knows are told apart by their places.
    if case .unknown? = id { return .int(index) }
    return id ?? .int(index)
  }
}

/// The ids of a loop's elements so far, and where each was seen last. Most loops count: those need no table.
private struct ElementPositions {
  private var count = 0
  private var first = 0
  /// Whether each id is the number after the one before.
  private var isCounting = true
  private var others: [HashableValue: Int] = [:]

  /// Adds the id of the next element; gives the place of the last one before that has the same.
  mutating func add(_ key: HashableValue) -> Int? {
    defer { count += 1 }
    if isCounting {
      if case .int(let number) = key.value, count == 0 || number == first &+ count {
        if count == 0 { first = number }
        return nil
      }
      isCounting = false
      for position in 0..<count { others[HashableValue(.int(first &+ position))] = position }
    }
    return others.updateValue(count, forKey: key)
  }
}
