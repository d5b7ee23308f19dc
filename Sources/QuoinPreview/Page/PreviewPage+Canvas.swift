// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The picture of the scene, its size and the selection.
  static let canvas = #"""
    let overlay = null, isAsking = false, waiting = false, pending = null;
    async function update(isChange) {
      writeState();
      showBar();
      if (!S.scene) return;
      const number = ++asked;
      try {
        const found = await ask('/api/scene', query());
        if (number < shown) return;
        shown = number;
        take(found, isChange);
        $('note') && $('note').remove();
      } catch (error) { if (number === asked) note(error.message); }
      if (!$('matrix').hidden) if (isChange) fillMatrix(); else loadMatrix();
    }
    function note(text) {
      const element = $('note') || make('p', { id: 'note', role: 'alert' });
      if (element.textContent !== text) element.textContent = text;
      $('title').after(element);
    }
    function picture(svg) {
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
      return document.importNode(parsed, true);
    }
    function take(found, isChange) {
      const before = data;
      if (isChange && before && before.id === found.id && before.svg !== found.svg) previous = before;
      data = found;
      generation = Math.max(generation, found.generation);
      $('frame').hidden = !$('matrix').hidden;
      const device = start.devices.find(d => d.id === found.device);
      $('title').textContent = [found.name || found.id, device ? device.name : found.device]
        .filter(Boolean).join(' · ');
      document.title = $('title').textContent + ' · Quoin preview';
      const svg = picture(found.svg);
      svg.setAttribute('role', 'img');
      svg.setAttribute('aria-label', 'Picture of ' + (found.name || found.id));
      overlay = document.createElementNS(svgNS, 'svg');
      overlay.setAttribute('viewBox', svg.getAttribute('viewBox'));
      overlay.setAttribute('aria-hidden', 'true');
      overlay.classList.add('overlay');
      $('picture').replaceChildren(svg, overlay);
      fit();
      if (showsBefore) showBefore();
      showBar();
      showHandles();
      if (S.view && !viewOf(S.view)) S.view = '';
      outline();
      if (isChange && before && before.id === found.id) flash(before.views, found.views);
      showProblems(found.problems, found.ambiguous);
      if (found.problems.length) loadProblems();
      showSelection();
      showTools();
      // Programs have their trouble in the list.
      if (found.error !== undefined) showTrouble(found.error);
      const counts = ['conflict', 'ambiguous', 'problem'].map(kind =>
        found.problems.filter(p => p.kind === kind).length);
      const text = [counts[0] && plural(counts[0], 'conflict', 'conflicts'),
        counts[1] && plural(counts[1], 'ambiguity', 'ambiguities'),
        counts[2] && plural(counts[2], 'other problem', 'other problems')].filter(Boolean).join(', ');
      say(`${found.name || found.id}: ${text || 'no problems'}`);
      document.body.dataset.generation = found.generation;
      document.body.dataset.scene = found.id;
    }
    const isNarrow = matchMedia('(max-width: 900px)');
    /** Scales the picture: by the zoom, or so that all of it is to be seen. */
    function fit() {
      const svg = $('picture').querySelector('svg');
      if (!svg) return;
      const [width, height] = ['width', 'height'].map(name => +svg.getAttribute(name));
      // In one column the canvas is as high as the picture.
      const room = $('canvas').getBoundingClientRect();
      const tallest = isNarrow.matches ? innerHeight * .8 : Math.max(200, room.height - 90);
      const scale = S.zoom === 'fit'
        ? Math.min(1, (room.width - 60) / width, tallest / height) : +S.zoom;
      svg.style.width = width * scale + 'px';
      svg.style.height = height * scale + 'px';
    }
    const viewOf = id => data && data.views.find(v => v.id === id);

    function draw(name, values, style) {
      const element = document.createElementNS(svgNS, name);
      for (const key in values) element.setAttribute(key, values[key]);
      if (style) element.setAttribute('class', style);
      overlay.append(element);
      return element;
    }
    function rect([x, y, w, h], style) {
      return draw('rect', { x: x + data.origin[0], y: y + data.origin[1], width: Math.max(0, w),
        height: Math.max(0, h), fill: 'none' }, style);
    }
    function lines(constraint, style) {
      const [dx, dy] = data.origin;
      for (const [x1, y1, x2, y2, isLength] of constraint.lines) {
        draw('line', { x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy }, style);
        const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
        if (!isLength || length < 1) continue;
        draw('text', { x: (x1 + x2) / 2 + dx + 3, y: (y1 + y2) / 2 + dy - 3 }, style)
          .textContent = short(length);
      }
    }
    /** Draws what is selected over the picture: the view, and its constraints with their lengths. */
    function outline() {
      if (!overlay) return;
      overlay.replaceChildren();
      const view = viewOf(S.view);
      if (!view) return;
      const own = data.constraints.filter(c => c.from === view.id || c.to === view.id);
      // So many lines would hide the picture; each is drawn when it is clicked in the list.
      if (own.length <= most.constraints)
        for (const c of own) lines(c, c.kind === 'conflict' ? 'broken' : 'near');
      rect(view.drawingFrame, 'selected');
    }
    function flash(before, after) {
      const old = new Map(before.map(v => [v.id, v.drawingFrame.join()]));
      for (const view of after)
        if (old.get(view.id) !== view.drawingFrame.join()) rect(view.drawingFrame, 'flash');
    }
    function select(id) {
      S.view = id || '';
      writeState();
      outline();
      showSelection();
    }
    function click(event) {
      if (!data) return;
      const ids = [...new Set(document.elementsFromPoint(event.clientX, event.clientY)
        .map(e => e.closest('#picture [data-id]')).filter(Boolean).map(e => e.dataset.id))];
      const box = $('picture').querySelector('svg').getBoundingClientRect();
      const ratio = +$('picture').querySelector('svg').getAttribute('width') / box.width;
      const x = (event.clientX - box.left) * ratio - data.origin[0];
      const y = (event.clientY - box.top) * ratio - data.origin[1];
      // A view that draws nothing has no shape to click on.
      const all = data.views.filter(v => !v.hidden && x >= v.drawingFrame[0] && y >= v.drawingFrame[1]
        && x <= v.drawingFrame[0] + v.drawingFrame[2] && y <= v.drawingFrame[1] + v.drawingFrame[3])
        .map(v => v.id).reverse();
      const hits = ids.length && !all.length ? ids : all;
      if (event.altKey) return select(hits[(hits.indexOf(S.view) + 1) % hits.length]);
      const top = ids[0] && hits.includes(ids[0]) ? ids[0] : hits[0];
      const isIn = S.view && hits.includes(S.view) && inside(top, S.view);
      select(isIn ? (viewOf(S.view).parent || top) : top);
    }
    /** Whether a view is another one or in it. */
    function inside(id, outer) {
      for (let v = viewOf(id); v; v = viewOf(v.parent)) if (v.id === outer) return true;
      return false;
    }
    function walk(key) {
      const view = viewOf(S.view), views = data ? data.views : [];
      if (!view) return select(views[0] && views[0].id);
      const parent = viewOf(view.parent), at = views.indexOf(view);
      const children = views.filter(v => v.parent === view.id);
      const next = { ArrowUp: views[at - 1], ArrowDown: views[at + 1], ArrowLeft: parent,
        ArrowRight: children[0], Enter: children[0], Escape: parent }[key];
      if (next) select(next.id);
      else if (key === 'Escape') select('');
    }

    function toggleBefore() {
      showsBefore = !showsBefore && !!previous;
      if (!previous) say('Nothing changed yet.');
      showBefore();
      showBar();
    }
    function showBefore() {
      $('before').hidden = !showsBefore;
      if (!showsBefore || !previous) return;
      $('before').replaceChildren(make('h2', {}, 'Before'), picture(previous.svg));
      outline();
      const old = new Map(previous.views.map(v => [v.id, v]));
      for (const view of data.views) {
        const was = old.get(view.id);
        old.delete(view.id);
        if (was && was.drawingFrame.join() === view.drawingFrame.join()) continue;
        if (was) rect(was.drawingFrame, 'gone');
        rect(view.drawingFrame, 'new');
      }
      for (const view of old.values()) rect(view.drawingFrame, 'gone');
    }

    """#
}
