// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The keys of the page.
  static let keys = #"""
    const keyList = [['?', 'this list'], ['j k', 'next and previous scene'],
      ['↑ ↓ ← →', 'views of the scene'], ['Enter, Esc', 'first child, parent'],
      ['c', 'constraints'], ['r', 'direction'], ['o', 'orientation'], ['d', 'dark'],
      ['+ −', 'text size'], ['0', 'size of the device or file, and fit'], ['e', 'next problem'],
      ['b', 'before the last change'], ['m', 'several devices'], ['F6', 'next part of the page'],
      ['Alt and a click', 'the view below']];
    function showHelp() {
      const list = make('dl');
      for (const [key, text] of keyList) list.append(make('dt', {}, key), make('dd', {}, text));
      $('help').replaceChildren(make('h2', {}, 'Keys'), list,
        button('Close', 'Close', () => $('help').close()));
      $('help').showModal();
    }
    function cycle(key, values) {
      S[key] = values[(values.indexOf(S[key]) + 1) % values.length];
      update();
    }
    function textSize(by) {
      const all = start.textSizes, at = all.indexOf(S.text || 'L');
      S.text = all[Math.min(all.length - 1, Math.max(0, at + by))];
      update();
    }
    function nextPart() {
      const parts = [$('bar'), $('list'), $('canvas'), $('inspector')];
      const at = parts.findIndex(p => p.contains(document.activeElement));
      const part = parts[(at + 1) % parts.length];
      (part === $('bar') ? part.firstElementChild : part).focus();
    }
    const actions = {
      '?': showHelp, j: () => step(1), k: () => step(-1),
      c: () => { S.lines = !S.lines; update(); },
      r: () => cycle('dir', ['ltr', 'rtl']),
      o: () => cycle('orientation', ['portrait', 'landscape']),
      d: () => cycle('look', ['light', 'dark']),
      '+': () => textSize(1), '=': () => textSize(1), '-': () => textSize(-1),
      0: () => { S.size = ''; S.zoom = 'fit'; update(); },
      e: nextProblem, b: toggleBefore, m: () => showMatrix($('matrix').hidden) };
    document.addEventListener('keydown', event => {
      if (event.key === 'F6') { event.preventDefault(); return nextPart(); }
      if (event.ctrlKey || event.metaKey || event.altKey || $('help').open) return;
      if (event.target.closest('input, select, textarea, .code')) return;
      const isMoving = /^Arrow|^Escape$/.test(event.key)
        || event.key === 'Enter' && !event.target.closest('button, a, summary');
      if (isMoving && !event.target.closest('#list, #bar')) {
        event.preventDefault();
        return walk(event.key);
      }
      if (actions[event.key]) { event.preventDefault(); actions[event.key](); }
    });

    """#
}
