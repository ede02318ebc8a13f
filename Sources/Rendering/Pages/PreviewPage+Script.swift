extension PreviewPage {
  /// What the page does: it shows what events bring, and sends what people do.
  static let script = #"""
    "use strict";
    const at = id => document.getElementById(id);
    let state = {elements: []}, selected = null, other = null, cursor = [], hovered = null, findings = {serial: 0, all: []};

    const send = command => fetch("command", {
      method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(command)
    }).catch(() => say("The preview has ended."));
    const say = text => { at("status").textContent = text; };

    const connect = () => {
      const events = new EventSource("events");
      // A preview that has come back knows nothing of what was chosen here.
      let isLost = false;
      events.onopen = () => { say("Connected"); if (isLost) configure(); isLost = false; };
      events.onerror = () => { say("Waiting for the preview to come back"); isLost = true; };
      events.onmessage = event => {
        const news = JSON.parse(event.data);
        if ("cursor" in news) { cursor = news.cursor.elements; mark(); return; }
        if ("findings" in news) { findings = news.findings; list(); mark(); return; }
        if ("fixes" in news) { offer(news.fixes); return; }
        if ("arguments" in news) { inspect(news.arguments); return; }
        if ("trial" in news) { showTrial(news.trial); return; }
        show(news);
      };
    };

    const key = element => element ? element.path + "#" + element.line : null;

    const show = news => {
      const before = key(state.elements && state.elements[selected]);
      if (!news.svg && state.svg) news = {...state, outdated: news.outdated || "There is nothing to show."};
      const isNew = news.svg !== state.svg;
      state = {elements: [], ...news};
      at("outdated").hidden = !state.outdated;
      at("outdated").textContent = state.outdated ? "Out of date: " + state.outdated : "";
      document.body.classList.toggle("outdated", !!state.outdated);
      fill(at("scene"), state.scenes || [], state.chosen);
      if (state.editor) at("hint").textContent = "Click an element to select it and see its source in the editor, double-click to go there. Shift-click another to measure the distance. The element at the editor's cursor is outlined.";
      if (!isNew) { if (trial && trial.subject.fix === undefined) endTrial(); return; }
      trial = null;
      at("trial").hidden = true;
      argumentsOf = null;
      document.title = (state.scenes || [])[state.chosen] || "Preview";
      const held = heldTarget();
      put(state.svg);
      arm(held);
      selected = before === null ? null : state.elements.findIndex(element => key(element) === before);
      if (selected === -1) selected = null;
      other = null;
      grow();
      zoom();
      mark();
      stated();
      at("unknowns").replaceChildren(...[...new Set(state.unknowns || [])].map(text => item("li", text)));
      say(state.elements.length + " elements, " + state.passes + (state.passes === 1 ? " pass" : " passes"));
    };

    // What the state is, and the passes in which it has become that.
    const stated = () => {
      at("stated").hidden = !state.state?.length;
      at("state").replaceChildren(...(state.state || []).map(text => item("li", text)));
      const count = state.passCount || 1, pass = state.pass ?? count;
      at("passes").hidden = count < 2;
      at("pass").max = count;
      if (document.activeElement !== at("pass")) at("pass").value = pass;
      at("passText").textContent = `${pass} of ${count}`;
    };
    let playing = null;
    const play = () => {
      clearInterval(playing);
      let pass = 1;
      const step = () => {
        at("pass").value = pass;
        configure();
        if (pass++ >= Number(at("pass").max)) clearInterval(playing);
      };
      step();
      playing = setInterval(step, 600);
    };

    // Arrows from what sets values to what reads them: those of the selected element, or all.
    const stream = () => {
      for (const old of at("picture").querySelectorAll(".flows")) old.remove();
      const svg = at("picture").querySelector("svg"), space = "http://www.w3.org/2000/svg";
      const shown = (state.flows || []).filter(flow => flow.from !== undefined && (at("flow").checked || flow.from === selected || flow.to === selected));
      if (!svg || trial || !shown.length) return;
      const create = (name, attributes, text) => {
        const made = document.createElementNS(space, name);
        for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
        if (text) made.textContent = text;
        return made;
      };
      const group = create("g", {class: "flows"});
      for (const [kind, color] of [["preference", "#af52de"], ["environment", "#34c759"]]) {
        const marker = create("marker", {id: "flow-" + kind, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 6, markerHeight: 6, orient: "auto-start-reverse"});
        marker.append(create("path", {d: "M0 0L8 4L0 8z", fill: color}));
        group.append(marker);
      }
      shown.forEach((flow, place) => {
        const [a, b] = [flow.from, flow.to].map(index => state.elements[index].frame.map(Number));
        // A preference leaves the middle of what hands it up and ends at the top of what receives it, and the other way down.
        const isUp = flow.kind === "preference";
        const [x1, y1] = isUp ? [a[0] + a[2] / 2, a[1] + a[3] / 2] : [a[0] + 6, a[1]];
        const [x2, y2] = isUp ? [b[0] + b[2] / 2, b[1]] : [b[0] + b[2] / 2, b[1] + b[3] / 2];
        const bend = 18 + place % 5 * 9;
        group.append(create("path", {class: "flow " + flow.kind, d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 + bend} ${y2} ${x2} ${y2}`}),
          create("text", {class: "flow-name " + flow.kind, x: (x1 + x2) / 2 + bend * 0.75, y: (y1 + y2) / 2}, flow.key));
      });
      svg.append(group);
    };

    const item = (name, text) => { const made = document.createElement(name); made.textContent = text; return made; };

    const list = () => {
      at("found").hidden = findings.all.length === 0;
      at("findings").replaceChildren(...findings.all.map((finding, index) => {
        const node = item("li", "");
        node.className = finding.severity;
        const place = item("button", `Line ${finding.line}: ${finding.message}`);
        place.title = finding.rule;
        place.onclick = () => {
          if (finding.elements.length) select(finding.elements[0]);
          send({kind: "open", serial: findings.serial, finding: index, focus: false});
        };
        const fixes = item("button", "Fixes");
        fixes.className = "fixes";
        fixes.setAttribute("aria-label", "Fixes for " + finding.message);
        fixes.onclick = () => send({kind: "fixes", serial: findings.serial, finding: index});
        node.append(place, fixes);
        return node;
      }));
    };

    const offer = fixes => {
      const node = fixes.serial === findings.serial ? at("findings").children[fixes.finding] : null;
      if (!node) return;
      for (const old of node.querySelectorAll(".fixes, .fix, p")) old.remove();
      if (!fixes.titles.length) node.append(item("p", "There is no fix that works."));
      node.append(...fixes.titles.flatMap((title, index) => {
        const fix = {serial: fixes.serial, finding: fixes.finding, fix: index, title};
        const show = item("button", "Show what moves");
        show.className = "fix show";
        show.setAttribute("aria-label", "Show what moves: " + title);
        show.onclick = () => send({...fix, kind: "try"});
        if (!state.applies) return [item("p", title), show];
        const button = item("button", title);
        button.className = "fix";
        button.onclick = () => send({...fix, kind: "apply"});
        return [button, show];
      }));
    };

    const fill = (select, names, chosen) => {
      if (select.length !== names.length || [...select.options].some((option, index) => option.text !== names[index])) {
        select.replaceChildren(...names.map((name, index) => { const option = item("option", name); option.value = index; return option; }));
      }
      if (document.activeElement !== select) select.selectedIndex = chosen;
    };

    // The tree of elements, which is another one more seldom than the picture.
    let grown = null;
    const grow = () => {
      const shape = JSON.stringify(state.elements.map(element => [element.name, element.kind, element.hidden, element.parent]));
      if (shape === grown) return;
      grown = shape;
      const lists = new Map();
      const items = state.elements.map((element, index) => {
        const node = document.createElement("li");
        node.setAttribute("role", "treeitem");
        node.dataset.index = index;
        node.tabIndex = -1;
        const label = item("span", element.name);
        label.className = element.kind + (element.hidden ? " unseen" : "");
        node.append(label);
        return node;
      });
      const roots = [];
      state.elements.forEach((element, index) => {
        if (element.parent === undefined) { roots.push(items[index]); return; }
        if (!lists.has(element.parent)) {
          const list = document.createElement("ul");
          list.setAttribute("role", "group");
          items[element.parent].append(list);
          items[element.parent].setAttribute("aria-expanded", "true");
          lists.set(element.parent, list);
        }
        lists.get(element.parent).append(items[index]);
      });
      at("tree").replaceChildren(...roots);
      if (roots[0]) roots[0].tabIndex = 0;
    };

    const rect = index => at("picture").querySelector(`.elements [data-element="${index}"]`);

    const mark = () => {
      for (const box of at("picture").querySelectorAll(".elements rect")) box.classList.remove("selected", "cursor", "hovered", "found", "error");
      for (const finding of findings.all) for (const index of finding.elements) rect(index)?.classList.add("found", ...(finding.severity === "error" ? ["error"] : []));
      for (const index of cursor) rect(index)?.classList.add("cursor");
      if (hovered !== null) rect(hovered)?.classList.add("hovered");
      if (selected !== null) rect(selected)?.classList.add("selected");
      for (const node of at("tree").querySelectorAll("[role=treeitem]")) {
        const isSelected = Number(node.dataset.index) === selected;
        if (node.getAttribute("aria-selected") === String(isSelected)) continue;
        node.setAttribute("aria-selected", isSelected);
        if (isSelected) { for (const one of at("tree").querySelectorAll("[tabindex='0']")) one.tabIndex = -1; node.tabIndex = 0; node.scrollIntoView({block: "nearest"}); }
      }
      facts();
      measure();
      stream();
    };

    const facts = () => {
      const element = state.elements[selected];
      at("name").textContent = element ? element.name : "Nothing selected";
      const rows = !element ? [] : [
        ...layoutOf(selected), ...flowsOf(selected),
        ["Source", element.line ? element.file + ":" + element.line : "none"], ["Path", element.path]
      ];
      at("facts").replaceChildren(...terms(rows));
      inquire();
      // A control that somebody uses is not taken away.
      const isSame = at("use").dataset.key === (element ? key(element) + selected : "") && at("use").contains(document.activeElement);
      if (isSame && element.input?.kind !== "steps") return;
      const focused = document.activeElement?.id;
      at("use").dataset.key = element ? key(element) + selected : "";
      at("use").replaceChildren(...(element ? use(element, selected) : []));
      if (isSame) at(focused)?.focus();
    };

    const measure = () => {
      for (const old of at("picture").querySelectorAll(".measured")) old.remove();
      const a = state.elements[selected], b = state.elements[other];
      if (!a || !b) return;
      const svg = at("picture").querySelector("svg"), space = "http://www.w3.org/2000/svg";
      const group = document.createElementNS(space, "g");
      group.setAttribute("class", "measured");
      const [p, q] = [a.frame.map(Number), b.frame.map(Number)];
      const gap = (s, l, t, m) => s + l <= t ? [s + l, t] : t + m <= s ? [t + m, s] : null;
      const line = (x1, y1, x2, y2, text) => {
        const made = document.createElementNS(space, "path");
        made.setAttribute("class", "ruler");
        made.setAttribute("d", `M${x1} ${y1}L${x2} ${y2}`);
        const label = document.createElementNS(space, "text");
        label.setAttribute("class", "measure");
        label.setAttribute("x", (x1 + x2) / 2 + 3);
        label.setAttribute("y", (y1 + y2) / 2 - 3);
        label.textContent = text;
        group.append(made, label);
      };
      const x = gap(p[0], p[2], q[0], q[2]), y = gap(p[1], p[3], q[1], q[3]);
      const cy = p[1] + p[3] / 2, cx = p[0] + p[2] / 2;
      if (x) line(x[0], cy, x[1], cy, number(x[1] - x[0]));
      if (y) line(cx, y[0], cx, y[1], number(y[1] - y[0]));
      svg.append(group);
      say("Distance: " + (x ? number(x[1] - x[0]) + " across" : "overlapping across") + ", " + (y ? number(y[1] - y[0]) + " down" : "overlapping down"));
    };

    // The stage is measured when it gets another size: asking for it at each picture makes the browser lay everything out.
    let stage = {width: 0, height: 0};
    const zoom = () => {
      const svg = at("picture").querySelector("svg");
      if (!svg || !svg.viewBox.baseVal) return;
      if (at("fit").checked) {
        const room = [stage.width - 48, stage.height - 48], size = [svg.viewBox.baseVal.width, svg.viewBox.baseVal.height];
        at("zoom").value = Math.floor(Math.min(1, room[0] / size[0], room[1] / size[1]) * 20) * 5;
      }
      const factor = at("zoom").value / 100;
      for (const side of ["width", "height"]) {
        const length = String(svg.viewBox.baseVal[side] * factor);
        if (svg.getAttribute(side) !== length) svg.setAttribute(side, length);
      }
    };

    const under = event => {
      const svg = at("picture").querySelector("svg"), matrix = svg && svg.getScreenCTM();
      if (!matrix) return null;
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      let best = null, area = Infinity;
      state.elements.forEach((element, index) => {
        const [x, y, width, height] = element.frame.map(Number);
        if (element.hidden) return;
        const isInside = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
        if (isInside && width * height <= area) { best = index; area = width * height; }
      });
      return best;
    };

    const select = index => { if (index !== selected) settle(); selected = index; other = null; mark(); };
    // What is pressed in the picture: the areas that say so, the one in front first.
    const targets = () => [...at("picture").querySelectorAll(".target")];
    const targetsAt = event => document.elementsFromPoint(event.clientX, event.clientY).filter(node => node.classList.contains("target"));
    const targetAt = event => targetsAt(event).find(target => target.dataset.idle === undefined);
    const useTarget = target => {
      if (!target) return false;
      if (target.dataset.use === undefined) return true;
      const index = Number(target.dataset.use), element = state.elements[index];
      if (target.dataset.idle !== undefined) send({kind: "press", element: index, [target.dataset.hold === undefined ? "swipe" : "hold"]: true});
      else if (target.dataset.choice !== undefined) send({kind: "press", element: index, choice: Number(target.dataset.choice)});
      else if (target.dataset.step !== undefined) send({kind: "press", element: index, step: Number(target.dataset.step)});
      else if (element?.pressable || target.dataset.opens !== undefined) send({kind: "press", element: index});
      else if (element?.input?.kind === "text") { select(index); write(target, index); }
      else { select(index); at("use").querySelector("input, select, button")?.focus(); }
      return true;
    };
    // A text field is written in where it stands: the field of the page lies over that of the picture as long as it has
    // the keyboard.
    const write = (target, index) => {
      const box = target.getBoundingClientRect(), ground = at("picture").getBoundingClientRect();
      const {input, name} = state.elements[index];
      const field = make("input", {id: "written", type: "text", value: input.text, "aria-label": "Text of " + name});
      Object.assign(field.style, {left: box.left - ground.left + "px", top: box.top - ground.top + "px", width: box.width + "px", height: box.height + "px",
        fontSize: 17 * at("zoom").value / 100 + "px"});
      field.oninput = () => send({kind: "press", element: index, text: field.value});
      field.onblur = () => field.remove();
      for (const name of ["click", "dblclick", "pointerdown", "keydown"]) field.addEventListener(name, event => event.stopPropagation());
      field.addEventListener("keydown", event => { if (event.key === "Enter" || event.key === "Escape") field.blur(); });
      at("picture").append(field);
      field.focus();
      field.select();
    };
    // What is held or moved aside: the front one that does something then, unless something lies over it.
    const gestureAt = (event, kind) => {
      if (!at("interact").checked) return false;
      const all = targetsAt(event), cover = all.findIndex(isCover);
      const target = all.find((target, place) => target.dataset[kind] !== undefined && (cover < 0 || place < cover));
      if (!target) return false;
      send({kind: "press", element: Number(target.dataset.use), [kind]: true});
      return true;
    };
    // Where the knob of a slider is dragged to. The picture may be another one by then: what the first one said counts.
    let slid = null, pulled = null, held = null, isHeld = false;
    const slide = event => {
      const [from, to] = [slid.input.from, slid.input.to], room = Math.max(slid.box.width - 28, 1);
      const part = Math.min(Math.max((event.clientX - slid.box.left - 14) / room, 0), 1);
      const number = from + (to - from) * (slid.mirrored ? 1 - part : part);
      const step = slid.input.step, value = step ? from + Math.round((number - from) / step) * step : number;
      if (value !== slid.value) { slid.value = value; send({kind: "press", element: slid.element, number: value}); }
    };
    const isCover = target => target.dataset.use === undefined;
    const heldTarget = () => document.activeElement?.closest?.("#picture .target")?.getAttribute("aria-label") ?? null;
    // In use, the keyboard goes from one of them to the next; those behind what lies over everything are out of reach. The
    // one that had the keyboard has it again in the next picture.
    const arm = (held = heldTarget()) => {
      const all = targets(), isUsed = at("interact").checked, cover = all.findLastIndex(isCover);
      document.body.classList.toggle("using", isUsed);
      all.forEach((target, place) => {
        const isReached = isUsed && place > cover && !isCover(target);
        target.setAttribute("aria-hidden", !isReached);
        if (!isReached) { target.removeAttribute("tabindex"); return; }
        target.setAttribute("role", "button");
        target.setAttribute("tabindex", "0");
        if (!target.hasAttribute("aria-label")) target.setAttribute("aria-label", state.elements[Number(target.dataset.use)]?.name ?? "");
      });
      if (held !== null) all.find(target => target.tabIndex === 0 && target.getAttribute("aria-label") === held)?.focus();
    };
    const closeFront = () => {
      const all = targets(), place = all.findLastIndex(target => target.getAttribute("aria-label") === "Close");
      // Behind what lies further in front it is not closed.
      return place >= 0 && all.slice(place).filter(isCover).length <= 1 && useTarget(all[place]);
    };
    const openSource = (focus = true) => {
      if (state.elements[selected]?.line) send({kind: "open", element: selected, focus});
    };
    const configure = () => send({
      kind: "configure", scene: Number(at("scene").value || 0), device: at("device").value, landscape: at("landscape").checked,
      widthClass: at("widthClass").value, heightClass: at("heightClass").value,
      textSize: at("textSize").value, dark: at("dark").checked, rtl: at("rtl").checked, locale: at("locale").value,
      pass: Number(at("pass").value) < Number(at("pass").max) ? Number(at("pass").value) : null
    });

    at("picture").addEventListener("click", event => {
      const index = under(event);
      if (isHeld) { isHeld = false; return; }
      if (event.shiftKey && selected !== null) { other = index; mark(); return; }
      if (at("interact").checked && useTarget(targetAt(event))) return;
      select(event.altKey && index !== null ? state.elements[index].parent ?? index : index);
      if (state.editor && event.detail < 2) openSource(false);
    });
    at("picture").addEventListener("contextmenu", event => { if (isHeld || gestureAt(event, "hold")) event.preventDefault(); });
    at("picture").addEventListener("pointerdown", event => {
      isHeld = false;
      clearTimeout(held);
      if (event.button !== 0 || !at("interact").checked) return;
      const target = targetAt(event), index = Number(target?.dataset.use), input = state.elements[index]?.input;
      if (target?.dataset.slide !== undefined && input?.kind === "number") {
        slid = {element: index, input, box: target.getBoundingClientRect(), mirrored: target.dataset.slide === "mirrored", value: input.value};
        select(index);
        isHeld = true;
        slide(event);
        event.preventDefault();
      } else {
        pulled = event;
        held = setTimeout(() => { isHeld = gestureAt(event, "hold"); }, 500);
      }
    });
    document.addEventListener("pointermove", event => {
      if (slid) slide(event);
      if (!pulled || Math.abs(event.clientX - pulled.clientX) + Math.abs(event.clientY - pulled.clientY) < 8) return;
      clearTimeout(held);
      if (Math.abs(event.clientX - pulled.clientX) < 40) return;
      isHeld = gestureAt(pulled, "swipe");
      pulled = null;
    });
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => { clearTimeout(held); slid = pulled = null; });
    at("picture").addEventListener("dblclick", () => { if (!at("interact").checked) openSource(); });
    at("picture").addEventListener("keydown", event => {
      if (event.key === "Escape" && at("interact").checked && closeFront()) { event.stopPropagation(); return; }
      if (event.key !== "Enter" && event.key !== " ") return;
      const target = event.target.closest?.(".target");
      if (target && useTarget(target)) { event.preventDefault(); event.stopPropagation(); }
    });
    at("picture").addEventListener("mousemove", event => {
      const index = under(event);
      if (index !== hovered) { hovered = index; mark(); }
      tip(event);
    });
    at("picture").addEventListener("mouseleave", () => { hovered = null; mark(); tip(null); });
    at("tree").addEventListener("click", event => {
      const node = event.target.closest("[role=treeitem]");
      if (node) { select(Number(node.dataset.index)); node.focus(); if (state.editor && event.detail < 2) openSource(false); }
    });
    at("tree").addEventListener("dblclick", () => openSource());
    at("tree").addEventListener("keydown", event => {
      const nodes = [...at("tree").querySelectorAll("[role=treeitem]")].filter(node => node.offsetParent !== null);
      const place = nodes.indexOf(document.activeElement);
      const parent = place >= 0 ? state.elements[Number(nodes[place].dataset.index)].parent : undefined;
      const next = {ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: nodes.length - 1, ArrowRight: place + 1,
        ArrowLeft: parent === undefined ? place : nodes.findIndex(node => Number(node.dataset.index) === parent)}[event.key];
      if (event.key === "Enter") { openSource(); event.preventDefault(); return; }
      if (event.key === " " && state.elements[selected]?.pressable) { send({kind: "press", element: selected}); event.preventDefault(); return; }
      if (next === undefined || !nodes[next]) return;
      event.preventDefault();
      select(Number(nodes[next].dataset.index));
      nodes[next].focus();
    });
    at("stage").addEventListener("keydown", event => {
      if (event.key === "Escape" && !(at("interact").checked && closeFront())) select(null);
      if (event.key === "Enter") openSource();
      if (event.key === "+" || event.key === "-") { at("fit").checked = false; at("zoom").value = Number(at("zoom").value) + (event.key === "+" ? 10 : -10); zoom(); }
    });
    for (const id of ["scene", "device", "landscape", "widthClass", "heightClass", "textSize", "dark", "rtl", "locale"]) at(id).addEventListener("change", configure);
    at("scene").addEventListener("change", () => { at("pass").value = at("pass").max; }, true);
    at("pass").addEventListener("input", () => { clearInterval(playing); configure(); });
    at("play").addEventListener("click", play);
    at("flow").addEventListener("change", stream);
    at("fit").addEventListener("change", zoom);
    new ResizeObserver(() => { stage = {width: at("stage").clientWidth, height: at("stage").clientHeight}; zoom(); }).observe(at("stage"));
    at("zoom").addEventListener("input", () => { at("fit").checked = false; zoom(); });
    at("frames").addEventListener("change", () => document.body.classList.toggle("frames", at("frames").checked));
    at("interact").addEventListener("change", () => arm());
    at("reset").addEventListener("click", () => send({kind: "reset"}));
    connect();
    """#
}
