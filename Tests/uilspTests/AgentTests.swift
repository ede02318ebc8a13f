import FoundationEssentials
import LSPProtocol
import Testing

/// What `--mcp` answers coding agents, line by line.
@Suite(.timeLimit(.minutes(30)))
struct AgentTests {
  private static let files = [
    "Views/Card.ui": """
    struct Card: View {
      let title: String
      var body: some View {
        HStack {
          GeometryReader { proxy in Text(title) }
          Text("Beside")
        }
      }
    }
    """,
    "Main.ui": "struct Main: View { var body: some View { Card(title: \"One\").frame(width: 200, height: 40) } }\n",
    "Tool.ui": "<ui/>",
  ]

  /// The answers to messages, by their ids.
  private func answers(_ messages: [String], in workspace: Workspace, _ arguments: [String] = []) throws -> [JSONValue]
  {
    let outcome = try workspace.run(["--mcp"] + arguments, input: messages.joined(separator: "\n") + "\n")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    return try outcome.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
  }

  /// The text that a tool gives, and whether it is an error.
  private func call(
    _ tool: String,
    _ arguments: String,
    in workspace: Workspace,
    _ operands: [String] = ["project"]
  ) throws -> (text: String, isError: Bool) {
    let message =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    let result = try answers([message], in: workspace, operands).first?["result"] ?? .null
    let text = result["content"].array?.first?["text"].string ?? ""
    return (text, result["isError"].bool ?? true)
  }

  private func project() throws -> Workspace {
    try Workspace(Dictionary(uniqueKeysWithValues: Self.files.map { ("project/" + $0.key, $0.value) }))
  }

  @Test func introducesItself() throws {
    let found = try answers(
      [
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "",
        #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#, #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
        #"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#,
      ],
      in: project()
    )
    #expect(found.map { $0["id"] } == [.integer(0), .string("a"), .integer(2), .integer(3)])
    #expect(found[0]["result"]["protocolVersion"].string == "2025-03-26")
    #expect(found[0]["result"]["capabilities"]["tools"].isObject)
    #expect(found[3]["result"]["protocolVersion"].string == "2025-06-18")
    let tools = found[2]["result"]["tools"].array ?? []
    #expect(tools.map { $0["name"].string } == ["apply_fix", "check", "explain_size", "find_uses", "frames", "render"])
    for tool in tools {
      #expect((tool["description"].string ?? "").count > 80)
      let schema = tool["inputSchema"]
      #expect(schema["type"].string == "object")
      for name in schema["required"].strings { #expect(schema["properties"][name].isObject) }
    }
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), (#"{"jsonrpc":"2.0","id":1,"method":"none"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":"\#(String(repeating: "x", count: 5_000_000))"}"#, -32600),
  ])
  func whatIsWrongIsAnsweredAndTheNextIsToo(_ message: String, _ code: Int) throws {
    let found = try answers([message, #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#], in: project())
    #expect(found.count == 2)
    #expect(found.first?["error"]["code"].integer == code)
    #expect(found.last?["result"].isObject == true)
  }

  @Test func checksAndMends() throws {
    let workspace = try project()
    let found = try call("check", "{}", in: workspace).text
    #expect(found.contains("Views/Card.ui:5:7: warning: "))
    #expect(found.hasSuffix("1 finding in 2 files"))
    #expect(try call("check", #"{"paths":["Main.ui"]}"#, in: workspace).text == "0 findings in 1 file")

    let place = #""file":"Views/Card.ui","line":5,"rule":"geometry-reader-unused-proxy""#
    let before = workspace.read("project/Views/Card.ui")
    let choices = try call("apply_fix", "{\(place)}", in: workspace).text
    #expect(choices.hasPrefix("1. "))
    #expect(choices.contains("-      GeometryReader { proxy in Text(title) }"))
    #expect(workspace.read("project/Views/Card.ui") == before)
    #expect(try call("apply_fix", "{\(place),\"fix\":1}", in: workspace).text.hasPrefix("applied: "))
    #expect(workspace.read("project/Views/Card.ui")?.contains("GeometryReader") == false)
    #expect(try call("check", "{}", in: workspace).text == "0 findings in 2 files")
    #expect(try call("apply_fix", "{\(place)}", in: workspace).isError)
  }

  @Test func laysOutAndExplains() throws {
    let workspace = try project()
    let frames = try call("frames", #"{"file":"Main.ui","size":"300x100"}"#, in: workspace).text
    #expect(frames.hasPrefix("Main in 300x100"))
    #expect(frames.contains("frame 200x40 at (50, 30)"))
    let why = try call("explain_size", #"{"file":"Main.ui","line":1,"name":"frame"}"#, in: workspace).text
    #expect(why.contains("200 × 40"))
    let uses = try call("find_uses", #"{"file":"Views/Card.ui","line":1,"name":"Card"}"#, in: workspace).text
    #expect(uses.split(separator: "\n").map { $0.prefix { $0 != "}" } }.count == 2)
    #expect(uses.contains("Main.ui:1:43: read: struct Main"))
    let picture = try call("render", #"{"file":"Main.ui","format":"svg","show_frames":true}"#, in: workspace)
    #expect(picture.text.contains("data-name=\"HStack\""))
  }

  @Test(arguments: [
    ("frames", #"{"file":"../outside.ui"}"#), ("frames", #"{"file":"/etc/passwd"}"#),
    ("frames", #"{"file":"link.ui"}"#),
    ("frames", #"{"file":"linked/outside.ui"}"#), ("check", #"{"paths":[".."]}"#), ("check", #"{"paths":["/"]}"#),
    ("frames", #"{"file":"Views/../../outside.ui"}"#),
    ("apply_fix", #"{"file":"../outside.ui","line":1,"rule":"syntax-error","fix":1}"#),
  ])
  func nothingOutsideIsReachable(_ tool: String, _ arguments: String) throws {
    let workspace = try project()
    try workspace.write("outside.ui", "Text(\"secret\")")
    workspace.shell("ln -s ../outside.ui project/link.ui; ln -s .. project/linked")
    let answer = try call(tool, arguments, in: workspace)
    #expect(answer.isError)
    #expect(answer.text.contains("outside of"))
    #expect(!answer.text.contains("secret"))
  }

  @Test(arguments: [
    ("frames", "{}", "'file' is missing"), ("frames", #"{"file":7}"#, "'file' is not what it is to be"),
    ("frames", #"{"file":"None.ui"}"#, "there is no file"), ("frames", #"{"file":"Views"}"#, "is no file"),
    ("frames", #"{"file":"Main.ui","view":"Mainn"}"#, "did you mean 'Main'"),
    ("frames", #"{"file":"Main.ui","device":"fridge"}"#, "fridge"),
    ("explain_size", #"{"file":"Main.ui","line":99}"#, "there is no line 99"),
    ("find_uses", #"{"file":"Main.ui","line":1,"name":"Crad"}"#, "has no 'Crad'"),
    ("render", #"{"file":"Main.ui","format":"gif"}"#, "'format' is not what it is to be"),
    ("check", #"{"paths":[1]}"#, "'paths' is not what it is to be"),
  ])
  func mistakesAreExplained(_ tool: String, _ arguments: String, _ reason: String) throws {
    let answer = try call(tool, arguments, in: project())
    #expect(answer.isError)
    #expect(answer.text.contains(reason))
  }

  @Test func answersAreBounded() throws {
    let workspace = try project()
    let rows = String(repeating: "Text(\"row\")\n", count: 4_000)
    try workspace.write("project/Long.ui", "VStack {\n\(rows)}")
    let answer = try call("frames", #"{"file":"Long.ui"}"#, in: workspace)
    #expect(answer.text.utf8.count < 61_000)
    #expect(answer.text.hasSuffix("ask for less at once"))
  }
}
