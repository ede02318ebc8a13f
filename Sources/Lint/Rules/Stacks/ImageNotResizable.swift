import Catalog
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let imageNotResizable = LintRule(
    id: "image-not-resizable",
    summary: "A frame around an image that is not resizable",
    documentation: """
      An image from an asset catalogue or a file has a size of its own: that of its pixels, divided by its scale. A frame \
      of another size does not scale it: a larger image is drawn beyond the frame, over its neighbors.

      Make it `.resizable()` first, and keep its ratio with `.scaledToFit()` or `.scaledToFill()`. What size an asset \
      has cannot be seen in the source, so this is a hint to look, not a proof. Symbols (`systemName:`) follow the font.
      """,
    severity: .info,
    bad: [
      """
      struct Avatar: View {
        var body: some View {
          Image("portrait")
            .frame(width: 40, height: 40)
            .accessibilityLabel("Portrait")
        }
      }
      """,
      """
      struct Row: View {
        let photo: UIImage
        var body: some View {
          HStack {
            Image(uiImage: photo).renderingMode(.original).frame(width: 60, height: 60).accessibilityHidden(true)
            Text("Photo")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Avatar: View {
        var body: some View {
          Image(decorative: "portrait").resizable().scaledToFit().frame(width: 40, height: 40)
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack {
            Image(systemName: "star").frame(width: 60, height: 60).accessibilityHidden(true)
            Text("Photo")
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.frameCalls.filter { !$0.fixed.isEmpty && $0.bounds.isEmpty }.compactMap { problem($0, in: scope) }
    }
  )
}

/// Modifiers that leave an image an image.
private let imageModifiers: Set = [
  "renderingMode", "interpolation", "antialiased", "symbolRenderingMode", "symbolVariant", "allowedDynamicRange",
]

/// Modifiers that change what the image looks like, and not how large it is.
private let looks: Set = [
  "accessibilityHidden", "accessibilityLabel", "clipShape", "cornerRadius", "foregroundColor", "foregroundStyle",
  "opacity", "shadow",
]

private func problem(_ frame: FrameCall, in scope: ProgramScope) -> Problem? {
  let chain = Array(frame.call.chain.dropFirst())
  guard let framed = FramedImage(chain, of: frame, in: scope) ?? FramedImage(shownBy: frame, in: scope),
    !isCropped(frame.call, in: scope), !isDrawnToFit(framed, frame, in: scope),
    let place = scope.place(frame.call.nameSpan)
  else { return nil }
  return Problem(
    place,
    "this frame does not scale the image, which keeps its own size and is drawn beyond the frame where it is "
      + "larger; make it '.resizable()' and '.scaledToFit()' first",
    related: scope.place(framed.image).map { [RelatedPlace($0, "the image has its own size")] } ?? [],
    proposals: framed.resizable.map {
      scope.proposal(
        "make the image resizable",
        keepsMeaning: false,
        scope.addingModifier(".resizable().scaledToFit()", to: $0)
      )
    } ?? []
  )
}

/// Whether the program draws the image itself, and no larger than the frame.
private func isDrawnToFit(_ framed: FramedImage, _ frame: FrameCall, in scope: ProgramScope) -> Bool {
  guard let image = framed.made.flatMap({ scope.call(at: $0.span) }), let given = image.call.arguments.first,
    given.label != nil, let size = PlatformImage(given.value, in: image.scope, of: scope).drawnSize
  else { return false }
  return frame.fixed.allSatisfy { length in
    let most = scope.constantNumber(length.value, in: frame.occurrence.scope)
    return most.map { (length.label == "width" ? size.width : size.height) <= $0 } ?? false
  }
}

/// The image that a frame is put around, with nothing between them that changes its size.
private struct FramedImage {
  /// Where the image is made.
  let image: SourceSpan
  /// The call of the framework's `Image` that makes it, where there is one.
  let made: CallExpression?
  /// The last of the chain that is an image still: only that can be made resizable, not what a modifier of views has made.
  let resizable: SourceSpan?

  init?(_ chain: [CallExpression], of frame: FrameCall, in scope: ProgramScope) {
    guard chain.dropLast().allSatisfy({ imageModifiers.union(looks).contains($0.calledName ?? "") }) else { return nil }
    let ofImage = chain.dropLast().reversed().prefix { imageModifiers.contains($0.calledName ?? "") }.last
    if let image = chain.last, image.isImage(in: scope) {
      self.image = image.nameSpan
      made = image
      resizable = (ofImage ?? image).span
      return
    }
    guard chain.last.map({ imageModifiers.union(looks).contains($0.calledName ?? "") }) ?? true,
      let receiver = (chain.last ?? frame.call).receiver
    else { return nil }
    let start = receiver.unwrapped
    if scope.isLoadedImage(start, in: frame.occurrence.scope) {
      image = start.span
      made = nil
      // Nothing can be put behind a value that may be missing.
      let kept = chain.reversed().prefix { imageModifiers.contains($0.calledName ?? "") }.last?.span
      resizable = start.span == receiver.span ? kept ?? start.span : nil
      return
    }
    if let property = scope.declaredVariable(start)?.variable, let value = property.givenValue?.unwrapped.asCall {
      let kept = Array(value.chain)
      if let image = kept.last, image.isImage(in: scope),
        kept.dropLast().allSatisfy({ imageModifiers.contains($0.calledName ?? "") })
      {
        self.image = image.nameSpan
        made = image
        // A property of `some View` is no image any more.
        resizable = property.type.map { $0.name == "Image" } ?? true ? start.span : nil
        return
      }
    }
    return nil
  }

  /// The same of the image that a view, a function or a property of the program shows, and nothing else.
  init?(shownBy frame: FrameCall, in scope: ProgramScope) {
    guard let receiver = frame.call.receiver else { return nil }
    let view = WrittenView(receiver, in: scope)
    guard view.chain.allSatisfy({ $0.receiver == nil || $0.keepsSizeOfImage(in: scope) }), let image = view.made,
      image.isImage(in: scope)
    else { return nil }
    self.image = image.nameSpan
    made = image
    resizable = nil
  }
}

extension CallExpression {
  /// Whether it is a modifier that leaves an image its size: of the framework, or one of the program's that applies such.
  fileprivate func keepsSizeOfImage(in scope: ProgramScope) -> Bool {
    var applied = scope.applied(by: self)
    if calledName != "modifier", let function = scope.calledFunction(self)?.function {
      applied = function.body?.result?.unwrapped.asCall.map { Array($0.chain) } ?? []
    }
    return !applied.isEmpty && applied.allSatisfy { imageModifiers.union(looks).contains($0.calledName ?? "") }
  }

  /// Whether it makes an image of pixels by the framework's own type.
  fileprivate func isImage(in scope: ProgramScope) -> Bool {
    calledName == "Image" && baseTypeName == "Image" && isPicture(self) && scope.startsWithFrameworkView(self)
  }
}

/// An image of pixels: by name, or from the image of another framework.
private func isPicture(_ image: CallExpression) -> Bool {
  guard let first = image.arguments.first, !first.isTrailing else { return false }
  return first.label == nil || ["decorative", "uiImage", "nsImage", "cgImage"].contains(first.label)
}

/// What is cut off on purpose, or grows on purpose.
private func isCropped(_ call: CallExpression, in scope: ProgramScope) -> Bool {
  scope.modifiers(over: call.span).contains {
    scope.isModifier($0.call, .clips) || scope.isModifier($0.call, .movesDrawing)
  }
}
