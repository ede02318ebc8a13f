import FoundationEssentials
import Interpreter
import LSPProtocol
import Layout
import Semantics
import Server
import SourceText
import Syntax
import Testing

/// Pictures are as large as the asset catalogues beside the program say.
@Suite struct AssetPictureTests {
  private static let files: [String: [UInt8]] = [
    "/app/A.ui": Array("Image(\"photo\")".utf8),
    "/app/Assets.xcassets/photo.imageset/Contents.json": contents("photo@2x.png", scale: "2x"),
    "/app/Assets.xcassets/photo.imageset/photo@2x.png": png(width: 300, height: 80),
    "/app/Assets.xcassets/Art/empty_library.imageset/Contents.json": contents("library.svg"),
    "/app/Assets.xcassets/Art/empty_library.imageset/library.svg": Array(
      #"<?xml version="1.0"?><svg xmlns="x" width="48px" height="24" viewBox="0 0 1 1">"#.utf8
    ),
    "/app/Assets.xcassets/page.imageset/Contents.json": contents("page.pdf"),
    "/app/Assets.xcassets/page.imageset/page.pdf": Array("%PDF-1.4 << /MediaBox [ 0 0 36.5 12 ] >>".utf8),
    "/app/Assets.xcassets/snap.imageset/Contents.json": contents("snap.jpg"),
    "/app/Assets.xcassets/snap.imageset/snap.jpg": [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 90, 1, 1, 0x11, 0,
    ],
    "/app/Assets.xcassets/broken.imageset/Contents.json": contents("broken.png"),
    "/app/Assets.xcassets/broken.imageset/broken.png": [0x89, 0x50, 0x4E, 0x47, 0],
    "/app/Assets.xcassets/donut.symbolset/Contents.json": Array("{}".utf8),
  ]

  private static func contents(_ name: String, scale: String? = nil) -> [UInt8] {
    let scale = scale.map { #", "scale": "\#($0)""# } ?? ""
    return Array(
      #"{"images": [{"idiom": "universal"}, {"idiom": "universal", "filename": "\#(name)"\#(scale)}]}"#.utf8
    )
  }

  private static func png(width: Int, height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, UInt8(width >> 8), UInt8(width & 255), 0, 0, UInt8(height >> 8), UInt8(height & 255)]
  }

  private static let disk = FileSystem(
    read: { files[$0] },
    list: { folder in
      let below = files.keys.filter { $0.hasPrefix(folder + "/") }.map { $0.dropFirst(folder.count + 1) }
      guard !below.isEmpty else { return nil }
      let entries = Set(
        below.map { path in
          FileSystem.Entry(name: String(path.prefix { $0 != "/" }), isFolder: path.contains("/"))
        }
      )
      return entries.sorted { $0.name < $1.name }
    }
  )

  @Test func headersTellSizes() {
    let resources = Self.disk.resources(under: ["/app"])
    #expect(resources.picture("photo") == .image(Size(width: 150, height: 40)))
    #expect(resources.picture("emptyLibrary") == .image(Size(width: 48, height: 24)))
    #expect(resources.picture("page") == .image(Size(width: 36.5, height: 12)))
    #expect(resources.picture("snap") == .image(Size(width: 90, height: 20)))
    #expect(resources.picture("donut") == .symbol)
    #expect(resources.picture("broken") == nil)
    #expect(resources.picture("missing") == nil)
  }

  @Test func picturesAreShown() throws {
    let resources = Self.disk.resources(under: ["/app"])
    #expect(
      resources.address(ofPicture: "photo", isDark: false)?.hasPrefix("data:image/png;base64,iVBORw0KGgo") == true
    )
    #expect(resources.address(ofPicture: "snap", isDark: true)?.hasPrefix("data:image/jpeg;base64,/9j/") == true)
    #expect(
      resources.address(ofPicture: "emptyLibrary", isDark: false)?.hasPrefix("data:image/svg+xml;base64,") == true
    )
    // Browsers do not show these in a picture.
    for name in ["page", "donut", "broken", "missing"] {
      #expect(resources.address(ofPicture: name, isDark: false) == nil, "\(name)")
    }
    let file = FileID("A.ui")
    var program = Program([
      file: SyntaxTree.parse(SourceText("HStack { Image(\"photo\"); Image(\"photo\"); Image(\"page\") }"))
    ])
    program.resources = resources
    let scene = try #require(Scenes.all(in: file, program: program).first)
    let configuration = SceneConfiguration(size: Size(width: 300, height: 200))
    let drawn = SceneEvaluator.draw(scene, program: program, configuration: configuration)
    #expect(drawn.picture?.images.count == 1)
  }

  /// A picture that is another on the disk is another on the page.
  @Test func pagesFollowPictures() async throws {
    let svg = { (color: String) in
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"48\" height=\"24\"><path fill=\"\(color)\" d=\"M0 0H48V24z\"/></svg>"
    }
    let folder = "/one/Assets.xcassets/logo.imageset"
    let disk = TestDisk([
      "/one/a.ui": "Image(\"logo\")", folder + "/logo.svg": svg("red"),
      folder + "/Contents.json": String(decoding: Self.contents("logo.svg"), as: UTF8.self),
    ])
    let capabilities =
      #"{"workspaceFolders":[{"uri":"file:///one","name":"one"}],"capabilities":{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}}"#
    let client = await TestClient.initialized(capabilities, disk: disk.system)
    client.open("file:///one/a.ui", "Image(\"logo\")")
    let place = #"{"textDocument":{"uri":"file:///one/a.ui"},"position":{"line":0,"character":2}}"#
    let answer = await client.request(
      "workspace/executeCommand",
      #"{"command":"uilsp.preview.start","arguments":[\#(place)]}"#
    )
    let page = try #require(PageVisitor(answer["result"]["url"].string ?? ""))
    let encoded = { (color: String) in Data(svg(color).utf8).base64EncodedString() }
    #expect(page.event(with: "svg") { $0.string?.contains(encoded("red")) == true }.isNull == false)
    disk.write(folder + "/logo.svg", svg("blue"))
    client.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"file:///one/Assets.xcassets/logo.imageset/logo.svg","type":2}]}"#
    )
    #expect(page.event(with: "svg") { $0.string?.contains(encoded("blue")) == true }.isNull == false)
    client.notify("exit", "null")
    _ = await client.end()
  }

  @Test(arguments: [
    ("Image(\"photo\")", Size(width: 150, height: 40), true),
    ("Image(.emptyLibrary)", Size(width: 48, height: 24), true),
    ("Image(\"missing\")", Size(width: 100, height: 100), false),
  ])
  func picturesHaveTheirSizes(_ source: String, _ size: Size, _ isKnown: Bool) throws {
    let file = FileID("A.ui")
    var program = Program([file: SyntaxTree.parse(SourceText(source))])
    program.resources = Self.disk.resources(under: ["/app"])
    let scene = try #require(Scenes.all(in: file, program: program).first)
    let configuration = SceneConfiguration(size: Size(width: 300, height: 200))
    let result = SceneEvaluator.evaluate(scene, program: program, configuration: configuration, explains: true)
    #expect(result.elements.first?.layout.globalFrame.size == size)
    #expect(result.elements.first?.dependsOn.isEmpty == isKnown)
  }
}
