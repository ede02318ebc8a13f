/// Views of UIKit, AppKit and their companions.
package enum PlatformViewTraits {
  /// Those without an intrinsic size (Apple: `UIView.intrinsicContentSize`, which these leave as it is).
  package static let withoutSize: Set<String> = [
    "ARSCNView", "ARView", "AVCaptureView", "AVPlayerView", "GLKView", "MKMapView", "MTKView", "NSScrollView", "NSView",
    "NSVisualEffectView", "PDFView", "PKCanvasView", "SCNView", "SKView", "UICollectionView", "UIScrollView",
    "UITableView", "UIView", "UIVisualEffectView", "WKWebView",
  ]

  /// Those without an intrinsic size as long as they scroll, which they do unless code says otherwise (Apple:
  /// `UIScrollView.isScrollEnabled`).
  package static let withoutSizeWhileScrolling: Set<String> = ["UITextView"]
}
