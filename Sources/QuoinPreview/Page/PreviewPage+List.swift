// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The bar and the list of files and scenes.
  static let list = #"""
    const controls = {};
    let askedList = 0, shownList = 0;
    function choice(name, label, options, key) {
      const select = make('select', { 'aria-label': label, title: label });
      for (const [value, text] of options) select.append(make('option', { value }, text));
      select.addEventListener('change', () => { S[key] = select.value; update(); });
      controls[key] = select;
      $('bar').append(select);
    }
    function toggle(text, title, isPressed, action) {
      const element = button(text, title, action);
      element.isPressed = isPressed;
      (controls.toggles ||= []).push(element);
      $('bar').append(element);
    }
    function makeBar() {
      choice('device', 'Device', [['', 'Device of the file'],
        ...start.devices.map(d => [d.name, d.name])], 'device');
      choice('orientation', 'Orientation',
        [['', 'Orientation'], ['portrait', 'Portrait'], ['landscape', 'Landscape']], 'orientation');
      choice('direction', 'Direction',
        [['', 'Direction'], ['ltr', 'Left to right'], ['rtl', 'Right to left']], 'dir');
      choice('text', 'Text size',
        [['', 'Text size'], ...start.textSizes.map(t => [t, 'Text ' + t])], 'text');
      choice('look', 'Appearance', [['', 'Appearance'], ['light', 'Light'], ['dark', 'Dark']], 'look');
      const size = make('input', { 'aria-label': 'Size in points, such as 375x667', placeholder: 'Size',
        id: 'size', spellcheck: 'false' });
      size.addEventListener('change', () => { S.size = size.value.trim(); update(); });
      $('bar').append(size);
      choice('zoom', 'Zoom', [['fit', 'Fit'], ['0.5', '50 %'], ['1', '100 %'], ['2', '200 %']], 'zoom');
      toggle('Constraints', 'Show constraints (c)', () => S.lines, () => { S.lines = !S.lines; update(); });
      toggle('Before', 'Show the picture before the last change (b)', () => showsBefore, toggleBefore);
      toggle('Matrix', 'Show several devices, directions and text sizes (m)',
        () => !$('matrix').hidden, () => showMatrix($('matrix').hidden));
      $('bar').append(button('?', 'Keys (?)', showHelp));
    }
    function showBar() {
      for (const key of ['device', 'orientation', 'dir', 'text', 'look', 'zoom'])
        controls[key].value = S[key];
      $('size').value = S.size || (data ? short(data.size[0]) + 'x' + short(data.size[1]) : '');
      for (const element of controls.toggles) element.setAttribute('aria-pressed', element.isPressed());
    }

    async function loadFiles(asked) {
      const number = ++askedList, found = await (asked || ask('/api/files'));
      // Answers may overtake each other.
      if (number < shownList) return;
      [shownList, files] = [number, found];
      const known = files.find(f => f.file === S.file && f.scenes.some(s => s.id === S.scene));
      if (!known) {
        const all = files.flatMap(f => f.scenes.map(s => [f.file, s]));
        const named = all.find(([, s]) => start.scene && [s.id, s.name].includes(start.scene));
        const inFile = all.find(([file]) => file === S.file);
        const first = S.scene ? null : named || inFile || all[0];
        if (first) [S.file, S.scene] = [first[0], first[1].id];
      }
      showFiles();
    }
    function showFiles() {
      const focused = document.activeElement.dataset && document.activeElement.dataset.scene;
      const wanted = $('filter').value.toLowerCase();
      $('files').replaceChildren(...files.map(file => {
        const item = make('li'), scenes = make('ul');
        item.append(make('h2', { title: file.file }, file.file.split('/').pop()));
        if (file.error) item.append(make('p', { class: 'bad' }, file.error.text));
        for (const scene of file.scenes) {
          const name = scene.name || scene.id;
          if (wanted && !(file.file + ' ' + name + ' ' + scene.id).toLowerCase().includes(wanted)) continue;
          const size = scene.size ? ' · ' + scene.size.map(short).join(' × ') : '';
          const element = button(name, scene.id + size, () => choose(file.file, scene.id));
          element.dataset.scene = scene.id;
          const count = (scene.conflicts || 0) + (scene.ambiguous || 0);
          if (count) {
            element.append(make('span', { class: scene.conflicts ? 'count conflict' : 'count ambiguous',
              'aria-label': plural(count, 'problem', 'problems') }, count));
          }
          if (file.file === S.file && scene.id === S.scene) element.setAttribute('aria-current', 'true');
          const entry = make('li');
          entry.append(element);
          scenes.append(entry);
          if (focused === scene.id) setTimeout(() => element.focus(), 0);
        }
        item.append(scenes);
        item.hidden = wanted && !scenes.children.length;
        return item;
      }));
      const current = files.find(f => f.file === S.file);
      showTrouble(current && current.error);
    }
    function showTrouble(error) {
      banner(error ? error.text + (data ? ' (The picture is the last good one.)' : '') : '', 'bad');
      $('frame').classList.toggle('stale', !!error);
    }
    function choose(file, scene) {
      if (file !== S.file || scene !== S.scene) { S.view = ''; S.size = ''; previous = null; }
      [S.file, S.scene] = [file, scene];
      showFiles();
      update();
    }
    function step(by, matches) {
      const all = files.flatMap(f => f.scenes.map(s => ({ file: f.file, ...s })));
      const at = all.findIndex(s => s.file === S.file && s.id === S.scene);
      for (let i = 1; i <= all.length; i++) {
        const next = all[(at + by * i + all.length * i) % all.length];
        if (!matches || matches(next)) return choose(next.file, next.id);
      }
    }
    const nextProblem = () => {
      const buttons = [...$('problems').querySelectorAll('button.problem')];
      const at = buttons.indexOf(document.activeElement);
      if (at + 1 < buttons.length) return buttons[at + 1].click(), buttons[at + 1].focus();
      step(1, s => s.conflicts || s.ambiguous);
    };

    """#
}
