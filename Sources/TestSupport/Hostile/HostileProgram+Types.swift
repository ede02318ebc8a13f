extension HostileProgram {
  /// Types that expand into themselves, double or nest.
  static let types = [
    HostileProgram("alias-of-itself", 1) { _ in "typealias X = X\n" + view("var x: X") },
    HostileProgram("alias-circle", 1) { _ in
      "typealias X = [Y]\ntypealias Y = (Z, Z)\ntypealias Z = (X) -> X?\n" + view("var x: X; var z: Z")
    },
    HostileProgram("alias-dictionary", 1) { _ in "typealias X = [X: X]\n" + view("var x: X") },
    HostileProgram("alias-optional", 1) { _ in "typealias X = X?\n" + view("var x: X") },
    HostileProgram("alias-generic", 1) { _ in "typealias X<T> = (X<T>, X<[T]>)\n" + view("var x: X<Int>") },
    HostileProgram("alias-doubled", 60) { n in
      "typealias T0 = Int\n" + lines(n) { "typealias T\($0 + 1) = (T\($0), T\($0))" } + view("var x: T\(n)")
    },
    HostileProgram("alias-doubled-functions", 60) { n in
      "typealias T0 = Int\n" + lines(n) { "typealias T\($0 + 1) = (T\($0)) -> T\($0)" } + view("var x: T\(n)")
    },
    HostileProgram("alias-doubled-generic", 60) { n in
      "typealias D<T> = (T, T)\n"
        + view("var x: " + String(repeating: "D<", count: n) + "Int" + String(repeating: ">", count: n))
    },
    HostileProgram("alias-long", 2_000) { n in
      "typealias T0 = Int\n" + lines(n) { "typealias T\($0 + 1) = T\($0)" } + view("var x: T\(n)")
    },
    HostileProgram("alias-member", 1) { _ in
      "struct S { typealias X = S.Y; typealias Y = [S.X] }\n" + view("var x: S.X")
    },
    HostileProgram("type-nested", 2_000) { n in
      view("var x: " + String(repeating: "[", count: n) + "Int" + String(repeating: "]", count: n))
    },
    HostileProgram("type-generic-nested", 2_000) { n in
      "struct G<T> {}\n"
        + view("var x: " + String(repeating: "G<", count: n) + "Int" + String(repeating: ">", count: n))
    },
    HostileProgram("type-inferred-doubled", 60) { n in
      showing("Int", "let a0 = 1; " + lines(n) { "let a\($0 + 1) = (a\($0), a\($0))" } + "return 1")
    },
    HostileProgram("type-inferred-arrays", 60) { n in
      showing("Int", "let a0 = [1]; " + lines(n) { "let a\($0 + 1) = [(a\($0), a\($0))]" } + "return 1")
    },
    HostileProgram("type-generic-calls", 60) { n in
      "func d<T>(_ t: T) -> (T, T) { (t, t) }\n"
        + showing(
          "Int",
          "let a = " + String(repeating: "d(", count: n) + "1" + String(repeating: ")", count: n) + "; return 1"
        )
    },
    HostileProgram("type-generic-structs", 60) { n in
      "struct D<T> { let l: T; let r: T }\n"
        + showing("Int", "let a0 = 1; " + lines(n) { "let a\($0 + 1) = D(l: a\($0), r: a\($0))" } + "return 1")
    },
    HostileProgram("type-polymorphic-recursion", 1) { _ in
      "func f<T>(_ t: T) -> Int { f((t, [t])) }\n" + view("", "Text(\"\\(f(1))\")")
    },
    HostileProgram("type-polymorphic-view", 1) { _ in
      "struct V<T>: View { let t: T; var body: some View { AnyView(V<(T, T)>(t: (t, t))) } }\n" + view("", "V(t: 1)")
    },
    HostileProgram("wrapper-of-itself", 1) { _ in
      "@propertyWrapper struct W { @W var wrappedValue: Int }\n" + view("@W var a = 1", "Text(\"\\(a)\")")
    },
    HostileProgram("wrapper-of-two", 1) { _ in
      "@propertyWrapper struct W { @W var wrappedValue: Int; @W var b = 1; @W var c = 2 }\n"
        + view("@W var a = 1", "Text(\"\\(a)\")")
    },
    HostileProgram("wrapper-circle", 1) { _ in
      "@propertyWrapper struct W { @V var wrappedValue: Int }\n@propertyWrapper struct V { @W var wrappedValue: Int }\n"
        + view("@W var a = 1", "Text(\"\\(a)\")")
    },
    HostileProgram("wrapper-stack", 200) { n in
      "@propertyWrapper struct W<T> { var wrappedValue: T }\n"
        + view(String(repeating: "@W ", count: n) + "var a = 1", "Text(\"\\(a)\")")
    },
    HostileProgram("inherits-itself", 1) { _ in
      "class B: C {}\nclass C: B {}\nprotocol P: Q {}\nprotocol Q: P {}\n" + view("var b: B; var p: any P")
    },
    HostileProgram("struct-of-itself", 1) { _ in
      "struct S { var a = S(); var b = S() }\n" + view("var s = S()")
    },
    HostileProgram("stand-ins-doubled", 1) { _ in
      "struct S { var a: [S]; var b: [T]; var c: (S, T) }\nstruct T { var a: [S]; var b: [T] }\n"
        + view("var s: S; var t: [T]")
    },
    HostileProgram("associated-circle", 1) { _ in
      "protocol P { associatedtype E: P where E.E == Self }\nstruct S: P { typealias E = S.E }\n" + view("var e: S.E")
    },
    HostileProgram("enum-raw-circle", 1) { _ in
      "enum E: Int { case a = 1; static let b = E.c; static let c = E.b }\n" + view("", "Text(\"\\(E.b)\")")
    },
    HostileProgram("globals-circle", 1) { _ in
      "let a = b + 1\nlet b = c + a\nlet c = a + b\n" + view("", "Text(\"\\(a)\")")
    },
    HostileProgram("protocols-wide", 400) { n in
      lines(n) {
        "protocol P\($0): \($0 == 0 ? "Any" : (max(0, $0 - 8)..<$0).map { "P\($0)" }.joined(separator: ", ")) {}"
      }
        + "struct S: P\(n - 1) {}\n" + view("var s: S")
    },
    HostileProgram("overloads", 2_000) { n in
      lines(n) { "func f(_ a: Int, b\($0): Int = 1) -> Int { \($0) }" } + view("", "Text(\"\\(f(1) + f(f(1)))\")")
    },
    HostileProgram("operators-long", 2_000) { n in
      showing("Double", "let x = 1; return " + (0..<n).map { "Double(x) * \($0) - 1" }.joined(separator: " + "))
    },
  ]
}
