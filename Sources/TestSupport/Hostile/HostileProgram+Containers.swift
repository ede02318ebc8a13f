extension HostileProgram {
  private static func counting(_ name: String, _ size: Int, _ start: String, _ step: String, _ more: String = "")
    -> HostileProgram
  {
    HostileProgram(name, size) { n in
      showing("Int", "\(start); var c = 0; for i in 0..<\(n) { \(step) }; return c", more)
    }
  }

  /// Containers, closures and paths of the standard library that are built up, nested and asked again and again.
  static let containers = [
    counting("lazy-chain", 20_000, "var l = AnySequence([1, 2])", "l = AnySequence(l.lazy.map { $0 + i }); c += 1"),
    counting(
      "map-of-maps",
      2_000,
      "let t = Array(0..<20_000)",
      "c += t.map { $0 }.filter { $0 > i }.map { $0 * 2 }.count"
    ),
    counting("flat-map-grows", 40, "var t = [1]", "t = t.flatMap { [$0, $0 + i] }; c = t.count"),
    counting("reduce-array", 100_000, "let t = Array(0..<100_000)", "c += t.reduce([]) { $0 + [$1] }.count"),
    counting("reduce-into", 1_000, "let t = Array(0..<20_000)", "c += t.reduce(into: [:]) { $0[$1] = i }.count"),
    counting(
      "compact-map-texts",
      2_000,
      "let t = (0..<20_000).map { \"\\($0)\" }",
      "c += t.compactMap { Int($0) }.count + i"
    ),
    counting("index-search", 5_000, "let t = Array(0..<100_000)", "c += t.firstIndex(of: 99_999 - i) ?? 0"),
    counting("last-where", 5_000, "let t = Array(0..<100_000)", "c += t.last { $0 == i } ?? 0"),
    counting("min-max", 2_000, "let t = Array(0..<100_000)", "c += (t.min() ?? 0) + (t.max { $0 < $1 } ?? i)"),
    counting("all-satisfy", 2_000, "let t = Array(0..<100_000)", "c += t.allSatisfy { $0 >= 0 } ? i : 0"),
    counting("swap-elements", 200_000, "var t = Array(0..<100_000)", "t.swapAt(i % 100_000, 0); c = t[0]"),
    counting(
      "replace-range",
      20_000,
      "var t = Array(0..<100_000)",
      "t.replaceSubrange(0..<10, with: [i]); c = t.count"
    ),
    counting("range-assigned", 20_000, "var t = Array(0..<100_000)", "t[0..<50_000] = t[50_000...]; c = t.count + i"),
    counting("remove-where", 5_000, "var t = Array(0..<100_000)", "t.removeAll { $0 == i }; c = t.count"),
    counting(
      "move-offsets",
      5_000,
      "var t = Array(0..<100_000)",
      "t.move(fromOffsets: [0], toOffset: t.count); c = t[0] + i"
    ),
    counting("difference", 200, "let t = Array(0..<20_000)", "c += t.difference(from: t.reversed()).count + i"),
    counting("partition", 2_000, "var t = Array(0..<50_000)", "c += t.partition { $0 % 2 == i % 2 }"),
    counting(
      "starts-with",
      5_000,
      "let t = Array(0..<100_000)",
      "c += t.starts(with: t) && t.elementsEqual(t) ? i : 0"
    ),
    counting("reversed-chain", 100_000, "var t = [1, 2, 3]", "t = t.reversed().reversed().dropFirst(0) + []; c += i"),
    counting("slices-of-slices", 100_000, "var t = Array(0..<200_000)[...]", "t = t.dropFirst(); c = t.count + i"),
    counting(
      "random-elements",
      20_000,
      "let t = Array(0..<100_000)",
      "c += t.shuffled()[0] + (t.randomElement() ?? i)"
    ),
    counting("dictionary-of-arrays", 100_000, "var d: [Int: [Int]] = [:]", "d[0, default: []].append(i); c = d.count"),
    counting("dictionary-values", 10_000, "var d = [0: Array(0..<50_000)]", "d[0]?[i] += 1; c = d.count"),
    counting(
      "dictionary-keys",
      2_000,
      "let d = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ($0, $0) })",
      "c += d.keys.count + d.values.sorted().count + i"
    ),
    counting(
      "dictionary-merge",
      2_000,
      "var d = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ($0, $0) })",
      "d.merge(d) { a, b in a + b + i }; c = d.count"
    ),
    counting(
      "dictionary-map",
      2_000,
      "let d = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ($0, $0) })",
      "c += d.mapValues { $0 + i }.filter { $0.value > 1 }.count"
    ),
    counting(
      "dictionary-equal",
      2_000,
      "let d = Dictionary(uniqueKeysWithValues: (0..<20_000).map { ($0, [$0]) }), e = d",
      "c += d == e ? i : 0"
    ),
    counting(
      "dictionary-one-hash",
      20_000,
      "var d: [H: Int] = [:]",
      "d[H(i: i)] = i; c = d.count",
      "struct H: Hashable { var i: Int; func hash(into h: inout Hasher) { h.combine(1) } }\n"
    ),
    counting(
      "set-one-hash",
      20_000,
      "var d: Set<H> = []",
      "d.insert(H(i: i)); c = d.count",
      "struct H: Hashable { var i: Int; func hash(into h: inout Hasher) {} }\n"
    ),
    counting(
      "set-algebra",
      2_000,
      "let s = Set(0..<20_000), t = Set(10_000..<30_000)",
      "c += s.intersection(t).count + s.subtracting(t).count + s.symmetricDifference(t).count + i"
    ),
    counting(
      "set-subset",
      2_000,
      "let s = Set(0..<20_000)",
      "c += s.isSubset(of: s) && s.isDisjoint(with: [i + 30_000]) ? i : 0"
    ),
    counting("set-of-sets", 2_000, "var s: Set<Set<Int>> = []", "s.insert(Set(0..<i)); c = s.count"),
    counting("set-sorted", 1_000, "let s = Set(0..<20_000)", "c += s.sorted().count + s.map { $0 }.count + i"),
    counting("index-set", 2_000, "var s = IndexSet(0..<100_000)", "s.insert(i * 2); c += s.count + Array(s).count"),
    counting(
      "option-set",
      100_000,
      "var o: O = []",
      "o.insert(O(rawValue: i)); o.formUnion(o); c = o.rawValue",
      "struct O: OptionSet { let rawValue: Int }\n"
    ),
    counting("optional-nested", 50_000, "var o: Any? = 1", "o = Optional<Any?>.some(o); c += i"),
    counting("result-nested", 50_000, "var o: Any = 1", "o = Result<Any, Error>.success(o); c += i"),
    counting(
      "enum-payload-arrays",
      20_000,
      "var t = T.n([])",
      "t = .n([t, .n([])]); c += i",
      "indirect enum T: Equatable { case n([T]) }\n"
    ),
    counting(
      "enum-in-dictionary",
      10_000,
      "var t = T.n([:])",
      "t = .n([\"a\": t]); c += i",
      "indirect enum T: Equatable { case n([String: T]) }\n"
    ),
    counting(
      "enum-payload-doubled",
      60,
      "var t = T.n([])",
      "t = .n([t, t]); c += [t].hashValue",
      "indirect enum T: Hashable { case n([T]) }\n"
    ),
    counting(
      "struct-in-array",
      20_000,
      "var t = T(c: [])",
      "t = T(c: [t]); c += t == t ? 1 : i",
      "struct T: Hashable { var c: [T] }\n"
    ),
    counting(
      "struct-in-optional",
      20_000,
      "var t = T(c: nil)",
      "t = T(c: T.B(t: t)); c += i",
      "struct T { final class B { let t: T; init(t: T) { self.t = t } }; var c: B? }\n"
    ),
    counting(
      "struct-wide-copies",
      20_000,
      "var t = T()",
      "var u = t; u.a0 = i; t = u; c += 1",
      "struct T { \((0..<2_000).map { "var a\($0) = \($0)" }.joined(separator: "; ")) }\n"
    ),
    counting("closure-list", 20_000, "var k: [() -> Int] = []", "let j = k; k.append { j.count }; c += k.count + i"),
    counting("closure-doubled", 60, "var k: () -> Int = { 1 }", "let j = k; k = { j() + j() }; c += i"),
    counting(
      "closure-composed",
      100_000,
      "var k: (Int) -> Int = { $0 }",
      "k = g(k); c += i",
      "func g(_ k: @escaping (Int) -> Int) -> (Int) -> Int { { k($0) + 1 } }\n"
    ),
    counting("closure-curried", 20_000, "var k: Any = 1", "let j = k; k = { () -> Any in j }; c += i"),
    counting(
      "key-path-doubled",
      60,
      "var k: KeyPath<N, N> = \\.m",
      "k = k.appending(path: k); c += i",
      "struct N { var m: N { self } }\n"
    ),
    counting(
      "key-path-reads",
      100_000,
      "let s = N(a: Array(0..<100_000))",
      "c += s[keyPath: \\.a].count + s[keyPath: \\N.a[i]]",
      "struct N { var a: [Int] }\n"
    ),
    counting(
      "key-path-writes",
      20_000,
      "var s = N(a: Array(0..<100_000))",
      "s[keyPath: \\.a][i] = 1; c += i",
      "struct N { var a: [Int] }\n"
    ),
    counting("zip-of-zips", 60, "var t: [Any] = [1, 2]", "t = Array(zip(t, t)).map { $0 as Any }; c += t.count + i"),
    counting(
      "sequence-unfold",
      10_000,
      "let t = [1]",
      "c += Array(sequence(state: 0) { s in s += 1; return s > 100_000 ? nil : s }).count + t[0] + i"
    ),
    counting(
      "stride-nested",
      10_000,
      "let t = 1",
      "for x in stride(from: 0.0, through: 1e6, by: 0.5) { c += Int(x) + t + i }"
    ),
    counting("data-grows", 60, "var d = Data([1, 2])", "d += d; c += d.count + i"),
    counting("decimal-powers", 20_000, "var d = Decimal(2)", "d = d * d + Decimal(i); c += 1"),
    counting(
      "uuid-and-dates",
      100_000,
      "let d = Date(timeIntervalSince1970: 0)",
      "c += d.addingTimeInterval(Double(i)).formatted().count + UUID().uuidString.count"
    ),
    counting(
      "number-formats",
      50_000,
      "let d = 1e300",
      "c += d.formatted().count + String(format: \"%.3f\", d).count + i"
    ),
    counting("format-width", 10_000, "let d = 1", "c += String(format: \"%1000000d\", d).count + i"),
    counting("format-precision", 10_000, "let d = 1.0", "c += String(format: \"%.1000000f\", d).count + i"),
    counting(
      "text-padding",
      10_000,
      "let d = \"a\"",
      "c += d.padding(toLength: 100_000_000, withPad: \"bc\", startingAt: 0).count + i"
    ),
    counting(
      "text-repeating-huge",
      10_000,
      "let d = \"abc\"",
      "c += String(repeating: d, count: 1_000_000_000).count + i"
    ),
    counting(
      "text-of-numbers",
      10_000,
      "let d = Int.max",
      "c += String(d, radix: 2).count + String(d, radix: i).count"
    ),
    counting("text-appends", 200_000, "var s = \"\"", "s += \"a\\(i)\"; s.append(\"é\"); c = s.count"),
    counting(
      "text-comparing",
      10_000,
      "let s = String(repeating: \"a\", count: 100_000)",
      "c += s < s + \"b\" ? i : s.compare(s).rawValue"
    ),
    counting(
      "text-ranges",
      5_000,
      "let s = String(repeating: \"aab\", count: 30_000)",
      "c += s.ranges(of: \"ab\").count + (s.range(of: \"ba\\(i)\") == nil ? 1 : 0)"
    ),
    counting(
      "text-indices",
      2_000,
      "let s = String(repeating: \"é\", count: 50_000)",
      "for k in s.indices { c += s[k] == \"é\" ? i : 0 }"
    ),
    counting(
      "text-lines",
      2_000,
      "let s = String(repeating: \"a\\n\", count: 50_000)",
      "c += s.components(separatedBy: .newlines).count + s.split(whereSeparator: \\.isNewline).count + i"
    ),
    counting(
      "text-literal-matches",
      2_000,
      "let s = String(repeating: \"a\", count: 50_000)",
      "c += s.wholeMatch(of: /(a*)*b/) == nil ? i : 0; c += (try? Regex(\"(a|aa)+$\").firstMatch(in: s)) == nil ? 1 : 0"
    ),
    counting(
      "text-looks-behind",
      2_000,
      "let s = String(repeating: \"ab\", count: 25_000)",
      "c += s.matches(of: /(?<=a.*)b/).count + (s.range(of: \"(?<!(a|b)+)c\", options: .regularExpression) == nil ? i : 0)"
    ),
    counting(
      "pattern-repeats-nothing",
      2_000,
      "let s = \"aaaa\"",
      "c += (try? Regex(\"(((){1000}){1000}){1000}a{900}\").firstMatch(in: s)) == nil ? i : 1"
    ),
    counting(
      "attributed-grows",
      5_000,
      "var s = AttributedString(\"ab\")",
      "s += AttributedString(\"c\"); s.foregroundColor = .red; c += i"
    ),
    counting("attributed-doubled", 60, "var s = AttributedString(\"ab\")", "s += s; c += i"),
    counting("traps-many", 200_000, "let t = [1]", "c += t[i + 1]; c += t[i + 1]"),
    counting("shifts", 100_000, "var x = 1", "x = (x &<< i) | (x >> 3) &* 31; c = c &+ x"),
    counting(
      "remainders",
      10_000,
      "let x = 1e308",
      "c += Int(x.truncatingRemainder(dividingBy: 1e-300) * Double(i)) + Int(pow(x, x))"
    ),
  ]
}
