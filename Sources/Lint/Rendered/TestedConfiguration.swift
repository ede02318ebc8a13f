package import Interpreter
package import Layout

/// A configuration that scenes are laid out in, with the name that messages give it.
package struct TestedConfiguration: Hashable, Sendable {
  package let scene: SceneConfiguration

  package init(_ scene: SceneConfiguration) { self.scene = scene }

  /// "393×852", "393×852 at accessibility3", "393×852 right to left".
  package var name: String {
    var name = "\(Points(scene.size.width))×\(Points(scene.size.height))"
    if scene.textSize != .large { name += " at \(scene.textSize)" }
    if scene.direction == .rightToLeft { name += " right to left" }
    if scene.isDark { name += " dark" }
    return name
  }
}

extension TestedConfiguration {
  /// Where layout is tried unless configured otherwise: small and common phones, a phone on its side, tablets both
  /// ways; the common phone also with very large text and right to left. It comes first, since messages quote it.
  package static let standard: [TestedConfiguration] = [
    phone(),
    container(320, 568),
    container(852, 393, horizontal: .compact, vertical: .compact),
    container(820, 1180, horizontal: .regular),
    container(1024, 768, horizontal: .regular),
    phone { $0.textSize = .accessibility3 },
    phone { $0.direction = .rightToLeft },
  ]

  /// On a Mac windows of two sizes; its text has one size.
  package static func standard(on platform: Platform) -> [TestedConfiguration] {
    guard platform == .macOS else { return standard }
    return [window(1024, 768), window(640, 480), window(1024, 768) { $0.direction = .rightToLeft }]
  }

  private static func window(
    _ width: Double,
    _ height: Double,
    _ change: (inout SceneConfiguration) -> Void = { _ in }
  ) -> TestedConfiguration {
    var scene = SceneConfiguration(
      size: Size(width: width, height: height),
      platform: .macOS,
      scale: 2,
      horizontalSizeClass: .regular
    )
    change(&scene)
    return TestedConfiguration(scene)
  }

  /// The phone that is common today: 393 by 852, with a notch and a home indicator.
  private static func phone(_ change: (inout SceneConfiguration) -> Void = { _ in }) -> TestedConfiguration {
    var scene = SceneConfiguration(
      size: Size(width: 393, height: 852),
      safeArea: Insets(top: 59, leading: 0, bottom: 34, trailing: 0)
    )
    change(&scene)
    return TestedConfiguration(scene)
  }

  private static func container(
    _ width: Double,
    _ height: Double,
    horizontal: SceneConfiguration.SizeClass = .compact,
    vertical: SceneConfiguration.SizeClass = .regular
  ) -> TestedConfiguration {
    TestedConfiguration(
      SceneConfiguration(
        size: Size(width: width, height: height),
        horizontalSizeClass: horizontal,
        verticalSizeClass: vertical
      )
    )
  }
}
