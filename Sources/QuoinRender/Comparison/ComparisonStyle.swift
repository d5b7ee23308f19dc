// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The style sheet of pages with differences, after that of all pages.
enum ComparisonStyle {
  static let sheet =
    """

    .difference { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-start; }
    .difference > h2 { flex: 0 0 100%; }
    .changes { flex: 1 1 340px; max-width: 620px; margin: 0; padding: 0; list-style: none;
      font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    .changes li { padding: 3px 6px; border-left: 3px solid transparent; border-radius: 3px;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .changes li:target, .changes li.current { background: var(--page); }
    .changes a { color: inherit; text-decoration: none; }
    .changes a:hover, .changes a:focus { text-decoration: underline; }
    .changes .note { color: var(--faint); }
    .versions { flex: 0 1 auto; min-width: 0; }
    .modes { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; font-size: 13px;
      margin-bottom: 8px; }
    .modes input[type=range] { flex: 1 1 140px; }
    .pair { display: flex; flex-wrap: wrap; gap: 16px; --at: 50%; --share: 0.5; }
    figcaption { color: var(--faint); font-size: 13px; }
    .versions:not(.marked) .veil, .versions:not(.marked) .marks { display: none; }
    html:not(.scripted) .veil, html:not(.scripted) .marks { display: inline !important; }
    .pair.over { display: grid; justify-items: start; }
    .pair.over figure { grid-area: 1 / 1; }
    .pair.over figcaption { display: none; }
    .pair.swipe .new { clip-path: inset(0 0 0 var(--at)); }
    .pair.swipe .old { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
    .pair.onion .new { opacity: var(--share); }
    .pair.over.diff { isolation: isolate; background: #fff; }
    .pair.diff .new { mix-blend-mode: difference; }
    .mark { pointer-events: visibleStroke; }
    .mark.hidden { opacity: 0; }
    .mark:target, .mark:hover, .mark:focus, .mark.current { opacity: 1; }
    .mark:target rect, .mark.current rect { stroke-width: 4; }
    .mark:target line, .mark.current line { stroke-width: 4; }

    """ + colors

  /// The edge of each line in the list has the color of its marks.
  private static var colors: String {
    ComparedLine.Kind.allCases.filter { $0 != .note }.map { kind in
      ".changes .\(kind.rawValue) { border-left-color: \(kind.color.hexadecimal); }\n"
    }.joined()
  }
}
