import Semantics
import ViewGraph

/// The edits that turn `\.sizeCategory` into `\.dynamicTypeSize`, with what the view asks of it.
struct SizeConversion {
  private let property: VariableDeclaration
  private let type: TypeParts
  private let scope: ProgramScope

  init(_ property: VariableDeclaration, of type: TypeParts, in scope: ProgramScope) {
    self.property = property
    self.type = type
    self.scope = scope
  }

  /// Nil where the value goes to something that may want the older type.
  var edits: [FileEdit?]? {
    guard let path = property.attribute("Environment")?.arguments?.first?.value.span, property.type == nil else {
      return nil
    }
    var edits = [scope.replacing(path, with: "\\.dynamicTypeSize")]
    for use in scope.ownUses(of: property.name, in: type.declaration.type) {
      guard let found = conversion(of: use.expression) else { return nil }
      edits += found
    }
    return edits
  }

  /// The edits for one use; none where it can stay.
  private func conversion(of use: Expression) -> [FileEdit?]? {
    for body in type.bodies {
      for expression in CodeWalk(body).expressions {
        switch expression.kind {
        case .member(let member) where member.base?.span == use.span:
          guard member.name == "isAccessibilityCategory", let text = scope.text(use.span) else { return nil }
          return [scope.replacing(expression.span, with: "\(text).isAccessibilitySize")]
        case .binary(let binary) where binary.left.span == use.span:
          guard let name = binary.right.implicitMember, let size = Self.sizes[name] else { return nil }
          return name == size ? [] : [scope.replacing(binary.right.span, with: ".\(size)")]
        case .string(let segments) where expression.span.contains(use.span):
          return segments.isEmpty ? nil : []
        default: continue
        }
      }
    }
    return nil
  }

  /// The cases of `ContentSizeCategory` and those of `DynamicTypeSize`.
  private static let sizes = [
    "extraSmall": "xSmall", "small": "small", "medium": "medium", "large": "large", "extraLarge": "xLarge",
    "extraExtraLarge": "xxLarge", "extraExtraExtraLarge": "xxxLarge", "accessibilityMedium": "accessibility1",
    "accessibilityLarge": "accessibility2", "accessibilityExtraLarge": "accessibility3",
    "accessibilityExtraExtraLarge": "accessibility4", "accessibilityExtraExtraExtraLarge": "accessibility5",
  ]
}
