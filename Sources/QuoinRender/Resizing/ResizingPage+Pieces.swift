// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ResizingPage {
  /// The part of a program that evaluates pieces and moves views, after ``PageScript/parts``.
  ///
  /// `frames` gives the frame of each view in its parent, in points, and its corner in the picture;
  /// `variant` is the picture of one direction or device of a scene with its data.
  package static let pieces = #"""
    const piece = (p, x) => {
      if (typeof p === 'number') return p;
      let i = 0;
      while (i + 3 < p.length && x >= p[i + 3]) i += 3;
      return p[i + 1] + p[i + 2] * x;
    };
    const skip = (t, i) => typeof t[i] === 'number' ? i + 1 : skip(t, skip(t, i + 1));
    const value = (f, w, h) => {
      if (typeof f === 'number') return f;
      if (Array.isArray(f)) return piece(f[0], w) + (f.length > 1 ? piece(f[1], h) : 0);
      let i = 0, n;
      while (typeof (n = f.t[i]) !== 'number')
        i = n[1] * w + n[2] * h < n[3] ? i + 1 : skip(f.t, i + 1);
      const l = f.l[-n - 1];
      return l[0] + l[1] * w + l[2] * h;
    };
    const last = (list, x) => {
      let found = list[0];
      for (const entry of list) if (x >= entry[0]) found = entry;
      return found;
    };
    // The lines of a text, some of which are given by their lengths.
    const cut = (text, parts, p = 0) => parts.map(n => {
      if (n === '' + n) return n;
      while (text.charCodeAt(p) <= 32) p++;
      return text.slice(p, p += n);
    });
    const within = (ranges, x) => ranges.some(r => x >= r[0] && x <= r[1]);

    function frames(data, w, h) {
      const s = data.scale, values = data.functions.map(f => value(f, w, h));
      // Lengths have six decimals: one in the middle between two pixels may be less by their error.
      const round = x => s > 0 ? Math.floor(x * s + 0.5 + 1e-6 * s) / s : x;
      const edges = data.views.map(v => [2, 3, 4, 5].map(i => round(values[v[i]])));
      let bottom = 0, right = 0;
      const tops = [];
      const result = data.views.map((v, i) => {
        const e = edges[i], p = v[1] < 0 ? [0, 0] : edges[v[1]];
        const frame = { x: e[0] - p[0], y: e[1] - p[1], w: e[2] - e[0], h: e[3] - e[1] };
        if (v[1] < 0) {
          tops[i] = i ? bottom + 24 : 0;
          bottom = tops[i] + frame.h;
          right = Math.max(right, frame.w);
        } else {
          tops[i] = tops[v[1]];
        }
        frame.left = e[0];
        frame.top = e[1] + tops[i];
        return frame;
      });
      result.width = right;
      result.height = bottom;
      return result;
    }

    function variant(svg, data) {
      const groups = [];
      for (const g of svg.querySelectorAll('g[data-v]')) {
        const owner = e => e.closest('g[data-v]') === g;
        const hooks = [...g.querySelectorAll('[data-f]')].filter(owner).map(element => ({
          element, forms: element.dataset.f.split(';').map(part => {
            const [name, numbers] = part.split(':');
            return { name, n: numbers.split(' ').map(Number) };
          }) }));
        groups[+g.dataset.v] = { g, hooks,
          texts: g.dataset.lines ? [...g.querySelectorAll('text')].filter(owner) : [] };
      }
      const index = {};
      data.views.forEach((v, i) => { if (!(v[0] in index)) index[v[0]] = i; });
      const overlay = document.createElementNS(svgNS, 'g');
      svg.append(overlay);

      function setLines(group, lines, frame) {
        const first = group.texts[0];
        if (!first) return;
        const [height, ascent, top] = group.g.dataset.lines.split(' ').map(Number);
        const [a, b, c] = (/x:([^;]*)/.exec(first.dataset.f) || [0, ''])[1].split(' ').map(Number);
        while (group.texts.length < lines.length) {
          const copy = first.cloneNode(true);
          group.texts.at(-1).after(copy);
          group.texts.push(copy);
        }
        group.texts.forEach((text, i) => {
          text.style.display = i in lines ? '' : 'none';
          if (!(i in lines)) return;
          if (text.textContent !== lines[i]) {
            text.textContent = lines[i];
            text.removeAttribute('textLength');
          }
          if (c !== undefined) text.setAttribute('x', a + b * frame.w + c * frame.h);
          text.setAttribute('y', (top ?? frame.h / 2 - lines.length / 2 * height) + i * height + ascent);
        });
      }

      function show(w, h) {
        const all = frames(data, w, h);
        svg.setAttribute('viewBox', `0 0 ${all.width} ${all.height}`);
        svg.setAttribute('width', all.width);
        svg.setAttribute('height', all.height);
        all.forEach((frame, i) => {
          const group = groups[i];
          if (!group) return;
          const root = data.views[i][1] < 0;
          group.g.setAttribute('transform',
            `translate(${root ? 0 : frame.x} ${root ? frame.top : frame.y})`);
          for (const { element, forms } of group.hooks)
            for (const { name, n } of forms) {
              const list = [];
              for (let k = 0; k < n.length; k += 3)
                list.push(Math.max(n[k] + n[k + 1] * frame.w + n[k + 2] * frame.h,
                  /^(width|height|r|rx)$/.test(name) ? 0 : -1e9));
              element.setAttribute(name, list.join(' '));
            }
          const empty = frame.w <= 0 || frame.h <= 0;
          for (const child of group.g.children)
            if (!child.dataset.v) child.style.visibility = empty ? 'hidden' : '';
        });
        for (const [id, lines, text] of data.texts)
          setLines(groups[index[id]], cut(text, last(lines, w).slice(1)), all[index[id]]);
        for (const [id, changes] of data.hidden)
          groups[index[id]].g.setAttribute('display', last(changes, w)[1] ? 'none' : 'inline');
        return all;
      }
      return { data, svg, overlay, groups, index, show };
    }

    """#
}
