extension InterfaceFamily {
  /// SwiftUI: what the catalogue's rows declare, and what is written beside them.
  static var swiftUI: [InterfaceFamily] {
    [
      viewProtocols, viewBuilders, dynamicViews, data, environment, preferences, geometry, layouts, shapes, paint,
      colors, drawing, texts, textAttributes, images, animations, gestures, styleProtocols, styleConfigurations,
      containers, presentations, navigation, tabs, scenes, windows, interaction, tokens, charts, chartAxes,
      representables, macros, views, modifiers, types, environmentKeys, functions, overloads, uiKit, appKit,
      placeholders, textNames, sharedData,
    ]
  }
}
