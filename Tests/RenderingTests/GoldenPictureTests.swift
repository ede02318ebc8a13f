import FoundationEssentials
import Interpreter
import Rendering
import TestSupport
import Testing

/// The pictures of the fixtures, kept beside them: `Tests/Fixtures/pictures/expected/<suite>/<name>.svg`.
@Suite struct GoldenPictureTests {
  private static let folder = Repository.root + "/Tests/Fixtures/pictures/expected/"

  @Test(arguments: DrawnScenes.fixtures) func picture(_ fixture: Fixture, _ configuration: SceneConfiguration) throws {
    let path = Self.folder + fixture.name.dropLast(3) + ".svg"
    try compare(DrawnScenes.sheet(fixture.text, configuration), fixture, with: path)
  }

  @Test func presented() throws {
    for (fixture, configuration, folder) in DrawnScenes.presented {
      let name = fixture.name.split(separator: "/").last?.dropLast(3) ?? ""
      let actual = DrawnScenes.sheet(fixture.text, configuration, presses: [])
      try compare(actual, fixture, with: Self.folder + "\(folder)/\(name).svg")
    }
  }

  private func compare(_ actual: String, _ fixture: Fixture, with path: String) throws {
    if Fixture.isBlessing {
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: "/" + parent, withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: URL(filePath: path))
      return
    }
    let expected = Repository.text(ofFile: path)
    #expect(expected != nil, "\(path) is missing: UILSP_BLESS=1 swift test --filter RenderingTests writes it")
    #expect(expected == actual, "the picture of \(fixture.name) is another; bless it and look at it")
  }

  @Test func thereAreNoPicturesWithoutFixture() {
    var names = Set(DrawnScenes.fixtures.map { String($0.0.name.dropLast(3)) })
    for (fixture, _, folder) in DrawnScenes.presented {
      names.insert("\(folder)/\(fixture.name.split(separator: "/").last?.dropLast(3) ?? "")")
    }
    let kept = Repository.files(below: Self.folder, suffix: ".svg").map { String($0.dropLast(4)) }
    #expect(kept.filter { !names.contains($0) } == [])
    #expect(names.count >= 40)
  }
}
