/// What the built-in types and protocols conform to, as far as the workspace's extensions of protocols need it
/// (`extension Collection`, `extension View` for a type that is only declared a `Shape`).
public enum BuiltInProtocols {
  /// All protocols of a built-in type or protocol, itself not.
  public static func conformances(of name: String) -> [String] { closures[name] ?? [] }

  /// A built-in type's name and those of all its protocols.
  public static func names(of name: String) -> [String] { named[name] ?? [name] }

  /// All built-in types and protocols that have the protocol among theirs.
  static func names(conformingTo protocolName: String) -> [String] { conforming[protocolName] ?? [] }

  public static func conforms(_ name: String, to protocolName: String) -> Bool {
    name == protocolName || conformances(of: name).contains(protocolName)
  }

  private static let direct: [String: [String]] = [
    "Comparable": ["Equatable"], "Hashable": ["Equatable"], "Strideable": ["Comparable"], "Error": ["Sendable"],
    "Codable": ["Encodable", "Decodable"], "LocalizedError": ["Error"], "CustomStringConvertible": [],
    "LosslessStringConvertible": ["CustomStringConvertible"],
    "AdditiveArithmetic": ["Equatable"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
    "SignedNumeric": ["Numeric"], "BinaryInteger": ["Numeric", "Hashable", "Strideable", "CustomStringConvertible"],
    "FixedWidthInteger": ["BinaryInteger"], "SignedInteger": ["BinaryInteger", "SignedNumeric"],
    "FloatingPoint": ["SignedNumeric", "Strideable", "Hashable"],
    "BinaryFloatingPoint": ["FloatingPoint", "ExpressibleByFloatLiteral"],
    "Sequence": [], "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
    "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
    "RangeReplaceableCollection": ["Collection"], "RangeExpression": [],
    "StringProtocol": ["BidirectionalCollection", "Hashable", "Comparable", "CustomStringConvertible"],
    "Int": ["FixedWidthInteger", "SignedInteger", "Codable", "Sendable"],
    "Double": ["BinaryFloatingPoint", "CustomStringConvertible", "Codable", "Sendable"],
    "CGFloat": ["BinaryFloatingPoint", "CustomStringConvertible", "Codable", "Sendable"],
    "String": [
      "StringProtocol", "RangeReplaceableCollection", "ExpressibleByStringLiteral", "LosslessStringConvertible",
      "Codable", "Sendable",
    ],
    "Float": ["BinaryFloatingPoint", "CustomStringConvertible", "Codable", "Sendable"],
    "Decimal": ["SignedNumeric", "Strideable", "Hashable", "CustomStringConvertible", "Codable", "Sendable"],
    "Int8": signed, "Int16": signed, "Int32": signed, "Int64": signed,
    "UInt": unsigned, "UInt8": unsigned, "UInt16": unsigned, "UInt32": unsigned, "UInt64": unsigned,
    "UnsignedInteger": ["BinaryInteger"],
    "Character": [
      "Hashable", "Comparable", "ExpressibleByStringLiteral", "LosslessStringConvertible", "Codable", "Sendable",
    ],
    "Substring": [
      "StringProtocol", "RangeReplaceableCollection", "ExpressibleByStringLiteral", "LosslessStringConvertible",
      "Sendable",
    ],
    "Bool": ["Hashable", "CustomStringConvertible", "Codable", "Sendable"],
    "Array": [
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "ExpressibleByArrayLiteral",
      "CustomStringConvertible", "Hashable", "Sendable",
    ],
    "Dictionary": ["Collection", "ExpressibleByDictionaryLiteral", "CustomStringConvertible", "Hashable", "Sendable"],
    "Set": ["Collection", "SetAlgebra", "CustomStringConvertible", "Hashable", "Sendable"],
    "Range": ["RandomAccessCollection", "RangeExpression", "Hashable", "Sendable"],
    "ClosedRange": ["RandomAccessCollection", "RangeExpression", "Hashable", "Sendable"],
    "Optional": [], "CGSize": ["Hashable", "Sendable"], "CGPoint": ["Hashable", "Sendable"],
    "CGRect": ["Hashable", "Sendable"],
    "UUID": ["Hashable", "Comparable", "CustomStringConvertible", "Codable", "Sendable"],
    "URL": ["Hashable", "Codable", "Sendable"],
    "Date": ["Hashable", "Comparable", "Codable", "Sendable"],
    "Data": [
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "Hashable", "Codable", "Sendable",
    ],
    "Duration": ["Hashable", "Comparable", "AdditiveArithmetic", "Codable", "Sendable"],
    "AnyHashable": ["Hashable"],
    "Shape": ["View", "Animatable", "Sendable"], "InsettableShape": ["Shape"], "RoundedRectangularShape": ["Shape"],
    "ShapeView": ["View"], "ShapeStyle": ["Sendable"], "UIViewRepresentable": ["View"],
    "UIViewControllerRepresentable": ["View"], "NSViewRepresentable": ["View"],
    "NSViewControllerRepresentable": ["View"], "DynamicViewContent": ["View"], "Layout": ["Animatable"],
    "AnimatableModifier": ["ViewModifier", "Animatable"], "GeometryEffect": ["ViewModifier", "Animatable"],
    "CustomizableToolbarContent": ["ToolbarContent"], "EnvironmentalModifier": ["ViewModifier"],
    "PrimitiveButtonStyle": [], "Identifiable": [],
  ]

  private static let signed = ["FixedWidthInteger", "SignedInteger", "Codable", "Sendable"]
  private static let unsigned = ["FixedWidthInteger", "UnsignedInteger", "Codable", "Sendable"]

  private static let closures: [String: [String]] = Dictionary(
    uniqueKeysWithValues: direct.keys.map { ($0, closure(of: $0)) }
  )

  private static let named: [String: [String]] = Dictionary(
    uniqueKeysWithValues: closures.map { ($0.key, [$0.key] + $0.value) }
  )

  private static let conforming: [String: [String]] = Dictionary(
    closures.flatMap { name, all in all.map { ($0, [name]) } },
    uniquingKeysWith: +
  )

  private static func closure(of name: String) -> [String] {
    var reached: [String] = []
    var pending = direct[name] ?? []
    while let next = pending.popLast() {
      guard !reached.contains(next) else { continue }
      reached.append(next)
      pending += direct[next] ?? []
    }
    return reached
  }
}
