extension HostileProgram {
  /// Numbers, dates, formats, regular expressions and geometry in sizes that nobody means.
  static let numbers = [
    HostileProgram("number-styles", 10_000) { n in
      showing(
        "Int",
        "var c = 0; for i in 0..<\(n) { c += (Double(i) / 3).formatted(.number.precision(.fractionLength(300))).count }; return c"
      )
    },
    HostileProgram("number-format-widths", 1_000_000) { n in
      showing("Int", "return String(format: \"%\(n)d %.\(n)f %0\(n)x\", 1, 2.0, 3).count")
    },
    HostileProgram("number-radix", 100_000) { n in
      showing("Int", "var c = 0; for i in 0..<\(n) { c += String(i &* 7_777_777, radix: 2).count }; return c")
    },
    HostileProgram("number-huge", 100_000) { n in
      showing(
        "Any",
        "return (" + String(repeating: "9", count: n) + ", 1e" + String(repeating: "9", count: n) + ", 0x"
          + String(repeating: "f", count: n) + ")"
      )
    },
    HostileProgram("number-strides", 1) { _ in
      showing("Int", "return stride(from: 0.0, to: 1e300, by: 1e-300).reduce(0) { a, _ in a + 1 }")
    },
    HostileProgram("number-ranges", 1) { _ in
      showing(
        "Int",
        "return (Int.min...Int.max).count + (Int.min..<Int.max).map { $0 }.count + Array(0...Int.max).count"
      )
    },
    HostileProgram("number-dates", 20_000) { n in
      showing(
        "Int",
        "var c = 0; for i in 0..<\(n) { c += Date(timeIntervalSince1970: Double(i) * 1e12).formatted(date: .complete, time: .complete).count }; return c"
      )
    },
    HostileProgram("number-calendar", 1) { _ in
      showing(
        "Any",
        "return Calendar.current.date(byAdding: .nanosecond, value: Int.max, to: Date.distantFuture)?.addingTimeInterval(.infinity) as Any"
      )
    },
    HostileProgram("number-regex", 30) { n in
      showing(
        "Any",
        "let r = /(a+)+\(String(repeating: "(b|c*)*", count: n))$/; return String(repeating: \"a\", count: 5000).firstMatch(of: r) as Any"
      )
    },
    HostileProgram("number-split", 2_000) { n in
      showing(
        "Int",
        "var s = String(repeating: \"a,\", count: \(n)); var c = 0; for _ in 0..<\(n) { c += s.split(separator: \",\").count; s += \"b\" }; return c"
      )
    },
    HostileProgram("number-replacing", 40) { n in
      showing(
        "Int",
        "var s = \"a\"; for _ in 0..<\(n) { s = s.replacingOccurrences(of: \"a\", with: \"aa\") }; return s.count"
      )
    },
    HostileProgram("number-permutations", 12) { n in
      showing(
        "Int",
        "func p(_ a: [Int]) -> [[Int]] { a.isEmpty ? [[]] : a.indices.flatMap { i in var b = a; let x = b.remove(at: i); return p(b).map { [x] + $0 } } }; return p(Array(0..<\(n))).count"
      )
    },
    HostileProgram("number-shifts", 100_000) { n in
      showing("Int", "var x = 1; for i in 0..<\(n) { x = (x << i) ^ (x >> -i) }; return x")
    },
    HostileProgram("number-points", 1) { _ in
      view(
        "",
        "Text(\"a\").frame(width: .infinity, height: -.infinity).offset(x: .nan).padding(.greatestFiniteMagnitude).scaleEffect(.nan)"
      )
    },
    HostileProgram("number-paths", 20_000) { n in
      view(
        "",
        "Path { p in for i in 0..<\(n) { p.addLine(to: CGPoint(x: i, y: -i)); p.addEllipse(in: CGRect(x: i, y: i, width: 1e300, height: 1e-300)) } }"
      )
    },
    HostileProgram("number-grids", 300) { n in
      view(
        "",
        "LazyVGrid(columns: Array(repeating: GridItem(.adaptive(minimum: 0.001)), count: \(n))) { ForEach(0..<\(n)) { Text(\"\\($0)\") } }"
      )
    },
    HostileProgram("number-grid-rows", 300) { n in
      view("", "Grid { ForEach(0..<\(n)) { r in GridRow { ForEach(0..<\(n)) { c in Text(\"\\(r * c)\") } } } }")
    },
    HostileProgram("number-tables", 1_000) { n in
      view("", "List { ForEach(0..<\(n)) { s in Section(\"\\(s)\") { ForEach(0..<\(n)) { Text(\"\\($0)\") } } } }")
    },
    HostileProgram("number-transforms", 10_000) { n in
      view("", "Text(\"a\")" + String(repeating: ".rotationEffect(.degrees(1)).scaleEffect(1.1)", count: n))
    },
    HostileProgram("number-alignment-guides", 2_000) { n in
      view(
        "",
        "VStack(alignment: .leading) {\n" + lines(n) { "Text(\"a\").alignmentGuide(.leading) { $0.width * \($0) }" }
          + "}"
      )
    },
  ]
}
