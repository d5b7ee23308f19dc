// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ResizingPage {
  /// The program of the page, which sets up the controls; it loads nothing.
  static let script = PageScript.compact(
    "'use strict';\n(() => {\n" + PageScript.parts + pieces + source + "})();\n")

  /// `stage` is a scene with its controls.
  private static let source = #"""
    function mark(v, all, ids, color) {
      for (const id of ids) {
        const f = all[v.index[id]];
        if (!f) continue;
        const rect = document.createElementNS(svgNS, 'rect');
        const values = { x: f.left, y: f.top, width: Math.max(0, f.w), height: Math.max(0, f.h),
          fill: 'none', stroke: color, 'stroke-width': 2, 'pointer-events': 'none' };
        for (const key in values) rect.setAttribute(key, values[key]);
        v.overlay.append(rect);
      }
    }

    function stage(article) {
      const variants = [...article.querySelectorAll('.variant')].map(box => ({ box, ...variant(
          box.querySelector('svg'), JSON.parse(box.querySelector('script').textContent)) }));
      const frame = article.querySelector('.frame');
      const list = article.querySelector('.problems');
      const presets = JSON.parse(article.dataset.presets || '[]');
      let current = variants[0];
      let [width, height] = current.data.size, selected = null, marked = null, all;
      const info = make('p', { class: 'info', 'aria-live': 'polite' });
      const tools = make('div', { class: 'tools', role: 'toolbar', 'aria-label': 'Size' });
      const number = label => {
        const input = make('input', { type: 'number', step: 1, 'aria-label': label });
        input.addEventListener('change', () => resize(+inputs[0].value, +inputs[1].value));
        return input;
      };
      const inputs = [number('Width in points'), number('Height in points')];
      tools.append(inputs[0], ' × ', inputs[1]);
      const button = (text, title, action) => {
        const element = make('button', { type: 'button', title }, text);
        element.addEventListener('click', action);
        tools.append(element);
        return element;
      };
      button('Rotate', 'Exchange width and height (R)', () => resize(height, width));
      button('Reset', 'The size of the file (0)', () => resize(...current.data.size));
      if (presets.length) {
        const select = make('select', { 'aria-label': 'Device' });
        select.append(make('option', { value: '' }, 'Size of…'));
        presets.forEach(([name], i) => select.append(make('option', { value: i }, name)));
        select.addEventListener('change', () => {
          if (select.value) resize(presets[select.value][1], presets[select.value][2]);
        });
        tools.append(select);
      }
      const choices = variants.length < 2 ? [] : variants.map(v =>
        button(v.box.dataset.name, 'Show ' + v.box.dataset.name, () => choose(v)));

      const handles = [['x', 'Width'], ['y', 'Height'], ['xy', 'Width and height']].map(([kind, label]) => {
        const handle = make('div', { class: 'handle ' + kind, tabindex: 0, role: 'slider',
          'aria-label': label });
        dragging(handle, kind, () => {
          const box = current.svg.getBoundingClientRect();
          return { w: width, h: height, ratio: box.width > 0 ? all.width / box.width : 1 };
        }, resize);
        frame.append(handle);
        return handle;
      });
      article.addEventListener('keydown', event => {
        if (event.target.matches('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
        const step = event.shiftKey ? 10 : 1, d = current.data;
        const keys = { ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step],
          ArrowUp: [0, -step] };
        const key = keys[event.key];
        if (key) resize(width + key[0], height + key[1]);
        else if (event.key === 'Home') resize(d.width[0], height);
        else if (event.key === 'End') resize(d.width[1], height);
        else if (event.key === 'r' || event.key === 'R') resize(height, width);
        else if (event.key === '0') resize(...d.size);
        else if (event.key === 'Escape') { selected = null; draw(); }
        else return;
        event.preventDefault();
      });
      for (const v of variants) v.svg.addEventListener('click', event => {
        const g = event.target.closest('g[data-v]');
        selected = g ? g.dataset.id : null;
        draw();
      });
      frame.before(tools);
      frame.after(info);

      function choose(v) {
        current = v;
        for (const other of variants) other.box.hidden = other !== v;
        resize(width, height);
      }
      function resize(w, h) {
        const d = current.data, clamp = (x, [low, high]) =>
          Math.min(high, Math.max(low, Math.round(x) || low));
        width = clamp(w, d.width);
        height = d.exact === 'both' ? clamp(h, d.height) : d.size[1];
        draw();
        if (article === active) history.replaceState(null, '', '#' + new URLSearchParams({
          scene: article.dataset.scene, size: width + 'x' + height,
          show: current.box.dataset.name }));
      }
      function draw() {
        const d = current.data, fixed = d.exact !== 'both' || d.height[0] === d.height[1];
        all = current.show(width, height);
        inputs[0].value = width;
        inputs[1].value = height;
        [d.width, d.height].forEach((range, i) => {
          inputs[i].min = range[0];
          inputs[i].max = range[1];
          handles[i].setAttribute('aria-valuemin', range[0]);
          handles[i].setAttribute('aria-valuemax', range[1]);
          handles[i].setAttribute('aria-valuenow', [width, height][i]);
        });
        handles[2].setAttribute('aria-valuenow', width);
        handles[2].setAttribute('aria-valuetext', `${width} by ${height} points`);
        inputs[1].disabled = fixed;
        handles[1].hidden = handles[2].hidden = fixed;
        choices.forEach((b, i) => b.setAttribute('aria-pressed', variants[i] === current));
        current.overlay.replaceChildren();
        const problems = d.problems.filter(p => within(p.widths, width) || within(p.heights, height));
        list.replaceChildren(...problems.map(p => {
          const item = make('li'), name = make('h3', {}, p.headline);
          item.append(make('span', { class: 'kind ' + p.kind }, p.kind), name);
          if (p.details.length) {
            const message = make('div', { class: 'message' });
            p.details.forEach(line => message.append(make('div',
              line.includes('<- broken') ? { class: 'broken' } : {}, line)));
            item.append(message);
          }
          item.addEventListener('pointerenter', () => { marked = p; outline(); });
          item.addEventListener('pointerleave', () => { marked = null; outline(); });
          return item;
        }));
        marked = null;
        outline();
        const f = selected === null ? null : all[current.index[selected]];
        info.replaceChildren();
        if (f) {
          const title = current.groups[current.index[selected]].g.querySelector('title');
          info.append(make('b', {}, title ? title.textContent : selected),
            ` (${short(f.x)} ${short(f.y)}; ${short(f.w)} ${short(f.h)})`);
        } else {
          info.append(d.exact !== 'both'
            ? `Exact at every width, at the height of ${short(d.size[1])} points only.`
            : 'Drag an edge, or use the arrow keys. A click on a view shows its frame.');
        }
      }
      function outline() {
        current.overlay.replaceChildren();
        if (marked) mark(current, all, marked.views, marked.kind === 'ambiguous' ? '#bf6b00' : '#e5342b');
        if (selected !== null) mark(current, all, [selected], '#0a6cff');
      }
      article.quoin = { resize, choose: name => {
        const v = variants.find(v => v.box.dataset.name === name);
        if (v) choose(v);
      }, frames: () => all.map((f, i) => [current.data.views[i][0], f.x, f.y, f.w, f.h]) };
      for (const type of ['pointerdown', 'focusin']) article.addEventListener(type, () => { active = article; });
      choose(current);
    }
    let active = null;
    const articles = [...document.querySelectorAll('.resizing')];
    articles.forEach(stage);
    const state = new URLSearchParams(location.hash.slice(1));
    const shown = articles.find(a => a.dataset.scene === state.get('scene'));
    if (shown) {
      if (state.get('show')) shown.quoin.choose(state.get('show'));
      const size = /^(\d+)x(\d+)$/.exec(state.get('size') || '');
      if (size) shown.quoin.resize(+size[1], +size[2]);
      shown.scrollIntoView();
    }

    """#
}
