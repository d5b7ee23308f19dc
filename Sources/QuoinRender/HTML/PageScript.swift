// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The functions that the programs of several pages share.
package enum PageScript {
  /// Returns a program without the indentation and the comments, which are for readers of its
  /// source.
  package static func compact(_ source: String) -> String {
    source.split(separator: "\n").map { line in
      line.drop { $0 == " " }
    }.filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }.joined(separator: "\n") + "\n"
  }

  /// `make` creates an element. `dragging` makes a handle change a size: `begin` returns the size
  /// and the number of points per pixel, and `resize` receives each new size.
  package static let parts = #"""
    const short = x => String(Math.round(x * 100) / 100);
    const svgNS = 'http://www.w3.org/2000/svg';
    const make = (name, attributes, text) => {
      const element = document.createElement(name);
      for (const key in attributes || {}) element.setAttribute(key, attributes[key]);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    function dragging(handle, kind, begin, resize) {
      handle.addEventListener('pointerdown', event => {
        event.preventDefault();
        handle.setPointerCapture(event.pointerId);
        const start = begin(), x = event.clientX, y = event.clientY;
        const move = e => resize(
          kind === 'y' ? start.w : start.w + (e.clientX - x) * start.ratio,
          kind === 'x' ? start.h : start.h + (e.clientY - y) * start.ratio);
        handle.addEventListener('pointermove', move);
        // The capture ends with the drag, whatever ends that.
        handle.addEventListener('lostpointercapture',
          () => handle.removeEventListener('pointermove', move), { once: true });
      });
    }

    """#
}
