extension PreviewPage {
  /// What the page does with what of an element can be edited and used, and with what edits would do.
  static let inspector = #"""
    let trial = null, argumentsOf = null, typed = null;

    const make = (name, properties = {}, ...children) => {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(properties)) key.startsWith("aria-") ? made.setAttribute(key, value) : made[key] = value;
      made.append(...children);
      return made;
    };

    // What can be edited is asked for once for each picture and element.
    const inquire = () => {
      const element = state.elements[selected];
      const wanted = state.editor && element?.line && !state.outdated ? state.elements.indexOf(element) + "/" + state.svg.length + "/" + key(element) : null;
      if (wanted === null) { argumentsOf = null; at("inspector").hidden = true; return; }
      if (wanted === argumentsOf) return;
      argumentsOf = wanted;
      send({kind: "arguments", element: selected});
    };

    const inspect = news => {
      if (news.element !== selected) return;
      if (news.refused) { say("Not done: " + news.refused); endTrial(); argumentsOf = null; inquire(); return; }
      const found = news.found;
      at("inspector").hidden = !found;
      if (!found) return;
      const focused = document.activeElement?.id;
      at("arguments").replaceChildren(...found.calls.map((call, index) => group(call, index)));
      keep();
      at("addable").replaceChildren(...found.addable.map(text => make("option", {value: text})));
      for (const control of at("inspector").querySelectorAll("input, select, button")) control.disabled = !state.applies;
      at("readonly").hidden = !!state.applies;
      if (focused?.startsWith("argument-")) at(focused)?.focus();
    };

    const group = (call, index) => {
      const legend = make("legend", {textContent: (call.kind === "modifier" ? "." : "") + call.name, title: call.documentation || ""});
      const set = make("fieldset", {}, legend);
      for (const argument of call.arguments) if (argument.isEditable) set.append(row(call, index, argument));
      if (call.kind === "modifier") {
        const button = make("button", {type: "button", textContent: "Remove", "aria-label": "Remove " + call.name});
        button.onclick = () => edit({remove: index});
        set.append(button);
      }
      return set;
    };

    const row = (call, index, argument) => {
      const id = "argument-" + index + "-" + argument.name;
      const written = {call: index, name: argument.name};
      const label = make("label", {htmlFor: id, textContent: argument.name, title: argument.type});
      const node = make("div", {className: argument.hasArgument ? "argument" : "argument default"}, label, ...controls(id, written, argument));
      if (argument.hasArgument && !argument.isRequired) {
        const back = make("button", {type: "button", className: "back", textContent: "↺", title: "Default: " + (argument.defaultValue ?? "none"), "aria-label": "Set " + argument.name + " back"});
        back.onclick = () => edit({...written, newValue: null});
        node.append(back);
      }
      return node;
    };

    const controls = (id, written, argument) => {
      const isWritten = argument.hasArgument, isPlain = !isWritten || "value" in argument;
      const shown = argument.defaultValue && argument.defaultValue !== "nil" ? argument.defaultValue : "default";
      switch (argument.kind) {
      case "number": if (isPlain) return numbers(id, written, argument, shown); break;
      case "flag": if (isPlain) {
        const box = make("input", {id, type: "checkbox", checked: isWritten ? argument.value : argument.defaultValue === "true"});
        box.onchange = () => edit({...written, newValue: box.checked});
        return [box];
      } break;
      case "text": if (isPlain) {
        const field = make("input", {id, type: "text", value: argument.value ?? "", placeholder: isWritten ? "" : shown});
        field.oninput = () => attempt({...written, newValue: field.value});
        field.onchange = () => edit({...written, newValue: field.value});
        return [field];
      } break;
      case "color": return [choice(id, written, argument, shown), well(id, written, argument)];
      default: return [choice(id, written, argument, shown)];
      }
      // What is worked out stays code.
      const code = make("input", {id, type: "text", className: "code", value: argument.text, spellcheck: false});
      code.onchange = () => edit({...written, code: code.value});
      return [code];
    };

    const numbers = (id, written, argument, shown) => {
      const value = argument.value ?? null;
      const isPart = value !== null ? Math.abs(value) <= 1 && value % 1 !== 0 : /^[01](\.\d*)?$/.test(argument.defaultValue ?? "");
      const step = isPart ? 0.01 : 1;
      const field = make("input", {id, type: "number", step: "any", value: value ?? "", placeholder: shown});
      const size = isPart ? 1 : Math.max(100, Math.abs(value ?? 0) * 2);
      const slider = make("input", {type: "range", min: value < 0 ? -size : 0, max: size, step, value: value ?? 0, "aria-label": argument.name});
      const change = number => ({...written, newValue: Math.round(number * 1000) / 1000});
      const set = (number, isLast) => isLast ? edit(change(number)) : attempt(change(number));
      slider.oninput = () => { field.value = slider.value; set(Number(slider.value), false); };
      slider.onchange = () => set(Number(slider.value), true);
      field.oninput = () => { if (field.value !== "") { slider.value = field.value; set(Number(field.value), false); } };
      field.onchange = () => { if (field.value !== "") set(Number(field.value), true); else if (argument.hasArgument && !argument.isRequired) edit({...written, newValue: null}); };
      field.addEventListener("keydown", event => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        const by = (event.key === "ArrowUp" ? 1 : -1) * step * (event.shiftKey ? 10 : 1);
        field.value = Math.round((Number(field.value || 0) + by) * 1000) / 1000;
        slider.value = field.value;
        set(Number(field.value), false);
        // Held or pressed again, it is one edit.
        later(field, change(Number(field.value)));
      });
      return [field, slider];
    };

    const choice = (id, written, argument, shown) => {
      const texts = argument.hasArgument && !argument.options.includes(argument.text) ? [argument.text, ...argument.options] : argument.options;
      const options = texts.map(text => make("option", {value: text, textContent: text}));
      if (!argument.isRequired || !argument.hasArgument) options.unshift(make("option", {value: "", textContent: shown}));
      const select = make("select", {id}, ...options);
      select.value = argument.hasArgument ? argument.text : "";
      select.onchange = () => edit(select.value === "" ? {...written, newValue: null} : {...written, code: select.value});
      return select;
    };

    const well = (id, written, argument) => {
      const hex = part => Math.round(part * 255).toString(16).padStart(2, "0");
      const parts = argument.value ?? [0.5, 0.5, 0.5, 1];
      const input = make("input", {type: "color", value: "#" + parts.slice(0, 3).map(hex).join(""), "aria-label": argument.name + ", any color"});
      const value = () => [...[1, 3, 5].map(start => Math.round(parseInt(input.value.slice(start, start + 2), 16) / 255 * 1000) / 1000), parts[3]];
      input.oninput = () => attempt({...written, newValue: value()});
      input.onchange = () => edit({...written, newValue: value()});
      return input;
    };

    // What has been written with the keys and is no edit yet: it stays when what can be edited is told anew, and is an edit
    // of the element that it was written for.
    const later = (field, change) => {
      clearTimeout(typed?.timer);
      typed = {id: field.id, value: field.value, change, timer: setTimeout(settle, 500)};
    };
    const settle = () => { if (typed) edit(typed.change); };
    const keep = () => {
      const field = typed && at(typed.id);
      if (!field) return;
      field.value = typed.value;
      if (field.nextElementSibling?.type === "range") field.nextElementSibling.value = typed.value;
    };
    const forget = () => { clearTimeout(typed?.timer); typed = null; };

    const edit = change => { forget(); if (state.applies && selected !== null) send({kind: "edit", element: selected, edit: change}); };
    const attempt = change => { if (state.applies && selected !== null) send({kind: "try", element: selected, edit: change}); };

    // What an edit would do, in the place of the picture.
    const showTrial = news => {
      if (news.subject.serial !== undefined && news.subject.serial !== findings.serial) return;
      if (news.obstacle) { if (trial) endTrial(); say("Not shown: " + news.obstacle); return; }
      trial = news;
      put(news.svg);
      const svg = at("picture").querySelector("svg"), space = "http://www.w3.org/2000/svg";
      const layer = document.createElementNS(space, "g");
      const box = (frame, kind) => {
        const made = document.createElementNS(space, "rect");
        ["x", "y", "width", "height"].forEach((name, index) => made.setAttribute(name, frame[index]));
        made.setAttribute("class", kind);
        layer.append(made);
      };
      for (const move of news.moves) { if (move.before) box(move.before, "before"); if (move.after) box(move.after, "after"); }
      svg.append(layer);
      zoom();
      const isFix = news.subject.fix !== undefined;
      const sum = news.moves.length === 0 ? "No view moves" : news.moves.length + (news.moves.length === 1 ? " view moves" : " views move");
      at("trial").hidden = !isFix;
      if (!isFix) { say(sum); return; }
      const button = (text, act) => { const made = make("button", {type: "button", textContent: text}); made.onclick = act; return made; };
      const size = frame => frame ? `${number(frame[2])} × ${number(frame[3])} at ${number(frame[0])}, ${number(frame[1])}` : "nowhere";
      at("trial").replaceChildren(
        make("p", {textContent: sum + " with this fix: " + news.subject.title}),
        make("ul", {}, ...news.moves.slice(0, 12).map(move => make("li", {textContent: `${move.name}: ${size(move.before)} → ${size(move.after)}`}))),
        ...(state.applies ? [button("Apply", () => send({...news.subject, kind: "apply"}))] : []), button("Back", endTrial));
      say(sum);
      at("trial").querySelector("button").focus();
    };

    const number = text => String(Math.round(Number(text) * 100) / 100);
    const put = svg => {
      const picture = new DOMParser().parseFromString(svg || "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml");
      const old = at("picture").firstElementChild, made = picture.documentElement;
      if (!old) { at("picture").append(document.importNode(made, true)); return; }
      for (const side of ["width", "height"]) if (old.hasAttribute(side)) made.setAttribute(side, old.getAttribute(side));
      become(old, made);
    };
    // Makes a node what another is and leaves alone what is the same, so that the browser draws the rest alone again.
    const become = (old, made) => {
      if (old.nodeType !== made.nodeType || old.nodeName !== made.nodeName) { old.replaceWith(document.importNode(made, true)); return; }
      if (old.nodeType !== Node.ELEMENT_NODE) { if (old.data !== made.data) old.data = made.data; return; }
      for (const {name} of [...old.attributes]) if (!made.hasAttribute(name)) old.removeAttribute(name);
      for (const {name, value, namespaceURI} of made.attributes) if (old.getAttribute(name) !== value) old.setAttributeNS(namespaceURI, name, value);
      while (old.childNodes.length > made.childNodes.length) old.lastChild.remove();
      [...made.childNodes].forEach((child, place) => {
        if (place < old.childNodes.length) become(old.childNodes[place], child); else old.append(document.importNode(child, true));
      });
    };
    const endTrial = () => {
      at("trial").hidden = true;
      if (!trial) return;
      trial = null;
      put(state.svg);
      arm();
      zoom();
      mark();
    };

    // How an element is used.
    const use = (element, index) => {
      const input = element.input;
      const press = more => send({kind: "press", element: index, ...more});
      const name = text => ({"aria-label": text + " " + element.name});
      switch (input?.kind) {
      case "press": { const button = make("button", {id: "press", type: "button", textContent: input.name ?? "Press"}); button.onclick = () => press({}); return [button]; }
      case "text": { const field = make("input", {id: "use-control", type: "text", value: input.text, ...name("Text of")}); field.oninput = () => press({text: field.value}); return [field]; }
      case "number": {
        const slider = make("input", {id: "use-control", type: "range", min: input.from, max: input.to, step: input.step ?? "any", value: input.value, ...name("Value of")});
        slider.oninput = () => press({number: Number(slider.value)});
        return [slider];
      }
      case "steps": {
        const [down, up] = [["−", -1, "Less of"], ["+", 1, "More of"]].map(([text, step, label], place) => {
          const button = make("button", {id: "use" + (place ? "-up" : "-down"), type: "button", textContent: text, ...name(label)});
          button.onclick = () => press({step});
          return button;
        });
        return [down, up];
      }
      case "choice": {
        const select = make("select", {id: "use-control", ...name("Choice of")}, ...input.names.map((text, place) => make("option", {value: place, textContent: text})));
        select.selectedIndex = input.chosen ?? -1;
        select.onchange = () => press({choice: select.selectedIndex});
        return [select];
      }
      default: return [];
      }
    };

    at("add").addEventListener("submit", event => {
      event.preventDefault();
      const text = at("modifier").value.trim();
      if (text) { edit({add: text}); at("modifier").value = ""; }
    });
    document.addEventListener("keydown", event => { if (event.key === "Escape" && trial) { endTrial(); event.stopPropagation(); } }, true);
    """#
}
