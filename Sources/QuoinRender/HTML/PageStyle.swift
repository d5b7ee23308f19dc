// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The style of a page of scenes.
package enum PageStyle {
  /// Returns a page that loads no other files.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - style: Style sheets after the one of all pages.
  ///   - head: Further elements of the head.
  ///   - content: The parts of the page.
  package static func page(
    title: String, style: String = "", head: [SVGElement] = [], content: [SVGElement]
  ) -> String {
    let head = SVGElement(
      "head",
      children: [
        SVGElement("meta", ["charset": "utf-8"]),
        SVGElement(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        SVGElement("title", text: title),
        SVGElement("style", content: [.verbatim(sheet + style)]),
      ] + head)
    let body = SVGElement("body", children: [SVGElement("main", children: content)])
    return "<!DOCTYPE html>\n" + SVGElement("html", ["lang": "en"], children: [head, body]).xml()
  }

  /// The style sheet: one column on narrow screens, several on wide ones; light and dark.
  static let sheet = """

    :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --text: #1d1d1f;
      --faint: #6e6e73; --line: #d2d2d7; --edge: #86868b; --conflict: #c9261d;
      --ambiguous: #a85b00; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #1c1c1e; --card: #2c2c2e; --text: #f5f5f7; --faint: #a1a1a6; --line: #48484a;
        --conflict: #ff6961; --ambiguous: #ffb340; }
      figure.light { display: none; }
    }
    @media not (prefers-color-scheme: dark) {
      figure.dark { display: none; }
    }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.45 \(FontStack.css); }
    main { max-width: 1680px; margin: 0 auto; padding: 24px 16px; }
    section { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
    section > h1, section > p { flex: 0 0 100%; margin: 0; }
    h1 { font-size: 20px; font-weight: 600; padding-top: 16px; overflow-wrap: anywhere; }
    h2 { font-size: 17px; font-weight: 600; margin: 0; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 14px;
      padding: 16px; max-width: 100%; box-sizing: border-box; }
    .details { margin: 2px 0 12px; color: var(--faint); font-size: 13px; }
    figure { margin: 0; }
    svg { max-width: 100%; }
    figure > svg { display: block; height: auto; }
    table { border-collapse: collapse; margin-top: 12px; font-size: 13px; max-width: 640px; }
    th, td { text-align: left; vertical-align: top; padding: 6px 10px 6px 0;
      border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    th { white-space: nowrap; }
    .scene { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
    .problems { flex: 1 1 320px; max-width: 760px; margin: 0; padding: 0; list-style: none;
      font-size: 13px; overflow-wrap: anywhere; }
    .problems li { padding: 8px; border-top: 1px solid var(--line); }
    .problems li:target { background: var(--page); }
    .problems h3 { display: inline; font-size: 13px; font-weight: 600; }
    .problems a { color: inherit; }
    .kind { margin-right: 8px; }
    .message { margin-top: 6px; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; }
    .message div { white-space: pre-wrap; }
    .conflict, .problem, .broken { color: var(--conflict); }
    .ambiguous, .guess { color: var(--ambiguous); }

    """
}
