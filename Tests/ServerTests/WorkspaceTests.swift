import LSPProtocol
import Testing

/// Which files the server knows, and when.
@Suite(.timeLimit(.minutes(30)))
struct WorkspaceTests {
  private static let pulling =
    #""capabilities":{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#
  private static let folders =
    #""workspaceFolders":[{"uri":"file:///one","name":"1"},{"uri":"file:///two","name":"2"}]"#

  /// The codes of what is found in a document.
  private func codes(_ uri: String, _ client: TestClient) async -> [String] {
    let report = await client.request("textDocument/diagnostic", #"{"textDocument":{"uri":"\#(uri)"}}"#)
    return report["result"]["items"].array?.compactMap { $0["code"].string } ?? []
  }

  private func symbols(_ query: String, _ client: TestClient) async -> [String] {
    let answer = await client.request("workspace/symbol", #"{"query":"\#(query)"}"#)
    return answer["result"].array?.compactMap { $0["name"].string } ?? []
  }

  /// Whether something becomes so in a while.
  private func becomes(_ isSo: () async -> Bool) async -> Bool {
    for _ in 0..<500 {
      if await isSo() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  @Test func configurationOfEachFolder() async {
    let files = ["/two/.uilsp.json": #"{"ignore":["body-multiple-roots-unwrapped"]}"#, "/one/a.ui": ""]
    let client = await TestClient.initialized("{\(Self.folders),\(Self.pulling)}", files: files)
    let text = "struct A: View { var body: some View { Text(\"a\"); Text(\"b\") } }"
    client.open("file:///one/b.ui", text)
    client.open("file:///two/b.ui", text)
    #expect(await becomes { await codes("file:///one/b.ui", client).contains("body-multiple-roots-unwrapped") })
    #expect(await becomes { await !codes("file:///two/b.ui", client).contains("body-multiple-roots-unwrapped") })
    #expect(await codes("file:///one/b.ui", client).contains("body-multiple-roots-unwrapped"))
  }

  @Test func foldersThatGo() async {
    let files = ["/one/a.ui": "struct First {}", "/two/b.ui": "struct Second {}"]
    let client = await TestClient.initialized("{\(Self.folders),\(Self.pulling)}", files: files)
    #expect(await becomes { await symbols("", client).count == 2 })
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"added":[],"removed":[{"uri":"file:///two","name":"2"}]}}"#
    )
    #expect(await becomes { await symbols("", client) == ["First"] })
    client.notify(
      "workspace/didChangeWorkspaceFolders",
      #"{"event":{"added":[{"uri":"file:///two","name":"2"}],"removed":[]}}"#
    )
    #expect(await becomes { await symbols("", client).count == 2 })
  }

  @Test func foldersThatAreDeleted() async {
    let disk = TestDisk(["/one/a.ui": "struct First {}", "/one/parts/b.ui": "struct Second {}"])
    let client = await TestClient.initialized("{\(Self.folders),\(Self.pulling)}", disk: disk.system)
    #expect(await becomes { await symbols("", client).count == 2 })
    disk.write("/one/parts/b.ui", nil)
    client.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"file:///one/parts","type":3}]}"#
    )
    #expect(await becomes { await symbols("", client) == ["First"] })
  }

  /// Whether the client watches files or not, a saved document is a reason to look at the disk again.
  @Test func configurationThatChanges() async {
    let disk = TestDisk(["/one/a.ui": ""])
    let client = await TestClient.initialized("{\(Self.folders),\(Self.pulling)}", disk: disk.system)
    client.open("file:///one/b.ui", "struct A: View { var body: some View { Text(\"a\"); Text(\"b\") } }")
    #expect(await becomes { await codes("file:///one/b.ui", client).contains("body-multiple-roots-unwrapped") })
    disk.write("/one/.uilsp.json", #"{"ignore":["body-multiple-roots-unwrapped"]}"#)
    client.notify("textDocument/didSave", #"{"textDocument":{"uri":"file:///one/b.ui"}}"#)
    #expect(await becomes { await !codes("file:///one/b.ui", client).contains("body-multiple-roots-unwrapped") })
  }

  @Test func filesThatAreLeftOut() async {
    let files = [
      "/one/.gitignore": "build/\n*.gen.ui", "/one/build/a.ui": "struct Built {}", "/one/b.gen.ui": "struct Made {}",
      "/one/.uilsp.json": #"{"exclude":["old/**"]}"#, "/one/old/c.ui": "struct Old {}", "/one/d.ui": "struct Own {}",
      "/one/Guide.docc/Step.ui": "struct Step {}",
    ]
    let client = await TestClient.initialized("{\(Self.folders),\(Self.pulling)}", files: files)
    #expect(await becomes { await symbols("", client) == ["Own"] })
    client.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"file:///one/b.gen.ui","type":2},{"uri":"file:///one/old/c.ui","type":1}]}"#
    )
    #expect(await symbols("", client) == ["Own"])
    client.open("file:///one/build/a.ui", "struct Built {}")
    #expect(await becomes { await symbols("", client).sorted() == ["Built", "Own"] })
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":"file:///one/build/a.ui"}}"#)
    #expect(await becomes { await symbols("", client) == ["Own"] })
  }

  /// What the files may declare that are still to be read is not said to be missing.
  @Test func nothingIsSaidOfNamesBeforeAllIsRead() async {
    let disk = TestDisk(["/one/a.ui": "extension EnvironmentValues { @Entry var row = 1 }"])
    disk.hold("/one/a.ui")
    let client = await TestClient.initialized("{\(Self.folders),\(Self.pulling)}", disk: disk.system)
    client.open("file:///one/b.ui", "struct A { @Environment(\\.row) var a; @Environment(\\.none2) var b }\nlet c = ")
    #expect(await codes("file:///one/b.ui", client) == ["syntax-error"])
    disk.hold(nil)
    _ = await client.answer("workspace/diagnostic/refresh", with: "null")
    #expect(
      await becomes {
        await codes("file:///one/b.ui", client).filter { $0 == "environment-key-path-unknown" }.count == 1
      }
    )
  }

  /// Who pulls is not kept waiting for all the scenes that show a document, and told when they are known.
  @Test func pullingAgainWhenEverythingIsKnown() async {
    let screens = (0..<3).map { "#Preview { VStack { ForEach(0..<400) { Row(number: $0) } } }\n// \($0)\n" }.joined()
    let files = ["/one/a.ui": "", "/one/screens.ui": screens]
    let client = await TestClient.initialized("{\(Self.folders),\(Self.pulling)}", files: files)
    _ = await becomes { await symbols("", client).isEmpty }
    client.open(
      "file:///one/row.ui",
      "struct Row: View { let number: Int; var body: some View { Text(\"\\(number)\").frame(width: 2000) } }"
    )
    if await codes("file:///one/row.ui", client).contains("content-overflows-container") { return }
    _ = await client.answer("workspace/diagnostic/refresh", with: "null")
    #expect(await becomes { await codes("file:///one/row.ui", client).contains("content-overflows-container") })
  }

  @Test func progressOfTheReading() async {
    var files: [String: String] = [:]
    for index in 100..<300 { files["/one/\(index).ui"] = "struct A\(index) {}" }
    let disk = TestDisk(files)
    disk.hold("/one/250.ui")
    let parameters = #"{\#(Self.folders),"capabilities":{"window":{"workDoneProgress":true}}}"#
    let client = await TestClient.initialized(parameters, disk: disk.system)
    let asked = await client.answer("window/workDoneProgress/create", with: "null")
    let begin = await client.parameters(of: "$/progress")
    #expect(begin["token"] == asked["token"])
    #expect(begin["value"]["kind"].string == "begin")
    disk.hold(nil)
    var last = JSONValue.null
    repeat { last = await client.parameters(of: "$/progress")["value"] } while last["kind"].string == "report"
    #expect(last["kind"].string == "end")
  }

  /// Settings come with `initialize`, are pushed, or are asked for.
  @Test(arguments: ["options", "pushed", "asked"]) func settings(_ way: String) async {
    let options = way == "options" ? #","initializationOptions":{"inlayHints":false}"# : ""
    let canBeAsked = way == "asked"
    let client = await TestClient.initialized(
      #"{"capabilities":{"workspace":{"configuration":\#(canBeAsked)}}\#(options)}"#
    )
    if canBeAsked {
      let items = await client.answer("workspace/configuration", with: #"[{"inlayHints":false}]"#)["items"]
      #expect(items.array?.first?["section"].string == "uilsp")
    }
    client.open("untitled:a", "struct A: View {\n  let b = 1\n  var body: some View { Text(\"a\") }\n}")
    let range = #"{"start":{"line":0,"character":0},"end":{"line":9,"character":0}}"#
    func hints() async -> Int? {
      let answer = await client.request(
        "textDocument/inlayHint",
        #"{"textDocument":{"uri":"untitled:a"},"range":\#(range)}"#
      )
      return answer["result"].array?.count
    }
    if way == "pushed" {
      #expect(await (hints() ?? 0) > 0)
      client.notify("workspace/didChangeConfiguration", #"{"settings":{"uilsp":{"inlayHints":false}}}"#)
    }
    #expect(await hints() == 0)
  }

  @Test func assetsAreNamedLinkedAndRenamed() async {
    let files = [
      "/one/A.xcassets/hero.imageset/Contents.json": "{}", "/one/A.xcassets/x/sky.colorset/Contents.json": "{}",
      "/one/b.ui": #"let a = Image("hero")"#,
    ]
    let parameters = #"{\#(Self.folders),"capabilities":{"workspace":{"fileOperations":{"willRename":true}}}}"#
    let client = await TestClient.initialized(parameters, files: files)
    client.open("file:///one/a.ui", "let b = Color(\"s\")\nlet c = Image(\"hero\")\nlet d = \"https://a.b/c\"")
    let place = #"{"textDocument":{"uri":"file:///one/a.ui"},"position":{"line":0,"character":16}}"#
    #expect(
      await becomes {
        let list = await client.request("textDocument/completion", place)["result"]["items"].array ?? []
        return list.map { $0["label"].string } == ["sky"]
      }
    )
    let links = await client.request("textDocument/documentLink", #"{"textDocument":{"uri":"file:///one/a.ui"}}"#)
    let targets = links["result"].array?.map { $0["target"].string }
    #expect(targets == ["file:///one/A.xcassets/hero.imageset", "https://a.b/c"])
    let moved = #"{"oldUri":"file:///one/A.xcassets/hero.imageset","newUri":"file:///one/A.xcassets/main.imageset"}"#
    let edit = await client.request("workspace/willRenameFiles", #"{"files":[\#(moved)]}"#)["result"]["changes"]
    #expect(edit["file:///one/a.ui"].array?.map { $0["newText"].string } == ["main"])
    #expect(edit["file:///one/b.ui"].array?.map { $0["newText"].string } == ["main"])
  }

  @Test func colorsOfAssetsAreShown() async {
    func color(_ red: String, _ dark: String) -> String {
      let appearance = #"[{"appearance":"luminosity","value":"dark"}]"#
      func parts(_ red: String) -> String {
        #"{"color-space":"srgb","components":{"red":"\#(red)","green":"0x80","blue":"255","alpha":"0.5"}}"#
      }
      return #"{"colors":[{"appearances":\#(appearance),"color":\#(parts(dark))},{"color":\#(parts(red))}]}"#
    }
    let client = await TestClient.initialized(
      #"{"capabilities":{},"rootUri":"file:///one"}"#,
      files: [
        "/one/A.xcassets/brand.colorset/Contents.json": color("0.25", "1.0"),
        "/one/A.xcassets/broken.colorset/Contents.json": "{",
        "/one/a.ui":
          "struct A: View { var body: some View { Color(\"brand\"); Color(\"broken\"); Color(\"none\"); Text(\"brand\") } }",
      ]
    )
    client.open(
      "file:///one/b.ui",
      "struct B: View { var body: some View { Color(\"brand\"); Color(\"broken\"); Text(\"brand\") } }"
    )
    var colors: [JSONValue] = []
    _ = await becomes {
      let answer = await client.request("textDocument/documentColor", #"{"textDocument":{"uri":"file:///one/b.ui"}}"#)
      colors = answer["result"].array ?? []
      return !colors.isEmpty
    }
    #expect(colors.count == 1)
    let parts = colors.first?["color"] ?? .null
    let expected: [JSONValue.Member] = [
      .init("red", .number(0.25)), .init("green", .number(128.0 / 255)), .init("blue", .number(1)),
      .init("alpha", .number(0.5)),
    ]
    #expect(parts == .object(expected))
    #expect(colors.first?["range"]["start"]["character"].integer == 39)
    #expect(colors.first?["range"]["end"]["character"].integer == 53)
  }

  @Test func localNamesChangeTogether() async {
    let client = await TestClient.initialized(#"{"capabilities":{"textDocument":{"linkedEditingRange":{}}}}"#)
    let code = "func f(_ first: Int?) { let value = 1; print(value, first); if let first { print(first, `value`) } }"
    client.open("untitled:a", code)
    func linked(_ character: Int) async -> [String]? {
      let place = #"{"textDocument":{"uri":"untitled:a"},"position":{"line":0,"character":\#(character)}}"#
      return await client.request("textDocument/linkedEditingRange", place)["result"]["ranges"].array?.map { range in
        "\(range["start"]["character"].integer ?? -1)-\(range["end"]["character"].integer ?? -1)"
      }
    }
    // The one that is quoted somewhere, the ones that share a shorthand, a use, and a function stay alone.
    #expect(await linked(28) == nil)
    #expect(await linked(9) == nil)
    #expect(await linked(47) == nil)
    #expect(await linked(5) == nil)
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"untitled:a","version":2},"contentChanges":[{"text":"func f() { let value = 1; print(value + value) }"}]}"#
    )
    #expect(await linked(15) == ["15-20", "32-37", "40-45"])
    #expect(await linked(33) == nil)
  }

  @Test func lensesTellUsesAndFindings() async {
    let client = await TestClient.initialized(#"{"capabilities":{"textDocument":{"codeLens":{}}}}"#)
    client.open(
      "untitled:a",
      """
      struct Row: View { var body: some View { Text("a"); Text("b") } }
      struct List2: View { var body: some View { VStack { Row(); Row() } } }
      """
    )
    let lenses = await client.request("textDocument/codeLens", #"{"textDocument":{"uri":"untitled:a"}}"#)["result"]
    var titles: [String] = []
    var first = JSONValue.null
    // Those that only call a command say at once which one.
    for lens in lenses.array ?? [] where lens["command"].isNull {
      let json = String(decoding: JSONWriter.bytes(of: lens), as: UTF8.self)
      let resolved = await client.request("codeLens/resolve", json)["result"]
      if first.isNull { first = resolved["command"]["arguments"] }
      titles.append(resolved["command"]["title"].string ?? "")
    }
    #expect(titles.first == "2 uses")
    #expect(titles.dropFirst() == ["1 finding", "not used", "no findings"])
    let arguments = String(decoding: JSONWriter.bytes(of: first), as: UTF8.self)
    let places = await client.request(
      "workspace/executeCommand",
      #"{"command":"uilsp.places","arguments":\#(arguments)}"#
    )
    #expect(places["result"].array?.count == 2)
  }

  @Test func rulesHavePages() async {
    let client = await TestClient.initialized(
      #"{"capabilities":{"workspace":{"textDocumentContent":{}},"textDocument":{"diagnostic":{},"publishDiagnostics":{"codeDescriptionSupport":true}}}}"#
    )
    client.open("untitled:a", "struct A: View { var body: some View { Text(\"a\"); Text(\"b\") } }")
    let report = await client.request("textDocument/diagnostic", #"{"textDocument":{"uri":"untitled:a"}}"#)
    let item = report["result"]["items"].array?.first ?? .null
    let page = item["codeDescription"]["href"].string ?? ""
    let text = await client.request("workspace/textDocumentContent", #"{"uri":"\#(page)"}"#)["result"]["text"].string
    #expect(text?.hasPrefix("# \(item["code"].string ?? "-")\n") == true)
  }
}
