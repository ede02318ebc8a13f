import IDE
import Semantics
import SourceText
import Testing

/// Color sets and pictures of asset catalogues as static properties, and color sets as styles.
struct AssetColorTests {
  private static let file = FileID("Place.ui")

  private static func host(_ code: String) -> AnalysisHost {
    var host = AnalysisHost()
    let shades = ProgramResources.Shades(light: nil, dark: nil)
    host.resources = ProgramResources(
      pictures: { ["Ship Logo": .symbol, "12px-arrow": .symbol] },
      colors: { ["Brand Blue": shades, "AccentColor": shades, "lagoonColor": shades] }
    )
    host.set(file, to: SourceText(code))
    return host
  }

  private static func names(_ code: String) -> [String] {
    let halves = code.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    var host = host(halves.joined())
    let offset = ByteOffset(halves[0].utf8.count)
    return host.analysis.completions(at: offset, in: file)?.items.map(\.name) ?? []
  }

  @Test(arguments: [
    "let tint = Color.bra‸",
    "let tint: Color = .bra‸",
    "let tint: Color? = .bra‸",
    "let view = Text(\"a\").foregroundStyle(.bra‸)",
    "let view = Text(\"a\").background(Color(.bra‸))",
  ])
  func offersColorSets(_ code: String) {
    #expect(Self.names("import SwiftUI\n" + code).first == "brandBlue")
  }

  @Test(arguments: ["let view = Image(.‸)", "let logo: ImageResource = .‸", "let logo = ImageResource.‸"])
  func offersPictures(_ code: String) {
    let names = Self.names("import SwiftUI\n" + code)
    #expect(names.contains("shipLogo") && names.contains("_12PxArrow"))
  }

  @Test func offersNoColorSetWhereNoColorIsWanted() {
    #expect(!Self.names("import SwiftUI\nlet font: Font = .bra‸").contains("brandBlue"))
    #expect(!Self.names("import SwiftUI\nlet tint = Color.Brand‸").contains("Brand Blue"))
  }

  @Test(arguments: ["Color.brandBlue", "Color.lagoon"]) func knowsTheirType(_ code: String) {
    var host = Self.host("import SwiftUI\nlet tint = \(code)\n")
    let hover = host.analysis.hover(at: ByteOffset("import SwiftUI\nlet ".utf8.count), in: Self.file)
    #expect(hover.map { "\($0)" }?.contains("Color") == true)
  }
}
