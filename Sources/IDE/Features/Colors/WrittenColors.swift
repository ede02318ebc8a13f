package import Semantics
import SourceText
import Syntax

extension Analysis {
  /// The colors that a file writes: calls of a color's initializers whose arguments are literals, or that name a color of an
  /// asset catalogue.
  package func writtenColors(in file: FileID) -> [WrittenColor] {
    guard let tree = tree(of: file) else { return [] }
    let typing = Typing(program)
    return tree.root.descendants.compactMap { writtenColor($0, in: file, typing) }
  }

  /// The color that an expression writes.
  func writtenColor(_ node: SyntaxNode, in file: FileID, _ typing: Typing) -> WrittenColor? {
    guard let call = FunctionCallSyntax(node), let name = call.callee?.lastNameToken else { return nil }
    if let color = assetColor(call, in: file, typing) { return color }
    guard let components = call.colorComponents, isColor(name, in: file, typing) else { return nil }
    return components.color(in: node.range)
  }

  /// The color of an asset catalogue that a call names.
  private func assetColor(_ call: FunctionCallSyntax, in file: FileID, _ typing: Typing) -> WrittenColor? {
    guard let value = call.arguments.first?.value, value.kind == .stringLiteralExpression,
      // Most texts are the name of no color, which costs less to know than what the call means.
      let literal = value.tokens.first, let color = assets.color(String(literal.text.dropFirst().dropLast())),
      let place = TextPlace(literal, in: file, typing), place.domain.assets == .color
    else { return nil }
    return WrittenColor(
      range: call.node.range,
      red: color.red,
      green: color.green,
      blue: color.blue,
      opacity: color.opacity
    )
  }

  private func isColor(_ name: SyntaxNode, in file: FileID, _ typing: Typing) -> Bool {
    guard case .declaration(let id)? = typing.name(at: name.range.start, in: file)?.resolution else { return false }
    let owner = id.kind == .type ? NominalID(name: id.name, file: id.file) : id.owner
    return owner == NominalID(name: "Color", file: nil)
  }

  /// How a color can be written in place of the one in `range`.
  package func presentations(of color: WrittenColor, in file: FileID) -> [String] {
    let callee = tree(of: file).flatMap { tree -> String? in
      let node = tree.root.node(covering: color.range)
      return FunctionCallSyntax(node)?.callee?.text
    }
    return ColorComponents.presentations(of: color, named: callee ?? "Color")
  }
}

/// The numbers of a color.
private enum ColorComponents {
  case rgb(Double, Double, Double, opacity: Double)
  case hsb(Double, Double, Double, opacity: Double)
  case white(Double, opacity: Double)

  func color(in range: ByteRange) -> WrittenColor {
    let (red, green, blue, opacity) = values
    func limited(_ value: Double) -> Double { min(max(value, 0), 1) }
    return WrittenColor(
      range: range,
      red: limited(red),
      green: limited(green),
      blue: limited(blue),
      opacity: limited(opacity)
    )
  }

  private var values: (Double, Double, Double, Double) {
    switch self {
    case .rgb(let red, let green, let blue, let opacity): (red, green, blue, opacity)
    case .white(let white, let opacity): (white, white, white, opacity)
    case .hsb(let hue, let saturation, let brightness, let opacity):
      Self.rgb(hue, saturation, brightness, opacity)
    }
  }

  /// The six sectors of the color wheel.
  private static func rgb(_ hue: Double, _ saturation: Double, _ brightness: Double, _ opacity: Double)
    -> (Double, Double, Double, Double)
  {
    guard hue.isFinite else { return (brightness, brightness, brightness, opacity) }
    let turned = (hue - hue.rounded(.down)) * 6
    let sector = min(Int(turned), 5)
    let rest = turned - Double(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * rest)
    let rising = brightness * (1 - saturation * (1 - rest))
    switch sector {
    case 0: return (brightness, rising, low, opacity)
    case 1: return (falling, brightness, low, opacity)
    case 2: return (low, brightness, rising, opacity)
    case 3: return (low, falling, brightness, opacity)
    case 4: return (rising, low, brightness, opacity)
    default: return (brightness, low, falling, opacity)
    }
  }

  static func presentations(of color: WrittenColor, named callee: String) -> [String] {
    func number(_ value: Double) -> String {
      let thousandths = Int((min(max(value, 0), 1) * 1000).rounded())
      if thousandths % 1000 == 0 { return "\(thousandths / 1000)" }
      var digits = String(thousandths)
      while digits.utf8.count < 3 { digits = "0" + digits }
      while digits.hasSuffix("0") { digits.removeLast() }
      return "0." + digits
    }
    let opacity = color.opacity < 1 ? ", opacity: \(number(color.opacity))" : ""
    let plain =
      "\(callee)(red: \(number(color.red)), green: \(number(color.green)), blue: \(number(color.blue))\(opacity))"
    guard color.red == color.green, color.green == color.blue else { return [plain] }
    return ["\(callee)(white: \(number(color.red))\(opacity))", plain]
  }
}

extension FunctionCallSyntax {
  /// The numbers of a color, where all arguments are literals; a color space may come first.
  fileprivate var colorComponents: ColorComponents? {
    var numbers: [String: Double] = [:]
    for argument in arguments {
      guard let label = argument.label?.identifier else {
        if argument == arguments.first { continue }
        return nil
      }
      guard let value = argument.value?.number else { return nil }
      numbers[label] = value
    }
    let opacity = numbers["opacity"] ?? 1
    if let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"] {
      return .rgb(red, green, blue, opacity: opacity)
    }
    if let hue = numbers["hue"], let saturation = numbers["saturation"], let brightness = numbers["brightness"] {
      return .hsb(hue, saturation, brightness, opacity: opacity)
    }
    return numbers["white"].map { .white($0, opacity: opacity) }
  }
}

extension SyntaxNode {
  /// The value of a number, or of a quotient of two (`38 / 255`).
  fileprivate var number: Double? {
    switch kind {
    case .literalExpression: return Double(text.filter { $0 != "_" })
    case .sequenceExpression:
      let parts = Array(childNodes)
      guard tokens.filter({ $0.text == "/" }).count == 1, let first = parts.first?.number,
        let last = parts.last?.number, last != 0, parts.count <= 3
      else { return nil }
      return first / last
    default: return nil
    }
  }
}
