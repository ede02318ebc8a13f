import ViewGraph

/// What a reader's uses come to: its category, why, and what to write instead. Versions are those of Apple's
/// documentation.
struct ReaderVerdict {
  let category: ReaderCategory
  let reason: String
  let replacement: String

  init(
    uses: [ReaderUse],
    isKnown: Bool,
    isIsolated: Bool,
    resolvesAnchors: Bool,
    joins: (String) -> Bool
  ) {
    let kinds = Set(uses.map(\.kind))
    func targets(_ kinds: Set<ReaderUse.Kind>) -> String {
      var names: [String] = []
      for use in uses where kinds.contains(use.kind) && !names.contains(use.target) { names.append(use.target) }
      return names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    }
    let isOut = isIsolated ? "" : "; in a background, an overlay or a frame it takes no space from others"
    if !isKnown {
      category = .genuineGeometry
      reason = "its content is a function from elsewhere, which may ask for anything"
      replacement = "look at that function" + isOut
    } else if kinds.contains(.anchor) || (resolvesAnchors && !kinds.isDisjoint(with: Self.computing)) {
      category = .crossHierarchy
      reason = "it places something at a view elsewhere"
      replacement =
        resolvesAnchors
        ? "it is right where it is: anchors are resolved in 'overlayPreferenceValue'"
        : "'anchorPreference' on that view and 'overlayPreferenceValue' on the ancestor that draws, the reader in there"
    } else if !kinds.isDisjoint(with: [.drawing, .gesture, .handedOn]) {
      category = .genuineGeometry
      reason = "its lengths go into \(targets([.drawing, .gesture, .handedOn]))"
      replacement = "keep it" + isOut
    } else if isIsolated, kinds.contains(.arrangement) {
      category = .genuineGeometry
      reason = "its lengths place a decoration (\(targets([.arrangement])))"
      replacement = "keep it: in a decoration it takes no space from others"
    } else if !kinds.isDisjoint(with: Self.placing) {
      (category, reason, replacement) = Self.placed(kinds, targets(Self.placing))
    } else if kinds.contains(.effect) {
      category = .genuineGeometry
      reason = "an effect follows its frame (\(targets([.effect])))"
      replacement = "'visualEffect' (iOS 17) gives the same numbers and takes no space"
    } else if kinds.contains(.preference) {
      let keys = uses.filter { $0.kind == .preference }.map(\.target)
      (category, reason, replacement) = Self.preferred(joined: keys.contains(where: joins), targets([.preference]))
    } else if !kinds.isEmpty {
      category = .stateDriven
      reason = kinds == [.text] ? "it only shows a length" : "it only hands a size to \(targets([.state, .text]))"
      replacement = Self.observing
    } else {
      category = .layoutDriven
      reason = "it never asks its proxy for anything"
      replacement = "the content itself, in '.frame(maxWidth: .infinity, maxHeight: .infinity)' where it should fill"
    }
  }

  private static let placing: Set<ReaderUse.Kind> = [.fill, .frame, .arrangement, .condition]
  private static let computing: Set<ReaderUse.Kind> = [.arrangement, .frame, .fill, .drawing, .handedOn]
  private static let observing =
    "'onGeometryChange(for:of:action:)' (iOS 16, Xcode 16): it takes no space and runs on changes only"

  private static func placed(_ kinds: Set<ReaderUse.Kind>, _ targets: String) -> (ReaderCategory, String, String) {
    if kinds.isSubset(of: [.fill, .preference, .state]) {
      return (.layoutDriven, "a frame is made as long as it", "'.frame(maxWidth: .infinity, maxHeight: .infinity)'")
    }
    if kinds.contains(.condition), kinds.isDisjoint(with: [.frame, .arrangement]) {
      return (
        .layoutDriven, "its size decides what is shown",
        "'ViewThatFits' or 'AnyLayout' (iOS 16), 'LazyVGrid' with '.adaptive', or the size class"
      )
    }
    if kinds.contains(.frame), !kinds.contains(.arrangement) {
      return (
        .layoutDriven, "a frame is a share of it",
        "'containerRelativeFrame' (iOS 17) where a screen or scroll view is meant, else a 'Layout' of a few lines (iOS 16)"
      )
    }
    return (
      .layoutDriven, "its size arranges content (\(targets))",
      "alignment, spacers and built-in containers, or a 'Layout' (iOS 16) that proposes and places"
    )
  }

  private static func preferred(joined: Bool, _ keys: String) -> (ReaderCategory, String, String) {
    guard joined else {
      return (
        .stateDriven, "one view's size goes up through \(keys), whose 'reduce' keeps a single value",
        observing + "; no key is needed"
      )
    }
    return (
      .siblingCoordination, "\(keys) joins what several views measure",
      "the preference is right; measure in a background, or set it from 'onGeometryChange' (iOS 16, Xcode 16)"
    )
  }
}
