import LSPProtocol
import TestSupport
import Testing

struct JSONTests {
  @Test(arguments: [
    (#"null"#, #"null"#),
    (#" [1, -2, 1.5, 1e3, true ] "#, #"[1,-2,1.5,1000.0,true]"#),
    (#"{"a":{"b":[]},"a":2}"#, #"{"a":{"b":[]},"a":2}"#),
    (#""\u00e9\n\"\\\/\ud83d\ude00""#, #""é\n\"\\/😀""#),
    (#""\ud83d lone \ude00""#, "\"\u{FFFD} lone \u{FFFD}\""),
    (#""\u0001""#, #""\u0001""#),
    ("12345678901234567890", "1.2345678901234567e+19"),
  ])
  func readsAndWrites(_ source: String, _ expected: String) throws {
    let value = try JSONValue(parsing: Array(source.utf8))
    #expect(String(decoding: JSONWriter.bytes(of: value), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "tru", "\"a", "\"\\x\"", "\"\\u12\"", "1 2", "{a:1}", "-", "\u{0}", "[1}",
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
  ])
  func refuses(_ source: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Array(source.utf8)) }
  }

  @Test func brokenBytesBecomeReplacementCharacters() throws {
    #expect(try JSONValue(parsing: [0x22, 0xC3, 0x22]) == .string("\u{FFFD}"))
  }

  @Test func survivesRandomDamage() {
    var generator = SeededGenerator(seed: 7)
    let original = Array(#"{"id":1,"params":{"text":"a\u00e9\\b","items":[1,2.5,null,{"x":true}]}}"#.utf8)
    for _ in 0..<2_000 {
      let bytes = RandomEdit.next(in: original, using: &generator).applied(to: original)
      if let value = try? JSONValue(parsing: bytes) {
        #expect((try? JSONValue(parsing: JSONWriter.bytes(of: value))) == value)
      }
    }
  }

  @Test func namesTheMemberThatIsWrong() throws {
    let json = try JSONValue(parsing: Array(#"{"start":{"line":0,"character":-1},"end":{}}"#.utf8))
    #expect(throws: InvalidJSON(path: "start.character", expected: "a whole number that is not negative")) {
      try LSP.Range(json: json)
    }
  }
}
