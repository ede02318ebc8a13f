import Testing

/// Keys show what the tables of strings of the project say, and code reads the files of data in its bundle.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct LocalizedTextTests {
  private static let tables = [
    ".uilsp.json": "{}",
    "App/en.lproj/Localizable.strings": """
    /* Home */
    "home.title" = "Welcome home";
    "greeting %@" = "Hello, %@!"; // with a name
    "count %lld" = "You have %lld items";
    menu = "The \\"menu\\"";
    "percent %lld" = "%lld%% done";
    "marked" = "**Bold** and `code`";
    "marked %@" = "*%@* here";
    """,
    "App/de.lproj/Localizable.strings": "\"home.title\" = \"Willkommen\";",
    "Kit/Localizable.xcstrings": """
    {"sourceLanguage": "en", "strings": {
      "apples %lld": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
        "de": {"stringUnit": {"value": "Äpfel"}}}},
      "%lld of %@": {"localizations": {"en": {"stringUnit": {"value": "%2$@ has %1$lld"}}}},
      "birds %lld %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@birds@ and %#@cats@"}, "substitutions": {
        "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
        "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}},
      "same": {}}, "version": "1.0"}
    """,
    "App/en.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <dict> --><plist version="1.0"><dict>
      <key>stones %lld in %lld</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%1$#@stones@ &amp; %2$#@rows@</string>
        <key>stones</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>no stone</string>
          <key>one</key><string>%1$lld stone</string>
          <key>other</key><string>%1$lld stones</string>
        </dict>
        <key>rows</key>
        <dict>
          <key>one</key><string>one row</string>
          <key>other</key><string>%2$lld rows</string>
        </dict>
      </dict>
    </dict></plist>
    """,
    "App/prices.json": #"[{"name": "Tea", "price": 2.5}, {"name": "Cake", "price": 4}]"#,
  ]

  @Test(arguments: [
    (#"Text("home.title")"#, "Welcome home"), (#"Text(verbatim: "home.title")"#, "home.title"),
    (#"Text(key)"#, "home.title"), (#"Text(LocalizedStringKey(key))"#, "Welcome home"),
    (#"Text("greeting \(name)")"#, "Hello, Ann!"), (#"Text("count \(1234)")"#, "You have 1,234 items"),
    (#"Text("percent \(40)")"#, "40% done"), (#"Text("apples \(1)")"#, "1 apple"),
    (#"Text("apples \(3)")"#, "3 apples"), (#"Text("\(2) of \(name)")"#, "Ann has 2"),
    (#"Text("stones \(1) in \(3)")"#, "1 stone & 3 rows"), (#"Text("stones \(0) in \(1)")"#, "no stone & one row"),
    (#"Text("birds \(1) \(2)")"#, "1 bird and 2 cats"), (#"Text("same")"#, "same"),
    (#"Text("unknown \(name)")"#, "unknown Ann"), (#"Text(flag ? "home.title" : "menu")"#, #"The \"menu\""#),
    (#"Text(Part.first.title)"#, "Welcome home"), (#"Text(Part.second.name)"#, #"The \"menu\""#),
    (#"Text(String(localized: "home.title"))"#, "Welcome home"),
    (#"Text(String(localized: String.LocalizationValue(key)))"#, "Welcome home"),
    (
      #"Text(Bundle(path: Bundle.main.path(forResource: "en", ofType: "lproj") ?? "")?.localizedString(forKey: key, value: nil, table: nil) ?? "none")"#,
      "Welcome home"
    ),
    (#"Text(Bundle.main.path(forResource: "fr", ofType: "lproj") ?? "none")"#, "none"),
    (#"Text(Bundle.main.localizations.joined(separator: " "))"#, "de en"),
    (#"Text(String(localized: "none", defaultValue: "Default"))"#, "Default"),
    (#"Text(Bundle.main.localizedString(forKey: key, value: nil, table: nil))"#, "Welcome home"),
    (#"Titled(title: "home.title")"#, "Welcome home"), (#"Text(Price.all[1].name)"#, "Cake"),
    (#"Text("\(12345) rows")"#, "12,345 rows"), (#"Text("\(1.5)")"#, "1.500000"),
    (#"Text("\(1.5, specifier: "%.1f")")"#, "1.5"), (#"Text(verbatim: "\(12345)")"#, "12345"),
    (#"Text("a" + "\(12345)")"#, "a12345"), (#"Text(String(12345))"#, "12345"),
    // Markdown counts in what a key stands for, not in a string that was made of it.
    (#"Text("marked")"#, "Bold and code"), (#"Text("marked \(name)")"#, "Ann here"),
    (#"Text(LocalizedStringKey(String(localized: "marked")))"#, "Bold and code"),
    (#"Titled(title: "marked")"#, "Bold and code"), (#"Text(String(localized: "marked"))"#, "**Bold** and `code`"),
    (#"Text("marked \("b*c")")"#, "*b*c* here"),
  ])
  func textsAreFound(_ view: String, _ expected: String) throws {
    var files = Self.tables
    files["App/Screen.ui"] = """
      enum Part {
        case first, second
        var title: LocalizedStringKey { switch self { case .first: "home.title"; case .second: "menu" } }
        var name: String { NSLocalizedString("menu", comment: "") }
      }
      struct Price: Decodable {
        let name: String
        let price: Double
        static let all: [Price] = {
          guard let url = Bundle.main.url(forResource: "prices", withExtension: "json"),
            let data = try? Data(contentsOf: url)
          else { return [] }
          return (try? JSONDecoder().decode([Price].self, from: data)) ?? []
        }()
      }
      struct Titled: View {
        let title: LocalizedStringKey
        var body: some View { Text(title) }
      }
      struct Screen: View {
        let key = "home.title"
        let name = "Ann"
        let flag = false
        var body: some View { VStack { \(view) } }
      }
      """
    let outcome = try Workspace(files).run(["--frames", "App/Screen.ui", "--view", "Screen", "--output", "json"])
    #expect(outcome.output.contains("\"text\": \"\(expected)\""), "\(outcome.output)\(outcome.errors)")
  }
}
