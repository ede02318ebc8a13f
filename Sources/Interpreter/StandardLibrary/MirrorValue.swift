import Semantics

/// `Mirror(reflecting: value)`: the parts of a value by their names.
struct MirrorValue: ForeignValue {
  let subject: Value
  /// The class whose properties are meant, where it is not that of the object itself.
  let ancestor: NominalType?

  var typeName: String { "Mirror" }
  var description: String { typeName }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? MirrorValue)?.subject.isEqual(to: subject) ?? false
  }

  func hash(into hasher: inout Hasher) { subject.hash(into: &hasher) }

  private typealias Child = (label: String?, value: Value)

  /// The class that the mirror is of.
  private var own: NominalType? {
    if let ancestor { return ancestor }
    return subject.storageType?.nominal
  }

  private func children(_ evaluator: Evaluator) -> [Child] {
    switch subject {
    case .structure(let structure): return stored(structure.fields, evaluator)
    case .object(let object): return stored(object.fields, evaluator)
    case .enumeration(let enumeration):
      guard let first = enumeration.payload.first else { return [] }
      let isAlone = enumeration.payload.count == 1 && enumeration.labels.allSatisfy { $0 == nil }
      let whole = Value.tuple(TupleValue(labels: enumeration.labels, elements: enumeration.payload))
      return [(enumeration.caseName, isAlone ? first : whole)]
    case .tuple(let tuple):
      return tuple.elements.indices.map { index in
        let label = tuple.labels.indices.contains(index) ? tuple.labels[index] : nil
        return (label ?? ".\(index)", tuple.elements[index])
      }
    case .array, .set, .dictionary: return evaluator.elements(of: subject, at: .none).map { (nil, $0) }
    default: return []
    }
  }

  private func stored(_ fields: [Value], _ evaluator: Evaluator) -> [Child] {
    guard let own else { return [] }
    let inherited = own.superclass?.storedProperties.count ?? 0
    return own.storedProperties.enumerated().dropFirst(inherited).compactMap { index, property in
      guard fields.indices.contains(index) else { return nil }
      return (own.isWrapped(index) ? "_" + property.name : property.name, fields[index])
    }
  }

  private var style: String? {
    switch subject {
    case .structure: "struct"
    case .object: "class"
    case .enumeration: "enum"
    case .tuple: "tuple"
    case .array: "collection"
    case .set: "set"
    case .dictionary: "dictionary"
    case .none, .someNone: "optional"
    default: nil
    }
  }

  static let type = LibraryType(
    name: "Mirror",
    properties: [
      "children": { value, evaluator in
        guard let mirror = value.foreign(MirrorValue.self) else { return nil }
        let children = mirror.children(evaluator)
        evaluator.spend(children.count)
        return .array(
          children.map { child in
            let label = child.label.map { Value.string($0) } ?? .none
            return .tuple(TupleValue(labels: ["label", "value"], elements: [label, child.value]))
          }
        )
      },
      "displayStyle": { value, _ in
        value.foreign(MirrorValue.self).map { $0.style.map { LibraryType.opaque(styleType.name, $0) } ?? Value.none }
      },
      "subjectType": { value, evaluator in
        value.foreign(MirrorValue.self).map { .type(evaluator.type(of: $0.subject)) }
      },
      "superclassMirror": { value, _ in
        value.foreign(MirrorValue.self).map { mirror in
          mirror.own?.superclass.map { .foreign(MirrorValue(subject: mirror.subject, ancestor: $0)) } ?? Value.none
        }
      },
    ],
    initializer: { site in
      guard let subject = site.evaluate("reflecting"), !subject.isUnknown else { return nil }
      return .foreign(MirrorValue(subject: subject, ancestor: nil))
    }
  )

  static let styleType = LibraryType.symbols(
    "Mirror.DisplayStyle",
    ["class", "collection", "dictionary", "enum", "optional", "set", "struct", "tuple"]
  )
}
