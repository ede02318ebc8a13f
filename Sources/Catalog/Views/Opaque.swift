import Layout

/// Views of other frameworks, and those whose content nobody can know: boxes that fill their room.
extension ViewDefinition {
  static let chart = box(
    "Chart",
    "A chart of data.",
    [
      "init(@ChartContentBuilder content: () -> Content)",
      "init<Data: RandomAccessCollection>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable",
      "init<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content)",
    ],
    .iOS16,
    generics: "Content: ChartContent",
    paint: .chart
  )
  static let map = box(
    "Map",
    "A map.",
    [
      "init(@MapContentBuilder content: () -> Content)",
      "init(position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> Content)",
      "init(coordinateRegion: Binding<MKCoordinateRegion>)",
    ],
    .iOS14,
    generics: "Content: MapContent = EmptyMapContent"
  )
  static let spriteView = box("SpriteView", "A scene of sprites.", ["init(scene: SKScene)"], .iOS14)
  static let videoPlayer = box(
    "VideoPlayer",
    "A video.",
    ["init(player: AVPlayer?)"],
    .iOS14,
    generics: "VideoOverlay: View = EmptyView"
  )
  static let webView = box("WebView", "A web page.", ["init(url: URL?)", "init(_ page: WebPage)"], .iOS26)

  private static func box(
    _ name: String,
    _ summary: String,
    _ initializers: [Signature],
    _ availability: Availability,
    generics: String = "",
    paint: ViewPaint? = nil
  ) -> ViewDefinition {
    ViewDefinition(
      name,
      summary,
      availability,
      generics: generics,
      initializers: initializers,
      paint: paint,
      behavior: .composition { _ in .leaf(.fill) }
    )
  }
}
