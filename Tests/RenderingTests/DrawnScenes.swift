import Interpreter
import Layout
import Rendering
import Semantics
import SourceText
import Syntax
import TestSupport

/// The scenes of a source, drawn as the fixtures are.
enum DrawnScenes {
  private static let file = FileID("Scene.ui")

  /// A suite of fixtures with what it is shown on.
  static let suites: [(name: String, platform: Platform, system: Int?)] = [
    ("pictures", .iOS, nil), ("frames", .iOS, nil), ("frames-mac", .macOS, nil), ("frames-26", .iOS, 26),
  ]

  static func configuration(platform: Platform = .iOS, system: Int? = nil) -> SceneConfiguration {
    var configuration = SceneConfiguration(size: Size(width: 300, height: 400), platform: platform, scale: 2)
    configuration.system = system
    return configuration
  }

  /// `presses` where the scenes are used: then they show what is presented.
  static func draw(
    _ source: String,
    _ configuration: SceneConfiguration = configuration(),
    presses: [ScenePress]? = nil
  ) -> [SceneResult] {
    let program = Program([file: SyntaxTree.parse(SourceText(source))])
    return Scenes.all(in: file, program: program).map {
      SceneEvaluator.draw(
        $0,
        program: program,
        configuration: $0.settings.applied(to: configuration),
        presses: presses
      )
    }
  }

  /// The same scenes without pictures.
  static func layOut(_ source: String, _ configuration: SceneConfiguration = configuration()) -> [SceneResult] {
    let program = Program([file: SyntaxTree.parse(SourceText(source))])
    return Scenes.all(in: file, program: program).map {
      SceneEvaluator.evaluate($0, program: program, configuration: $0.settings.applied(to: configuration))
    }
  }

  static func sheet(
    _ source: String,
    _ configuration: SceneConfiguration = configuration(),
    presses: [ScenePress]? = nil
  ) -> String {
    SceneSheet(
      draw(source, configuration, presses: presses).map {
        ScenePage.Entry(title: $0.view, scene: $0, options: PictureOptions())
      }
    ).svg
  }

  /// Fixtures that show what their state presents, on an iPhone, an iPad and a Mac.
  static var presented: [(Fixture, SceneConfiguration, folder: String)] {
    var pad = SceneConfiguration(size: Size(width: 600, height: 500), platform: .iOS, scale: 2)
    pad.horizontalSizeClass = .regular
    var mac = configuration(platform: .macOS)
    mac.size = Size(width: 500, height: 350)
    return Fixture.all(in: "presented").flatMap { fixture in
      [(fixture, configuration(), "presented"), (fixture, pad, "presented-ipad"), (fixture, mac, "presented-mac")]
    }
  }

  /// Every fixture with its configuration.
  static var fixtures: [(Fixture, SceneConfiguration)] {
    suites.flatMap { suite in
      Fixture.all(in: suite.name).map { ($0, configuration(platform: suite.platform, system: suite.system)) }
    }
  }
}
