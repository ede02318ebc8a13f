extension LSP {
  /// Components from 0 to 1.
  package struct Color: JSONReadable, JSONWritable, Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    package init(json: JSONValue) throws(InvalidJSON) {
      func component(_ key: String) throws(InvalidJSON) -> Double {
        switch json[key] {
        case .integer(let value): return Double(value)
        case .number(let value): return value
        default: throw InvalidJSON(path: key, expected: "a number")
        }
      }
      red = try component("red")
      green = try component("green")
      blue = try component("blue")
      alpha = try component("alpha")
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("red", JSONValue.number(red))
        $0.member("green", JSONValue.number(green))
        $0.member("blue", JSONValue.number(blue))
        $0.member("alpha", JSONValue.number(alpha))
      }
    }
  }

  package struct ColorInformation: JSONWritable, Sendable {
    package let range: Range
    package let color: Color

    package init(range: Range, color: Color) {
      self.range = range
      self.color = color
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("range", range)
        $0.member("color", color)
      }
    }
  }

  package struct ColorPresentationParams: JSONReadable, Sendable {
    package let textDocument: TextDocumentIdentifier
    package let color: Color
    package let range: Range

    package init(json: JSONValue) throws(InvalidJSON) {
      textDocument = try json.required("textDocument")
      color = try json.required("color")
      range = try json.required("range")
    }
  }

  /// One way to write a color.
  package struct ColorPresentation: JSONWritable, Sendable {
    package let label: String
    package let edit: TextEdit

    package init(label: String, edit: TextEdit) {
      self.label = label
      self.edit = edit
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("label", label)
        $0.member("textEdit", edit)
      }
    }
  }
}
