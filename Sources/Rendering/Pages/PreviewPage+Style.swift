extension PreviewPage {
  /// How the page looks, in light and in dark surroundings.
  static let style = """
    :root { color-scheme: light dark; --line: #8884; --mark: #ff2d55; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body { display: grid; grid-template-rows: auto 1fr auto; font: 13px/1.4 system-ui, sans-serif; background: Canvas; color: CanvasText; }
    header { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; padding: 8px 12px; border-bottom: 1px solid var(--line); }
    label { display: inline-flex; gap: 5px; align-items: center; }
    select, input, button { font: inherit; }
    main { display: grid; grid-template-columns: minmax(160px, 260px) 1fr minmax(180px, 280px); min-height: 0; }
    nav, aside { overflow: auto; padding: 8px; }
    nav { border-right: 1px solid var(--line); }
    aside { border-left: 1px solid var(--line); }
    #stage { overflow: auto; padding: 24px; display: grid; justify-content: center; align-content: start; gap: 8px; outline-offset: -3px; }
    #picture { position: relative; transform-origin: top left; }
    #picture svg { display: block; outline: 1px solid var(--line); cursor: crosshair; }
    #outdated { margin: 0; padding: 4px 10px; border-radius: 6px; background: #ffcc0033; border: 1px solid #ffcc00aa; }
    .outdated svg { opacity: 0.75; }
    .elements rect.found { stroke: #ff9500; stroke-width: 1.5; stroke-dasharray: 2 2; fill: #ff950018; }
    .elements rect.found.error { stroke: #ff3b30; }
    #findings li { margin: 0 0 8px; padding-left: 8px; border-left: 3px solid #ff9500; }
    #findings li.error { border-color: #ff3b30; }
    #findings li.info { border-color: #8888; }
    #findings button { display: block; width: 100%; margin-top: 3px; text-align: left; }
    #findings p { margin: 3px 0 0; }
    .elements rect.selected { stroke: var(--mark); stroke-width: 1.5; }
    .elements rect.cursor { stroke: #007aff; stroke-width: 1.5; stroke-dasharray: 4 2; }
    .elements rect.hovered { stroke: #34c759; stroke-width: 1; }
    .target:focus { outline: none; stroke: AccentColor; stroke-width: 2; }
    .using .target[role="button"] { cursor: pointer; }
    .frames .elements rect { stroke: #007aff88; stroke-width: 0.5; }
    #tip { position: fixed; z-index: 2; max-width: 340px; padding: 6px 10px; border: 1px solid var(--line); border-radius: 6px; background: Canvas; box-shadow: 0 2px 8px #0004; font-size: 12px; pointer-events: none; }
    #written { position: absolute; z-index: 1; margin: 0; padding: 0 1px; border: 0; outline: 1px solid AccentColor; background: Canvas; color: CanvasText; }
    .flow { fill: none; stroke: #af52de; stroke-width: 1.5; marker-end: url(#flow-preference); pointer-events: none; }
    .flow.environment { stroke: #34c759; stroke-dasharray: 4 2; marker-end: url(#flow-environment); }
    .flow-name { font: 600 8px system-ui, sans-serif; fill: #af52de; stroke: Canvas; stroke-width: 2; paint-order: stroke; pointer-events: none; }
    .flow-name.environment { fill: #248a3d; }
    #passes { display: inline-flex; gap: 6px; align-items: center; }
    #passes[hidden] { display: none; }
    #state { font-family: ui-monospace, monospace; font-size: 12px; overflow-wrap: anywhere; }
    .ruler { stroke: var(--mark); stroke-width: 1; fill: none; }
    .measure { fill: var(--mark); font: 600 9px system-ui, sans-serif; stroke: Canvas; stroke-width: 2; paint-order: stroke; }
    ul { list-style: none; margin: 0; padding: 0; }
    [role="group"] { padding-left: 14px; }
    [role="treeitem"] > span { display: block; padding: 1px 6px; border-radius: 4px; white-space: nowrap; cursor: default; }
    [role="treeitem"] > span.modifier { opacity: 0.65; }
    [role="treeitem"] > span.unseen { opacity: 0.45; font-style: italic; }
    [role="treeitem"][aria-selected="true"] > span { background: SelectedItem; color: SelectedItemText; }
    [role="treeitem"]:focus { outline: none; }
    [role="treeitem"]:focus > span { outline: 2px solid AccentColor; }
    h2 { font-size: 15px; margin: 4px 0 8px; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 3px 10px; margin: 0; }
    dt { opacity: 0.7; }
    dd { margin: 0; overflow-wrap: anywhere; }
    #use { display: flex; gap: 6px; margin: 0 0 8px; }
    #use:empty { display: none; }
    #use input, #use select { flex: 1; min-width: 0; }
    #inspector { margin-top: 12px; }
    fieldset { border: 1px solid var(--line); border-radius: 6px; margin: 0 0 8px; padding: 4px 8px 6px; min-width: 0; }
    legend { font-weight: 600; }
    .argument { display: grid; grid-template-columns: minmax(60px, 30%) minmax(0, 1fr) minmax(0, auto) 26px; gap: 4px; align-items: center; margin: 3px 0; }
    .argument label { overflow: hidden; text-overflow: ellipsis; }
    .argument input, .argument select { width: 100%; min-width: 0; }
    .argument input[type="checkbox"] { width: auto; justify-self: start; }
    .argument input[type="range"] { width: 70px; }
    .argument input[type="color"] { width: 36px; padding: 0; height: 24px; }
    .argument .back { grid-column: 4; padding: 0; }
    .argument.default { opacity: 0.75; }
    .code { font-family: ui-monospace, monospace; }
    #add { display: flex; gap: 6px; }
    #add label { flex: 1; min-width: 0; }
    #add input { flex: 1; min-width: 0; width: 100%; }
    #trial { padding: 8px 12px; border: 1px solid #007aff; border-radius: 6px; max-width: 420px; }
    #trial p { margin: 0 0 4px; }
    #trial ul { margin: 0 0 6px; font-size: 12px; }
    #trial button + button { margin-left: 6px; }
    .before { fill: none; stroke: #8e8e93; stroke-width: 1; stroke-dasharray: 3 2; }
    .after { fill: #ff2d5522; stroke: var(--mark); stroke-width: 1; }
    #hint, #unknowns { opacity: 0.7; font-size: 12px; }
    footer { padding: 3px 12px; border-top: 1px solid var(--line); opacity: 0.8; }
    @media (max-width: 800px) { main { grid-template-columns: 1fr; grid-template-rows: auto 1fr auto; } nav, aside { max-height: 25vh; border: 0; } }
    """
}
