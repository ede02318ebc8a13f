extension UsualNames {
  /// The implicit members that are passed: `.padding(_` for the argument without label. Key paths are among them.
  package static let arguments = UsualNames(
    """
    .accessibilityAddTraits(_: isSelected
    .accessibilityElement(children: combine contain ignore
    .aspectRatio(contentMode: fit fill
    .autocapitalization(_: none
    .background(_: black ultraThinMaterial regularMaterial clear
    .background(in: capsule circle
    .buttonStyle(_: plain bordered borderless borderedProminent
    .clipShape(_: rect capsule circle
    .colorScheme(_: dark light
    .confirmationDialog(titleVisibility: visible
    .contentShape(_: contextMenuPreview
    .contentTransition(_: symbolEffect
    .controlSize(_: small large
    .edgesIgnoringSafeArea(_: all bottom top
    .environment(_: editMode defaultMinListRowHeight openURL constant colorScheme dark
    .font(_: system caption subheadline headline title footnote body title3 title2 largeTitle
    .fontWeight(_: semibold bold medium regular light
    .foregroundColor(_: secondary white primary black gray blue red clear accentColor green
    .foregroundStyle(_: secondary primary white tertiary red green color
    .frame(alignment: leading center trailing top topLeading topTrailing
    .frame(in: global local named
    .frame(maxHeight: infinity
    .frame(maxWidth: infinity
    .glassEffect(_: regular
    .glassEffect(in: capsule rect circle
    .ignoresSafeArea(_: all keyboard
    .ignoresSafeArea(edges: bottom top
    .imageScale(_: large small
    .keyboardShortcut(_: defaultAction
    .keyboardShortcut(modifiers: command shift
    .keyboardType(_: numberPad URL
    .labelStyle(_: titleAndIcon iconOnly
    .listRowSeparator(_: hidden
    .listStyle(_: plain
    .menuStyle(_: button
    .move(edge: bottom top trailing leading
    .multilineTextAlignment(_: center leading trailing
    .navigationBarTitleDisplayMode(_: inline large
    .navigationTransition(_: zoom
    .overlay(alignment: bottom top topTrailing bottomTrailing bottomLeading topLeading leading trailing
    .padding(_: horizontal vertical top bottom leading trailing all
    .pickerStyle(_: segmented menu inline
    .preferredColorScheme(_: dark light
    .presentationDetents(_: medium large
    .presentationDragIndicator(_: visible hidden
    .previewLayout(_: sizeThatFits
    .progressViewStyle(_: circular linear
    .redacted(reason: placeholder
    .renderingMode(_: template
    .rotationEffect(_: degrees
    .safeAreaInset(edge: bottom top
    .scrollContentBackground(_: hidden
    .shadow(color: black
    .stroke(with: color
    .submitLabel(_: done next
    .supportedFamilies(_: systemMedium systemSmall
    .swipeActions(edge: trailing
    .symbolEffect(_: replace
    .symbolRenderingMode(_: palette
    .symbolVariant(_: fill none
    .system(_: body title3 footnote
    .system(design: rounded monospaced
    .system(weight: semibold bold medium regular
    .tabViewStyle(_: page
    .textCase(_: uppercase none
    .textFieldStyle(_: plain
    .textInputAutocapitalization(_: never
    .textSelection(_: enabled
    .tint(_: accentColor secondary
    .toggleStyle(_: switch
    .toolbar(_: hidden
    .transition(_: opacity move asymmetric scale
    .truncationMode(_: middle
    .weight(_: semibold medium bold regular
    .windowResizability(_: contentSize
    Button(role: destructive cancel
    DatePicker(displayedComponents: date
    ForEach(id: self id rawValue element name offset
    GridItem(_: flexible adaptive
    HStack(alignment: center top bottom firstTextBaseline
    LazyVGrid(alignment: leading center
    LazyVStack(alignment: leading center
    LinearGradient(endPoint: bottom trailing
    LinearGradient(startPoint: top leading topLeading
    RoundedRectangle(style: continuous circular
    ScrollView(_: vertical horizontal
    StrokeStyle(lineCap: round
    StrokeStyle(lineJoin: round
    Text(style: time
    TextField(axis: vertical
    TextField(format: number
    ToolbarItem(placement: cancellationAction primaryAction topBarTrailing navigationBarLeading
        navigationBarTrailing topBarLeading navigation principal bottomBar
    ToolbarItemGroup(placement: topBarTrailing
    VStack(alignment: leading center trailing
    withAnimation(_: easeInOut spring easeOut linear default easeIn interactiveSpring
    ZStack(alignment: leading top bottom topLeading center bottomTrailing topTrailing
    """
  )

  /// The label that comes after another one in a call, `.frame(width`, or begins it, `.frame(`. The argument without label
  /// is `_`.
  package static let labels = UsualNames(
    """
    .accessibility(: identifier hidden
    .alert(: _ isPresented
    .alert(isPresented: actions content
    .aspectRatio(: contentMode _
    .frame(: width maxWidth height
    .frame(maxWidth: alignment maxHeight
    .frame(minHeight: maxHeight alignment
    .frame(minWidth: maxWidth minHeight
    .frame(width: height alignment
    .ignoresSafeArea(: _ edges
    .navigationBarItems(: trailing leading
    .offset(: x y _
    .onChange(of: perform initial
    .overlay(: _ alignment
    .position(: x _
    .scaleEffect(: _ x
    .shadow(: color radius
    .shadow(radius: x y
    .sheet(: isPresented item
    .sheet(isPresented: content onDismiss
    .stroke(: _ style lineWidth
    .stroke(_: lineWidth style
    .toolbar(: content _
    AxisGridLine(: stroke centered
    AxisMarks(: values position
    BarMark(x: y yStart
    Binding(: get _
    Button(: _ action
    Button(_: role action systemImage
    Button(systemImage: action role
    Color(: _ hexValue uiColor red designSystemColor hex
    CommandGroup(: replacing after
    DatePicker(selection: displayedComponents in
    Gradient(: colors stops
    HStack(: spacing alignment
    Image(: systemName _ uiImage systemSymbol
    Label(_: systemImage systemSymbol icon image
    LazyVGrid(columns: spacing alignment
    LazyVStack(: spacing alignment
    LinearGradient(: gradient colors stops
    Link(: destination _
    List(: _ selection
    Menu(: _ content
    NavigationLink(: _ destination value
    NavigationLink(_: destination value icon state
    NavigationLink(destination: isActive label
    NavigationLink(value: fallbackValue label
    Picker(: _ selection
    ProgressView(: value _
    RoundedRectangle(: cornerRadius cornerSize
    RuleMark(: y x
    Section(: _ header
    Section(header: footer content
    Stepper(: _ value
    StrokeStyle(lineCap: dash lineJoin
    StrokeStyle(lineWidth: lineCap dash
    Text(: _ verbatim
    TextField(: _ text
    TextField(_: text value
    TextField(text: prompt axis
    TextField(value: format formatter
    Toggle(: _ isOn
    Toggle(_: isOn icon
    VStack(: alignment spacing
    """
  )

  /// The members of a type that are used most.
  package static let members = UsualNames(
    """
    CGRect: minY width height midX minX maxY size origin
    CGSize: width height zero
    Color: white red black blue opacity gray clear secondary primary accentColor gradient green orange yellow purple
    GeometryProxy: size frame safeAreaInsets
    """
  )
}
