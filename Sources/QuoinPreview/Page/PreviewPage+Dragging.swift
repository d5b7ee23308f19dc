// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// Other sizes: by dragging edges, and by keys.
  static let dragging = #"""
    let pieces = {}, dragged = 0;
    const limit = x => Math.min(10000, Math.max(1, Math.round(x)));
    function showHandles() {
      for (const handle of document.querySelectorAll('.handle')) {
        const kind = handle.dataset.kind;
        handle.setAttribute('aria-valuemin', 1);
        handle.setAttribute('aria-valuemax', 10000);
        handle.setAttribute('aria-valuenow', data.size[kind === 'y' ? 1 : 0]);
        handle.setAttribute('aria-valuetext', `${short(data.size[0])} by ${short(data.size[1])} points`);
      }
    }
    /** Asks for sizes one after the other, so that a drag shows each that the server can make. */
    async function resize(w, h) {
      S.size = limit(w) + 'x' + limit(h);
      waiting = true;
      if (isAsking) return;
      isAsking = true;
      while (waiting) {
        waiting = false;
        await update();
      }
      isAsking = false;
    }
    /** Has the server find the pieces of which the frames of the scene consist, for dragging. */
    async function loadPieces() {
      const values = query({ size: '', constraints: '' }), key = values + ' ' + data.generation;
      if (start.command || pieces.key === key) return;
      pieces = { key };
      try {
        const found = await ask('/api/pieces', values);
        if (pieces.key !== key || found.data.exact !== 'both') return;
        pieces.variant = variant(picture(found.svg), found.data);
        document.body.dataset.pieces = S.scene;
      } catch (error) { /* Each size is asked for then. */ }
    }
    /** Shows a size by the pieces, without a request. Returns false where there are none for it. */
    function showPieces(w, h) {
      const v = pieces.variant, isIn = (x, [low, high]) => x >= low && x <= high;
      const key = query({ size: '', constraints: '' }) + ' ' + data.generation;
      if (!v || pieces.key !== key || !isIn(w, v.data.width) || !isIn(h, v.data.height)) return false;
      const scale = dragged || $('picture').querySelector('svg').getBoundingClientRect().width
        / +$('picture').querySelector('svg').getAttribute('width');
      dragged = scale;
      const all = v.show(w, h);
      v.overlay.replaceChildren();
      const f = all[v.index[S.view]];
      if (f) {
        const rect = document.createElementNS(svgNS, 'rect'), values = { x: f.left, y: f.top,
          width: Math.max(0, f.w), height: Math.max(0, f.h), fill: 'none', stroke: '#0a6cff' };
        for (const key in values) rect.setAttribute(key, values[key]);
        v.overlay.append(rect);
      }
      v.svg.style.width = all.width * scale + 'px';
      v.svg.style.height = all.height * scale + 'px';
      if (v.svg.parentElement !== $('picture')) $('picture').replaceChildren(v.svg);
      S.size = w + 'x' + h;
      $('size').value = S.size;
      document.body.dataset.dragged = S.size;
      showProblems(v.data.problems.filter(p => within(p.widths, w) || within(p.heights, h)), []);
      return true;
    }
    function makeCanvas() {
      window.addEventListener('resize', fit);
      $('picture').addEventListener('click', click);
      for (const handle of document.querySelectorAll('.handle')) {
        const kind = handle.dataset.kind;
        for (const type of ['pointerenter', 'focus']) handle.addEventListener(type, loadPieces);
        dragging(handle, kind, () => {
          const svg = $('picture').querySelector('svg');
          return { w: data.size[0], h: data.size[1],
            ratio: +svg.getAttribute('width') / svg.getBoundingClientRect().width };
        }, (w, h) => { if (!showPieces(limit(w), limit(h))) resize(w, h); });
        handle.addEventListener('lostpointercapture', () => {
          if (dragged) resize(...S.size.split('x').map(Number));
          dragged = 0;
        });
        handle.addEventListener('keydown', event => {
          const by = event.shiftKey ? 10 : 1, [w, h] = (pending || data.size);
          const sizes = { ArrowRight: [w + by, h], ArrowLeft: [w - by, h], ArrowDown: [w, h + by],
            ArrowUp: [w, h - by] };
          if (!sizes[event.key]) return;
          event.preventDefault();
          event.stopPropagation();
          pending = sizes[event.key].map(limit);
          resize(...pending).then(() => { if (!isAsking) pending = null; });
        });
      }
    }

    """#
}
