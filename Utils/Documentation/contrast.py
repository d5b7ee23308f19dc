# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Computes the contrast of the texts, controls and marks of a page in a browser, by WCAG 2.2, in light and in dark.

Pictures are left out: their views have the colors of the program, and the tests of QuoinRender compute those of captions,
labels and marks.
"""

# What has too little contrast below an element of the page that is open.
INSPECT = """selector => {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parts = color => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = color;
    probe.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = probe.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top, below, opacity = 1) => {
    const alpha = top[3] * opacity;
    return [0, 1, 2].map(i => top[i] * alpha + below[i] * (1 - alpha));
  };
  const luminance = color => {
    const [red, green, blue] = color.map(part => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (first, second) => {
    const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  // The page has the color of the canvas where no element has one.
  const canvas = document.createElement('i');
  canvas.style.backgroundColor = 'Canvas';
  document.documentElement.append(canvas);
  const base = over(parts(getComputedStyle(canvas).backgroundColor), [255, 255, 255]);
  canvas.remove();
  const background = element => {
    if (!element) return base;
    const below = background(element.parentElement);
    return over(parts(getComputedStyle(element).backgroundColor), below);
  };
  const found = new Set();
  const note = (what, least, color, below) => {
    const value = contrast(color, below);
    if (value < least - 0.005) found.add(`${what} has a contrast of ${value.toFixed(2)}, not ${least}`);
  };
  let count = 0;
  for (const element of document.querySelectorAll(`${selector}, ${selector} *`)) {
    if (element.closest('svg, script, style') || !element.getClientRects().length || element.disabled) continue;
    const style = getComputedStyle(element), own = background(element), outside = background(element.parentElement);
    const name = `${element.tagName.toLowerCase()}.${element.className}`;
    const text = [...element.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent).join('').trim() || element.value;
    const isNative = /^(checkbox|radio|range|color)$/.test(element.type);
    if (text && !isNative && element.tagName !== 'OPTION') {
      const size = parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
      note(`“${text.slice(0, 30)}” in ${name}`, isLarge ? 3 : 4.5, over(parts(style.color), own), own);
      count += 1;
    }
    // A control is seen by its edge or by its color.
    if (/^(INPUT|SELECT|BUTTON|TEXTAREA)$/.test(element.tagName) && !isNative) {
      const edge = over(parts(style.borderTopColor), outside);
      note(`the edge of ${name}`, 3, contrast(edge, outside) > contrast(own, outside) ? edge : own, outside);
      count += 1;
    }
    // Wide lines at the left side of an item are marks.
    const mark = parts(style.borderLeftColor);
    if (parseFloat(style.borderLeftWidth) >= 2 && style.borderLeftStyle !== 'none' && mark[3] > 0 && element.tagName === 'LI') {
      note(`the mark of ${name}`, 3, over(mark, outside), outside);
      count += 1;
    }
    // So are the handles that have a color and no text.
    const after = getComputedStyle(element, '::after');
    if (after.content === '""' && parts(after.backgroundColor)[3] > 0) {
      note(`the handle ${name}`, 3, over(parts(after.backgroundColor), own, +after.opacity), own);
      count += 1;
    }
  }
  return [[...found], count];
}"""


def faults(page, selector="body"):
    """What has too little contrast in the page that is open."""
    found, total = [], 0
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        sentences, count = page.evaluate(INSPECT, selector)
        found += [f"{scheme}: {sentence}" for sentence in sentences]
        total += count
    page.emulate_media(color_scheme="light")
    if not total:
        found.append(f"{selector} has no text")
    return found
