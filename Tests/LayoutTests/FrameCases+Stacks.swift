extension FrameCases {
  static let stacks = [
    FrameCase(
      "an even share for flexible children around a rigid one",
      """
      200x50
      hstack spacing=0
        fill = 0 0 80 50
        box w=40 h=10 = 80 20 40 10
        fill = 120 0 80 50
      """
    ),
    FrameCase(
      "default distance of 8",
      """
      100x50
      hstack = 31 20 38 10
        box w=10 h=10 = 31 20 10 10
        box w=20 h=10 = 49 20 20 10
      """
    ),
    FrameCase(
      "priority first, the minimum of the others set aside",
      """
      200x10
      hstack spacing=0
        flex minw=30 maxw=inf = 0 0 30 10
          fill
        priority of=1 = 30 0 170 10
          fill
      """
    ),
    FrameCase(
      "the least flexible is served first",
      """
      100x10
      hstack spacing=0
        fill = 0 0 70 10
        flex minw=0 maxw=30 = 70 0 30 10
          fill
      """
    ),
    FrameCase(
      "rigid children overflow, centred by the container",
      """
      100x10
      hstack spacing=0 = -10 0 120 10
        box w=60 h=10 = -10 0 60 10
        box w=60 h=10 = 50 0 60 10
      """
    ),
    FrameCase(
      "a spacer takes the rest and keeps no distance",
      """
      100x10
      hstack
        box w=10 h=10 = 0 0 10 10
        spacer axis=h = 10 5 80 0
        box w=10 h=10 = 90 0 10 10
      """
    ),
    FrameCase(
      "a spacer has its minimum where nothing is proposed",
      """
      100x50
      fixedsize
        hstack spacing=0 = 36 20 28 10
          box w=10 h=10
          spacer axis=h = 46 25 8 0
          box w=10 h=10
      """
    ),
    FrameCase(
      "the minor length is found while measuring and offered while placing",
      """
      100x100
      fixedsize
        hstack spacing=0 = 40 30 20 40
          fill = 40 30 10 40
          box w=10 h=40 = 50 30 10 40
      """
    ),
    FrameCase(
      "one static child makes the stack vanish",
      """
      100x100
      vstack single align=leading = 0 0 100 100
        spacer = 0 0 100 100
      """
    ),
    FrameCase(
      "an empty stack has no size",
      """
      100x100
      vstack = 50 50 0 0
      """
    ),
    FrameCase(
      "right to left",
      """
      100x20
      hstack spacing=10 rtl
        box w=20 h=10 = 80 5 20 10
        fill = 0 0 70 20
      """
    ),
    FrameCase(
      "a divider is a pixel across its stack",
      """
      100x20 scale=3
      hstack spacing=0
        fill
        divider axis=h = 49.8333333 0 0.3333333 20
        fill
      """
    ),
    FrameCase(
      "a pile takes its largest children and offers them its size",
      """
      100x100
      fixedsize
        zstack align=trailing-bottom = 40 35 20 30
          box w=20 h=10 = 40 55 20 10
          box w=10 h=30 = 50 35 10 30
          fill = 40 35 20 30
      """
    ),
  ]

  static let frames = [
    FrameCase(
      "a frame aligns its child",
      """
      100x100
      frame w=60 h=40 align=leading-top = 20 30 60 40
        box w=10 h=10 = 20 30 10 10
      """
    ),
    FrameCase(
      "an oversized child is centred in its frame",
      """
      100x100
      frame w=20 h=20 = 40 40 20 20
        box w=40 h=10 = 30 45 40 10
      """
    ),
    FrameCase(
      "only a maximum: the proposal, as far as the maximum",
      """
      300x20
      flex maxw=200 = 50 5 200 10
        box w=40 h=10 = 130 5 40 10
      """
    ),
    FrameCase(
      "only a minimum: the child, but not beyond the proposal",
      """
      100x20
      flex minw=40 = 0 5 100 10
        box w=140 h=10 = -20 5 140 10
      """
    ),
    FrameCase(
      "the ideal where nothing is proposed, raised to the minimum",
      """
      100x100
      fixedsize
        flex minw=30 idealw=20 idealh=15 = 35 42.5 30 15
          fill = 35 42.5 30 15
      """
    ),
    FrameCase(
      "a negative length does not count",
      """
      100x20
      frame w=-5 = 0 0 100 20
        fill
      """
    ),
  ]
}
