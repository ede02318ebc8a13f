import Catalog
import IDE
import Interpreter
import LSPProtocol
import Lint
import Semantics
import SourceText
import ViewGraph

extension RequestHandler {
  /// `ui/editableArguments`: what can be edited of the view at a position, or of an element of `ui/layoutTree`.
  static let editableArguments = RequestHandler(
    "ui/editableArguments",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> JSONValue in
    try snapshot.editableArguments(params)
  }

  /// `ui/editArgument`: the workspace edit that sets an argument, or adds or removes a modifier.
  static let editArgument = RequestHandler(
    "ui/editArgument",
    announce: { _, _ in }
  ) { (snapshot, params: JSONValue) -> JSONValue in
    try snapshot.editArgument(params).json
  }
}

/// A view that a client names.
struct ElementPlace {
  let file: FileID
  let offset: ByteOffset
}

/// The answer to `ui/editArgument`.
struct ArgumentEditAnswer {
  let label: String
  let edit: LSP.WorkspaceEdit
  let effect: String

  var json: JSONValue { json(isApplied: nil) }

  func json(isApplied: Bool?) -> JSONValue {
    let written = (try? JSONValue(parsing: JSONWriter.bytes(of: edit))) ?? .null
    let members: [JSONValue.Member] = [
      .init("label", .string(label)), .init("edit", written), .init("effect", .string(effect)),
    ]
    return .object(members + (isApplied.map { [.init("applied", .bool($0))] } ?? []))
  }
}

extension Snapshot {
  /// The place that a request means: `position`, or `scene` and `element` by their numbers in `ui/layoutTree`.
  private func element(_ params: JSONValue) throws -> ElementPlace {
    let identifier: LSP.TextDocumentIdentifier = try params.required("textDocument")
    guard let document = document(identifier) else { throw ResponseError(.invalidParams, "the document is not open") }
    if let version = params["textDocument"]["version"].integer, version != document.version {
      throw ResponseError(.contentModified, "the document has changed")
    }
    if !params["position"].isNull {
      let position: LSP.Position = try params.required("position")
      return ElementPlace(file: document.file, offset: converter(for: document).offset(of: position))
    }
    let number: Int = try params.required("element")
    let scenes = analysis.shownScenes(of: document.file)
    let scene: Int = try params.optional("scene") ?? 0
    guard scenes.indices.contains(scene), scenes[scene].elements.indices.contains(number),
      let place = analysis.program.absolute(scenes[scene].elements[number].nameSpan)
    else { throw ResponseError(.invalidParams, "there is no such element") }
    return ElementPlace(file: place.file, offset: place.range.start)
  }

  func editableArguments(_ params: JSONValue) throws -> JSONValue {
    let place = try element(params)
    guard let found = analysis.editableElement(at: place.offset, in: place.file) else { return .null }
    return json(found, in: place.file)
  }

  func editArgument(_ params: JSONValue) throws -> ArgumentEditAnswer {
    let place = try element(params)
    guard let change = ElementEdit(params["edit"]) else { throw InvalidJSON(path: "edit", expected: "a change") }
    return try edit(change, at: place)
  }

  /// The edit of a view's source, tried.
  func edit(_ change: ElementEdit, at place: ElementPlace) throws -> ArgumentEditAnswer {
    do throws(EditRefusal) {
      let made = try analysis.edit(change, ofElementAt: place.offset, in: place.file)
      let edits = made.edits.map { FileEdit(file: place.file, edit: $0) }
      return ArgumentEditAnswer(label: change.label, edit: workspaceEdit(edits), effect: made.effect)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  /// What can be edited of a view, as JSON.
  func json(_ element: EditableElement, in file: FileID) -> JSONValue {
    guard let converter = converter(for: file) else { return .null }
    var document: [JSONValue.Member] = [.init("uri", .string(uri(of: file)))]
    document.append(.init("version", documents[file].map { .integer($0.version) } ?? .null))
    return .object([
      .init("textDocument", .object(document)),
      .init("name", element.calls.first.map { .string($0.name) } ?? .null),
      .init("range", converter.range(of: element.range).json),
      .init("calls", .array(element.calls.map { json($0, converter) })),
      .init("addable", .array(element.addable.map(JSONValue.string))),
    ])
  }

  private func json(_ call: EditableCall, _ converter: PositionConverter) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(call.name)), .init("kind", .string(call.isModifier ? "modifier" : "view")),
      .init("range", converter.range(of: call.range).json),
      .init("arguments", .array(call.arguments.map { json($0, converter) })),
    ]
    if let documentation = call.documentation { members.append(.init("documentation", .string(documentation))) }
    return .object(members)
  }

  private func json(_ argument: EditableArgument, _ converter: PositionConverter) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(argument.name)), .init("type", .string(argument.type)),
      .init("hasArgument", .bool(argument.range != nil)), .init("isRequired", .bool(argument.isRequired)),
      .init("isNullable", .bool(argument.isNullable)), .init("isEditable", .bool(argument.kind != nil)),
      .init("options", .array(argument.options.map(JSONValue.string))),
    ]
    if let kind = argument.kind { members.append(.init("kind", .string(kind.rawValue))) }
    if let range = argument.range { members.append(.init("range", converter.range(of: range).json)) }
    if let text = argument.text { members.append(.init("text", .string(text))) }
    if let value = argument.literal { members.append(.init("value", value.json)) }
    if let text = argument.defaultText { members.append(.init("defaultValue", .string(text))) }
    if let obstacle = argument.obstacle { members.append(.init("notEditableReason", .string(obstacle))) }
    return .object(members)
  }
}

extension EditableArgument.Literal {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .color(let parts): .array(parts.map(JSONValue.number))
    }
  }
}

extension ElementEdit {
  /// `{"call": 0, "name": "spacing", "newValue": 8}`, with `null` for the default and `"code"` for an expression;
  /// `{"add": "padding(8)"}`; `{"remove": 1}`.
  init?(_ json: JSONValue) {
    if let code = json["add"].string {
      self = .add(code)
    } else if let call = json["remove"].integer {
      self = .remove(call: call)
    } else if let name = json["name"].string {
      let value = json["code"].string.map(ArgumentValue.code) ?? ArgumentValue(json["newValue"])
      guard let value else { return nil }
      self = .set(call: json["call"].integer ?? 0, name: name, value)
    } else {
      return nil
    }
  }

  /// What it is called where it can be undone.
  var label: String {
    switch self {
    case .set(_, let name, .none): "Set \(name) back"
    case .set(_, let name, _): "Set \(name)"
    case .add: "Add a modifier"
    case .remove: "Remove a modifier"
    }
  }
}

extension ArgumentValue {
  /// A number, a text or a flag is a value; four numbers are a color; null is the default.
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .null: self = .none
    case .bool(let flag): self = .flag(flag)
    case .integer(let number): self = .number(Double(number))
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let parts):
      let numbers = parts.compactMap(\.number)
      guard numbers.count == parts.count, numbers.count == 4 else { return nil }
      self = .color(numbers)
    case .object: return nil
    }
  }
}

extension JSONValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
