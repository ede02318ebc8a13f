// Drives the page of `uilsp --preview`, and the one that the language server opens, in headless Chromium, over its debugging protocol and without any package:
//   node Tests/Preview/page.mjs PATH-OF-UILSP [SCREENSHOT-FOLDER | --measure]
// With --measure nothing is checked: it only prints how long it takes from an edit to its picture.
// Needs `chromium` (Debian's package); skips where there is no browser.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [uilsp, ...rest] = process.argv.slice(2);
const onlyMeasures = rest[0] === "--measure", screenshots = onlyMeasures ? undefined : rest[0];
const browser = ["chromium", "chromium-browser", "google-chrome"].find(name => spawnSync("which", [name]).status === 0);
if (!uilsp) { console.error("usage: node page.mjs PATH-OF-UILSP [SCREENSHOT-FOLDER | --measure]"); process.exit(2); }
if (!browser) { console.log("skipped: no chromium"); process.exit(0); }

const folder = mkdtempSync(join(tmpdir(), "uilsp-preview-"));
const file = join(folder, "Card.ui");
const source = (text, size) => `struct Card: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("${text} \\(count)")
      Button("More") { count += 1 }
      Color.red.frame(width: ${size}, height: 20)
    }
  }
}

struct Other: View {
  var body: some View { Text("Other") }
}

struct Sized: View {
  @Environment(\\.horizontalSizeClass) private var width
  var body: some View { Text(width == .regular ? "roomy" : "narrow") }
}
`;
writeFileSync(file, source("Count", 40));

const children = [];
const start = (command, args, pattern, stream) => new Promise((resolve, reject) => {
  const child = spawn(command, args);
  children.push(child);
  let text = "";
  child[stream].on("data", data => {
    text += data;
    const found = text.match(pattern);
    if (found) resolve(found[1]);
  });
  child.on("exit", code => reject(new Error(`${command} ended with ${code}: ${text}`)));
  setTimeout(() => reject(new Error(`${command} says nothing: ${text}`)), 60_000);
});

/** The browser, which speaks its debugging protocol over two pipes. */
class Browser {
  constructor() {
    const child = spawn(browser, ["--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      `--user-data-dir=${join(folder, "profile" + children.length)}`, "about:blank"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    children.push(child);
    this.pipe = child.stdio[3];
    this.last = 0;
    this.waiting = new Map();
    this.pages = new Map();
    let text = "";
    child.stdio[4].setEncoding("utf8");
    child.stdio[4].on("data", data => {
      const parts = (text + data).split("\0");
      text = parts.pop();
      for (const part of parts) this.receive(JSON.parse(part));
    });
  }

  receive(message) {
    this.pages.get(message.sessionId)?.receive(message);
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (waiting) message.error ? waiting.reject(new Error(message.error.message)) : waiting.resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.last;
    this.pipe.write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}

/** A page of the browser. */
class Page {
  static async open(browser, address) {
    const page = new Page(browser);
    const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
    page.session = (await browser.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    browser.pages.set(page.session, page);
    for (const domain of ["Page", "Runtime", "Accessibility", "Network", "Log"]) await page.send(`${domain}.enable`);
    await page.send("Emulation.setDeviceMetricsOverride", { width: 1300, height: 950, deviceScaleFactor: 1, mobile: false });
    await page.send("Page.navigate", { url: address });
    return page;
  }

  constructor(browser) {
    this.browser = browser;
    this.requests = [];
    this.errors = [];
  }

  receive(message) {
    if (message.method === "Network.requestWillBeSent") this.requests.push(message.params.request.url);
    if (message.method === "Runtime.exceptionThrown") this.errors.push(message.params.exceptionDetails.exception?.description);
    if (message.method === "Log.entryAdded" && message.params.entry.level === "error") this.errors.push(message.params.entry.text);
  }

  send(method, params = {}) { return this.browser.send(method, params, this.session); }

  async run(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async until(what, expression, time = 15_000) {
    const end = Date.now() + time;
    while (Date.now() < end) {
      if (await this.run(expression).catch(() => false)) return console.log(`  ${what}`);
      await new Promise(resolve => setTimeout(resolve, 25));
    }
    throw new Error(`not so: ${what}`);
  }

  async key(key) {
    const text = key === "Enter" ? "\r" : undefined;
    for (const type of ["keyDown", "keyUp"]) await this.send("Input.dispatchKeyEvent", { type, key, code: key, text: type === "keyDown" ? text : undefined });
  }

  async screenshot(name) {
    if (!screenshots) return;
    const { data } = await this.send("Page.captureScreenshot");
    writeFileSync(join(screenshots, name + ".png"), Buffer.from(data, "base64"));
  }
}

/** An editor: it keeps the language server's messages, and answers what it is asked. */
class Editor {
  constructor() {
    this.child = spawn(uilsp, ["--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
    children.push(this.child);
    this.messages = [];
    this.last = 0;
    let data = Buffer.alloc(0);
    this.child.stdout.on("data", chunk => {
      data = Buffer.concat([data, chunk]);
      for (;;) {
        const end = data.indexOf("\r\n\r\n");
        const length = end < 0 ? NaN : Number(/Content-Length: (\d+)/.exec(data.subarray(0, end))[1]);
        if (!(data.length >= end + 4 + length)) return;
        const message = JSON.parse(data.subarray(end + 4, end + 4 + length));
        data = data.subarray(end + 4 + length);
        this.messages.push(message);
        if (message.method && message.id !== undefined) this.write({ id: message.id, result: message.method === "workspace/applyEdit" ? { applied: true } : { success: true } });
      }
    });
  }

  write(message) {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  async request(method, params) {
    const id = ++this.last;
    this.write({ id, method, params });
    const answer = await this.message(`an answer to ${method}`, message => message.id === id && !message.method);
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  }

  /** The first message of that kind; it is taken away. */
  async message(what, isWanted) {
    for (let end = Date.now() + 20_000; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 10))) {
      const index = this.messages.findIndex(isWanted);
      if (index >= 0) return this.messages.splice(index, 1)[0];
    }
    throw new Error(`not so: ${what}`);
  }
}

const panel = `struct Panel: View {
  @State private var name = "Ann"
  @State private var level = 0.25
  @State private var count = 1
  @State private var pick = "b"
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Slider(value: $level, in: 0...1, step: 0.25)
      Stepper("Count", value: $count, in: 0...2)
      Picker("Pick", selection: $pick) { Text("First").tag("a"); Text("Second").tag("b") }
      Text("\\(name) \\(level) \\(count) \\(pick)")
    }
  }
}
`;

/** Selects the first element of that name in the tree. */
const select = (page, name) => page.run(`[...document.querySelectorAll("#tree [role=treeitem] > span")].find(node => node.textContent === "${name}").click()`);
/** Sets a control, and tells the page as a user does. */
const put = (page, selector, value, ...events) => page.run(`(() => { const control = document.querySelector(${JSON.stringify(selector)});
  control.focus(); control.value = ${JSON.stringify(value)}; for (const name of ${JSON.stringify(events)}) control.dispatchEvent(new Event(name, {bubbles: true})); })()`);

const checkControls = async page => {
  writeFileSync(file, panel);
  await page.until("a panel of controls", `${texts}.includes("Ann 0.250000 1 b")`);
  await select(page, "TextField");
  await put(page, "#use input", "Bo", "input");
  await page.until("a text is written", `${texts}.includes("Bo 0.250000 1 b")`);
  await put(page, "#use input", "Bob", "input");
  await page.until("and goes on, with the keyboard where it was", `${texts}.includes("Bob 0.250000 1 b") && document.activeElement.value === "Bob"`);
  await select(page, "Slider");
  await put(page, "#use input", "0.75", "input");
  await page.until("a slider moves", `${texts}.includes("Bob 0.750000 1 b")`);
  await select(page, "Stepper");
  for (let step = 0; step < 3; step++) {
    await page.run(`document.getElementById("use-up").click()`);
    await new Promise(resolve => setTimeout(resolve, 150));
  }
  await page.until("a stepper counts to its end", `${texts}.includes("Bob 0.750000 2 b")`);
  await page.run(`document.getElementById("use-down").click()`);
  await page.until("and back", `${texts}.includes("Bob 0.750000 1 b")`);
  await select(page, "Picker");
  const names = await page.run(`[...document.querySelectorAll("#use option")].map(option => option.textContent).join()`);
  if (names !== "First,Second") throw new Error(`to be picked are ${names}`);
  await put(page, "#use select", "0", "change");
  await page.until("a picker picks", `${texts}.includes("Bob 0.750000 1 a")`);
  await page.screenshot("controls");
  await page.run(`document.getElementById("reset").click()`);
  await page.until("reset brings all of it back", `${texts}.includes("Ann 0.250000 1 b")`);
  await page.run(`document.getElementById("interact").click()`);
  await page.until("a text field can be clicked", `[...document.querySelectorAll("#picture .target")].some(target => target.getAttribute("aria-label") === "Name")`);
  await click(page, "Name");
  await page.until("a field lies over it", `document.activeElement.id === "written" && document.activeElement.value === "Ann"`);
  await page.send("Input.insertText", { text: "Cleo" });
  await page.until("what is typed there is written", `${texts}.includes("Cleo 0.250000 1 b") && document.activeElement.id === "written"`);
  await page.screenshot("written");
  await page.key("Escape");
  await page.until("and the field goes", `!document.getElementById("written") && ${texts}.includes("Cleo 0.250000 1 b")`);
  await page.run(`document.getElementById("reset").click(); document.getElementById("interact").click()`);
  await page.until("as at first", `${texts}.includes("Ann 0.250000 1 b")`);
  await page.run(`document.querySelector("#picture").dispatchEvent(new MouseEvent("mouseleave"))`);
  const [x, y] = await page.run(`(() => { const box = [...document.querySelectorAll("#picture .elements rect")].find(rect => rect.dataset.name === "Stepper").getBoundingClientRect();
    return [box.x + 4, box.y + box.height / 2]; })()`);
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  const told = name => `[...document.querySelectorAll("#tip dt")].find(term => term.textContent === "${name}")?.nextSibling.textContent`;
  await page.until("the pointer is told frame, guides and spacing", `!document.getElementById("tip").hidden && ${told("Size")} && /Baseline/.test(${told("Guides")}) && /above/.test(${told("Spacing")})`);
  await page.screenshot("pointed");
  await page.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 5, y: 5 });
  await page.until("and nothing elsewhere", `document.getElementById("tip").hidden`);
};

const checkEditing = async (page, editor, edit) => {
  await select(page, "frame");
  await page.until("what can be edited is listed", `document.getElementById("argument-0-width")?.value === "40"`);
  const width = `document.querySelector("#picture [fill='#ff3b30']").getBBox().width`;
  await put(page, "#argument-0-width + input", "90", "input");
  await page.until("a number is shown while it is dragged", `${width} === 90`);
  await page.screenshot("dragged");
  if (editor.messages.some(message => message.method === "workspace/applyEdit")) throw new Error("dragging writes");
  await put(page, "#argument-0-width + input", "90", "change");
  const change = async () => (await editor.message("an edit", message => message.method === "workspace/applyEdit")).params.edit.documentChanges[0].edits[0];
  const first = await change();
  if (first.newText !== "90" || first.range.start.line !== 6) throw new Error(`the edit is ${JSON.stringify(first)}`);
  edit(source("Written", 90));
  await page.until("it is written when it is let go",
    `document.getElementById("argument-0-width")?.value === "90" && ${width} === 90 && ${texts}.includes("Written 0")`);
  await page.run(`document.getElementById("argument-0-width").focus()`);
  for (let step = 0; step < 2; step++) await page.key("ArrowUp");
  const second = await change();
  if (second.newText !== "92") throw new Error(`the keys set ${second.newText}`);
  edit(source("Stepped", 92));
  await page.until("the keys step", `document.getElementById("argument-0-width")?.value === "92" && ${texts}.includes("Stepped 0")`);
  // What the editor sends before that is an edit tells anew what can be edited, and takes nothing away.
  await page.run(`window.told = document.getElementById("argument-0-width"); window.told.focus()`);
  await page.key("ArrowDown");
  edit(source("Between", 92));
  await page.until("what was set with the keys stays while the text changes", `document.getElementById("argument-0-width") !== window.told
    && document.getElementById("argument-0-width").value === "91"`);
  const third = await change();
  if (third.newText !== "91") throw new Error(`the keys set ${third.newText}`);
  edit(source("Open", 92));
  await page.until("what others write is shown again", `document.getElementById("argument-0-width")?.value === "92" && document.activeElement.id === "argument-0-width"`);
  await put(page, "#argument-0-alignment", ".leading", "change");
  if ((await change()).newText !== ", alignment: .leading") throw new Error("an alignment is not added");
  console.log("  an alignment is chosen");
  await put(page, "#modifier", "opacity(0.5)");
  await page.run(`document.getElementById("add").requestSubmit()`);
  if ((await change()).newText !== ".opacity(0.5)") throw new Error("a modifier is not added");
  console.log("  a modifier is added");
  await put(page, "#modifier", "sparkle()");
  await page.run(`document.getElementById("add").requestSubmit()`);
  await page.until("what would be wrong is refused", `document.getElementById("status").textContent.startsWith("Not done")`);
  await page.screenshot("editing");
};

const pages = `struct Item: Identifiable, Hashable {
  let id: Int
  var name: String { "Item \\(id)" }
}

struct Detail: View {
  let item: Item
  @Environment(\\.dismiss) private var dismiss
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("\\(item.name) has \\(likes)")
      Button("Like") { likes += 1 }
      Button("Leave") { dismiss() }
      NavigationLink("Deeper") { Text("Deep inside") }
    }
    .navigationTitle(item.name)
  }
}

struct Adding: View {
  @Environment(\\.dismiss) private var dismiss
  var body: some View {
    VStack { Text("To be added"); Button("Done") { dismiss() } }
  }
}

struct Home: View {
  @State private var path = NavigationPath()
  @State private var isAdding = false
  @State private var asks = false
  @State private var warns = false
  @State private var covers = false
  @State private var shown: Item?
  @State private var text = "nothing yet"
  var body: some View {
    TabView {
      NavigationStack(path: $path) {
        List {
          ForEach(0..<2) { id in NavigationLink(Item(id: id).name, value: Item(id: id)) }
          NavigationLink("About") { Text("All about it").navigationTitle("About") }
          Button("Add") { isAdding = true }
          Button("Ask") { asks = true }
          Button("Warn") { warns = true }
          Button("Cover") { covers = true }
          Button("Show") { shown = Item(id: 7) }
          Text("\\(text), \\(path.count) deep")
          DisclosureGroup("More") { Text("Inside of more") }
        }
        .navigationTitle("Start")
        .navigationDestination(for: Item.self) { Detail(item: $0) }
        .sheet(isPresented: $isAdding, onDismiss: { text = "dismissed" }) { Adding().presentationDetents([.medium]) }
        .fullScreenCover(isPresented: $covers) { Button("Uncover") { covers = false } }
        .popover(item: $shown) { Text("Popped \\($0.name)") }
        .alert("Really?", isPresented: $warns) {
          Button("Delete", role: .destructive) { text = "deleted" }
          Button("Cancel", role: .cancel) {}
        } message: { Text("There is no way back.") }
        .confirmationDialog("Which one?", isPresented: $asks, titleVisibility: .visible) {
          Button("First") { text = "first" }
        }
      }
      .tabItem { Label("Home", systemImage: "house") }
      Text("The second page").tabItem { Label("Second", systemImage: "star") }
      Choosing().tabItem { Label("Third", systemImage: "gear") }
    }
  }
}

struct Choosing: View {
  @State private var chosen: String?
  var body: some View {
    VStack {
      Text("chosen: \\(chosen ?? "none")")
      List(["red", "green"], id: \\.self, selection: $chosen) { Text($0) }
    }
  }
}
`;

const ways = `struct Older: View {
  @State private var isActive = false
  @State private var chosen: Int?
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("By flag", isActive: $isActive) { Text("flagged \\(isActive ? "on" : "off")") }
        NavigationLink("By tag", tag: 3, selection: $chosen) { Text("tagged \\(chosen ?? 0)") }
        Text("nowhere")
      }
      .navigationTitle("Older")
    }
  }
}

struct Flagged: View {
  @State private var isShown = false
  @State private var path: [Int] = [1, 2]
  var body: some View {
    NavigationStack(path: $path) {
      VStack { Text("root"); Button("Show") { isShown = true } }
        .navigationDestination(for: Int.self) { number in
          VStack { Text("page \\(number)"); Button("All back") { path = [] }.disabled(number == 1) }
        }
        .navigationDestination(isPresented: $isShown) { Text("shown by a flag") }
    }
  }
}

struct Columns: View {
  @State private var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(["one", "two"], id: \\.self, selection: $chosen) { name in NavigationLink(name, value: name) }
    } detail: {
      Text("detail of \\(chosen ?? "none")")
    }
  }
}

struct Swiped: View {
  @State private var page = 1
  var body: some View {
    TabView(selection: $page) { Text("left \\(page)").tag(1); Text("right \\(page)").tag(2) }.tabViewStyle(.page)
  }
}
`;

/** Other ways to pages. */
const checkWays = async page => {
  const shows = text => `${texts}.includes(${JSON.stringify(text)})`, hides = text => `!${shows(text)}`;
  const scene = async name => {
    await page.until(`the scene ${name}`, `[...document.getElementById("scene").options].some(option => option.text === "${name}")`);
    await page.run(`(() => { const scene = document.getElementById("scene"); scene.selectedIndex = [...scene.options].findIndex(option => option.text === "${name}");
      scene.dispatchEvent(new Event("change", {bubbles: true})); })()`);
  };
  writeFileSync(file, ways);
  await page.run(`document.getElementById("interact").click()`);
  await scene("Older");
  await click(page, "By flag");
  await page.until("a flag's page", shows("flagged on"));
  await click(page, "Back to Older");
  await page.until("it is put down on the way back", shows("nowhere"));
  await click(page, "By tag");
  await page.until("a tag's page", shows("tagged 3"));
  await click(page, "Back to Older");
  await page.until("and back", shows("nowhere"));
  await scene("Flagged");
  await page.until("a path that holds pages at first", `${shows("page 2")} && ${hides("root")}`);
  await click(page, "Back to Back");
  await page.until("the page before", shows("page 1"));
  if (await page.run(`[...document.querySelectorAll("#picture .target")].some(node => node.getAttribute("aria-label") === "All back")`)) throw new Error("what is disabled is pressed");
  await page.run(`document.getElementById("reset").click()`);
  await page.until("again both", shows("page 2"));
  await click(page, "All back");
  await page.until("the path is emptied", shows("root"));
  await click(page, "Show");
  await page.until("a flag of the stack", shows("shown by a flag"));
  await click(page, "Back to Back");
  await page.until("and it is put down", shows("root"));
  await scene("Columns");
  await click(page, "two");
  await page.until("a selection shows its detail", shows("detail of two"));
  await click(page, "Back to Back");
  await page.until("and the list again", shows("one"));
  await scene("Swiped");
  await page.until("pages side by side", shows("left 1"));
  await select(page, "TabView");
  await put(page, "#use select", "1", "change");
  const middle = `(() => { const svg = document.querySelector("#picture svg"), text = [...svg.querySelectorAll("text")].find(node => node.textContent === "right 2");
    return text && Math.abs(text.getBBox().x - svg.viewBox.baseVal.width / 2) < 40; })()`;
  await page.until("the next one is in sight", middle);
  await page.run(`(() => { document.getElementById("interact").click(); const scene = document.getElementById("scene"); scene.selectedIndex = 0;
    scene.dispatchEvent(new Event("change", {bubbles: true})); })()`);
};

const touched = `struct Touched: View {
  @State private var said = "nothing"
  @State private var pick = 1
  @State private var level = 0.5
  @State private var count = 1
  @State private var search = ""
  var body: some View {
    NavigationStack {
      List {
        Text("\\(said) \\(pick) \\(count) [\\(search)]")
        Text(level < 0.5 ? "low" : "high")
        Menu("Options") { Button("Rename") { said = "renamed" }; Menu("More") { Button("Deep") { said = "deep" } } }
        Picker("Pick", selection: $pick) { Text("One").tag(1); Text("Two").tag(2) }
        Picker("Part", selection: $pick) { Text("I").tag(1); Text("III").tag(3) }.pickerStyle(.segmented)
        Slider(value: $level)
        Stepper("Count", value: $count)
        Text("Row").swipeActions { Button("Archive") { said = "archived" } }.contextMenu { Button("Copy") { said = "copied" } }
        Text("Long").onLongPressGesture { said = "held" }
      }
      .navigationTitle("Touched")
      .searchable(text: $search, prompt: "Find")
      .toolbar { Button("Top", systemImage: "plus") { said = "top" } }
    }
  }
}
`;

/** Menus, parts of controls, gestures, and what bars hold, as with a mouse. */
const checkTouches = async page => {
  writeFileSync(file, touched);
  const shows = text => `${texts}.includes(${JSON.stringify(text)})`;
  await page.until("controls to touch", shows("nothing 1 1 []"));
  await page.run(`document.getElementById("interact").click()`);
  await click(page, "Options");
  await page.until("a menu opens", shows("Rename"));
  await page.screenshot("menu");
  await click(page, "More");
  await click(page, "Deep");
  await page.until("a menu in it acts, and both close", `${shows("deep 1 1 []")} && !${shows("Rename")}`);
  await click(page, "Options");
  await page.until("again", shows("Rename"));
  await page.run(`document.getElementById("stage").focus()`);
  await page.key("Escape");
  await page.until("Escape closes it", `!${shows("Rename")}`);
  await click(page, "Pick");
  await click(page, "Two");
  await page.until("a picker's menu chooses", shows("deep 2 1 []"));
  await click(page, "III");
  await page.until("a segment chooses", shows("deep 3 1 []"));
  await click(page, "More");
  await page.until("a stepper counts in place", shows("deep 3 2 []"));
  await drag(page, "Slider", 0.5, 0.1);
  await page.until("a slider is dragged", shows("low"));
  await drag(page, "Row", 0.9, 0.3);
  await page.until("a swipe brings up buttons", shows("Archive"));
  await page.screenshot("swiped");
  await click(page, "Archive");
  await page.until("which act", `${shows("archived 3 2 []")} && !${shows("Archive")}`);
  await click(page, "Row", "right");
  await page.until("the second button opens a menu", shows("Copy"));
  await click(page, "Copy");
  await page.until("which acts", `${shows("copied 3 2 []")} && !${shows("Copy")}`);
  await click(page, "Long", "left", 700);
  await page.until("a long press acts", shows("held 3 2 []"));
  await click(page, "Top");
  await page.until("the bar's button acts", shows("top 3 2 []"));
  await click(page, "Find");
  await page.until("the search field is written in", `!!document.querySelector("#use input")`);
  await put(page, "#use input", "x", "input");
  await page.until("and shows it", shows("top 3 2 [x]"));
  writeFileSync(file, touched.replace('"\\(said)', '"now \\(said)'));
  await page.until("after an edit everything is done again", shows("now top 3 2 [x]"));
  await page.run(`document.getElementById("reset").click()`);
  await page.until("reset takes all of it back", shows("now nothing 1 1 []"));
  await page.run(`document.getElementById("interact").click()`);
};

const flowing = `struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension EnvironmentValues { @Entry var theme: String = "plain" }

struct Label1: View {
  @Environment(\\.theme) private var theme
  var body: some View { Text("\\(theme)").preference(key: WidthKey.self, value: 20) }
}

struct Flowing: View {
  @State private var width: CGFloat = 10
  var body: some View {
    VStack { Label1(); Text("wide \\(Int(width))") }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .environment(\\.theme, "dark")
  }
}
`;

/** Arrows of preferences and of the environment, and the passes in which state settles. */
const checkFlows = async page => {
  writeFileSync(file, flowing);
  await page.until("a program of flows", `[...document.getElementById("scene").options].some(option => option.text === "Flowing")`);
  await page.run(`(() => { const scene = document.getElementById("scene"); scene.selectedIndex = [...scene.options].findIndex(option => option.text === "Flowing");
    scene.dispatchEvent(new Event("change", {bubbles: true})); })()`);
  await page.until("its state has settled", `${texts}.includes("wide 20") && document.getElementById("passText").textContent === "2 of 2"`);
  await page.run(`document.getElementById("flow").click()`);
  await page.until("arrows go up and down", `["preference", "environment"].every(kind => document.querySelector("#picture path.flow." + kind))`);
  await select(page, "VStack");
  await page.until("and are told", `[...document.querySelectorAll("#facts dd")].some(node => node.textContent.startsWith("WidthKey = 20"))`);
  await page.screenshot("flows");
  await page.run(`document.getElementById("flow").click()`);
  await put(page, "#pass", "1", "input");
  await page.until("the first pass", `${texts}.includes("wide 10") && document.getElementById("passText").textContent === "1 of 2"`);
  await put(page, "#pass", "2", "input");
  await page.until("and the last", `${texts}.includes("wide 20")`);
  await page.run(`(() => { const scene = document.getElementById("scene"); scene.selectedIndex = 0; scene.dispatchEvent(new Event("change", {bubbles: true})); })()`);
};

/** Where the area of that name is. */
const place = async (page, name) => {
  const find = `(() => { const found = [...document.querySelectorAll("#picture .target")].findLast(node => node.getAttribute("aria-label") === ${JSON.stringify(name)});
    found?.scrollIntoView({block: "nearest"}); const box = found?.getBoundingClientRect(); return box && [box.x + box.width / 2, box.y + box.height / 2, box.width]; })()`;
  let box = null;
  for (const end = Date.now() + 15_000; !box && Date.now() < end; await new Promise(resolve => setTimeout(resolve, 25))) box = await page.run(find);
  if (!box) throw new Error(`nothing is called ${name}`);
  return box;
};

/** A click where the area of that name is, as with a mouse. */
const click = async (page, name, button = "left", time = 0) => {
  const [x, y] = await place(page, name);
  await page.send("Input.dispatchMouseEvent", { type: "mousePressed", x, y, button, clickCount: 1 });
  if (time) await new Promise(resolve => setTimeout(resolve, time));
  await page.send("Input.dispatchMouseEvent", { type: "mouseReleased", x, y, button, clickCount: 1 });
};

/** Drags across the area of that name, from one part of its width to another. */
const drag = async (page, name, from, to) => {
  const [x, y, width] = await place(page, name);
  const mouse = (type, part) => page.send("Input.dispatchMouseEvent", { type, x: x + (part - 0.5) * width, y, button: "left", buttons: 1, clickCount: 1 });
  await mouse("mousePressed", from);
  for (let step = 1; step <= 8; step++) await mouse("mouseMoved", from + (to - from) * step / 8);
  await mouse("mouseReleased", to);
};

const checkPages = async page => {
  writeFileSync(file, pages);
  await page.until("a program of several pages", `[...document.getElementById("scene").options].some(option => option.text === "Home")`);
  await page.run(`(() => { const scene = document.getElementById("scene"); scene.selectedIndex = [...scene.options].findIndex(option => option.text === "Home");
    scene.dispatchEvent(new Event("change", {bubbles: true})); document.getElementById("interact").click(); })()`);
  const shows = text => `${texts}.includes(${JSON.stringify(text)})`, hides = text => `!${shows(text)}`;
  await page.until("its first page is shown", `${shows("nothing yet, 0 deep")} && ${hides("The second page")}`);
  await click(page, "Second");
  await page.until("a tab shows its page", `${shows("The second page")} && ${hides("nothing yet, 0 deep")}`);
  await page.screenshot("tab");
  await click(page, "Third");
  await page.until("and another", shows("chosen: none"));
  await click(page, "green");
  await page.until("a row is selected", shows("chosen: green"));
  await page.screenshot("selected");
  await click(page, "Home");
  await page.until("back at home", shows("nothing yet, 0 deep"));

  await click(page, "Item 1");
  await page.until("a link pushes a value's page", shows("Item 1 has 0"));
  await page.screenshot("pushed");
  await click(page, "Like");
  await page.until("whose state is its own", shows("Item 1 has 1"));
  await click(page, "Deeper");
  await page.until("a link pushes a view over it", `${shows("Deep inside")} && ${hides("Item 1 has 1")}`);
  await click(page, "Back to Item 1");
  await page.until("the way back leads to what was there", shows("Item 1 has 1"));
  await click(page, "Leave");
  await page.until("dismiss leads back, too", shows("nothing yet, 0 deep"));
  await click(page, "Item 1");
  await page.until("and the page is a new one next time", shows("Item 1 has 0"));
  await click(page, "Back to Start");
  await click(page, "About");
  await page.until("a link without a value", shows("All about it"));
  await click(page, "Back to Start");

  await page.until("at the start", shows("nothing yet, 0 deep"));
  await click(page, "Add");
  await page.until("a sheet is presented", shows("To be added"));
  await page.screenshot("sheet");
  await click(page, "Done");
  await page.until("it dismisses itself, and says so", `${hides("To be added")} && ${shows("dismissed, 0 deep")}`);
  await click(page, "Warn");
  await page.until("an alert asks", shows("There is no way back."));
  await page.screenshot("alert");
  await click(page, "Delete");
  await page.until("its button acts, and ends it", `${hides("There is no way back.")} && ${shows("deleted, 0 deep")}`);
  await click(page, "Ask");
  await page.until("a dialog offers", `${shows("Which one?")} && ${shows("Cancel")}`);
  await page.screenshot("dialog");
  await click(page, "First");
  await page.until("and does", `${hides("Which one?")} && ${shows("first, 0 deep")}`);
  await click(page, "Cover");
  await page.until("a cover lies over all", `${shows("Uncover")}`);
  await page.screenshot("cover");
  await click(page, "Uncover");
  await page.until("until it is taken away", hides("Uncover"));
  await click(page, "Show");
  await page.until("an item is shown", shows("Popped Item 7"));
  await page.run(`document.getElementById("stage").focus()`);
  await page.key("Escape");
  await page.until("and Escape closes it", hides("Popped Item 7"));
  await click(page, "More");
  await page.until("a group opens that has no binding", shows("Inside of more"));
  await page.screenshot("group");

  const focused = `document.activeElement.getAttribute("aria-label")`;
  await page.run(`[...document.querySelectorAll("#picture .target")].find(node => node.getAttribute("aria-label") === "Item 0").focus()`);
  await page.key("Enter");
  await page.until("the keyboard follows a link", shows("Item 0 has 0"));
  await page.run(`[...document.querySelectorAll("#picture .target")].find(node => node.getAttribute("aria-label") === "Like").focus()`);
  await page.key("Enter");
  await page.until("and presses a button, where it stays", `${shows("Item 0 has 1")} && ${focused} === "Like"`);
  await page.key("Enter");
  await page.until("twice", shows("Item 0 has 2"));
  await page.run(`document.getElementById("reset").click()`);
  await page.until("reset brings the first page back", `${shows("nothing yet, 0 deep")} && ${hides("Inside of more")}`);
  await page.run(`(() => { document.getElementById("interact").click(); const scene = document.getElementById("scene"); scene.selectedIndex = 0;
    scene.dispatchEvent(new Event("change", {bubbles: true})); })()`);
};

const texts = `[...document.querySelectorAll("#picture text")].map(node => node.textContent)`;
const check = async () => {
  const address = await start(uilsp, ["--preview", file], /(http:\S+)/, "stdout");
  const session = new Browser();
  const page = await Page.open(session, address);
  await page.until("the picture is there", `${texts}.includes("Count 0")`);
  await page.screenshot("opened");

  const boxes = await page.run(`[...document.querySelectorAll("#picture .elements rect")].map(box => {
    const [x, y, width, height] = box.dataset.frame.split(" ").map(Number);
    const drawn = box.getBBox();
    return Math.max(Math.abs(drawn.x - x), Math.abs(drawn.y - y), Math.abs(drawn.width - width), Math.abs(drawn.height - height));
  })`);
  if (boxes.length < 5 || boxes.some(difference => difference > 0.01)) throw new Error(`boxes are elsewhere: ${boxes}`);
  const red = await page.run(`(() => { const box = document.querySelector("#picture [fill='#ff3b30']").getBBox(); return [box.width, box.height]; })()`);
  if (red[0] !== 40 || red[1] !== 20) throw new Error(`the color is drawn ${red}`);
  console.log("  boxes and drawn areas are where the frames are");

  const start1 = Date.now();
  writeFileSync(file, source("Number", 80));
  await page.until("an edit is shown", `${texts}.includes("Number 0")`);
  console.log(`  after ${Date.now() - start1} ms`);
  writeFileSync(file, source("Broken", 80).replace("VStack {", "VStack { (("));
  await page.until("the last good picture stays while the code is broken",
    `!document.getElementById("outdated").hidden && ${texts}.includes("Number 0")`);
  await page.screenshot("broken");
  writeFileSync(file, source("Mended", 80));
  await page.until("it is shown again when it is mended", `document.getElementById("outdated").hidden && ${texts}.includes("Mended 0")`);

  await page.run(`document.querySelector("#tree [role=treeitem]").focus()`);
  for (let step = 0; step < 8; step++) {
    await page.key("ArrowDown");
    if (await page.run(`document.getElementById("name").textContent`) === "Button") break;
  }
  await page.until("the keyboard walks through the tree", `document.getElementById("name").textContent === "Button"`);
  await page.until("what is selected is outlined", `!!document.querySelector("#picture rect.selected")`);
  await page.run(`document.getElementById("press").click()`);
  await page.until("a button runs its action", `${texts}.includes("Mended 1")`);
  await page.run(`document.getElementById("press").click()`);
  await page.until("twice", `${texts}.includes("Mended 2")`);
  await page.screenshot("pressed");
  await page.run(`document.getElementById("reset").click()`);
  await page.until("reset brings it back", `${texts}.includes("Mended 0")`);

  await checkControls(page);
  await checkPages(page);
  await checkTouches(page);
  await checkFlows(page);
  await checkWays(page);
  writeFileSync(file, source("Mended", 80));
  await page.until("the card again", `${texts}.includes("Mended 0")`);

  const set = (id, property, value) => page.run(`(() => { const control = document.getElementById("${id}");
    control.${property} = ${JSON.stringify(value)}; control.dispatchEvent(new Event("change", {bubbles: true})); })()`);
  await set("device", "value", "iphone-se");
  await page.until("another device", `document.querySelector("#picture svg").viewBox.baseVal.width === 375`);
  await set("landscape", "checked", true);
  await page.until("on its side", `document.querySelector("#picture svg").viewBox.baseVal.width === 667`);
  await set("dark", "checked", true);
  await page.until("in the dark", `!!document.querySelector("#picture rect[fill='#000000']")`);
  await set("textSize", "value", "accessibility3");
  await page.until("in larger text", `Number(document.querySelector("#picture text").getAttribute("font-size")) > 30`);
  await page.screenshot("settings");
  await set("scene", "selectedIndex", 2);
  await page.until("a scene that asks for its size class", `${texts}.includes("narrow")`);
  await set("widthClass", "value", "regular");
  await page.until("which can be chosen", `${texts}.includes("roomy")`);
  await set("scene", "selectedIndex", 1);
  await page.until("another scene", `${texts}.includes("Other")`);

  const second = await Page.open(session, address);
  await second.until("a second window shows the same", `${texts}.includes("Other")`);
  const { nodes } = await second.send("Accessibility.getFullAXTree");
  const roles = new Set(nodes.map(node => node.role?.value));
  for (const role of ["toolbar", "tree", "treeitem", "combobox", "checkbox", "button", "status"]) {
    if (!roles.has(role)) throw new Error(`screen readers find no ${role}`);
  }
  const nameless = nodes.filter(node => !node.ignored && ["button", "combobox", "checkbox", "slider", "textbox", "treeitem"].includes(node.role?.value) && !node.name?.value);
  if (nameless.length) throw new Error(`without a name: ${nameless.map(node => node.role.value)}`);
  console.log("  screen readers find everything by its name");

  for (const one of [page, second]) {
    const foreign = one.requests.filter(url => !url.startsWith(address) && url !== "about:blank" && !url.startsWith("data:"));
    if (foreign.length) throw new Error(`asked for ${foreign}`);
    const errors = one.errors.filter(text => !/favicon/.test(text));
    if (errors.length) throw new Error(`errors on the page: ${errors}`);
  }
  console.log("  nothing else was asked for, and nothing went wrong");
};

const checkEditor = async () => {
  const editor = new Editor();
  const uri = "file://" + join(folder, "Live.ui");
  await editor.request("initialize", { processId: process.pid, rootUri: null, capabilities: {
    window: { showDocument: { support: true } }, workspace: { applyEdit: true, workspaceEdit: { documentChanges: true } } } });
  editor.write({ method: "initialized", params: {} });
  // What the editor has counts: there is no such file.
  editor.write({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "ui", version: 1, text: source("Open", 40) } } });
  let version = 1;
  const edit = text => editor.write({ method: "textDocument/didChange", params: { textDocument: { uri, version: ++version }, contentChanges: [{ text }] } });
  const { url } = await editor.request("workspace/executeCommand", { command: "uilsp.preview.start", arguments: [{ textDocument: { uri }, position: { line: 0, character: 8 } }] });
  const asked = await editor.message("the page is to be shown", message => message.method === "window/showDocument");
  if (asked.params.uri !== url || asked.params.external !== true) throw new Error(`to be shown is ${asked.params.uri}`);

  const session = new Browser();
  const page = await Page.open(session, url);
  await page.until("the open document is shown", `${texts}.includes("Open 0")`);
  const times = [];
  for (let count = 0; count < 9; count++) {
    const begun = Date.now();
    edit(source("Typed" + count, 40));
    await page.until("an edit in the editor", `${texts}.includes("Typed${count} 0")`);
    times.push(Date.now() - begun);
  }
  console.log(`  after ${times.sort((a, b) => a - b)[4]} ms (the median)`);

  await editor.request("textDocument/hover", { textDocument: { uri }, position: { line: 6, character: 18 } });
  await page.until("the element at the cursor is outlined", `document.querySelector("#picture rect.cursor")?.dataset.name === "frame"`);
  const box = await page.run(`(() => { const box = [...document.querySelectorAll("#picture .elements rect")].find(node => node.dataset.name === "Text").getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()`);
  for (const type of ["mousePressed", "mouseReleased"]) await page.send("Input.dispatchMouseEvent", { type, x: box[0], y: box[1], button: "left", clickCount: 1 });
  const jump = await editor.message("a click leads to the source", message => message.method === "window/showDocument" && message.params.external === false);
  if (jump.params.uri !== uri || jump.params.selection.start.line !== 4) throw new Error(`the click leads to ${JSON.stringify(jump.params)}`);
  console.log("  a click leads to the source");

  edit(source("Open", 40));
  await page.until("as at first", `${texts}.includes("Open 0")`);
  await checkEditing(page, editor, edit);

  const greedy = source("Wrong", 40).replace("Color.red.frame(width: 40, height: 20)", 'HStack { GeometryReader { proxy in Text("Read") }; Text("Beside") }');
  edit(greedy);
  await page.until("findings are listed", `document.querySelector("#findings li.warning")?.textContent.includes("GeometryReader")`);
  await page.until("and marked on the picture", `!!document.querySelector("#picture rect.found[data-name=GeometryReader]")`);
  await page.run(`document.querySelector("#findings .fixes").click()`);
  await page.until("with what mends them", `!!document.querySelector("#findings .fix")`);
  await page.screenshot("findings");
  await page.run(`[...document.querySelectorAll("#findings .show")].pop().click()`);
  await page.until("what a fix moves is shown", `!document.getElementById("trial").hidden && document.getElementById("trial").textContent.includes("→")
    && !!document.querySelector("#picture rect.after")`);
  await page.screenshot("trial");
  await page.key("Escape");
  await page.until("and not any more", `document.getElementById("trial").hidden && !document.querySelector("#picture rect.after")`);
  await page.run(`document.querySelector("#findings .fix").click()`);
  const applied = await editor.message("a fix is applied", message => message.method === "workspace/applyEdit");
  const [change] = applied.params.edit.documentChanges;
  if (change.textDocument.version !== version || !change.edits.every(one => one.range.start.line === 6)) throw new Error(`to be applied is ${JSON.stringify(change)}`);
  console.log("  a fix is applied by the editor");
  edit(source("Right", 40));
  await page.until("then there are none", `document.getElementById("found").hidden && !document.querySelector("#picture rect.found")`);

  const { nodes } = await page.send("Accessibility.getFullAXTree");
  const nameless = nodes.filter(node => !node.ignored && node.role?.value === "button" && !node.name?.value);
  if (nameless.length) throw new Error("a button has no name");
  await editor.request("shutdown", null);
  editor.write({ method: "exit" });
  await page.until("the page tells that the editor has gone", `document.getElementById("status").textContent.startsWith("Waiting")`);
};

/** A preview that ends and is started again where it was: the page that is open goes on, with what was chosen on it. */
const checkRestart = async () => {
  writeFileSync(file, source("Before", 40));
  const first = await start(uilsp, ["--preview", file], /(http:\S+)/, "stdout");
  const page = await Page.open(new Browser(), first);
  await page.until("a preview", `${texts}.includes("Before 0")`);
  await page.run(`(() => { const control = document.getElementById("device"); control.value = "iphone-se"; control.dispatchEvent(new Event("change", {bubbles: true})); })()`);
  await page.until("on a device that is chosen", `document.querySelector("#picture svg").viewBox.baseVal.width === 375`);
  children.at(-2).removeAllListeners("exit");
  children.at(-2).kill();
  await page.until("which ends", `document.getElementById("status").textContent.startsWith("Waiting")`);
  writeFileSync(file, source("After", 40));
  const second = await start(uilsp, ["--preview", file, "--address", first], /(http:\S+)/, "stdout");
  if (second !== first) throw new Error(`it is at ${second}, and was at ${first}`);
  await page.until("and comes back", `${texts}.includes("After 0") && document.querySelector("#picture svg").viewBox.baseVal.width === 375`);
};

/** A view of ten lines. */
const piece = (name, text) => `struct ${name}: View {
  @State private var isOn = false
  var body: some View {
    HStack {
      Text("${text}")
      Toggle("On", isOn: $isOn)
    }
    .padding(4)
  }
}
`;

/** From an edit in the editor to the picture in the browser: a file of 1,000 lines in a workspace of 600 files. */
const measure = async () => {
  const workspace = mkdtempSync(join(folder, "workspace"));
  for (let count = 0; count < 599; count++) writeFileSync(join(workspace, `File${count}.ui`), [0, 1, 2].map(part => piece(`Other${count}_${part}`, "other")).join("\n"));
  const names = Array.from({ length: 99 }, (_, index) => `Part${index}`);
  const text = word => `struct Whole: View {
  var body: some View {
    ScrollView { VStack { Text("${word}"); ${names.map(name => name + "()").slice(0, 8).join("; ")} } }
  }
}

${names.map(name => piece(name, name)).join("\n")}`;
  const uri = "file://" + join(workspace, "Whole.ui");
  writeFileSync(join(workspace, "Whole.ui"), text("word"));
  const editor = new Editor();
  await editor.request("initialize", { processId: process.pid, rootUri: "file://" + workspace, capabilities: { window: { showDocument: { support: true } } } });
  editor.write({ method: "initialized", params: {} });
  editor.write({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "ui", version: 1, text: text("word") } } });
  const { url } = await editor.request("workspace/executeCommand", { command: "uilsp.preview.start", arguments: [{ textDocument: { uri }, position: { line: 0, character: 8 } }] });
  const page = await Page.open(new Browser(), url);
  await page.until("a large file is shown", `${texts}.includes("word")`);
  // The page itself says when the new text is painted: asking it again and again would take its time.
  await page.run(`new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { window.painted = { time: Date.now(), text: document.querySelector("#picture").textContent }; })))
    .observe(document.getElementById("picture"), { subtree: true, childList: true, characterData: true, attributes: true })`);
  const line = text("word").split("\n").findIndex(line => line.includes("word"));
  const column = text("word").split("\n")[line].indexOf("word");
  const times = [];
  for (let count = 0; count < 21; count++) {
    const [old, word] = [count ? "word" + (100 + count - 1) : "word", "word" + (100 + count)];
    const begun = Date.now();
    editor.write({ method: "textDocument/didChange", params: { textDocument: { uri, version: count + 2 }, contentChanges: [{
      range: { start: { line, character: column }, end: { line, character: column + old.length } }, text: word }] } });
    let painted = null;
    for (const end = Date.now() + 15_000; !painted?.text.includes(word) && Date.now() < end; await new Promise(resolve => setTimeout(resolve, 5))) painted = await page.run("window.painted");
    if (!painted?.text.includes(word)) throw new Error(`${word} is never painted`);
    times.push(painted.time - begun);
  }
  times.sort((a, b) => a - b);
  console.log(`  from an edit to its picture in a file of ${text("word").split("\n").length} lines in a workspace of 600 files: ${times[10]} ms (the median of 21, ${times[0]} to ${times[20]})`);
};

let status = 0;
try {
  if (!onlyMeasures) {
    await check();
    console.log("the page of --preview does what it should");
    await checkEditor();
    console.log("the page of the language server does what it should");
    await checkRestart();
    console.log("the page outlives its preview");
  }
  await measure();
} catch (error) {
  console.error(String(error.message ?? error));
  status = 1;
}
for (const child of children) child.kill();
await new Promise(resolve => setTimeout(resolve, 300));
try { rmSync(folder, { recursive: true, force: true }); } catch { /* the browser may still be writing */ }
process.exit(status);
