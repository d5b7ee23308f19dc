// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The state of the page, which is in the fragment of its address, and requests.
  static let state = #"""
    const $ = id => document.getElementById(id);
    const S = { file: '', scene: '', view: '', size: '', device: '', orientation: '', dir: '', text: '',
      look: '', lines: false, zoom: 'fit' };
    const names = ['file', 'scene', 'size', 'device', 'orientation', 'dir', 'text', 'look', 'view'];
    let start = {}, files = [], data = null, previous = null, showsBefore = false, generation = 0;
    let session = '', asked = 0, shown = 0;

    const readState = () => {
      const values = new URLSearchParams(location.hash.slice(1));
      for (const name of names) S[name] = values.get(name) || '';
      S.lines = values.get('lines') === '1';
    };
    const writeState = () => {
      const values = new URLSearchParams();
      for (const name of names) if (S[name]) values.set(name, S[name]);
      if (S.lines) values.set('lines', '1');
      history.replaceState(null, '', '#' + values);
    };
    const query = other => {
      const given = { file: S.file, id: S.scene, size: S.size, device: S.device,
        orientation: S.orientation, direction: S.dir, text: S.text, appearance: S.look,
        constraints: S.lines ? '1' : '', ...other };
      const values = new URLSearchParams();
      for (const name in given) if (given[name]) values.set(name, given[name]);
      return values;
    };
    async function ask(path, values) {
      const response = await fetch(path + (values ? '?' + values : ''));
      if (!response.ok) throw new Error((await response.text()).trim());
      return response.json();
    }
    const say = text => { $('live').textContent = text; };
    const plural = (n, one, many) => n + ' ' + (n === 1 ? one : many);
    function button(text, title, action) {
      const element = make('button', { type: 'button', title }, text);
      element.addEventListener('click', action);
      return element;
    }
    function banner(text, kind) {
      $('banner').hidden = !text;
      $('banner').className = kind || '';
      if ($('banner').textContent !== text) $('banner').textContent = text;
    }

    """#
}
