extension PreviewPage {
  /// The part of the script that says what an element is like.
  static let elements = #"""
    // What an element hands up, receives and reads.
    const flowsOf = index => (state.flows || []).flatMap(flow => {
      const other = end => end === undefined ? "" : state.elements[end] ? `${state.elements[end].name}${state.elements[end].line ? ", line " + state.elements[end].line : ""}` : "";
      const value = `${flow.key} = ${flow.value}`;
      if (flow.kind === "environment") return flow.to === index ? [["Reads", value + (flow.line === undefined ? " (default)" : ` (set in line ${flow.line})`)]] : flow.from === index ? [["Gets", `${value} (for ${other(flow.to)})`]] : [];
      return flow.from === index ? [["Hands up", `${value} (to ${other(flow.to)})`]] : flow.to === index ? [["Receives", `${value} (from ${other(flow.from)})`]] : [];
    });

    // How far the nearest views beside it are that have its parent.
    const gapsOf = index => {
      const element = state.elements[index], [left, top, width, height] = element.frame.map(Number), gaps = {};
      const note = (side, gap) => { if (gap > -0.005 && !(gaps[side] <= gap)) gaps[side] = gap; };
      state.elements.forEach((one, place) => {
        if (place === index || one.parent !== element.parent || one.hidden) return;
        const [x, y, w, h] = one.frame.map(Number);
        if (left < x + w && x < left + width) { note("above", top - y - h); note("below", y - top - height); }
        if (top < y + h && y < top + height) { note("to the left", left - x - w); note("to the right", x - left - width); }
      });
      return Object.entries(gaps).map(([side, gap]) => `${number(gap)} ${side}`).join(", ");
    };

    // What layout has made of an element, and why.
    const layoutOf = index => {
      const element = state.elements[index], [x, y, width, height] = element.frame.map(number);
      return [["Size", width + " × " + height], ["Origin", x + ", " + y], ["Proposed", element.proposal],
        ...element.sizes.map(text => ["Why", text]), ["Guides", (element.guides || []).join(", ")], ["Spacing", gapsOf(index)]];
    };
    // A row without a value is left out.
    const terms = rows => rows.filter(row => row[1]).flatMap(([name, value]) => [item("dt", name), item("dd", value)]);

    // What the pointer is over, unless it is selected, or used.
    const tip = event => {
      const isShown = event && hovered !== null && hovered !== selected && !at("interact").checked;
      at("tip").hidden = !isShown;
      if (!isShown) return;
      const list = document.createElement("dl");
      list.append(...terms(layoutOf(hovered)));
      at("tip").replaceChildren(item("strong", state.elements[hovered].name), list);
      const {width, height} = at("tip").getBoundingClientRect();
      at("tip").style.left = Math.max(0, Math.min(event.clientX + 14, innerWidth - width - 8)) + "px";
      at("tip").style.top = Math.max(0, Math.min(event.clientY + 14, innerHeight - height - 8)) + "px";
    };
    """#
}
