// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ResizingPage {
  /// The style sheet after the one of all pages.
  package static let sheet = """
    .resizing .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      margin: 0 0 12px; font-size: 13px; }
    .resizing input { width: 4.5em; }
    .resizing input, .resizing select, .resizing button { font: inherit; color: inherit;
      background: var(--page); border: 1px solid var(--edge); border-radius: 8px;
      padding: 4px 8px; }
    .resizing button[aria-pressed=true] { background: #0a6cff; border-color: #0a6cff; color: #fff; }
    .resizing .frame { position: relative; display: inline-block; line-height: 0;
      padding: 0 18px 18px 0; max-width: 100%; box-sizing: border-box; }
    .resizing .variant[hidden] { display: none; }
    .resizing .variant > svg { height: auto; }
    .resizing .frame svg g { cursor: default; }
    .resizing .handle { position: absolute; touch-action: none; border-radius: 9px; }
    .resizing .handle::after { content: ""; position: absolute; border-radius: 3px;
      background: var(--faint); opacity: .8; }
    .resizing .handle:hover::after, .resizing .handle:focus-visible::after { opacity: 1;
      background: #0a6cff; }
    .resizing .x { right: 0; top: 0; bottom: 18px; width: 18px; cursor: ew-resize; }
    .resizing .x::after { left: 7px; top: calc(50% - 24px); width: 5px; height: 48px; }
    .resizing .y { left: 0; bottom: 0; right: 18px; height: 18px; cursor: ns-resize; }
    .resizing .y::after { top: 7px; left: calc(50% - 24px); height: 5px; width: 48px; }
    .resizing .xy { right: 0; bottom: 0; width: 18px; height: 18px; cursor: nwse-resize; }
    .resizing .xy::after { right: 3px; bottom: 3px; width: 10px; height: 10px; }
    .resizing .info { min-height: 3em; margin: 8px 0 0; font-size: 13px; color: var(--faint);
      font-variant-numeric: tabular-nums; }
    .resizing .info b { color: var(--text); }
    .resizing .problems:empty::before { content: "No problems at this size."; color: var(--faint); }
    @media print { .resizing .tools, .resizing .handle { display: none; } }

    """
}
