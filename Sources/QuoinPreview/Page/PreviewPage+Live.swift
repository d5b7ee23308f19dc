// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The events of the server, and the beginning.
  static let live = #"""
    function listen() {
      const source = new EventSource('/events');
      const on = (name, action) => source.addEventListener(name, event =>
        action(event.data ? JSON.parse(event.data) : null));
      on('generation', news => {
        const isNew = session && (session !== news.session || generation < news.generation);
        session = news.session;
        generation = news.generation;
        document.body.dataset.live = 'true';
        if (isNew) loadFiles().then(() => update(true));
      });
      on('changed', news => {
        generation = news.generation;
        if (news.file === S.file) update(true);
        loadFiles().then(() => { if (!data) update(); });
      });
      on('error', news => {
        if (!news) return;
        generation = news.generation;
        loadFiles();
      });
      on('building', news => {
        say('Building…');
        banner('Building…', 'busy');
      });
      on('files', () => loadFiles());
      on('counted', () => loadFiles());
      source.onerror = () => { delete document.body.dataset.live; };
    }
    async function begin() {
      readState();
      start = await ask('/api/start');
      S.device ||= start.device || '';
      S.dir ||= start.direction || '';
      S.text ||= start.text || '';
      makeBar();
      makeCanvas();
      $('filter').addEventListener('input', showFiles);
      window.addEventListener('hashchange', () => { readState(); showFiles(); update(); });
      listen();
      await loadFiles();
      await update();
    }
    begin().catch(error => banner(error.message, 'bad'));

    """#
}
