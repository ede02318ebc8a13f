/// The shapes of symbols, drawn for this project in a square of 24, as lines 1.8 wide.
enum SymbolShapes {
  /// One shape.
  struct Shape {
    let data: String
    /// Lines in front of the shape.
    var details: [String] = []
    /// It is an area even where the name does not say so.
    var isAlwaysFilled = false

    /// It can be filled.
    var isClosed: Bool { data.contains("Z") }
  }

  static func shape(named name: String) -> Shape? { table[name] ?? other(name).flatMap { table[$0] } }

  /// What a shape can stand in.
  static func enclosure(named name: String) -> String? {
    switch name {
    case "circle": circle
    case "square": square
    case "rectangle": "M2 6H22V18H2Z"
    case "triangle": "M12 3L22 20H2Z"
    case "app": "M7 3H17Q21 3 21 7V17Q21 21 17 21H7Q3 21 3 17V7Q3 3 7 3Z"
    default: nil
    }
  }

  private static let circle = "M12 2.5A9.5 9.5 0 1 1 11.99 2.5Z"
  private static let square = "M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3Z"

  /// Names that show the same as others.
  private static func other(_ name: String) -> String? {
    switch name {
    case "gear", "gearshape.2": "gearshape"
    case "chevron.backward": "chevron.left"
    case "chevron.forward": "chevron.right"
    case "arrow.backward": "arrow.left"
    case "arrow.forward": "arrow.right"
    case "multiply": "xmark"
    case "person.2", "person.3": "person"
    case "doc.text", "doc.plaintext", "note.text", "doc.on.doc": "doc"
    case "trash.slash": "trash"
    case "text.bubble", "bubble", "bubble.left.and.bubble.right", "message": "bubble.left"
    case "speaker.wave.2", "speaker.wave.3", "speaker.wave.1": "speaker"
    case "arrow.triangle.2.circlepath", "arrow.counterclockwise": "arrow.clockwise"
    case "hand.thumbsup": "hand.thumbsup"
    case "ladybug": "ant"
    case "calendar.badge.clock": "calendar"
    default: nil
    }
  }

  private static let table: [String: Shape] = [
    "airplane": Shape(data: "M12 2L14 9L22 13V15L14 13L13 19L16 21V22L12 21L8 22V21L11 19L10 13L2 15V13L10 9Z"),
    "ant": Shape(
      data: "M12 8Q16 8 16 13Q16 20 12 20Q8 20 8 13Q8 8 12 8Z",
      details: ["M12 8V20M8 12H4M8 16H4M16 12H20M16 16H20M10 8L8 4M14 8L16 4"]
    ),
    "archivebox": Shape(data: "M3 4H21V8H3ZM4 8H20V20H4Z", details: ["M10 12H14"]),
    "arrow.clockwise": Shape(data: "M19 12A7 7 0 1 1 16 6.3M16 2V7H11"),
    "arrow.down": Shape(data: "M12 4V20M6 14L12 20L18 14"),
    "arrow.left": Shape(data: "M20 12H4M10 6L4 12L10 18"),
    "arrow.left.arrow.right": Shape(data: "M3 8H20M16 4L20 8L16 12M21 16H4M8 12L4 16L8 20"),
    "arrow.right": Shape(data: "M4 12H20M14 6L20 12L14 18"),
    "arrow.up": Shape(data: "M12 20V4M6 10L12 4L18 10"),
    "arrow.up.arrow.down": Shape(data: "M8 20V4M4 8L8 4L12 8M16 4V20M12 16L16 20L20 16"),
    "arrow.up.right": Shape(data: "M6 18L18 6M8 6H18V16"),
    "arrowshape.turn.up.left": Shape(data: "M10 5L3 11L10 17V13Q17 13 21 19Q20 9 10 9Z"),
    "at": Shape(data: "M16 12A4 4 0 1 1 12 8Q16 8 16 12Q16 15 18.5 15Q21 15 21 12A9 9 0 1 0 16 20"),
    "bag": Shape(data: "M5 8H19L20 21H4Z", details: ["M8.5 8Q8.5 3 12 3Q15.500 3 15.5 8"]),
    "battery.100": Shape(data: "M2 7H19V17H2ZM21 10V14", details: ["M5 10V14M9 10V14M13 10V14"]),
    "bell": Shape(data: "M12 3Q18 3 18 11Q18 15 20 17H4Q6 15 6 11Q6 3 12 3Z", details: ["M10 20H14"]),
    "bicycle": Shape(data: "M6 13A4 4 0 1 1 5.99 13M18 13A4 4 0 1 1 17.99 13M6 17L10 8H15L18 17M10 8L13 17"),
    "bolt": Shape(data: "M13 2L5 14H11L10 22L19 9H13Z"),
    "book": Shape(data: "M12 6Q8 3 3 4V19Q8 18 12 21Q16 18 21 19V4Q16 3 12 6Z", details: ["M12 6V21"]),
    "bookmark": Shape(data: "M6 3H18V21L12 16L6 21Z"),
    "bubble.left": Shape(data: "M4 4H20V16H11L6 21V16H4Z"),
    "building.2": Shape(data: "M3 8H12V21H3ZM12 3H21V21H12Z", details: ["M6 12H9M6 16H9M15 7H18M15 11H18M15 15H18"]),
    "calendar": Shape(data: "M4 5H20V21H4Z", details: ["M4 10H20M8 2V6M16 2V6"]),
    "camera": Shape(data: "M3 7H7L9 4H15L17 7H21V20H3Z", details: ["M12 9.500A4 4 0 1 1 11.990 9.500"]),
    "car": Shape(data: "M5 8L7 4H17L19 8L21 11V18H3V11Z", details: ["M5 11H19M6 18V20M18 18V20"]),
    "cart": Shape(data: "M2 4H5L8 15H18L20 7H6", details: ["M9 19V19.500M17 19V19.500"]),
    "chart.bar": Shape(data: "M4 12H8V20H4ZM10 5H14V20H10ZM16 9H20V20H16Z"),
    "chart.line.uptrend.xyaxis": Shape(data: "M3 3V21H21M6 16L11 11L14 13L20 6"),
    "chart.pie": Shape(data: "M12 3A9 9 0 1 0 21 12H12Z", details: ["M15 2.500A9 9 0 0 1 21.500 9H15Z"]),
    "checkmark": Shape(data: "M4 13L9.500 19L20 5"),
    "checkmark.seal": Shape(
      data: "M12 2L15 4L19 4L20 8L22 12L20 16L19 20L15 20L12 22L9 20L5 20L4 16L2 12L4 8L5 4L9 4Z",
      details: ["M8 12L11 15L16 9"]
    ),
    "chevron.down": Shape(data: "M4 8L12 16L20 8"),
    "chevron.left": Shape(data: "M16 4L8 12L16 20"),
    "chevron.left.forwardslash.chevron.right": Shape(data: "M7 6L1 12L7 18M17 6L23 12L17 18M14 4L10 20"),
    "chevron.right": Shape(data: "M8 4L16 12L8 20"),
    "chevron.up": Shape(data: "M4 16L12 8L20 16"),
    "chevron.up.chevron.down": Shape(data: "M7 9L12 4L17 9M7 15L12 20L17 15"),
    "circle": Shape(data: circle),
    "clock": Shape(data: circle, details: ["M12 6V12L16 14"]),
    "cloud": Shape(data: "M7 19Q2 19 2 14.500Q2 11 6 10Q7 5 12 5Q17 5 18 10Q22 10.500 22 14.500Q22 19 18 19Z"),
    "cloud.rain": Shape(
      data: "M7 14Q2 14 2 10.500Q2 7 6 6.500Q7 2 12 2Q17 2 18 6.500Q22 7 22 10.500Q22 14 18 14Z",
      details: ["M8 17L7 21M12 17L11 21M16 17L15 21"]
    ),
    "creditcard": Shape(data: "M2 5H22V19H2Z", details: ["M2 10H22"]),
    "cube": Shape(data: "M12 2L21 7V17L12 22L3 17V7Z", details: ["M3 7L12 12L21 7M12 12V22"]),
    "cup.and.saucer": Shape(data: "M4 7H17V11Q17 17 10.500 17Q4 17 4 11Z", details: ["M17 8H20Q21 13 17 13M3 20H18"]),
    "doc": Shape(data: "M5 2H14L19 7V22H5Z", details: ["M14 2V7H19"]),
    "drop": Shape(data: "M12 2Q19 10 19 15Q19 22 12 22Q5 22 5 15Q5 10 12 2Z"),
    "ellipsis": Shape(
      data:
        "M5 10.500A1.500 1.500 0 1 1 4.990 10.500ZM12 10.500A1.500 1.500 0 1 1 11.990 10.500ZM19 10.500A1.500 1.500 0 1 1 18.990 10.500Z",
      isAlwaysFilled: true
    ),
    "envelope": Shape(data: "M2 5H22V19H2Z", details: ["M2 6L12 13L22 6"]),
    "exclamationmark": Shape(data: "M12 3V14M12 19V19.500"),
    "eye": Shape(data: "M1 12Q6 5 12 5Q18 5 23 12Q18 19 12 19Q6 19 1 12Z", details: ["M12 9A3 3 0 1 1 11.990 9"]),
    "film": Shape(data: "M3 4H21V20H3Z", details: ["M7 4V20M17 4V20M3 12H21M3 8H7M3 16H7M17 8H21M17 16H21"]),
    "flag": Shape(data: "M5 3H19L16 8L19 13H5Z", details: ["M5 3V22"]),
    "flame": Shape(data: "M12 2Q19 8 19 14.500Q19 22 12 22Q5 22 5 14.500Q5 11 8 8Q9 11 11 11Q13 8 12 2Z"),
    "folder": Shape(data: "M2 5H9L11 7H22V20H2Z"),
    "gamecontroller": Shape(
      data: "M7 7H17Q22 7 22 14Q22 19 19 18L16 15H8L5 18Q2 19 2 14Q2 7 7 7Z",
      details: ["M8 9V13M6 11H10"]
    ),
    "gearshape": Shape(
      data:
        "M10 2H14L15 5L18 6.500L21 5.500L23 9L20.500 11.500V12.500L23 15L21 18.500L18 17.500L15 19L14 22H10L9 19L6 17.500L3 18.500L1 15L3.500 12.500V11.500L1 9L3 5.500L6 6.500L9 5Z",
      details: ["M12 9A3 3 0 1 1 11.990 9"]
    ),
    "gift": Shape(
      data: "M3 8H21V12H3ZM5 12H19V21H5Z",
      details: ["M12 8V21M12 8Q6 8 7 4.500Q9 2 12 8Q15 2 17 4.500Q18 8 12 8"]
    ),
    "globe": Shape(data: circle, details: ["M2.500 12H21.500M12 2.500Q6 12 12 21.500M12 2.500Q18 12 12 21.500"]),
    "hand.raised": Shape(
      data:
        "M7 12V6Q8.500 4 9.500 6V4Q11 2 12 4V5Q13.500 3 14.500 5V7Q16 5.500 17 7V15Q16 22 11.500 22Q8 22 4 14Q5 11.500 7 13Z"
    ),
    "hand.thumbsup": Shape(data: "M3 10H7V21H3ZM7 11L11 3Q14 3 13 9H20Q21.500 11 20 13L18 21H7Z"),
    "hare": Shape(data: "M3 17Q3 11 10 11L8 4Q11 5 13 9L14 4Q17 8 17 11Q21 12 21 16Q19 18 17 17L15 20H6Z"),
    "headphones": Shape(data: "M4 14Q4 4 12 4Q20 4 20 14M4 14H7V20H4ZM17 14H20V20H17Z"),
    "heart": Shape(data: "M12 21Q2 13 2 8Q2 3 7 3Q10.500 3 12 6.500Q13.500 3 17 3Q22 3 22 8Q22 13 12 21Z"),
    "house": Shape(data: "M2 11L12 3L22 11H19V21H5V11Z", details: ["M10 21V15H14V21"]),
    "info": Shape(data: "M12 5V5.500M12 10V19"),
    "key": Shape(data: "M8 8A4 4 0 1 1 7.990 8M11 10L20 3M17 5L20 8"),
    "leaf": Shape(data: "M5 19Q3 6 20 4Q21 19 5 19Z", details: ["M4 21Q8 13 14 10"]),
    "lightbulb": Shape(
      data: "M9 17Q9 14 7 12Q5 9 6.500 6Q8 2.500 12 2.500Q16 2.500 17.500 6Q19 9 17 12Q15 14 15 17Z",
      details: ["M9.500 21H14.500"]
    ),
    "line.3.horizontal": Shape(data: "M3 6H21M3 12H21M3 18H21"),
    "line.3.horizontal.decrease": Shape(data: "M3 6H21M6 12H18M9 18H15"),
    "link": Shape(
      data: "M10 14Q8 12 10 10L14 6Q17 4 19 6Q21 8 19 10L17 12M14 10Q16 12 14 14L10 18Q7 20 5 18Q3 16 5 14L7 12"
    ),
    "list.bullet": Shape(data: "M9 6H21M9 12H21M9 18H21M4 6V6.010M4 12V12.010M4 18V18.010"),
    "list.number": Shape(data: "M9 6H21M9 12H21M9 18H21M4 4V8M4 10V14M4 16V20"),
    "location": Shape(data: "M21 3L3 11L11 13L13 21Z"),
    "lock": Shape(data: "M5 11H19V21H5Z", details: ["M8 11V7Q8 3 12 3Q16 3 16 7V11"]),
    "lock.open": Shape(data: "M5 11H19V21H5Z", details: ["M8 11V7Q8 3 12 3Q15 3 16 6"]),
    "magnifyingglass": Shape(data: "M10 3A7 7 0 1 1 9.990 3M15 15L21 21"),
    "map": Shape(data: "M3 5L9 3L15 5L21 3V19L15 21L9 19L3 21Z", details: ["M9 3V19M15 5V21"]),
    "mappin": Shape(data: "M12 2A5 5 0 1 1 11.990 2ZM12 12V22"),
    "mic": Shape(
      data: "M9 5Q9 2 12 2Q15 2 15 5V11Q15 14 12 14Q9 14 9 11Z",
      details: ["M5 11Q5 17 12 17Q19 17 19 11M12 17V21"]
    ),
    "minus": Shape(data: "M4 12H20"),
    "moon": Shape(data: "M20 15Q9 17 9 4Q3 7 3 13Q3 21 11 21Q17 21 20 15Z"),
    "music.note": Shape(
      data: "M9 18V5L19 3V16",
      details: ["M6 18A3 2.500 0 1 1 5.990 18M16 16A3 2.500 0 1 1 15.990 16"]
    ),
    "number": Shape(data: "M9 3L7 21M17 3L15 21M4 9H21M3 15H20"),
    "paintbrush": Shape(data: "M20 3L10 13L12 15L21 5ZM9 14Q5 14 5 18Q4 20 2 20Q8 23 11 19Q12 17 11 16Z"),
    "paperclip": Shape(data: "M18 9L9 18Q6 20 4 18Q2 16 4 13L14 4Q16 2 18 4Q20 6 18 8L9 17Q7 18 7 16L14 9"),
    "paperplane": Shape(data: "M22 2L2 10L9 13L12 22Z", details: ["M22 2L9 13"]),
    "pause": Shape(data: "M6 4H10V20H6ZM14 4H18V20H14Z"),
    "pencil": Shape(data: "M4 20L5 15L16 4L20 8L9 19Z"),
    "person": Shape(data: "M12 3A4.500 4.500 0 1 1 11.990 3ZM3 21Q4 14 12 14Q20 14 21 21Z"),
    "phone": Shape(data: "M5 3H9L11 8L8 10Q10 14 14 16L16 13L21 15V19Q19 22 15 20Q6 16 4 7Q3 4 5 3Z"),
    "photo": Shape(data: "M3 4H21V20H3Z", details: ["M3 17L9 11L14 16L17 13L21 17M8 8V8.500"]),
    "pin": Shape(data: "M8 3H16L15 10L18 14H6L9 10Z", details: ["M12 14V21"]),
    "play": Shape(data: "M6 3L21 12L6 21Z"),
    "plus": Shape(data: "M12 4V20M4 12H20"),
    "printer": Shape(data: "M3 9H21V17H3Z", details: ["M7 9V3H17V9M7 14H17V21H7Z"]),
    "qrcode": Shape(
      data: "M3 3H10V10H3ZM14 3H21V10H14ZM3 14H10V21H3Z",
      details: ["M14 14V17M21 14V21M17 21H14M17 14V17"]
    ),
    "questionmark": Shape(data: "M8 8Q8 4 12 4Q16 4 16 8Q16 11 12 13V15M12 19V19.500"),
    "rectangle": Shape(data: "M2 6H22V18H2Z"),
    "rectangle.portrait.and.arrow.right": Shape(data: "M14 4H4V20H14M9 12H21M17 8L21 12L17 16"),
    "scissors": Shape(data: "M6 3A3 3 0 1 1 5.990 3M6 15A3 3 0 1 1 5.990 15M8 8L21 19M8 16L21 5"),
    "server.rack": Shape(data: "M3 4H21V10H3ZM3 14H21V20H3Z", details: ["M6 7H8M6 17H8"]),
    "shield": Shape(data: "M12 2L20 5V11Q20 18 12 22Q4 18 4 11V5Z"),
    "slider.horizontal.3": Shape(data: "M3 6H14M18 6H21M3 12H6M10 12H21M3 18H12M16 18H21M16 4V8M8 10V14M14 16V20"),
    "sparkles": Shape(data: "M10 5L12 11L18 13L12 15L10 21L8 15L2 13L8 11ZM18 2L19 5L22 6L19 7L18 10L17 7L14 6L17 5Z"),
    "speaker": Shape(data: "M3 9H7L12 4V20L7 15H3Z", details: ["M15 9Q17 12 15 15M18 6Q22 12 18 18"]),
    "square": Shape(data: square),
    "square.and.arrow.down": Shape(data: "M8 9H5V21H19V9H16M12 2V15M8 11L12 15L16 11"),
    "square.and.arrow.up": Shape(data: "M8 9H5V21H19V9H16M12 15V2M8 6L12 2L16 6"),
    "square.and.pencil": Shape(data: "M12 4H4V20H20V12M9 15L10 12L19 3L21 5L12 14Z"),
    "square.grid.2x2": Shape(data: "M3 3H10V10H3ZM14 3H21V10H14ZM3 14H10V21H3ZM14 14H21V21H14Z"),
    "square.stack": Shape(data: "M4 8H20V21H4Z", details: ["M6 5H18M8 2H16"]),
    "star": Shape(data: "M12 2L15 9L22 9.500L16.500 14L18.500 21.500L12 17.500L5.500 21.500L7.500 14L2 9.500L9 9Z"),
    "stop": Shape(data: "M5 5H19V19H5Z"),
    "sun.max": Shape(
      data: "M12 7A5 5 0 1 1 11.990 7Z",
      details: [
        "M12 1V3M12 21V23M1 12H3M21 12H23M4 4L5.500 5.500M18.500 18.500L20 20M20 4L18.500 5.500M5.500 18.500L4 20"
      ]
    ),
    "tag": Shape(data: "M3 3H12L21 12L12 21L3 12Z", details: ["M7.500 7V7.500"]),
    "textformat": Shape(data: "M2 18L7 5L12 18M4 13H10M17 11A3.500 3.500 0 1 1 16.990 11M20.500 11V18"),
    "thermometer": Shape(
      data: "M10 4Q10 2 12 2Q14 2 14 4V14Q17 16 15.500 19.500Q14 22 12 22Q10 22 8.500 19.500Q7 16 10 14Z"
    ),
    "trash": Shape(data: "M5 7H19L18 22H6Z", details: ["M3 7H21M9 7V3H15V7M10 11V18M14 11V18"]),
    "tray": Shape(data: "M3 13L6 4H18L21 13V20H3Z", details: ["M3 13H8Q9 16 12 16Q15 16 16 13H21"]),
    "triangle": Shape(data: "M12 3L22 20H2Z"),
    "trophy": Shape(
      data: "M7 3H17V9Q17 15 12 15Q7 15 7 9Z",
      details: ["M7 5H3Q3 10 7 11M17 5H21Q21 10 17 11M12 15V20M8 21H16"]
    ),
    "tv": Shape(data: "M2 5H22V18H2Z", details: ["M8 21H16"]),
    "video": Shape(data: "M2 6H15V18H2ZM15 11L22 7V17L15 13Z"),
    "wand.and.stars": Shape(data: "M3 21L15 9L17 11L5 23ZM18 2L19 5L22 6L19 7L18 10L17 7L14 6L17 5Z"),
    "wifi": Shape(data: "M2 9Q12 0 22 9M5 13Q12 6 19 13M8.500 16.500Q12 13 15.500 16.500M12 20V20.500"),
    "wrench": Shape(data: "M20 5L16 9L14 7L18 3Q12 2 11 7L3 16L7 21L15 13Q21 13 21 7Z"),
    "xmark": Shape(data: "M5 5L19 19M19 5L5 19"),
  ]
}
