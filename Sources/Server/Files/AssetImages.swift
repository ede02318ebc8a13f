package import Checking
import IDE
import LSPProtocol
import Layout
package import Lint
package import Semantics
package import ViewGraph

extension FileSystem {
  /// Maximum number of image sets that are looked at.
  private static let mostImages = 2_000

  /// What the asset catalogues below the folders hold; they are searched when a picture is first laid out.
  package func resources(
    under folders: [String],
    _ configuration: LintConfiguration = .standard
  ) -> ProgramResources {
    ProgramResources {
      var assets = AssetNames()
      for folder in folders { _ = viewFiles(under: folder, configuration, &assets) }
      return pictures(of: assets)
    }
  }

  /// What asset catalogues hold whose names are known.
  func resources(_ assets: AssetNames) -> ProgramResources {
    ProgramResources { pictures(of: assets) }
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

  /// `2x`; a picture for all scales counts as one of scale 1.
  private static func scale(_ text: String?) -> Double {
    let number = text.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil } ?? 1
    return number.isFinite && number >= 1 && number <= 8 ? number : 1
  }
}
