package import Checking
import FoundationEssentials
import IDE
import LSPProtocol
import Layout
import Lint
import Queries
package import Semantics
import SourceText
import ViewGraph

extension FileSystem {
  /// Maximum number of image sets that are looked at.
  private static let mostImages = 2_000

  /// Maximum number of folders that are searched around a file of no project, where anything may stand.
  private static let mostFoldersBeside = 200

  /// What the asset catalogues and tables of strings below the folders hold, and those in a few folders below the ones
  /// `beside`; they are searched when a picture is first laid out or a text is first looked up.
  package func resources(
    under folders: [String],
    beside: [String] = [],
    _ configuration: LintConfiguration = .standard
  ) -> ProgramResources {
    let found = Lazy<AssetNames>()
    let search: @Sendable () -> AssetNames = {
      found.value {
        var assets = AssetNames()
        for folder in folders { _ = viewFiles(under: folder, endingIn: [], configuration, &assets) }
        for folder in beside {
          _ = viewFiles(under: folder, endingIn: [], configuration, &assets, mostFolders: Self.mostFoldersBeside)
        }
        return assets
      }
    }
    return ProgramResources(
      pictures: { pictures(of: search()) },
      colors: { colors(of: search()) },
      load: { name, isDark in address(of: name, in: search(), isDark: isDark) },
      texts: { texts(at: search().tables) },
      file: { name in bundled(name, in: search()) }
    )
  }

  /// What asset catalogues and tables of strings hold whose names are known.
  func resources(_ assets: AssetNames) -> ProgramResources {
    ProgramResources(
      pictures: { pictures(of: assets) },
      colors: { colors(of: assets) },
      load: { name, isDark in address(of: name, in: assets, isDark: isDark) },
      texts: { texts(at: assets.tables) },
      file: { name in bundled(name, in: assets) }
    )
  }

  /// Maximum length of a file of data that code reads.
  private static let mostData = 4 << 20

  private func bundled(_ name: String, in assets: AssetNames) -> [UInt8]? {
    let found = assets.files(name).compactMap { read($0) }.filter { $0.count <= Self.mostData }
    return found.isEmpty ? nil : Array(found.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func pictures(of assets: AssetNames) -> [String: ProgramResources.Picture] {
    var pictures: [String: ProgramResources.Picture] = [:]
    for name in assets.names(of: .image).prefix(Self.mostImages) {
      guard let folder = assets.folder(of: name, .image) else { continue }
      pictures[name] = folder.hasSuffix(".imageset") ? imageSize(in: folder).map { .image($0) } : .symbol
    }
    return pictures
  }

  /// The size in points of the first picture of a set that can be read: pixels by its scale.
  private func imageSize(in folder: String) -> Size? {
    guard let bytes = read(folder + "/Contents.json"), let json = try? JSONValue(parsing: bytes) else { return nil }
    for entry in json["images"].array ?? [] {
      guard let name = entry["filename"].string, !name.isEmpty, !name.contains("/"),
        let bytes = read(folder + "/" + name), let size = PictureSize(bytes)
      else { continue }
      let scale = size.isVector ? 1 : Self.scale(entry["scale"].string)
      return Size(width: size.width / scale, height: size.height / scale)
    }
    return nil
  }

  /// Maximum length of a picture that is put into another one; larger ones stay boxes.
  private static let mostBytes = 400_000

  /// The picture of a set as an address that holds all of it: the one for dark scenes where there is one, else the first,
  /// and of several scales the largest that is small enough.
  private func address(of name: String, in assets: AssetNames, isDark: Bool) -> String? {
    guard let folder = assets.folder(of: name, .image), let bytes = read(folder + "/Contents.json"),
      let json = try? JSONValue(parsing: bytes)
    else { return nil }
    let entries = (json["images"].array ?? []).filter { entry in
      guard let name = entry["filename"].string else { return false }
      return !name.isEmpty && !name.contains("/")
    }
    let own = entries.filter { $0.isForDarkScenes == isDark }
    let sorted = (own.isEmpty ? entries : own).enumerated().ordered {
      let (first, second) = (Self.scale($0.element["scale"].string), Self.scale($1.element["scale"].string))
      return first == second ? $0.offset < $1.offset : first > second
    }
    for entry in sorted.map(\.element) {
      guard let file = entry["filename"].string, let bytes = read(folder + "/" + file), bytes.count <= Self.mostBytes,
        PictureSize(bytes) != nil, let type = Self.mediaType(of: bytes)
      else { continue }
      return "data:\(type);base64,\(Data(bytes).base64EncodedString())"
    }
    return nil
  }

  /// What browsers call a form of pictures that they show.
  private static func mediaType(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
    return bytes.starts(with: Array("%PDF".utf8)) ? nil : "image/svg+xml"
  }

  /// `2x`; a picture for all scales counts as one of scale 1.
  private static func scale(_ text: String?) -> Double {
    let number = text.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil } ?? 1
    return number.isFinite && number >= 1 && number <= 8 ? number : 1
  }
}

extension JSONValue {
  /// Whether an entry of a set shows in dark scenes.
  var isForDarkScenes: Bool {
    (self["appearances"].array ?? []).contains {
      $0["appearance"].string == "luminosity" && $0["value"].string == "dark"
    }
  }
}
