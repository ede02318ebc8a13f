extension FrameCases {
  static let wrappers = [
    FrameCase(
      "padding",
      """
      100x100
      padding by=1,2,3,4 = 0 0 100 100
        fill = 2 1 94 96
      """
    ),
    FrameCase(
      "the default padding is 16",
      """
      100x100
      padding = 24 29 52 42
        box w=20 h=10 = 40 45 20 10
      """
    ),
    FrameCase(
      "an aspect ratio fits",
      """
      100x60
      ratio of=1 = 20 0 60 60
        fill = 20 0 60 60
      """
    ),
    FrameCase(
      "an aspect ratio covers",
      """
      100x60
      ratio of=1 cover = 0 -20 100 100
        fill
      """
    ),
    FrameCase(
      "the ratio of a resizable image",
      """
      100x100
      ratio = 0 25 100 50
        image w=20 h=10 resizable = 0 25 100 50
      """
    ),
    FrameCase(
      "position takes everything and centres on the point",
      """
      100x100
      position x=30 y=20 = 0 0 100 100
        box w=10 h=10 = 25 15 10 10
      """
    ),
    FrameCase(
      "an offset moves the content only",
      """
      100x100
      offset x=10 y=-5 = 0 0 100 100
        fill = 10 -5 100 100
      """
    ),
    FrameCase(
      "an offset is mirrored",
      """
      100x100
      offset x=10 rtl = 0 0 100 100
        fill = -10 0 100 100
      """
    ),
    FrameCase(
      "a scaled view is measured unscaled and seen scaled",
      """
      100x100
      scale x=2 y=0.5 = 40 40 20 20
        box w=20 h=20 = 30 45 40 10
      """
    ),
    FrameCase(
      "padding resets the distance to texts, a priority outside of it counts",
      """
      100x10
      hstack spacing=0
        padding by=0 = 0 0 50 10
          priority of=1
            fill
        fill = 50 0 50 10
      """
    ),
  ]

  static let decorations = [
    FrameCase(
      "a decoration is offered the size of what it decorates",
      """
      100x100
      decoration = 40 45 20 10
        box w=20 h=10 = 40 45 20 10
        fill = 40 45 20 10
      """
    ),
    FrameCase(
      "a decoration meets the guides",
      """
      100x100
      decoration align=trailing-top = 40 40 20 20
        box w=20 h=20
        box w=6 h=4 = 54 40 6 4
      """
    ),
    FrameCase(
      "several decorations form a pile",
      """
      100x100
      decoration align=leading-bottom = 40 40 20 20
        box w=20 h=20
        box w=6 h=4 = 40 56 6 4
        box w=30 h=30 = 40 30 30 30
      """
    ),
  ]

  static let alignment = [
    FrameCase(
      "an explicit guide shifts its view and widens the stack",
      """
      100x100
      vstack spacing=0 align=leading = 35 40 30 20
        guide of=leading w=0 plus=-10 = 45 40 20 10
          box w=20 h=10 = 45 40 20 10
        box w=10 h=10 = 35 50 10 10
      """
    ),
    FrameCase(
      "a frame hands the guide of its child on",
      """
      100x100
      hstack spacing=0 align=top = 30 35 40 30
        frame w=20 h=20 = 30 35 20 20
          guide of=top plus=5
            box w=10 h=10
        box w=20 h=20 = 50 45 20 20
      """
    ),
    FrameCase(
      "a stack keeps built-in guides of its content to itself",
      """
      100x100
      hstack spacing=0 align=top = 35 45 30 10
        vstack spacing=0 = 35 45 10 10
          guide of=top plus=5
            box w=10 h=10
        box w=20 h=10 = 45 45 20 10
      """
    ),
    FrameCase(
      "explicit values of a custom guide combine to their mean",
      """
      100x100
      hstack spacing=0 align=mean = 40 30 20 40
        vstack spacing=0 = 40 30 10 20
          guide of=mean plus=0
            box w=10 h=10
          guide of=mean plus=10
            box w=10 h=10
        box w=10 h=40 = 50 30 10 40
      """
    ),
    FrameCase(
      "baselines go through stacks",
      """
      100x100
      hstack spacing=0 align=first = 40 33 20 34
        vstack spacing=0 = 40 33 10 34
          box w=10 h=10
          text of=a size=20 = 40 43 10 24
        box w=10 h=10 = 50 52 10 10
      """
    ),
  ]
}
