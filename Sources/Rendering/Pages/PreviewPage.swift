/// The page of a live preview: one document with its style and its script, which talks to this process alone.
package enum PreviewPage {
  /// A choice that the page offers for a setting: what it is called, and its value.
  package struct Choice: Sendable {
    let value: String
    let name: String

    package init(_ value: String, _ name: String) {
      self.value = value
      self.name = name
    }
  }

  /// The document. Only a script with the nonce runs.
  package static func html(nonce: String, devices: [Choice], textSizes: [Choice], chosen device: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Preview</title>
    <style>\(style)</style>
    </head>
    <body>
    <header role="toolbar" aria-label="Preview settings">
    <label>Scene <select id="scene"></select></label>
    <label>Device <select id="device">\(options(devices, device))</select></label>
    <label><input type="checkbox" id="landscape"> Landscape</label>
    <label title="The size class of the width">Width <select id="widthClass">\(sizeClasses)</select></label>
    <label title="The size class of the height">Height <select id="heightClass">\(sizeClasses)</select></label>
    <label>Text <select id="textSize">\(options(textSizes, "large"))</select></label>
    <label><input type="checkbox" id="dark"> Dark</label>
    <label><input type="checkbox" id="rtl"> Right to left</label>
    <label>Locale <input id="locale" value="en_US" size="6" spellcheck="false"></label>
    <label>Zoom <input type="range" id="zoom" min="25" max="300" value="100" step="5"></label>
    <label title="As large as the window has room for"><input type="checkbox" id="fit" checked> Fit</label>
    <label><input type="checkbox" id="frames"> Frames</label>
    <label title="Arrows for preferences that are handed up and values of the environment that come down"><input type="checkbox" id="flow"> Flow</label>
    <label title="A click uses what it hits: buttons, toggles, fields"><input type="checkbox" id="interact"> Interact</label>
    <button id="reset" type="button">Reset</button>
    <span id="passes" role="group" aria-label="Passes" hidden><label>Pass <input type="range" id="pass" min="1" value="1" step="1"></label>
    <output id="passText" for="pass"></output> <button id="play" type="button">Play</button></span>
    </header>
    <main>
    <nav aria-label="Elements"><ul id="tree" role="tree" aria-label="Element tree"></ul></nav>
    <section id="stage" aria-label="Picture" tabindex="0">
    <p id="outdated" role="status" hidden></p>
    <div id="trial" role="region" aria-label="What a fix would do" hidden></div>
    <div id="picture"></div>
    <div id="tip" role="tooltip" hidden></div>
    </section>
    <aside aria-label="Selected element"><h2 id="name">Nothing selected</h2><div id="use"></div><dl id="facts"></dl>
    <section aria-label="Arguments" id="inspector" hidden><h2>Arguments</h2>
    <p id="readonly" hidden>The editor applies no edits.</p><div id="arguments"></div>
    <form id="add"><label>Modifier <input id="modifier" list="addable" placeholder="padding(8)" spellcheck="false" autocomplete="off"></label>
    <datalist id="addable"></datalist><button>Add</button></form></section>
    <p id="hint">Click an element to select it, double-click to have its place in the source named where the preview was started. Shift-click another to measure the distance.</p>
    <section aria-label="Findings" id="found" hidden><h2>Findings</h2><ul id="findings"></ul></section>
    <section aria-label="State" id="stated" hidden><h2>State</h2><ul id="state"></ul></section>
    <ul id="unknowns"></ul></aside>
    </main>
    <footer id="status" role="status" aria-live="polite">Connecting</footer>
    <script nonce="\(nonce)">\(script)
    \(elements)
    \(inspector)</script>
    </body>
    </html>

    """
  }

  /// What decides a size class: the device, or who looks at the page.
  private static let sizeClasses = options(
    [Choice("", "by device"), Choice("compact", "compact"), Choice("regular", "regular")],
    ""
  )

  private static func options(_ choices: [Choice], _ chosen: String) -> String {
    choices.map { choice in
      let mark = choice.value == chosen ? " selected" : ""
      return "<option value=\"\(SVGText.escaped(choice.value))\"\(mark)>\(SVGText.escaped(choice.name))</option>"
    }.joined()
  }
}
