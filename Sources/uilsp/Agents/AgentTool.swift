import LSPProtocol

/// Something that an agent can have done. A tool is a value in a file of its own, and one line in `AgentTool.all`.
struct AgentTool: Sendable {
  let name: String
  /// What it does and when to use it, for the agent.
  let description: String
  let parameters: [Parameter]
  /// Whether it changes files.
  let writes: Bool
  let run: @Sendable (inout AgentWorkspace, JSONValue) throws -> [Content]

  /// What a call passes by name.
  struct Parameter: Sendable {
    let name: String
    let type: Kind
    let description: String
    let isRequired: Bool

    enum Kind: Sendable {
      case string
      case integer
      case bool
      case strings
      case choice([String])
    }

    init(_ name: String, _ type: Kind, _ description: String, isRequired: Bool = false) {
      self.name = name
      self.type = type
      self.description = description
      self.isRequired = isRequired
    }
  }

  /// A part of what a call gives.
  enum Content: Sendable {
    case text(String)
    /// PNG, in Base64.
    case picture(String)
  }

  /// Why a call gives nothing: a sentence without a full stop, for the agent.
  struct Fault: Error {
    let message: String

    init(_ message: String) {
      self.message = message
    }
  }

  init(
    _ name: String,
    _ description: String,
    parameters: [Parameter],
    writes: Bool = false,
    run: @escaping @Sendable (inout AgentWorkspace, JSONValue) throws -> [Content]
  ) {
    self.name = name
    self.description = description
    self.parameters = parameters
    self.writes = writes
    self.run = run
  }

  /// Every tool, sorted by name. Adding one is a file in `Tools` and a line here.
  static let all: [AgentTool] = [
    applyFix,
    check,
    explainSize,
    findUses,
    frames,
    render,
  ]

  /// What a call gives, or why it gives nothing, as the protocol has it.
  func result(_ workspace: inout AgentWorkspace, _ arguments: JSONValue) -> JSONText {
    var contents: [Content]
    var isError = false
    do {
      for parameter in parameters { try parameter.check(arguments[parameter.name]) }
      contents = try run(&workspace, arguments)
    } catch let fault as Fault {
      (contents, isError) = ([.text(fault.message)], true)
    } catch let error as UsageError {
      (contents, isError) = ([.text(error.message)], true)
    } catch {
      (contents, isError) = ([.text("\(error)")], true)
    }
    return ["content": .array(contents.map(\.json)), "isError": .bool(isError)]
  }

  var json: JSONText {
    let properties = parameters.map { ($0.name, $0.json) }
    return [
      "name": .string(name),
      "description": .string(description),
      "inputSchema": [
        "type": "object",
        "properties": .object(properties),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": .bool(false),
      ],
      "annotations": [
        "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes), "openWorldHint": .bool(false),
      ],
    ]
  }
}

extension AgentTool.Parameter {
  fileprivate var json: JSONText {
    var members: [(String, JSONText)] =
      switch type {
      case .string: [("type", "string")]
      case .integer: [("type", "integer")]
      case .bool: [("type", "boolean")]
      case .strings: [("type", "array"), ("items", ["type": "string"])]
      case .choice(let choices): [("type", "string"), ("enum", .array(choices.map { .string($0) }))]
      }
    members.append(("description", .string(description)))
    return .object(members)
  }

  fileprivate func check(_ value: JSONValue) throws(AgentTool.Fault) {
    if value.isNull {
      guard !isRequired else { throw AgentTool.Fault("'\(name)' is missing") }
      return
    }
    let isRight =
      switch type {
      case .string: value.string != nil
      case .integer: value.integer != nil
      case .bool: value.bool != nil
      case .strings: value.array.map { $0.count == value.strings.count } ?? false
      case .choice(let choices): value.string.map(choices.contains) ?? false
      }
    guard isRight else { throw AgentTool.Fault("'\(name)' is not what it is to be: \(description)") }
  }
}

extension AgentTool.Content {
  /// An answer has at most that many bytes: what an agent reads costs it.
  private static let mostText = 60_000

  fileprivate var json: JSONText {
    switch self {
    case .text(let text): ["type": "text", "text": .string(Self.cut(text))]
    case .picture(let data): ["type": "image", "data": .string(data), "mimeType": "image/png"]
    }
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > mostText else { return text }
    let start = String(decoding: text.utf8.prefix(mostText), as: UTF8.self)
    return start + "\n… \(text.utf8.count - mostText) bytes more are left out; ask for less at once"
  }
}
