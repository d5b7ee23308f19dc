// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The style sheet: light and dark, three columns on wide screens and one on narrow ones.
  package static let sheet = """
    :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --text: #1d1d1f; --faint: #5c5c62;
      --line: #d2d2d7; --edge: #7a7a80; --accent: #0058d0; --bad: #b3200f; --warn: #8a4b00; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #1c1c1e; --card: #2c2c2e; --text: #f5f5f7; --faint: #b4b4ba; --line: #48484a;
        --edge: #98989f; --accent: #6cb0ff; --bad: #ff8a80; --warn: #ffb340; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / 230px 1fr 360px;
      background: var(--page); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
    header { grid-column: 1 / -1; border-bottom: 1px solid var(--line); }
    #bar { display: flex; flex-wrap: wrap; gap: 6px; padding: 8px; align-items: center; }
    nav, aside { overflow: auto; padding: 8px; background: var(--card); }
    nav { border-right: 1px solid var(--line); }
    aside { border-left: 1px solid var(--line); overflow-wrap: anywhere; }
    main { overflow: auto; padding: 12px 16px; min-width: 0; }
    button, select, input { font: inherit; color: inherit; background: var(--page);
      border: 1px solid var(--edge); border-radius: 7px; padding: 3px 8px; max-width: 100%; }
    input[type=range] { width: 100%; padding: 0; }
    #size { width: 7em; }
    #filter { width: 100%; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent);
      color: var(--card); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
    nav:focus, main:focus, aside:focus { outline: 2px solid var(--accent); outline-offset: -2px; }
    h1 { font-size: 16px; margin: 0 0 10px; }
    h2 { font-size: 14px; margin: 8px 0 4px; overflow-wrap: anywhere; }
    h3 { font-size: 13px; margin: 12px 0 4px; color: var(--faint); }
    p { margin: 4px 0; white-space: pre-line; }
    ul, ol { list-style: none; margin: 0; padding: 0; }
    nav ul button { width: 100%; text-align: left; background: none; border-color: transparent; }
    nav button[aria-current] { background: var(--accent); color: var(--card); }
    nav button[aria-current] .count { color: inherit; border-color: currentcolor; }
    .count { float: right; border: 1px solid; border-radius: 9px; padding: 0 6px; font-size: 12px; }
    .conflict, .problem-kind, .bad, .error .kind, .count.conflict { color: var(--bad); }
    .ambiguous, .warn, .warning .kind, .count.ambiguous { color: var(--warn); }
    .faint { color: var(--faint); font-size: 12px; }
    #banner, #note { padding: 8px 12px; border: 1px solid; border-radius: 8px; color: var(--bad);
      background: var(--card); font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    #banner.busy { color: var(--faint); }
    #frame { position: relative; display: inline-block; padding: 0 18px 18px 0; }
    #frame[hidden], [hidden] { display: none !important; }
    #picture { position: relative; line-height: 0; cursor: default; }
    #frame.stale #picture > svg:first-child { opacity: .45; }
    .overlay { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    .overlay text { font: 10px ui-monospace, monospace; stroke: none; fill: #0a6cff; }
    .overlay rect, .overlay line { stroke-width: 2; fill: none; }
    .overlay .selected { stroke: #0a6cff; }
    .overlay .near { stroke: #0a6cff; stroke-width: 1; }
    .overlay .broken, .overlay .conflict, .overlay .problem, .overlay .gone { stroke: #e5342b; }
    .overlay text.broken { fill: #e5342b; stroke: none; }
    .overlay .gone { stroke-dasharray: 4 3; }
    .overlay .ambiguous, .overlay .extreme, .overlay .guess { stroke: #bf6b00; }
    .overlay .extreme { stroke-dasharray: 5 3; }
    .overlay .pointed { stroke: #d6249f; stroke-width: 2.5; }
    .overlay text.pointed { fill: #d6249f; stroke: none; }
    .overlay .new { stroke: #1d8a3a; }
    .overlay .flash { stroke: #1d8a3a; stroke-width: 3; animation: flash 1.2s forwards; }
    @keyframes flash { to { opacity: 0; } }
    @media (prefers-reduced-motion: reduce) { .overlay .flash { animation: none; stroke-width: 1; } }
    .handle { position: absolute; touch-action: none; border-radius: 9px; }
    .handle::after { content: ""; position: absolute; border-radius: 3px; background: var(--edge); }
    .handle:hover::after, .handle:focus-visible::after { background: var(--accent); }
    .handle.x { right: 0; top: 0; bottom: 18px; width: 18px; cursor: ew-resize; }
    .handle.x::after { left: 7px; top: calc(50% - 24px); width: 5px; height: 48px; }
    .handle.y { left: 0; bottom: 0; right: 18px; height: 18px; cursor: ns-resize; }
    .handle.y::after { top: 7px; left: calc(50% - 24px); height: 5px; width: 48px; }
    .handle.xy { right: 0; bottom: 0; width: 18px; height: 18px; cursor: nwse-resize; }
    .handle.xy::after { right: 3px; bottom: 3px; width: 10px; height: 10px; }
    #before svg { max-width: 100%; height: auto; }
    pre { margin: 4px 0; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace;
      white-space: pre-wrap; }
    pre.code { white-space: pre; overflow: auto; max-height: 320px; border: 1px solid var(--line);
      padding: 6px; }
    .tree { font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    .tree > span { display: grid; grid-template-columns: auto 1fr; }
    .tree > span > :first-child { white-space: pre; }
    .reason { margin: 6px 0; }
    .reason .warn { display: block; padding-left: 16px; }
    .reason summary .tree > span, div.reason { padding-left: 16px; }
    div.reason .warn { padding: 0; }
    .frame { font-variant-numeric: tabular-nums; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 10px; margin: 4px 0; }
    dt { color: var(--faint); }
    dd { margin: 0; }
    #problems li { margin-bottom: 8px; }
    section { border-bottom: 1px solid var(--line); padding-bottom: 10px; }
    .kind { font-size: 12px; margin-right: 6px; }
    .conflict .kind, .problem .kind { color: var(--bad); }
    li button.problem, .constraints button, .findings button { text-align: left; background: none;
      border-color: transparent; padding: 2px 4px; color: var(--text); }
    .constraints button.bad { color: var(--bad); }
    .constraints button { font: 12px ui-monospace, Menlo, Consolas, monospace; }
    summary { cursor: pointer; }
    #tools summary { margin: 6px 0; }
    #tools details button { margin: 0 6px 6px 0; }
    a { color: var(--accent); }
    #exports { display: flex; flex-wrap: wrap; gap: 6px; }
    #exports a { color: inherit; text-decoration: none; background: var(--page);
      border: 1px solid var(--edge); border-radius: 7px; padding: 3px 8px; }
    .picks { display: flex; gap: 8px; margin-bottom: 10px; flex-wrap: wrap; }
    .picks label { display: grid; gap: 2px; color: var(--faint); font-size: 12px; }
    #cells { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
    figure { margin: 0; border: 1px solid var(--line); border-radius: 8px; padding: 6px;
      background: var(--card); max-width: 190px; }
    figure.conflict { border-color: var(--bad); }
    figure.ambiguous { border-color: var(--warn); }
    figure button { border: 0; padding: 0; background: none; }
    figure img { max-width: 176px; max-height: 240px; display: block; }
    figcaption { font-size: 12px; color: var(--text); }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    dialog { border: 1px solid var(--edge); border-radius: 12px; background: var(--card);
      color: var(--text); max-width: 420px; }
    @media (max-width: 900px) {
      body { display: block; height: auto; }
      nav { border: 0; border-bottom: 1px solid var(--line); max-height: 30vh; }
      aside { border: 0; border-top: 1px solid var(--line); }
    }
    @media print { header, nav, aside, .handle { display: none; } }

    """
}
