extension HostileProgram {
  /// A value that a loop wraps again and again.
  static let grown: [HostileProgram] =
    modifierKinds.map { name, modifier in
      HostileProgram("grown-\(name)", 100_000) { n in
        modifierDeclarations
          + view(
            "func f() -> AnyView { var t: any View = Text(\"a\")\n"
              + "for _ in 0..<\(n) { t = t\(modifier) }\nreturn AnyView(t) }",
            "f()"
          )
      }
    }
    + valueKinds.map { name, type, start, step, use in
      HostileProgram("grown-\(name)", 100_000) { n in
        view("func f() -> \(type) { var t: \(type) = \(start); for _ in 0..<\(n) { t = \(step) }; return t }", use)
      }
    } + [
      HostileProgram("alias-of-itself-applied", 60) { n in
        "typealias D<T> = (T, " + String(repeating: "D<", count: n) + "Int" + String(repeating: ">", count: n) + ")\n"
          + view("let d: D<Int>? = nil")
      }
    ]

  private static let modifierDeclarations = """
    struct K: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct M: ViewModifier { func body(content: Content) -> some View { content.padding(1) } }
    extension View { func own() -> some View { padding(1) } }

    """

  /// One of each kind of modifier.
  private static let modifierKinds: [(name: String, code: String)] = [
    ("padding", ".padding(1)"), ("environment", ".environment(\\.lineLimit, 1)"), ("tag", ".tag(1)"),
    ("background", ".background(Color.red)"), ("overlay", ".overlay { Text(\"b\") }"), ("identity", ".id(1)"),
    ("preference", ".preference(key: K.self, value: 1)"), ("observer", ".onPreferenceChange(K.self) { _ in }"),
    ("decoration", ".overlayPreferenceValue(K.self) { _ in Text(\"a\") }"), ("appearance", ".onAppear {}"),
    ("guide", ".alignmentGuide(.leading) { $0.width }"), ("animation", ".animation(.default, value: 1)"),
    ("space", ".coordinateSpace(.named(\"a\"))"), ("transform", ".transformEnvironment(\\.font) { $0 = .body }"),
    ("sheet", ".sheet(isPresented: .constant(true)) { Text(\"b\") }"), ("toolbar", ".toolbar { Text(\"b\") }"),
    ("relative", ".containerRelativeFrame(.horizontal)"), ("mask", ".mask { Text(\"b\") }"),
    ("modifier", ".modifier(M())"), ("own", ".own()"),
  ]

  private static let valueKinds: [(name: String, type: String, start: String, step: String, use: String)] = [
    ("shape", "any Shape", "Circle()", "t.offset(x: 1)", "AnyShape(f())"),
    ("color", "Color", ".red", "t.opacity(0.9)", "f()"),
    ("image", "Image", "Image(\"a\")", "t.resizable().renderingMode(.template)", "f()"),
    ("text", "Text", "Text(\"a\")", "t.font(.body).kerning(1)", "f()"),
    ("font", "Font", ".body", "t.bold()", "Text(\"a\").font(f())"),
    ("layout", "AnyLayout", "AnyLayout(HStackLayout())", "AnyLayout(t)", "f() { Text(\"a\") }"),
  ]
}
