import Semantics
import ViewGraph

/// Where a value ends up that stands in a certain place of the code.
enum ReaderSink: Equatable {
  /// Nothing is known yet: view code.
  case content
  case use(ReaderUse.Kind, target: String)
}

extension ReaderSink {
  /// For an argument of a modifier or another method.
  static func modifier(_ name: String, _ argument: Argument) -> ReaderSink {
    switch name {
    case "frame" where argument.label != "alignment": return .use(.frame, target: name)
    case "background", "overlay", "mask", "safeAreaInset", "popover", "sheet", "contextMenu", "toolbar":
      return .content
    case "opacity", "scaleEffect", "rotationEffect", "rotation3DEffect", "blur", "hueRotation", "saturation",
      "brightness", "contrast", "grayscale", "transformEffect", "projectionEffect", "animation", "zIndex",
      "distortionEffect", "layerEffect", "colorEffect", "visualEffect":
      return .use(.effect, target: name)
    case "stroke", "strokeBorder", "fill", "trim", "shadow", "clipShape", "border", "cornerRadius", "foregroundStyle",
      "addLine", "addArc", "addCurve", "addQuadCurve", "addRect", "addEllipse", "addRoundedRect", "move", "path":
      return .use(.drawing, target: name)
    case "onChange", "onReceive", "task", "id": return .use(.state, target: name)
    case _ where arranging.contains(name): return .use(.arrangement, target: name)
    default: return .use(.handedOn, target: name)
    }
  }

  private static let arranging: Set = [
    "frame", "padding", "offset", "position", "font", "lineSpacing", "aspectRatio", "layoutPriority", "alignmentGuide",
    "containerRelativeFrame", "contentMargins", "lineLimit", "safeAreaPadding", "fixedSize", "listRowInsets",
    "gridCellColumns", "scrollDisabled", "minimumScaleFactor", "ignoresSafeArea",
  ]

  /// For an argument of a view, or of another value that is made; nil where the value goes on in it.
  static func initializer(_ name: String) -> ReaderSink? {
    switch name {
    case "CGSize", "CGPoint", "CGRect", "CGFloat", "CGVector", "Double", "Float", "Int", "String", "UnitPoint",
      "EdgeInsets", "Angle", "Array", "NSNumber", "CGAffineTransform", "ProposedViewSize", "init":
      return nil
    case "Text", "Label", "TextField", "Button": return .use(.text, target: name)
    case "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
      "GridItem", "Spacer", "ScrollView", "ViewThatFits":
      return .use(.arrangement, target: name)
    case "ForEach": return .use(.condition, target: name)
    case "Path", "Canvas", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
      "RoundedRectangle", "UnevenRoundedRectangle", "Ellipse", "Circle", "Rectangle", "Capsule", "StrokeStyle":
      return .use(.drawing, target: name)
    case "Group", "Section", "AnyView", "NavigationView", "NavigationStack", "List", "Form": return .content
    default: return .use(.handedOn, target: name)
    }
  }

  /// For the code of a closure that a call gets; nil where it belongs to the view like the code around it.
  static func closure(of name: String, label: String?) -> ReaderSink? {
    switch name {
    case "onAppear", "onDisappear", "onChange", "onReceive", "task", "onPreferenceChange", "async", "asyncAfter",
      "Task", "Button", "withAnimation", "onSubmit", "refreshable", "onHover", "onGeometryChange":
      return name == "Button" && label != "action" ? nil : .use(.state, target: name)
    case "Path", "Canvas", "path": return .use(.drawing, target: name)
    case "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onChanged",
      "onEnded", "updating", "onContinuousHover", "onDrop", "DragGesture":
      return .use(.gesture, target: name)
    case "visualEffect", "scrollTransition", "alignmentGuide": return .modifierClosure(name)
    default: return nil
    }
  }

  private static func modifierClosure(_ name: String) -> ReaderSink {
    .use(name == "alignmentGuide" ? .arrangement : .effect, target: name)
  }

  /// Functions whose result is a number made from their arguments.
  static let calculations: Set = [
    "min", "max", "abs", "sqrt", "pow", "sin", "cos", "tan", "atan2", "floor", "ceil", "round", "hypot", "stride",
    "zip",
  ]
}
