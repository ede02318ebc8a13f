import Layout

/// A view of a widely used package, by how it is laid out while nothing is loaded: evaluation knows it, and nobody is
/// offered it. A type of the program's own with its name comes before.
package struct PackageView: Sendable {
  /// The module that declares it.
  package let module: String
  package let definition: ViewDefinition
  /// Static functions that make one.
  package let makers: Set<String>
  /// Modifiers of its own that say nothing of layout.
  package let settings: Set<String>
  /// Modifiers of its own that give it the views of a slot.
  package let slots: Set<String>

  package static let all: [PackageView] = [
    animatedImage, cachedAsyncImage, kingfisherAnimatedImage, kingfisherImage, lazyImage, webImage,
  ]

  private init(
    _ module: String,
    _ definition: ViewDefinition,
    makers: Set<String> = [],
    settings: Set<String> = [],
    slots: Set<String> = []
  ) {
    self.module = module
    self.definition = definition
    self.makers = makers
    self.settings = settings
    self.slots = slots
  }

  // MARK: Pictures that are loaded

  private static let kingfisherImage = kingfisher("KFImage")
  private static let kingfisherAnimatedImage = kingfisher("KFAnimatedImage")

  /// Kingfisher: an empty picture below the placeholder, or below something clear that fills the room.
  private static func kingfisher(_ name: String) -> PackageView {
    PackageView(
      "Kingfisher",
      ViewDefinition(
        name,
        "A picture that is loaded from the network.",
        initializers: ["init(_ url: URL?)", "init(source: Source?)"],
        behavior: .composition { arguments in
          guard arguments.has("placeholder") else { return .leaf(.fill) }
          return pile([empty(in: arguments), shown("placeholder")])
        }
      ),
      makers: ["data", "dataProvider", "resource", "source", "url"],
      settings: [
        "appendProcessor", "backgroundDecode", "cacheMemoryOnly", "cacheOriginalImage", "callbackQueue",
        "cancelOnDisappear", "configure", "contentConfigure", "diskCacheExpiration", "downloadPriority", "downsampling",
        "fade", "forceRefresh", "forceTransition", "fromMemoryCacheOrRefresh", "imageContext", "imageModifier",
        "keepCurrentImageWhileLoading", "loadDiskFileSynchronously", "loadTransition", "lowDataModeSource",
        "memoryCacheExpiration", "onFailure", "onFailureImage", "onProgress", "onSuccess", "onlyFromCache",
        "onlyLoadFirstFrame", "processingQueue", "reducePriorityOnDisappear", "requestModifier", "retry",
        "roundCorner", "scaleFactor", "serialize", "setProcessor", "setProcessors", "startLoadingBeforeViewAppear",
        "targetCache", "waitForCache",
      ],
      slots: ["placeholder"]
    )
  }

  private static let webImage = sdWebImage("WebImage")
  private static let animatedImage = sdWebImage("AnimatedImage")

  /// SDWebImageSwiftUI: the placeholder, or an empty picture.
  private static func sdWebImage(_ name: String) -> PackageView {
    PackageView(
      "SDWebImageSwiftUI",
      ViewDefinition(
        name,
        "A picture that is loaded from the network.",
        initializers: [
          ")",
          ", @ViewBuilder placeholder: @escaping () -> Placeholder)",
          ", @ViewBuilder content: @escaping (Image) -> Content, @ViewBuilder placeholder: @escaping () -> Placeholder)",
          ", transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (WebImagePhase) -> Content)",
        ].map { (rest: String) -> Signature in
          let start =
            "init(url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true)"
          return Signature(start + rest)
        },
        behavior: .composition { arguments in
          if arguments.has("placeholder") { return pile([shown("placeholder")]) }
          return arguments.has("content") ? pile([shown("content")]) : empty(in: arguments)
        }
      ),
      settings: [
        "cancelOnDisappear", "customLoopCount", "incrementalLoad", "indicator", "maxBufferSize", "onFailure",
        "onProgress", "onSuccess", "pausable", "playbackMode", "playbackRate", "purgeable", "retryOnAppear",
        "runLoopMode",
      ],
      slots: ["placeholder"]
    )
  }

  /// Nuke: what the closure makes of a state without picture, or a color.
  private static let lazyImage = PackageView(
    "NukeUI",
    ViewDefinition(
      "LazyImage",
      "A picture that is loaded from the network.",
      initializers: [
        "init(url: URL?, transaction: Transaction = Transaction())",
        "init(request: ImageRequest?, transaction: Transaction = Transaction())",
        "init(url: URL?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (LazyImageState) -> Content)",
        "init(request: ImageRequest?, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (LazyImageState) -> Content)",
      ],
      behavior: .composition { arguments in
        arguments.has("content") ? pile([shown("content")]) : .leaf(.fill)
      }
    ),
    settings: ["onCompletion", "onDisappear", "onStart", "pipeline", "priority", "processors"]
  )

  private static let cachedAsyncImage = PackageView(
    "CachedAsyncImage",
    ViewDefinition(
      "CachedAsyncImage",
      "A picture that is loaded from the network, once.",
      initializers: [
        "init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1)",
        "init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Content, @ViewBuilder placeholder: @escaping () -> Placeholder)",
        "init(url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)",
      ],
      behavior: ViewDefinition.asyncImage.behavior
    )
  )

  private static func pile(_ parts: [Composition]) -> Composition { .node(.zStack(PileParameters()), parts) }

  /// The placeholder in a slot: `resizable()` concerns the picture alone, not the images in its placeholder.
  private static func shown(_ slot: String) -> Composition {
    .setting([EnvironmentWrite(.isImageResizable, .bool(false))], .slot(slot))
  }

  /// A picture without pixels takes no room, unless it is told to fill what there is.
  private static func empty(in arguments: ArgumentValues) -> Composition {
    .leaf(arguments.environment.flag(.isImageResizable) ? .fill : .empty)
  }
}

extension TypeDefinition {
  /// The types of the states that package views hand to their content closures while no picture is loaded.
  static let loadingStates: [TypeDefinition] = ["AsyncImagePhase", "LazyImageState", "WebImagePhase"].map { name in
    TypeDefinition(
      name,
      "How far a picture is loaded.",
      members: ["empty"],
      properties: .read { _, property in
        switch property {
        case "error", "image", "imageContainer", "result": BuiltInValue.none
        case "isLoading": .bool(true)
        default: nil
        }
      }
    ) { .token(type: name, name: $0) }
  }
}
