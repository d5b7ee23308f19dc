# Copyright (c) 2026 The Quoin authors
# SPDX-License-Identifier: MIT
"""Computes the contrast of the texts and buttons of a page in a browser, by WCAG 2.2, in light and in dark.

Pictures are left out: their views have the colors of the program, and the tests of QuoinRender compute those of captions,
labels and marks.
"""

# The texts and edges of controls with too little contrast, and the number of texts.
INSPECT = """() => {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const parts = color => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = color;
    probe.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = probe.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top, below) => [0, 1, 2].map(i => top[i] * top[3] + below[i] * (1 - top[3]));
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
  const background = element =>
    element ? over(parts(getComputedStyle(element).backgroundColor), background(element.parentElement)) : base;
  const found = new Set();
  let count = 0;
  for (const element of document.querySelectorAll('body, body *')) {
    if (element.closest('svg, script, style, option') || !element.getClientRects().length || element.disabled) continue;
    const text = [...element.childNodes].filter(n => n.nodeType === 3).map(n => n.textContent).join('').trim();
    const style = getComputedStyle(element), own = background(element);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700) ? 3 : 4.5;
    const value = contrast(over(parts(style.color), own), own);
    if (text && value < least - 0.005) found.add(`“${text.slice(0, 30)}” has a contrast of ${value.toFixed(2)}, not ${least}`);
    if (text) count += 1;
    // A control is seen by its edge or by its color.
    if (/^(SELECT|BUTTON|TEXTAREA)$/.test(element.tagName)) {
      const outside = background(element.parentElement), edge = over(parts(style.borderTopColor), outside);
      const seen = Math.max(contrast(edge, outside), contrast(own, outside));
      if (seen < 2.995) found.add(`the edge of “${text.slice(0, 30)}” has a contrast of ${seen.toFixed(2)}, not 3`);
    }
  }
  return [[...found], count];
}"""


def faults(page):
    """What has too little contrast in the page that is open."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        sentences, count = page.evaluate(INSPECT)
        found += [f"{scheme}: {sentence}" for sentence in sentences] + ([] if count else ["there is no text"])
    page.emulate_media(color_scheme="light")
    return found
