extension FrameCases {
  static let texts = [
    FrameCase(
      "one line, rounded up to pixels",
      """
      100x100 scale=3
      text of=abcd = 33 39.8333333 34 20.3333333
      """
    ),
    FrameCase(
      "lines break after spaces, each further line adds the leading",
      """
      100x100
      frame w=40 = 30 28.75 40 42.5
        text of=aaaa_bbbb = 30 28.75 40 42.5
      """
    ),
    FrameCase(
      "a word that does not fit breaks between characters",
      """
      100x100
      frame w=40
        text of=abcdefgh size=20 = 30 26 40 48
      """
    ),
    FrameCase(
      "a line limit cuts, a reserve adds",
      """
      100x100
      vstack spacing=0
        frame w=40
          text of=aaaa_bbbb_cccc lines=2 = _ _ _ 42.5
        text of=a reserve=2 = _ _ _ 42.5
      """
    ),
    FrameCase(
      "as many whole lines as the height holds, at least one",
      """
      100x100
      hstack spacing=0
        frame w=20 h=50
          text of=a_b_c_d_e size=20 = _ _ _ 48
        frame w=20 h=5
          text of=a_b_c_d_e size=20 = _ _ _ 24
      """
    ),
    FrameCase(
      "a text shrinks before it is cut",
      """
      100x100
      frame w=40
        text of=aaaaaaaa lines=1 size=10 shrink=0.5 = 30 44 40 12
      """
    ),
    FrameCase(
      "line spacing",
      """
      100x100
      frame w=40
        text of=aaaa_bbbb size=20 spacing=10 = 30 21 40 58
      """
    ),
    FrameCase(
      "the distances of body text at three pixels a point",
      """
      200x100 scale=3
      vstack = _ 4.9618327 _ 90.0763346
        text of=One = _ 4.9618327 _ 20.3333333
        text of=Two = _ 27.295166 _ 20.3333333
        box w=50 h=10 = 75 58.2709147 50 10
        text of=Three = _ 74.7048340 _ 20.3333333
      """
    ),
    FrameCase(
      "macOS boxes of 16 without distance between them",
      """
      200x200 macos
      vstack = 75 64.5534668 50 70.8930664
        text of=One size=13 = _ 64.5534668 _ 16
        text of=Two size=13 = _ 80.5534668 _ 16
        box w=50 h=10 = 75 104.7043457 50 10
        text of=Three size=13 = _ 119.4465332 _ 16
      """
    ),
  ]

  static let containers = [
    FrameCase(
      "a reader takes the proposal, its content lies at the top leading corner",
      """
      100x100
      reader = 0 0 100 100
        box w=10 h=10 = 0 0 10 10
        fill = 0 0 100 100
      """
    ),
    FrameCase(
      "a scroll view is as wide as its content",
      """
      300x200
      scroll = 90 0 120 200
        vstack spacing=0 = 90 0 120 60
          box w=120 h=60
      """
    ),
    FrameCase(
      "margins of a scroll view",
      """
      300x200
      scroll margins=5,10,5,10 = 80 0 140 200
        box w=120 h=60 = 90 5 120 60
      """
    ),
    FrameCase(
      "a horizontal scroll view that reads right to left starts at the right",
      """
      100x20
      scroll axes=h rtl = 0 5 100 10
        box w=150 h=10 = -50 5 150 10
      """
    ),
    FrameCase(
      "a lazy stack fills the width",
      """
      100x100
      lazyv spacing=5 align=leading = 0 37.5 100 25
        box w=10 h=10 = 0 37.5 10 10
        fill = 0 52.5 100 10
      """
    ),
    FrameCase(
      "tracks from first to last, what a bound refuses is lost",
      """
      280x100
      lazygrid tracks=f60,x10,x20-80 spacing=4 = 0 33 280 34
        box w=10 h=10 = 36 38 10 10
        flex maxw=inf = 79 33 102 20
          box w=10 h=20
        fill = 189 38 80 10
        box w=10 h=10 = 36 57 10 10
      """
    ),
    FrameCase(
      "cells lie in their tracks as the block of tracks in the grid",
      """
      100x50
      lazygrid tracks=f30,f30 align=leading = 0 20 100 10
        box w=10 h=10 = 0 20 10 10
        box w=10 h=10 = 38 20 10 10
      """
    ),
    FrameCase(
      "adaptive tracks",
      """
      200x60
      lazygrid tracks=a80-90 = 0 6 200 48
        frame h=20 = 6 6 90 20
          fill
        frame h=20 = 104 6 90 20
          fill
        frame h=20 = 6 34 90 20
          fill
      """
    ),
    FrameCase(
      "columns line up, flexible ones share what is left",
      """
      100x100
      grid h=10 v=4 = 0 33 100 34
        row
          box w=20 h=10 = 5 38 20 10
          flex maxw=inf = 40 33 60 20
            box w=5 h=20
        row
          box w=30 h=10 = 0 57 30 10
          box w=5 h=10 = 67.5 57 5 10
      """
    ),
    FrameCase(
      "a cell over two columns, a column aligned by one of its cells",
      """
      320x150
      grid h=10 v=10 = 85 20 150 110
        row = 85 20 150 30
          box w=40 h=30 = 85 20 40 30
          box w=60 h=30 = 135 20 60 30
          box w=30 h=30 = 205 20 30 30
        row = 85 60 150 30
          cell columns=2 = 90 60 100 30
            box w=100 h=30
          box w=30 h=30 = 205 60 30 30
        row
          cell column=trailing = 105 100 20 30
            box w=20 h=30
      """
    ),
    FrameCase(
      "a flexible view between rows makes a grid fill the width",
      """
      320x100
      grid h=8 v=4 = 0 36 320 28
        row
          box w=40 h=20 = 53 36 40 20
          box w=60 h=20 = 207 36 60 20
        frame h=4 = 0 60 320 4
          fill
      """
    ),
    FrameCase(
      "the first child whose ideal size fits",
      """
      100x100
      fits = 0 0 100 100
        box w=120 h=10
        fill = 0 0 100 100
        box w=10 h=10
      """
    ),
    FrameCase(
      "pages of a scroll view",
      """
      300x100
      scroll axes=h
        hstack spacing=0 = 0 40 600 20
          relative axes=h = 0 40 300 20
            frame h=20
              fill
          relative axes=h = 300 40 300 20
            frame h=20
              fill
      """
    ),
    FrameCase(
      "a custom layout",
      """
      100x100
      custom step=15 = 25 32.5 50 35
        box w=50 h=20 = 25 32.5 50 20
        box w=20 h=20 = 40 47.5 20 20
      """
    ),
    FrameCase(
      "a custom layout is mirrored",
      """
      100x100
      custom step=15 rtl = 25 32.5 50 35
        box w=50 h=20 = 25 32.5 50 20
        box w=10 h=20 = 50 47.5 10 20
      """
    ),
    FrameCase(
      "a label and its control at both ends",
      """
      200x100
      labeled = 0 34.5 200 31
        box w=40 h=20 = 0 40 40 20
        box w=51 h=31 = 149 34.5 51 31
      """
    ),
    FrameCase(
      "a follower keeps its slot, its content goes to the source",
      """
      200x160
      zstack align=leading-top
        frame w=200 h=160
          fill
        matched = 0 0 80 20
          box w=80 h=20 = 90 70 80 20
        padding by=70,90,0,0
          matched source = 90 70 40 40
            box w=40 h=40
      """
    ),
  ]

  static let safeAreas = [
    FrameCase(
      "the root is centred in the safe area",
      """
      100x200 safe=60,0,20,0
      box w=20 h=20 = 40 110 20 20
      """
    ),
    FrameCase(
      "ignoring the safe area where it is touched",
      """
      100x200 safe=60,0,20,0
      zstack = 0 60 100 120
        ignores = 0 60 100 120
          fill = 0 0 100 200
        padding by=5
          ignores
            fill = 5 65 90 110
      """
    ),
    FrameCase(
      "a bar takes its height and the default distance",
      """
      100x200
      inset edge=bottom = 0 0 100 200
        fill = 0 0 100 162
        frame h=30 = 0 170 100 30
          fill
      """
    ),
    FrameCase(
      "under a bar",
      """
      320x300
      inset edge=top spacing=0
        ignores
          fill = 0 0 320 300
        frame h=64 = 0 0 320 64
          fill
      """
    ),
    FrameCase(
      "a scroll view stays under a bar, its content does not",
      """
      100x200
      inset edge=top spacing=0
        scroll = 25 0 50 200
          box w=50 h=500 = 25 30 50 500
        frame h=30
          fill
      """
    ),
    FrameCase(
      "two bars at one edge of a scroll view",
      """
      100x200
      inset edge=top spacing=0 = 0 0 100 200
        inset edge=top spacing=0 = 0 0 100 200
          scroll = 25 0 50 200
            box w=50 h=500 = 25 50 50 500
          frame h=20 = 0 30 100 20
            fill
        frame h=30 = 0 0 100 30
          fill
      """
    ),
    FrameCase(
      "safe area padding of a scroll view insets its content",
      """
      320x200
      frame w=100 h=150 = 110 25 100 150
        safepadding by=20,0,20,0
          scroll = 110 25 100 150
            box w=100 h=180 = 110 45 100 180
      """
    ),
  ]
}
