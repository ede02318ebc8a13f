package import Layout

/// What a call stands for in layout: nodes of the layout engine around the views that the call is given.
package enum Composition {
  /// The views of a builder or view parameter, one after another; for a modifier, `content` is what it modifies.
  case slot(String)
  case node(LayoutBehavior, [Composition])
  /// The same, each of them in a node of its own.
  case each(String, LayoutBehavior)
  /// The views of a builder parameter from which the value of another parameter chooses one: that one comes first.
  case options(String, chosenBy: String)
  /// The views of a builder parameter, each in a node of its own with a leaf before it: the circle of a radio button.
  /// Where the value of a parameter chooses one of them, pictures show which.
  indirect case eachAfter(String, LayoutBehavior, Composition, chosenBy: String? = nil)
  /// The views of a builder parameter, of which the value of another parameter chooses one: pictures show which, and
  /// pressing another one chooses that.
  case choices(String, chosenBy: String)
  /// A node around what a modifier is applied to, and nothing else.
  case around(LayoutBehavior)
  /// The environment below is changed.
  indirect case setting([EnvironmentWrite], Composition)
  /// A composition with a drawing behind its views. In a picture, and only there, `settings` are in their environment.
  indirect case drawn(Drawing?, settings: [EnvironmentWrite] = [], Composition)
  /// Something is done to the picture of the views.
  indirect case painted(PaintEffect, Composition)
  /// The part of a view that is pressed, where that is not the whole.
  indirect case pressed(Press, Composition)
  /// Several views in the place of one, such as the rows of a control in a list.
  case group([Composition])
  /// Nothing at all: no child of the parent.
  case nothing

  package static func leaf(_ behavior: LayoutBehavior) -> Composition {
    .node(behavior, [])
  }
}

/// A value for an environment key.
package struct EnvironmentWrite {
  package let key: EnvironmentKeyDefinition
  package let value: BuiltInValue

  package init(_ key: EnvironmentKeyDefinition, _ value: BuiltInValue) {
    self.key = key
    self.value = value
  }
}
