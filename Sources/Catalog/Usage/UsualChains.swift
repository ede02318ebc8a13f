extension UsualNames {
  /// The modifiers and members that come after a view, `Text`, or after another one, `.padding`. Those behind a number come
  /// in one of two chains for each halving that it counts: `2 font 3 padding` says that every fourth goes on with `font`,
  /// every eighth with `padding`.
  package static let modifiers = UsualNames(
    """
    .accessibilityElement: 1 accessibilityLabel 3 accessibility 4 accessibilityAddTraits
    .accessibilityLabel: 2 accessibilityValue 3 accessibilityHint 4 disabled accessibilityAddTraits 5 padding
    .alert: 3 sheet alert onChange 4 navigationTitle
    .allowsHitTesting: 3 accessibilityHidden frame
    .animation: 3 animation 4 onAppear background padding 5 onTapGesture frame onChange task gesture 6 sheet onHover
        ignoresSafeArea shadow
    .aspectRatio: 1 frame 4 foregroundColor overlay 5 padding clipShape cornerRadius foregroundStyle background 6
        scaleEffect
    .autocapitalization: 1 disableAutocorrection 2 keyboardType
    .background: 3 cornerRadius clipShape 4 overlay padding 5 frame foregroundColor onAppear contentShape 6 shadow
        environment foregroundStyle animation navigationTitle background offset sheet onChange opacity onTapGesture
        onPreferenceChange 7 task toolbar previewDisplayName tint accessibilityElement listRowInsets ignoresSafeArea
        onHover compositingGroup clipped scaleEffect preferredColorScheme rotationEffect navigationBarTitleDisplayMode
        8 edgesIgnoringSafeArea border previewLayout alert font transition fixedSize environmentObject onReceive
        modifier disabled mask
    .blur: 2 opacity 3 offset animation mask 4 padding
    .bold: 3 foregroundColor padding foregroundStyle font frame 4 lineLimit
    .buttonStyle: 3 padding disabled 4 frame controlSize help 5 tint accessibilityLabel foregroundColor
        buttonBorderShape sheet background onHover 6 fixedSize keyboardShortcut opacity foregroundStyle alert
        accessibilityIdentifier popover 7 scaleEffect offset overlay contextMenu
    .clipped: 3 contentShape clipShape 4 cornerRadius overlay padding frame
    .clipShape: 2 overlay 3 padding frame shadow 5 contentShape opacity offset onTapGesture 6 background
    .contentShape: 2 onTapGesture 4 padding background gesture 5 contextMenu frame onHover overlay animation
        simultaneousGesture 6 opacity
    .contentTransition: 2 animation frame
    .contextMenu: 3 confirmationDialog swipeActions onAppear
    .controlSize: 3 disabled padding buttonStyle tint frame
    .cornerRadius: 3 padding shadow overlay 4 frame foregroundColor opacity 5 offset contentShape onTapGesture
        transition 6 onAppear scaleEffect
    .disabled: 3 opacity padding 4 buttonStyle help onChange keyboardShortcut 5 accessibilityIdentifier alert frame
        disabled background overlay onAppear animation
    .environment: 2 environment 4 environmentObject frame padding 5 onAppear toolbar onChange 6 navigationTitle
    .environmentObject: 2 environmentObject 3 environment 4 frame 5 task preferredColorScheme padding
    .fill: 1 frame 3 overlay 4 shadow opacity 5 padding aspectRatio 6 brightness stroke offset background
        ignoresSafeArea mask allowsHitTesting
    .fixedSize: 3 padding frame 4 foregroundColor background font 5 multilineTextAlignment onTapGesture 6 offset
        opacity disabled
    .focused: 3 onChange onSubmit frame 4 onAppear 5 font textFieldStyle
    .font: 2 foregroundColor 3 foregroundStyle padding fontWeight 4 frame lineLimit multilineTextAlignment 5 bold
        fixedSize 6 symbolRenderingMode opacity monospacedDigit offset 7 buttonStyle textSelection background textCase
        tint minimumScaleFactor contentTransition 8 rotationEffect lineSpacing tracking shadow onTapGesture fontDesign
        focused animation contentShape
    .fontWeight: 2 foregroundColor foregroundStyle 3 padding lineLimit 4 font frame multilineTextAlignment 5 opacity
    .foregroundColor: 3 padding frame font 4 lineLimit multilineTextAlignment background 5 opacity fixedSize
        cornerRadius 6 shadow offset fontWeight onTapGesture rotationEffect contentShape overlay accessibilityLabel 7
        animation tint clipShape buttonStyle position imageScale contentTransition italic 8 monospacedDigit
        aspectRatio disabled
    .foregroundStyle: 3 padding frame 4 font lineLimit multilineTextAlignment 5 fixedSize background opacity shadow 6
        clipShape lineStyle offset overlay accessibilityHidden monospacedDigit contentTransition 7 cornerRadius
        rotationEffect fontWeight textSelection imageScale tint symbolRenderingMode scaleEffect contentShape textCase
        disabled animation 8 labelStyle buttonStyle onTapGesture
    .frame: 3 padding 4 background frame foregroundColor 5 overlay foregroundStyle offset clipShape cornerRadius
        opacity clipped 6 contentShape animation fixedSize onAppear position scaleEffect onChange font shadow
        multilineTextAlignment 7 id rotationEffect buttonStyle ignoresSafeArea accessibilityHidden lineLimit disabled
        tint minY accessibilityLabel onTapGesture task blur layoutPriority allowsHitTesting modifier 8 transition mask
        edgesIgnoringSafeArea aspectRatio blendMode accessibilityElement origin sheet listRowBackground environment
        onHover gesture onReceive listRowInsets navigationTitle accessibility scrollContentBackground textFieldStyle
        focused textSelection help 9 zIndex tag toolbar contentTransition brightness safeAreaInset
    .fullScreenCover: 2 sheet fullScreenCover
    .help: 3 disabled padding frame popover
    .id: 3 transition 4 frame padding onAppear background
    .ignoresSafeArea: 3 onAppear 4 overlay allowsHitTesting navigationTitle onTapGesture
    .imageScale: 2 foregroundColor foregroundStyle
    .keyboardShortcut: 1 disabled 2 buttonStyle 3 help
    .keyboardType: 3 autocapitalization focused submitLabel
    .labelsHidden: 2 pickerStyle frame 3 disabled 4 onChange
    .layoutPriority: 3 padding frame
    .lineLimit: 3 truncationMode minimumScaleFactor font frame foregroundColor 4 multilineTextAlignment fixedSize
        padding 5 layoutPriority foregroundStyle 6 opacity onTapGesture
    .listRowBackground: 2 listRowInsets 3 listRowSeparator
    .listRowInsets: 2 listRowSeparator listRowBackground 3 padding
    .listRowSeparator: 2 listRowBackground listRowInsets
    .listStyle: 2 navigationTitle 4 environment padding refreshable background 5 task
    .mask: 3 allowsHitTesting frame scaleEffect
    .minimumScaleFactor: 3 frame padding lineLimit 4 font
    .modifier: 3 modifier 4 frame background environmentObject 5 onChange
    .monospacedDigit: 2 foregroundStyle 3 frame padding
    .multilineTextAlignment: 2 padding 3 lineLimit frame font 4 fixedSize foregroundColor foregroundStyle 6
        textSelection
    .navigationBarTitle: 2 navigationBarTitleDisplayMode 3 toolbar navigationBarItems
    .navigationBarTitleDisplayMode: 2 toolbar 4 onAppear navigationTitle navigationBarBackButtonHidden 5 alert
        searchable navigationBarItems sheet task toolbarBackground
    .navigationTitle: 2 navigationBarTitleDisplayMode toolbar 4 task onAppear 5 sheet searchable alert onChange 6
        background navigationDestination overlay navigationBarItems
    .offset: 3 animation 4 frame opacity rotationEffect 5 offset zIndex gesture padding onAppear scaleEffect blur
        allowsHitTesting onTapGesture 6 background
    .onAppear: 2 onChange onDisappear 4 onReceive 5 navigationTitle task sheet alert toolbar 6 frame background 7
        fullScreenCover
    .onChange: 2 onChange 3 onAppear 4 onDisappear task 5 onReceive navigationTitle alert sheet overlay 6 padding
        frame toolbar fullScreenCover background disabled onSubmit
    .onDisappear: 2 onChange 3 onReceive 4 toolbar navigationTitle 5 task
    .onHover: 2 onTapGesture 3 background
    .onReceive: 2 onReceive 3 onChange 4 sheet onAppear alert 5 onDisappear
    .onTapGesture: 3 contextMenu 4 padding onAppear background 5 onChange fullScreenCover swipeActions
    .opacity: 3 animation 4 frame scaleEffect offset overlay padding 5 disabled ignoresSafeArea allowsHitTesting font
        blur onAppear cornerRadius 6 edgesIgnoringSafeArea onTapGesture accessibilityHidden onHover opacity 7 shadow
        background transition
    .overlay: 3 overlay 4 padding shadow frame clipShape onAppear 5 animation onTapGesture cornerRadius background
        offset contentShape scaleEffect 6 onChange opacity accessibilityLabel fixedSize clipped task toolbar
        onPreferenceChange 7 help mask alert onReceive
    .padding: 3 background padding frame 5 overlay foregroundColor contentShape onAppear 6 opacity font transition
        foregroundStyle onTapGesture onChange offset fixedSize multilineTextAlignment navigationTitle animation 7
        shadow id disabled alert sheet buttonStyle allowsHitTesting glassEffect accessibilityElement task
        previewLayout 8 onReceive lineLimit zIndex accessibilityLabel border popover clipShape toolbar ignoresSafeArea
        environmentObject onHover rotationEffect confirmationDialog presentationDetents cornerRadius blur
        listRowBackground tag modifier help scrollIndicators contextMenu 9 scaleEffect focused
    .pickerStyle: 2 padding 3 frame labelsHidden onChange
    .progressViewStyle: 2 scaleEffect frame 3 controlSize tint 4 padding
    .renderingMode: 1 resizable 3 foregroundStyle foregroundColor aspectRatio
    .resizable: 2 aspectRatio scaledToFit 3 frame 4 scaledToFill 5 foregroundColor renderingMode 6 cornerRadius
    .rotationEffect: 3 animation frame offset 4 scaleEffect opacity shadow 5 onAppear padding
    .safeAreaInset: 2 navigationTitle 4 onChange
    .scaledToFit: 1 frame 4 foregroundColor padding 5 cornerRadius clipShape foregroundStyle
    .scaleEffect: 2 animation 3 opacity frame 4 offset padding rotationEffect 5 scaleEffect shadow 6 foregroundColor
    .searchable: 3 toolbar onChange 4 navigationTitle sheet
    .shadow: 2 padding 4 overlay scaleEffect shadow frame offset 5 onAppear animation opacity
    .sheet: 2 sheet 4 alert onChange onAppear task 5 toolbar navigationTitle onReceive confirmationDialog
        fullScreenCover 6 onDisappear environmentObject
    .stroke: 2 frame 3 rotationEffect foregroundColor 4 fill opacity background shadow blur 5 foregroundStyle padding
        overlay
    .strokeBorder: 2 frame background 3 opacity
    .swipeActions: 1 swipeActions 2 contextMenu
    .symbolRenderingMode: 1 foregroundStyle 3 font
    .task: 3 onChange onDisappear 4 refreshable onAppear task toolbar onReceive sheet 5 navigationTitle alert frame
    .textCase: 2 font padding 3 foregroundStyle
    .textFieldStyle: 3 font padding frame focused
    .textInputAutocapitalization: 2 disableAutocorrection keyboardType
    .textSelection: 3 frame padding
    .tint: 3 padding 4 interactive frame controlSize disabled buttonStyle foregroundStyle 5 font
    .toggleStyle: 2 labelsHidden 3 onChange disabled padding
    .toolbar: 3 sheet onAppear navigationTitle 4 alert onChange task 5 searchable animation toolbar confirmationDialog
        safeAreaInset 6 background environment navigationBarTitleDisplayMode overlay fullScreenCover
        interactiveDismissDisabled
    .toolbarBackground: 2 toolbarBackground toolbar
    .transition: 2 animation 3 zIndex 4 id onAppear padding
    .truncationMode: 2 frame 3 padding
    .updating: 1 onEnded 2 onChanged
    Button: 2 buttonStyle 3 disabled 4 keyboardShortcut padding 5 foregroundColor tint font frame 6 sheet help alert
        accessibilityIdentifier controlSize accessibilityLabel popover 7 labelStyle background foregroundStyle
        fullScreenCover confirmationDialog opacity
    Capsule: 1 fill 2 stroke 4 frame strokeBorder foregroundColor
    Circle: 1 fill 2 stroke 3 trim 4 strokeBorder frame foregroundColor 5 foregroundStyle 6 inset
    Color: 1 opacity 3 frame ignoresSafeArea 4 overlay 5 edgesIgnoringSafeArea
    Divider: 1 padding 2 frame 3 background opacity 4 overlay
    DragGesture: 1 onChanged 3 updating onEnded
    ForEach: 2 onDelete 3 onMove 4 padding
    Form: 2 navigationTitle 4 formStyle padding 5 toolbar onAppear onChange task sheet
    GeometryReader: 1 frame 4 background ignoresSafeArea onAppear padding 5 allowsHitTesting aspectRatio
        navigationTitle onPreferenceChange
    Group: 3 frame padding 4 font onAppear 5 previewLayout background foregroundColor task navigationTitle environment
        animation onChange transition 6 offset disabled buttonStyle fixedSize environmentObject foregroundStyle 7
        alert opacity contentShape
    HStack: 2 padding 3 frame 4 font foregroundColor contentShape 5 background foregroundStyle 6 onAppear fixedSize
        accessibilityElement offset buttonStyle onTapGesture onChange animation opacity 7 tag listRowBackground
        lineLimit listRowSeparator disabled id contextMenu transition controlSize tint 8 task sheet fontWeight
        layoutPriority onReceive
    Image: 2 resizable 3 font foregroundColor foregroundStyle 5 renderingMode imageScale frame padding
        symbolRenderingMode 6 rotationEffect opacity interpolation 7 offset symbolVariant accessibilityHidden
        onTapGesture 8 fontWeight
    Label: 2 font 3 labelStyle foregroundStyle foregroundColor 4 tag padding frame 5 lineLimit
    LazyHStack: 1 padding 2 frame scrollTargetLayout
    LazyVGrid: 1 padding 4 frame
    LinearGradient: 2 frame 3 ignoresSafeArea opacity
    List: 2 listStyle navigationTitle 4 toolbar 5 onAppear sheet environment 6 frame searchable
    NavigationLink: 2 buttonStyle 3 disabled
    NavigationStack: 3 presentationDetents 4 environment frame
    NavigationView: 1 navigationViewStyle 3 onAppear
    Path: 1 stroke 2 fill
    Picker: 1 pickerStyle 3 onChange 4 labelsHidden frame disabled 5 fixedSize
    ProgressView: 2 progressViewStyle 3 scaleEffect controlSize frame padding 4 tint 5 opacity
    Rectangle: 1 fill 3 frame foregroundColor 4 foregroundStyle 5 stroke strokeBorder 6 padding
    RoundedRectangle: 1 fill 2 stroke 3 strokeBorder 4 foregroundColor 5 frame 6 inset foregroundStyle
    ScrollView: 3 frame background 4 navigationTitle padding 5 scrollIndicators navigationBarTitle onChange
        safeAreaInset onAppear refreshable 6 toolbar coordinateSpace onReceive scrollBounceBehavior
        navigationBarTitleDisplayMode scrollTargetBehavior scrollPosition overlay
    Section: 2 listRowBackground 4 disabled
    Slider: 2 accentColor frame
    TabView: 2 tabViewStyle 3 frame
    Text: 2 font 3 foregroundColor tag 4 foregroundStyle padding frame lineLimit 5 fontWeight multilineTextAlignment
        bold 6 fixedSize 7 textCase monospacedDigit opacity textSelection 8 onAppear italic badge redacted
        contentTransition underline help onTapGesture 9 hidden
    TextEditor: 2 font frame 3 focused textEditorStyle
    TextField: 2 textFieldStyle 4 focused keyboardType font disableAutocorrection foregroundColor frame 5
        multilineTextAlignment textInputAutocapitalization onSubmit padding onChange textContentType 6 lineLimit
        autocorrectionDisabled
    Toggle: 2 toggleStyle 3 onChange disabled 4 labelsHidden tint padding 5 help
    VStack: 2 padding 3 frame 4 background 5 onAppear font navigationTitle 6 multilineTextAlignment foregroundColor
        onChange animation fixedSize accessibilityElement task sheet ignoresSafeArea foregroundStyle 7 contentShape
        toolbar offset transition disabled onTapGesture previewLayout environment opacity navigationBarTitle
        edgesIgnoringSafeArea environmentObject alert overlay 8 modifier clipShape id allowsHitTesting
        onPreferenceChange lineLimit listRowBackground listRowSeparator navigationBarTitleDisplayMode if scaleEffect
        safeAreaInset
    WindowGroup: 1 onChange 2 commands handlesExternalEvents
    ZStack: 2 frame 4 padding onAppear 5 animation background ignoresSafeArea navigationTitle offset overlay 6
        clipShape onChange task onTapGesture compositingGroup opacity edgesIgnoringSafeArea transition contentShape
        foregroundStyle allowsHitTesting cornerRadius 7 navigationBarHidden rotationEffect navigationBarTitle shadow
        accessibilityElement onReceive clipped fixedSize id preferredColorScheme alert onPreferenceChange aspectRatio
    """
  )
}
