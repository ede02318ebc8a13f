import LSPProtocol
import Testing

/// What can be edited of a view, and the edits, as clients ask for them.
@Suite(.timeLimit(.minutes(30)))
struct ElementEditingTests {
  private static let source = """
    struct Card: View {
      var body: some View {
        VStack(spacing: 4) {
          Text("one")
        }
      }
    }
    """
  private static let place = #""textDocument":{"uri":"untitled:a"},"position":{"line":2,"character":5}"#

  private func client(_ capabilities: String = "{}") async -> TestClient {
    let client = await TestClient.initialized(#"{"capabilities":\#(capabilities)}"#)
    client.open("untitled:a", Self.source)
    return client
  }

  @Test func argumentsAreListed() async throws {
    let client = await client()
    let answer = await client.request("ui/editableArguments", "{\(Self.place)}")["result"]
    #expect(answer["name"].string == "VStack")
    #expect(answer["textDocument"]["version"].integer == 1)
    let arguments = answer["calls"].array?.first?["arguments"].array ?? []
    #expect(arguments.map { $0["name"].string } == ["alignment", "spacing", "content"])
    let alignment = try #require(arguments.first)
    #expect(alignment["hasArgument"].bool == false)
    #expect(alignment["defaultValue"].string == ".center")
    #expect(alignment["kind"].string == "alignment")
    #expect(alignment["options"].strings.contains(".leading"))
    #expect(arguments[1]["value"] == .number(4))
    #expect(arguments[1]["range"]["start"]["character"].integer == 20)
    #expect(arguments[2]["isEditable"].bool == false)
    #expect(arguments[2]["notEditableReason"].string == "it is a closure")

    // The same by the number of an element, and by a command.
    let trees = await client.request("ui/layoutTree", #"{"textDocument":{"uri":"untitled:a"}}"#)["result"]
    let element = try #require(trees.array?.first?["root"]["id"].integer)
    let named = #"{"textDocument":{"uri":"untitled:a"},"scene":0,"element":\#(element)}"#
    #expect(await client.request("ui/editableArguments", named)["result"] == answer)
    let command = #"{"command":"uilsp.editableArguments","arguments":[{\#(Self.place)}]}"#
    #expect(await client.request("workspace/executeCommand", command)["result"] == answer)
    let nowhere = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":0,"character":0}}"#
    #expect(await client.request("ui/editableArguments", nowhere)["result"].isNull)
  }

  @Test func editsAreMade() async throws {
    let client = await client(#"{"workspace":{"applyEdit":true,"workspaceEdit":{"documentChanges":true}}}"#)
    let edit = #"{\#(Self.place),"edit":{"call":0,"name":"spacing","newValue":12}}"#
    let answer = await client.request("ui/editArgument", edit)["result"]
    let change = answer["edit"]["documentChanges"].array?.first ?? .null
    #expect(change["textDocument"]["version"].integer == 1)
    #expect(change["edits"].array?.first?["newText"].string == "12")
    #expect(answer["label"].string == "Set spacing")

    // A command has the client apply it.
    let command = #"{"command":"uilsp.editArgument","arguments":[\#(edit)]}"#
    #expect(await client.request("workspace/executeCommand", command)["result"]["applied"].bool == true)
    let applied = await client.answer("workspace/applyEdit", with: #"{"applied":true}"#)
    #expect(applied["label"].string == "Set spacing")
  }

  @Test func whatIsWrongIsRefused() async {
    let client = await client()
    for (edit, code) in [
      (#"{"name":"spacing","newValue":"wide"}"#, -32803), (#"{"name":"content","newValue":1}"#, -32803),
      (#"{"name":"spacing","newValue":[1]}"#, -32602), (#"{"call":99,"name":"spacing","newValue":1}"#, -32803),
      (#"{"remove":-1}"#, -32803), (#"{"add":"sparkle()"}"#, -32803), (#"{}"#, -32602), (#"7"#, -32602),
      (#"{"name":"spacing","newValue":1e300}"#, -32803),
    ] {
      let answer = await client.request("ui/editArgument", #"{\#(Self.place),"edit":\#(edit)}"#)
      #expect(answer["error"]["code"].integer == code, "\(edit)")
    }
    let old = #"{"textDocument":{"uri":"untitled:a","version":7},"position":{"line":2,"character":5}}"#
    #expect(await client.request("ui/editableArguments", old)["error"]["code"].integer == -32801)
    let none = #"{"textDocument":{"uri":"untitled:a"},"element":9999}"#
    #expect(await client.request("ui/editableArguments", none)["error"]["code"].integer == -32602)
  }
}

/// Pictures in hovers, for clients that are known to show them.
@Suite(.timeLimit(.minutes(30)))
struct HoverPictureTests {
  private func hover(of name: String, _ format: String) async -> String {
    let capabilities = #"{"textDocument":{"hover":{"contentFormat":["\#(format)"]}}}"#
    let client = await TestClient.initialized(
      #"{"clientInfo":{"name":"\#(name)"},"capabilities":\#(capabilities)}"#
    )
    client.open("untitled:a", "struct A: View {\n  var body: some View {\n    Text(\"one\").padding()\n  }\n}")
    let place = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":2,"character":5}}"#
    return await client.request("textDocument/hover", place)["result"]["contents"]["value"].string ?? ""
  }

  @Test func areShownWhereTheyCanBe() async throws {
    let start = "](data:image/svg+xml;base64,"
    let text = await hover(of: "Visual Studio Code", "markdown")
    let picture = try #require(text.firstRange(of: start))
    let code = text[picture.upperBound...].prefix { $0 != ")" }
    // "<svg" begins so, and every group has four letters.
    #expect(code.hasPrefix("PHN2Zy"))
    #expect(code.utf8.count % 4 == 0)
    #expect(await hover(of: "Visual Studio Code", "plaintext").contains("data:") == false)
    #expect(await hover(of: "Neovim", "markdown").contains("data:") == false)
  }
}
