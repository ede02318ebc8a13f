extension PackageSource {
  /// SFSafeSymbols/SFSafeSymbols: a static member for each symbol, whose name is that of the symbol in camel case:
  /// `.speakerWave3Fill` is "speaker.wave.3.fill", `._1Circle` is "1.circle".
  static let safeSymbols = PackageSource(
    "SFSafeSymbols",
    """
    import SwiftUI

    @dynamicMemberLookup
    public struct SFSymbol: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static subscript(dynamicMember name: String) -> SFSymbol {
        var words = ""
        var last: Character = "."
        for letter in name where letter != "_" {
          let isStart = letter.isUppercase || letter.isNumber != last.isNumber
          if isStart, last != "." { words += "." }
          words += letter.lowercased()
          last = letter
        }
        return SFSymbol(rawValue: words)
      }
    }

    extension Image {
      public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
      public init(systemSymbol: SFSymbol, variableValue: Double?) { self.init(systemName: systemSymbol.rawValue) }
    }

    extension Label where Title == Text, Icon == Image {
      public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol) {
        self.init(titleKey, systemImage: systemSymbol.rawValue)
      }
      public init<S: StringProtocol>(_ title: S, systemSymbol: SFSymbol) {
        self.init(title, systemImage: systemSymbol.rawValue)
      }
    }

    extension UIImage {
      public convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
    }
    """
  )
}
