// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The events of the server, and the beginning.
  static let live = #"""
    function listen() {
      const source = new EventSource('/events');
      const on = (name, action) => source.addEventListener(name, event =>
        action(event.data ? JSON.parse(event.data) : null));
      on('generation', event => {
        const isNew = session && (session !== event.session || generation < event.generation);
        session = event.session;
        generation = event.generation;
        const wasLost = document.body.dataset.live === 'false';
        document.body.dataset.live = 'true';
        if (isNew || wasLost) loadFiles().then(() => update(true));
      });
      on('changed', event => {
        generation = event.generation;
        // The picture comes before the list.
        const drawn = event.file === null || event.file === S.file ? update(true) : Promise.resolve();
        drawn.then(loadFiles).then(() => { if (!data) update(); });
      });
      on('error', event => {
        // Without data it is the browser that has lost the server, and tries again.
        if (!event) {
          document.body.dataset.live = 'false';
          return banner('quoin preview does not answer. The page continues when it does.', 'busy');
        }
        generation = event.generation;
        loadFiles();
      });
      on('building', event => {
        say('Building…');
        banner('Building…', 'busy');
      });
      on('files', () => loadFiles());
      on('counted', () => loadFiles());
    }
    async function begin() {
      readState();
      // The list is requested together with the settings.
      const list = ask('/api/files');
      start = await ask('/api/start');
      S.device ||= start.device || '';
      S.dir ||= start.direction || '';
      S.text ||= start.text || '';
      makeBar();
      makeCanvas();
      $('filter').addEventListener('input', showFiles);
      window.addEventListener('hashchange', () => { readState(); showFiles(); update(); });
      listen();
      await loadFiles(list);
      await update();
    }
    begin().catch(error => banner(error.message, 'bad'));

    """#
}
