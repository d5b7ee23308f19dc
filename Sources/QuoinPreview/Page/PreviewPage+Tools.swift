// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The findings of the file, its difference to git, conversion and export.
  static let tools = #"""
    const openTools = new Set();
    let toolState = '';
    /** A part of the inspector that asks when it is opened, and again when the file changed. */
    function tool(name, title, load) {
      const details = make('details'), box = make('div');
      details.append(make('summary', {}, title), box);
      const fill = async () => {
        box.setAttribute('aria-busy', 'true');
        try {
          box.replaceChildren(...[await load(box)].flat());
        } catch (error) {
          box.replaceChildren(make('p', { class: 'bad' }, error.message));
        }
        box.removeAttribute('aria-busy');
      };
      details.open = openTools.has(name);
      if (details.open) fill();
      details.addEventListener('toggle', () => {
        if (details.open === openTools.has(name)) return;
        if (details.open) { openTools.add(name); fill(); } else openTools.delete(name);
      });
      return details;
    }
    function showTools() {
      const now = [S.file, S.scene, data.generation].join('\n');
      if (now === toolState) return showExports();
      toolState = now;
      const parts = [];
      if (!start.command) parts.push(
        tool('check', 'Findings of quoin check', async () => {
          const answer = await ask('/api/findings', query());
          const all = answer.findings.filter(f => !f.scene || f.scene === S.scene || !data);
          const others = answer.findings.length - all.length;
          const list = make('ul', { class: 'findings' });
          for (const f of all) {
            const item = make('li', { class: f.severity });
            const place = f.line ? `${f.line}:${f.column} ` : '';
            item.append(button(`${place}${f.name}: ${f.message}`, f.rule, () => {
              if (viewOf(f.object)) select(f.object); else point([f.object]);
            }), make('span', { class: 'faint' }, ` ${f.severity} ${f.rule}`));
            if (f.fixes.length) item.append(make('p', { class: 'faint' }, 'try: ' + f.fixes[0]));
            list.append(item);
          }
          return [list, make('p', { class: 'faint' }, (all.length ? '' : 'No findings in this scene. ')
            + (others ? plural(others, 'finding', 'findings') + ' in other scenes. ' : '')
            + answer.remarks.join(' '))];
        }),
        tool('difference', 'Difference to the version in git', async () => {
          const answer = await ask('/api/difference', query());
          const link = make('a', { href: '/difference?' + query(), target: '_blank', rel: 'noreferrer' },
            'Compare the pictures');
          const lines = [...answer.lines, ...answer.remarks];
          return [tree(lines.length ? lines : ['The file is that of the last commit.']),
            answer.lines.length ? link : ''];
        }),
        tool('convert', 'Convert the scene to code', () => start.dialects.map(dialect =>
          button(dialect, 'Write the scene in ' + dialect, async event => {
            const box = event.target.parentElement;
            for (const old of box.querySelectorAll('pre, p, .copy')) old.remove();
            const wait = make('p', { role: 'status' }, 'Converting and comparing the layouts…');
            box.append(wait);
            try {
              const answer = await ask('/api/convert', query({ to: dialect }));
              const copy = button('Copy', 'Copy the code', () =>
                navigator.clipboard.writeText(answer.code).then(() => say('Copied.')));
              copy.className = 'copy';
              wait.replaceWith(make('p', {}, answer.notes.join('\n')), copy,
                make('pre', { class: 'code', tabindex: 0, 'aria-label': 'Code' }, answer.code));
            } catch (error) {
              wait.textContent = error.message;
            }
          }))));
      const links = make('p', { id: 'exports' });
      parts.push(make('h3', {}, 'Export'), links);
      $('tools').replaceChildren(...parts);
      showExports();
    }
    /** Draws the SVG with two pixels per point, for which no build needs Pango. */
    async function storePNG() {
      const image = new Image(), name = S.scene + '.png';
      image.src = '/export?' + query({ format: 'svg' });
      await image.decode();
      const canvas = make('canvas', { width: image.width * 2, height: image.height * 2 });
      canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
      make('a', { href: canvas.toDataURL('image/png'), download: name }).click();
      say(name);
    }
    function showExports() {
      const formats = [['svg', 'SVG'], ['html', 'HTML'], ['json', 'JSON'],
        ['interactive', 'Page that resizes']];
      $('exports').replaceChildren(...formats.map(([format, title]) =>
        make('a', { href: '/export?' + query({ format }), download: '' }, title)),
        button('PNG', 'Store the picture as this browser draws it', () =>
          storePNG().catch(error => note(error.message))));
    }

    """#
}
