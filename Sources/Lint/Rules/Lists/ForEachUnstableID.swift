import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let foreachUnstableID = LintRule(
    id: "foreach-unstable-id",
    summary: "Ids that are new each time they are read",
    documentation: """
      An id has to stay the same as long as it means the same element. `var id: UUID { UUID() }` gives another one at \
      each reading, and elements made in `body` get new ids at each update: SwiftUI then takes every row for a new one, \
      throws away its state, and animates nothing.

      Store the id (`let id = UUID()`), and make the elements outside of `body`. A hash value is no id: different \
      elements may share it.
      """,
    severity: .error,
    bad: [
      """
      struct Note: Identifiable {
        var id: UUID { UUID() }
        let text: String
      }
      struct Notes: View {
        let notes: [Note]
        var body: some View { List(notes) { note in Text(note.text) } }
      }
      """,
      """
      struct Entry: Identifiable {
        let id = UUID()
        let name: String
      }
      struct Entries: View {
        let names: [String]
        var body: some View {
          VStack {
            ForEach(names.map { Entry(name: $0) }) { entry in Text(entry.name) }
          }
        }
      }
      """,
      """
      struct Entry: Identifiable {
        let id = UUID()
        let name: String
      }
      struct Entries: View {
        let names: [String]
        private var entries: [Entry] { names.map { Entry(name: $0) } }
        var body: some View {
          VStack {
            ForEach(entries) { entry in Text(entry.name) }
          }
        }
      }
      """,
      """
      struct Player: View {
        @State private var volume = 0.5
        var body: some View { Slider(value: $volume).id(UUID()) }
      }
      """,
      """
      struct Entries: View {
        let names: [String]
        private var rows: [(id: UUID, name: String)] { names.map { (UUID(), $0) } }
        var body: some View { List(rows, id: \\.id) { Text($0.name) } }
      }
      """,
    ],
    good: [
      """
      struct Entries: View {
        let names: [String]
        private var rows: [(position: Int, name: String)] { names.enumerated().map { ($0, $1) } }
        var body: some View { List(rows, id: \\.name) { Text($0.name) } }
      }
      """,
      """
      struct Note: Identifiable {
        let id = UUID()
        let text: String
      }
      struct Notes: View {
        let notes: [Note]
        var body: some View { List(notes) { note in Text(note.text) } }
      }
      """,
      """
      struct Entry: Identifiable {
        let name: String
        var id: String { name }
      }
      struct Entries: View {
        let names: [String]
        var body: some View {
          VStack {
            ForEach(names.map { Entry(name: $0) }) { entry in Text(entry.name) }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let loops = unit.viewCalls("ForEach") + unit.viewCalls("List")
      return unit.types(conformingTo: "Identifiable").compactMap { computed($0, in: scope) }
        + unit.index.types.compactMap { computedForAll($0.type, in: scope) }
        + loops.compactMap {
          freshElements($0, in: scope) ?? hashed($0, in: scope) ?? freshKey($0, in: scope)
        }
        + unit.modifierCalls("id").compactMap { freshIdentity($0, in: scope) }
    }
  )
}

/// `var id: UUID { UUID() }`
private func computed(_ type: TypeParts, in scope: ProgramScope) -> Problem? {
  guard let id = type.variables.first(where: { $0.name == "id" && !$0.modifiers.isTypeMember }),
    let getter = id.accessors.getter, let value = getter.body.result, let made = scope.freshID(value),
    let place = scope.place(id.nameSpan), let text = scope.text(made.span)
  else { return nil }
  let isFallback = value.isFallback(to: made)
  let storage = IDStorage(of: id, in: type, scope)
  let use = scope.useOfIDs(of: type)
  return Problem(
    place,
    (isFallback ? "where there is no other, 'id'" : "'id'")
      + " is another one each time it is read, since '\(text)' makes a new value: \(use.telling(type.name)) counts as "
      + "new at each update; \(isFallback ? storage.adviceForFallback(made) : storage.advice(to: made))",
    proposals: isFallback ? [] : storage.proposal(to: value, at: place),
    severity: isFallback || use == .unknown && !storage.isPossible ? .warning : nil
  )
}

/// `extension Row { var id: UUID { UUID() } }` of a protocol, which gives the id of every type that has none of its own.
private func computedForAll(_ part: TypeDeclaration, in scope: ProgramScope) -> Problem? {
  guard part.kind == .extension,
    let id = part.members.variables.first(where: { $0.name == "id" && !$0.modifiers.isTypeMember }),
    let value = id.accessors.getter?.body.result, let made = scope.freshID(value),
    let named = scope.type(named: part.qualifiedName), named.kind == .protocol, named.conforms(to: "Identifiable"),
    let user = scope.types(conformingTo: part.qualifiedName).first(where: { $0.takesID(of: id, in: scope) }),
    let place = scope.place(id.nameSpan), let text = scope.text(made.span)
  else { return nil }
  let use = scope.useOfIDs(of: user)
  return Problem(
    place,
    "'id' is another one each time it is read, since '\(text)' makes a new value: \(use.telling(user.name)) counts as new at "
      + "each update; leave it out here, and store one in '\(user.name)' itself",
    related: scope.place(user.declaration.type.nameSpan).map { [RelatedPlace($0, "has no id of its own")] } ?? [],
    severity: use == .unknown ? .warning : nil
  )
}

extension TypeParts {
  /// Whether reading the id of its values reads the property.
  fileprivate func takesID(of property: VariableDeclaration, in scope: ProgramScope) -> Bool {
    guard let members = scope.type(named: declaration.type.qualifiedName)?.members("id"),
      case .variable(let variable, _)? = members.first(where: {
        if case .variable(let variable, let owner) = $0 {
          return owner.kind != .protocol || variable.isStored
        } else {
          return false
        }
      })
    else { return false }
    return variable.span == property.span
  }
}

/// What tells the values of a type apart by their ids.
private enum IDUse {
  /// A loop or a list, which makes a row for each.
  case rows
  /// A sheet or its like, which shows one at a time.
  case items
  /// Nothing in the program that is known to.
  case unknown

  /// What counts as new where the id does not hold.
  func telling(_ name: String) -> String {
    switch self {
    case .rows: "every row of '\(name)'"
    case .items: "what is presented for '\(name)'"
    case .unknown: "whatever shows '\(name)' by it, rows or a sheet,"
    }
  }
}

extension ProgramScope {
  fileprivate func useOfIDs(of type: TypeParts) -> IDUse {
    let loops = ViewTraits.repeats.names.ordered().flatMap { viewCalls($0) }.filter { $0.call.argument("id") == nil }
    if loops.compactMap(\.call.unlabeled).contains(where: { holds(values: type, in: $0) }) { return .rows }
    let presenters = ModifierTraits.presents.names.union(ModifierTraits.asks.names).ordered().flatMap { calls($0) }
    let isPresented = presenters.compactMap { $0.call.argument("item") }.contains { holds(values: type, in: $0) }
    return isPresented ? .items : .unknown
  }

  private func holds(values type: TypeParts, in data: Argument) -> Bool {
    self.type(of: data.value)?.contains { $0.nominal.map { $0.lastName == type.name } ?? false } ?? false
  }
}

/// A property that keeps an id instead of making it again.
private struct IDStorage {
  private let id: VariableDeclaration
  private let type: TypeParts
  private let scope: ProgramScope

  init(of id: VariableDeclaration, in type: TypeParts, _ scope: ProgramScope) {
    self.id = id
    self.type = type
    self.scope = scope
  }

  /// The property with the value; nil where that is not written out.
  private func declaration(of value: Expression) -> String? {
    // '.init()' and '.now' do not say what they make.
    let start = value.innermostCall?.callee ?? value.unwrapped
    let annotation = start.implicitMember == nil ? nil : id.type
    return scope.text(value.span).map { written in
      "let id" + (annotation.flatMap { scope.text($0.span) }.map { ": \($0)" } ?? "") + " = \(written)"
    }
  }

  /// Enumerations store nothing but their cases.
  var isPossible: Bool { type.declaration.type.kind != .enumeration }

  /// Extensions store nothing either.
  private var isDeclaredInType: Bool {
    type.declaration.type.members.variables.contains { $0.nameSpan == id.nameSpan }
  }

  func advice(to value: Expression) -> String {
    guard isPossible else {
      return "derive it from the case and what comes with it, as 'var id: Self { self }' does where '\(type.name)' is "
        + "Hashable"
    }
    let whole = "'\(declaration(of: value) ?? "let id")'"
    return isDeclaredInType ? "store it with \(whole)" : "store it in '\(type.name)' itself with \(whole)"
  }

  /// What to do where the value only stands in for an id that there may not be.
  func adviceForFallback(_ made: Expression) -> String {
    guard isPossible else { return advice(to: made) }
    return "take something else of '\(type.name)' that stays in its place, or store one beside it where it is made"
  }

  /// Nothing where the property cannot be stored in its place, or where a setter takes other values.
  func proposal(to value: Expression, at place: Place) -> [FixProposal] {
    guard isPossible, isDeclaredInType, let declaration = declaration(of: value), id.accessors.setter == nil,
      let keyword = scope.keyword(before: place), let end = scope.place(id.span)?.range.end
    else { return [] }
    let edit = TextEdit(range: ByteRange(keyword, end), replacement: declaration)
    let edits = [FileEdit(file: place.file, edit: edit)]
    return [FixProposal("store the id", keepsMeaning: !isComparedWhole, edits: edits)]
  }

  /// Whether the compiler compares, hashes or encodes the type by all that it stores, and by the id with it.
  private var isComparedWhole: Bool {
    ["Equatable", "Hashable", "Encodable", "Decodable"].contains { scope.conforms(type.declaration.type, to: $0) }
  }
}

extension Expression {
  /// The call that a chain of members and calls begins with, or the expression itself.
  fileprivate var innermostCall: CallExpression? {
    switch unwrapped.kind {
    case .call(let call): call.innermost
    case .member(let member): member.base?.innermostCall
    default: nil
    }
  }

  /// `name ?? UUID().uuidString`
  fileprivate func isFallback(to made: Expression) -> Bool {
    guard case .binary(let binary) = unwrapped.kind, binary.operator == "??" else { return false }
    return !binary.left.span.contains(made.span)
  }
}

/// `.id(UUID())`
private func freshIdentity(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard occurrence.call.receiver != nil, let id = occurrence.call.unlabeled?.value, let made = scope.freshID(id),
    !CodeWalk(id).contains(where: { if case .closure = $0 { true } else { false } }),
    scope.isMadeOnView(occurrence), !scope.isInPreview(occurrence.scope), !runsOnce(occurrence.scope, in: scope),
    let place = scope.place(id.span), let text = scope.text(made.span),
    // In a branch for older systems alone it works around something that they do.
    AvailabilityGuards(scope.targets, in: scope).promise(at: place).beforeIOS == nil
  else { return nil }
  let isPlain = occurrence.call.receiver.map { keepsNothing($0, in: scope) } ?? false
  return Problem(
    place,
    "'\(text)' makes another id at each update, so this view is thrown away and made anew each time"
      + (isPlain
        ? "; it keeps nothing that is lost by that, but if it is not to start afresh, take an id that stays"
        : ", with its state, focus and animations; take an id that stays while the view shows the same thing"),
    severity: isPlain ? .info : .warning
  )
}

/// Whether the code runs once each time its view appears: that of a view which nothing updates, in no closure that runs
/// again by itself.
private func runsOnce(_ code: CodeScope, in scope: ProgramScope) -> Bool {
  guard let type = code.type, scope.isView(type), type.qualifiedName != "View", let view = scope.parts(of: type),
    code.containers.allSatisfy({ scope.startsWithFrameworkView($0) && !scope.makesView($0, .drawsByCode) })
  else { return false }
  return !scope.hasInputs(view)
}

/// Whether the view draws what it is given and has nothing of its own to lose: leaves of the framework, also in stacks,
/// without bindings and actions.
private func keepsNothing(_ view: Expression, in scope: ProgramScope, depth: Int = 0) -> Bool {
  guard let call = view.unwrapped.asCall, depth < deepestLeaf else { return false }
  let first = call.innermost
  let isPlain = call.chain.allSatisfy { part in
    (part === first || scope.ownModifier(part) == nil)
      && part.arguments.allSatisfy { argument in
        !(argument.value.root.dottedName?.first?.hasPrefix("$") ?? false)
          && (argument.value.closure == nil || part === first)
      }
  }
  guard isPlain, first.receiver == nil, let name = first.calledName else { return false }
  if scope.declaresType(name) {
    return first.closures.isEmpty && keepsNothing(viewNamed: name, in: scope, depth: depth)
  }
  guard scope.makesView(first, .arranges) else {
    return first.closures.isEmpty && (scope.makesView(first, .keepsNothing) || Catalog.view(name)?.isShape == true)
  }
  return first.content()?.viewStatements.allSatisfy { statement in
    guard case .expression(let inner) = statement.kind else { return false }
    return keepsNothing(inner, in: scope, depth: depth + 1)
  } ?? false
}

/// The same of a view of the program: it has no property that SwiftUI keeps, and shows nothing that keeps something.
private func keepsNothing(viewNamed name: String, in scope: ProgramScope, depth: Int) -> Bool {
  guard let view = scope.viewType(named: name),
    view.variables.allSatisfy({ !$0.isStored || $0.attributes.isEmpty }),
    let body = view.variables.first(where: { $0.name == "body" })?.accessors.getter?.body
  else { return false }
  return body.statements.allSatisfy { statement in
    guard case .expression(let inner) = statement.kind else { return false }
    return keepsNothing(inner, in: scope, depth: depth + 1)
  }
}

/// So many stacks are entered one in the other.
private let deepestLeaf = 8

/// `ForEach(names.map { Item(name: $0) })` where each `Item` makes its id, also by way of functions and properties.
private func freshElements(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let data = loop.call.unlabeled?.value, let key = FreshIdentity.Key(of: loop.call, over: data, in: scope),
    !scope.isInPreview(loop.scope), let place = scope.place(data.span)
  else { return nil }
  guard let found = FreshIdentity(ofElements: data, by: key, in: loop.scope, of: scope) else {
    return remadeElements(data, by: key, in: scope)
  }
  guard !runsOnce(loop.scope, in: scope) else { return nil }
  let told = told(found, by: key, in: scope)
  guard let owner = found.owner else {
    guard let text = scope.text(found.made.span),
      let id = scope.place(loop.call.argument("id")?.value.span ?? data.span)
    else { return nil }
    let what = if case .member(let name, _) = key, name != "id" { "'\(name)'" } else { key.name }
    return Problem(
      id,
      "'\(text)' makes another \(what) at each update, so every row counts as new and loses its state; make the rows "
        + "once, outside of 'body', or take the id from the data",
      related: told
    )
  }
  return Problem(
    place,
    "each update makes new '\(owner.type)' values here, \(key.newness), so every row counts as new and loses its state; "
      + "make them once, outside of 'body', or take the id from the data",
    related: told
  )
}

/// Where the new value comes from.
private func told(_ found: FreshIdentity, by key: FreshIdentity.Key, in scope: ProgramScope) -> [RelatedPlace] {
  guard let owner = found.owner else {
    return scope.place(found.made.span).map { [RelatedPlace($0, "makes a new value")] } ?? []
  }
  return scope.place(owner.property).map { [RelatedPlace($0, "each value makes its own \(key.name)")] } ?? []
}

extension FreshIdentity.Key {
  /// How new elements differ from those before.
  fileprivate var newness: String { if case .whole = self { "none equal to one before" } else { "with new ids" } }

  /// What differs.
  fileprivate var name: String { if case .whole = self { "value" } else { "id" } }
}

/// `let rows = [Row(title: "a")]` of a view that another view's body makes, again at each of its own updates.
private func remadeElements(_ data: Expression, by key: FreshIdentity.Key, in scope: ProgramScope) -> Problem? {
  guard let (variable, around) = scope.declaredVariable(data), let type = around.type, scope.isView(type),
    variable.isStored, variable.attributes.isEmpty, !variable.modifiers.isTypeMember,
    !variable.modifiers.contains(.lazy), let value = variable.initializer?.singleExpression,
    let found = FreshIdentity(
      ofElements: value,
      by: key,
      in: CodeScope(.initialValue(variable), in: around),
      of: scope
    ),
    let view = scope.parts(of: type),
    let maker = scope.calls(of: view).first(where: { isMadeAgain($0, in: scope) })?.scope.type,
    let place = scope.place(data.span)
  else { return nil }
  return Problem(
    place,
    "each update of '\(maker.name)' makes '\(view.name)' anew, and '\(variable.name)' with new ids, so every row counts "
      + "as new and loses its state; make it 'static', or keep it in '@State'",
    related: told(found, by: key, in: scope),
    severity: .warning
  )
}

/// Whether the body of a view makes another view whenever state of its own changes.
private func isMadeAgain(_ use: CallOccurrence, in scope: ProgramScope) -> Bool {
  guard let type = use.scope.type, scope.isView(type), !scope.isInPreview(use.scope), let maker = scope.parts(of: type),
    maker.variables.contains(where: { variable in
      variable.attribute("State") != nil && !variable.modifiers.isTypeMember
        && StateProperty(variable, of: maker, in: scope).isChanged
    })
  else { return false }
  return use.scope.outermostCode.map { code in
    if case .accessor(let body) = code.kind { body.name == "body" } else { false }
  } ?? false
}

/// `id: \.key`, where `key` is computed and another one each time.
private func freshKey(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let data = loop.call.unlabeled?.value, let (name, id) = loop.call.keyedBy,
    let element = LoopIdentity.elementType(of: data, in: loop.scope, of: scope),
    let property = scope.computedProperty(name, of: element), let value = property.accessors.getter?.body.result,
    let made = scope.freshID(value), let text = scope.text(made.span), let place = scope.place(id)
  else { return nil }
  return Problem(
    place,
    "'\(name)' is another one each time it is read, since '\(text)' makes a new value: every row counts as new at each "
      + "update; take an id that stays",
    related: scope.place(property.nameSpan).map { [RelatedPlace($0, "makes a new value")] } ?? []
  )
}

extension ProgramScope {
  /// The computed property that the program declares in a type, or in an extension of a type of others.
  fileprivate func computedProperty(_ name: String, of type: String) -> VariableDeclaration? {
    let declared =
      declaredTypes(named: type).flatMap(\.variables) + extensions(of: type).flatMap(\.type.members.variables)
    return declared.first { $0.name == name && $0.accessors.getter != nil && !$0.modifiers.isTypeMember }
  }
}

/// `id: \.hashValue`
private func hashed(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let id = loop.call.argument("id")?.value, case .keyPath(let path) = id.kind,
    case .property("hashValue")? = path.components.last, let place = scope.place(id.span)
  else { return nil }
  return Problem(
    place,
    "a hash value is no id: different elements may share it, and it changes with every property; use an 'id' of the "
      + "element, or 'id: \\.self' where the element itself is unique",
    severity: changes(loop, in: scope) ? .warning : .info
  )
}

/// Whether the elements are known to have properties that can change, and their hash values with them.
private func changes(_ loop: CallOccurrence, in scope: ProgramScope) -> Bool {
  guard let data = loop.call.unlabeled?.value,
    let name = LoopIdentity.elementType(of: data, in: loop.scope, of: scope),
    let type = scope.type(named: name), type.kind == .structure
  else { return false }
  return type.storedProperties.contains { !$0.isLet }
}
