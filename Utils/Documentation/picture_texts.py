# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Texts of pictures that are not wholly inside of their picture, as a browser draws them."""

# The texts whose boxes leave the view box by more than a point.
OUTSIDE = """() => {
  const svg = document.querySelector('svg');
  const box = svg.viewBox.baseVal;
  const found = [];
  for (const text of svg.querySelectorAll('text')) {
    const own = text.getBBox();
    const matrix = svg.getScreenCTM().inverse().multiply(text.getScreenCTM());
    const corners = [[own.x, own.y], [own.x + own.width, own.y + own.height]]
      .map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
    const xs = corners.map(p => p.x), ys = corners.map(p => p.y);
    if (Math.min(...xs) < box.x - 1 || Math.min(...ys) < box.y - 1
        || Math.max(...xs) > box.x + box.width + 1 || Math.max(...ys) > box.y + box.height + 1)
      found.push(text.textContent.trim());
  }
  return found;
}"""


def faults(page, folder):
    """Sentences about the pictures of a site. Those for dark pages have the same texts."""
    for path in sorted(path for path in folder.glob("images/**/*.svg") if not path.stem.endswith("~dark")):
        page.set_content(path.read_text())
        for text in page.evaluate(OUTSIDE):
            yield f"{path.name}: “{text}” is not wholly inside of the picture"
