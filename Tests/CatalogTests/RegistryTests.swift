import Catalog
import Layout
import TestSupport
import Testing

/// The lists of the catalogue agree with its files, are sorted, and name everything once.
@Suite struct RegistryTests {
  private static let registries: [(folder: String, constructors: [String], names: [String])] = [
    (
      folder: "Views", constructors: ["ViewDefinition", "shape", "paint", "box", "window"],
      names: (ViewDefinition.all + UndocumentedViews.all).map(\.name)
    ),
    (
      folder: "Modifiers", constructors: ["ModifierDefinition", ".bars", ".neutral"],
      names: ModifierDefinition.all.map(\.name)
    ),
    (folder: "Types", constructors: ["TypeDefinition", "tokens"], names: TypeDefinition.all.map(\.name)),
  ]

  @Test func listsAreSortedAndUnique() {
    expectSortedAndUnique(ViewDefinition.all.map(\.name))
    #expect(Set(ModifierDefinition.all.map(\.name)).count == ModifierDefinition.all.count)
    #expect(Set(TypeDefinition.all.map(\.name)).count == TypeDefinition.all.count)
    expectSortedAndUnique(PropertyWrapperDefinition.all.map(\.name))
    expectSortedAndUnique(FunctionDefinition.all.map(\.name))
    expectSortedAndUnique(EnvironmentKeyDefinition.all.map(\.name))
    expectSortedAndUnique(DeviceDefinition.all.map(\.id))
  }

  /// A trait of a view that nobody knows would never count.
  @Test func traitsAreOfViewsThatAreListed() {
    #expect(ViewTraits.named.filter { Catalog.view($0) == nil } == [])
  }

  @Test func signaturesTellWhatModifiersAreFor() {
    #expect(
      ModifierTraits.presents.names == [
        "fullScreenCover", "inspector", "navigationDestination", "popover", "sheet",
      ]
    )
    #expect(ModifierTraits.passesValueOn.names == ["onChanged", "onEnded", "updating"])
    #expect(ModifierTraits.asks.names.isSuperset(of: ["alert", "confirmationDialog"]))
    #expect(ModifierTraits.takesLength.names.isSuperset(of: ["frame", "offset", "padding", "position"]))
  }

  @Test func everyTextSettingIsFoundByItsName() {
    for style in TextStyle.allCases { #expect(TextStyle.named("\(style)") == style) }
    for weight in FontWeight.allCases { #expect(FontWeight.named("\(weight)") == weight) }
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize.named("\(size)") == size) }
  }

  private func expectSortedAndUnique(_ names: [String]) {
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
  }

  /// A definition that is written but not listed could never be found.
  @Test(arguments: Self.registries)
  func filesAndListsAgree(_ registry: (folder: String, constructors: [String], names: [String])) {
    let folder = Repository.root + "/Sources/Catalog/" + registry.folder
    let written = Repository.files(below: folder, suffix: ".swift").flatMap { file in
      names(in: Repository.text(ofFile: folder + "/" + file) ?? "", after: registry.constructors)
    }
    #expect(!written.isEmpty)
    #expect(Set(written).subtracting(registry.names) == [])
  }

  /// The string literals that open the argument list of one of `constructors`.
  private func names(in source: String, after constructors: [String]) -> [String] {
    constructors.flatMap { constructor in
      source.components(after: constructor + "(").compactMap { rest in
        var text = rest.drop { $0 == " " || $0 == "\n" }
        guard text.first == "\"" else { return nil }
        text.removeFirst()
        return String(text.prefix { $0 != "\"" })
      }
    }
  }
}

extension String {
  /// What follows each occurrence of `marker`.
  fileprivate func components(after marker: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: marker) {
      rest = rest[range.upperBound...]
      result.append(rest)
    }
    return result
  }
}
