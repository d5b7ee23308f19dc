// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The scene on several devices, in both directions and several text sizes.
  static let matrix = #"""
    const most = { pictures: 60, constraints: 200 };
    let chosen = null, matrixRun = 0;
    const cells = () => chosen.device.flatMap(device => chosen.dir.flatMap(direction =>
      chosen.text.map(text => ({ device, direction, text }))));
    function firstChoice() {
      const dir = ['ltr', 'rtl'], isTV = data && data.platform === 'tvOS';
      // A file for macOS has neither a device nor text sizes.
      if (data && data.platform === 'macOS') return { device: [''], dir, text: [''] };
      const wanted = ['iPhone SE', 'iPhone 14 Pro', 'iPhone 16 Pro Max', 'iPad Pro (11-inch)'];
      const names = start.devices.map(d => d.name);
      return { device: isTV ? names.filter(n => /TV/.test(n)) : wanted.filter(w => names.includes(w)),
        dir, text: ['L', isTV ? 'XL' : 'AX1'] };
    }
    function showMatrix(isOn) {
      if (!data) return;
      $('matrix').hidden = !isOn;
      $('frame').hidden = isOn;
      showBar();
      if (isOn) loadMatrix();
      else matrixRun++;
    }
    function pick(label, all, key) {
      const select = make('select', { multiple: '', size: 4 }), box = make('label', {}, label);
      for (const value of all) {
        const option = make('option', { value }, value);
        option.selected = chosen[key].includes(value);
        select.append(option);
      }
      select.addEventListener('change', () => {
        chosen[key] = [...select.selectedOptions].map(o => o.value);
        fillMatrix();
      });
      box.append(select);
      return box;
    }
    function loadMatrix() {
      if (!chosen || chosen.platform !== data.platform)
        chosen = { ...firstChoice(), platform: data.platform };
      const grid = make('div', { id: 'cells' }), bar = make('div', { class: 'picks' });
      bar.append(pick('Devices', start.devices.map(d => d.name), 'device'),
        pick('Directions', ['ltr', 'rtl'], 'dir'), pick('Text sizes', start.textSizes, 'text'));
      $('matrix').replaceChildren(bar, grid);
      fillMatrix();
    }
    function fillMatrix() {
      const all = cells(), run = ++matrixRun;
      if (all.length > Math.max(most.pictures, chosen.agreed || 0)) {
        $('cells').replaceChildren(make('p', {}, `These are ${all.length} pictures.`),
          button('Show them', 'Make all pictures', () => { chosen.agreed = all.length; fillMatrix(); }));
        return;
      }
      drawMatrix(all, run);
    }
    async function drawMatrix(all, run) {
      const figures = [];
      delete $('cells').dataset.done;
      $('cells').replaceChildren();
      for (const cell of all) {
        const figure = make('figure');
        const name = [cell.device, cell.direction, cell.text].filter(Boolean).join(', ');
        let weight = 0;
        try {
          const found = await ask('/api/scene', query({ size: '', orientation: S.orientation, ...cell }));
          if (run !== matrixRun) return;
          const kinds = found.problems.map(p => p.kind);
          weight = kinds.includes('conflict') ? 2 : kinds.length ? 1 : 0;
          figure.className = ['', 'ambiguous', 'conflict'][weight];
          const image = make('img', { alt: `${name}: ${plural(kinds.length, 'problem', 'problems')}`,
            src: 'data:image/svg+xml,' + encodeURIComponent(found.svg) });
          const open = button('', 'Show the scene so', () => {
            Object.assign(S, { device: cell.device, dir: cell.direction, text: cell.text, size: '' });
            showMatrix(false);
            update();
          });
          open.append(image);
          figure.append(open, make('figcaption', {}, name + (kinds.length ? ` · ${kinds.length}` : '')));
        } catch (error) {
          if (run !== matrixRun) return;
          figure.append(make('figcaption', {}, `${name}: ${error.message}`));
        }
        figures.push([weight, figure]);
        $('cells').insertBefore(figure, [...$('cells').children].find(f =>
          figures.some(([w, e]) => e === f && w < weight)) || null);
      }
      $('cells').dataset.done = 'true';
    }

    """#
}
