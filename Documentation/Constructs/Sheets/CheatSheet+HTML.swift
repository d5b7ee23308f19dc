// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinRender

extension CheatSheet {
  /// The sheet for one page of A4 in landscape, by its path from the folder of a site.
  var page: GuidePage.File {
    let head = SVGElement(
      "header",
      children: [
        SVGElement("h1", text: title), SVGElement("p", text: remark.joined(separator: " · ")),
      ])
    var group = ""
    let list = entries.flatMap { entry in
      defer { group = entry.group }
      let heading = entry.group == group ? [] : [SVGElement("h2", text: entry.group)]
      return heading + [Self.element(entry)]
    }
    let body = SVGElement(
      "body",
      children: [
        head, SVGElement("main", children: list),
        SVGElement("script", content: [.verbatim(Self.program)]),
      ])
    let pageHead = SVGElement(
      "head",
      children: [
        SVGElement("meta", ["charset": "utf-8"]),
        SVGElement("title", text: "\(title) · Quoin"),
        SVGElement("style", content: [.verbatim(Self.style)]),
      ])
    return GuidePage.File(
      path: "cheatsheets/\(name).html",
      text: "<!DOCTYPE html>\n"
        + SVGElement("html", ["lang": "en"], children: [pageHead, body]).xml())
  }

  private static func element(_ entry: CheatSheetEntry) -> SVGElement {
    // As an image, a picture has identifiers of its own.
    let picture = entry.picture.map { svg in
      let data = Data(svg.utf8).base64EncodedString()
      return SVGElement(
        "img", ["src": "data:image/svg+xml;base64,\(data)", "alt": entry.result])
    }
    let texts = SVGElement(
      "div",
      children: [
        SVGElement("h3", text: entry.title), SVGElement("pre", text: entry.code),
        SVGElement("p", text: entry.result),
      ])
    return SVGElement("article", children: [texts] + (picture.map { [$0] } ?? []))
  }

  /// Texts are measured in ems, so that one number makes all of them fit.
  private static let style = """

    @page { size: A4 landscape; margin: 0; }
    * { box-sizing: border-box; margin: 0; }
    body { width: 297mm; height: 209mm; padding: 7mm; overflow: hidden; display: flex;
      flex-direction: column; color: #1d1d1f; background: #fff; font-family: "DejaVu Sans",
      Helvetica, Arial, sans-serif; font-size: 8pt; line-height: 1.25; }
    header { display: flex; gap: 5mm; align-items: baseline; padding-bottom: 2mm; }
    h1 { font-size: 13pt; }
    header p { font-size: 7pt; color: #515154; }
    main { flex: 1 1 0; min-height: 0; overflow: hidden; column-count: 3; column-gap: 5mm;
      column-fill: auto; }
    h2 { font-size: 1.1em; color: #00538a; break-after: avoid; padding-bottom: 0.2em; }
    article { display: flex; gap: 2mm; justify-content: space-between; align-items: flex-start;
      break-inside: avoid; padding-bottom: 0.7em; }
    article div { min-width: 0; }
    h3 { font-size: 1em; }
    pre { font: 0.95em/1.25 "DejaVu Sans Mono", Menlo, Consolas, monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    article p { font-size: 0.85em; color: #515154; }
    img { flex: none; width: 9em; height: 4.5em; border: 0.2pt solid #d2d2d7; }

    """

  /// Takes the number of columns with which the letters are large and few lines are broken.
  private static let program = """
    (() => {
      const main = document.querySelector('main'), body = document.body;
      const fits = () => main.scrollWidth <= main.clientWidth + 1
        && main.scrollHeight <= main.clientHeight + 1;
      const codes = [...document.querySelectorAll('pre')];
      const lines = code => code.textContent.split('\\n').length;
      const height = code => parseFloat(getComputedStyle(code).lineHeight);
      const isBroken = code => code.clientHeight > (lines(code) + 0.5) * height(code);
      const show = (size, columns) => {
        body.style.fontSize = `${size / 10}pt`;
        main.style.columnCount = columns;
      };
      let best = [-Infinity, 50, 3];
      for (const columns of [2, 3, 4]) {
        for (let size = 90; size > 40; size -= 1) {
          show(size, columns);
          if (!fits()) continue;
          const value = size - 30 * codes.filter(isBroken).length / codes.length;
          if (value > best[0]) best = [value, size, columns];
        }
      }
      show(best[1], best[2]);
      // The check of printed sheets misses the code then.
      if (best[0] === -Infinity) body.textContent = 'This does not fit on a page.';
    })();

    """
}
#endif
