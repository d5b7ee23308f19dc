// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension PreviewPage {
  /// The description of the selected view, and the list of problems.
  static let inspector = #"""
    let askedView = '';
    function showSelection() {
      const view = viewOf(S.view), box = $('selection');
      if (!view) {
        askedView = '';
        box.replaceChildren(make('h2', {}, 'No view is selected'),
          make('p', {}, 'Click on a view, or use the arrow keys.'));
        return;
      }
      const frame = view.frame.map(short);
      const head = [make('h2', {}, view.name), make('p', { class: 'faint' }, `${view.class} · ${view.id}`),
        make('p', { class: 'frame' }, `(${frame[0]} ${frame[1]}; ${frame[2]} ${frame[3]})`)];
      const kept = askedView === view.id ? [...box.querySelectorAll('.answers')] : [];
      box.replaceChildren(...head, ...kept);
      loadView(view.id);
    }
    async function loadView(id) {
      const isNew = askedView !== id;
      askedView = id;
      let answer;
      try {
        answer = await ask('/api/view', query({ view: id }));
      } catch (error) {
        if (S.view === id) answers(make('p', { class: 'bad' }, error.message));
        return;
      }
      if (S.view !== id) return;
      const parts = [make('h3', {}, 'Why')];
      for (const reason of answer.reasons) {
        const details = explained(reason);
        details.addEventListener('pointerenter', () => point(reason.constraints));
        details.addEventListener('focusin', () => point(reason.constraints));
        details.addEventListener('pointerleave', outline);
        parts.push(details);
      }
      for (const missed of answer.missed.filter(m => !m.deliberate))
        parts.push(make('p', { class: 'warn' }, missed.headline));
      parts.push(make('h3', {}, 'Measures'), measures(answer));
      const own = data.constraints.filter(c => c.from === id || c.to === id);
      parts.push(make('h3', {}, plural(own.length, 'constraint', 'constraints')));
      const list = make('ul', { class: 'constraints' });
      const add = c => {
        const item = make('li');
        const element = button(c.text, c.id, () => { point([c.id]); showCode(c.id, item); });
        if (c.kind === 'conflict') element.classList.add('bad');
        item.append(element);
        list.append(item);
      };
      own.slice(0, most.constraints).forEach(add);
      if (own.length > most.constraints) {
        const more = button(`Show ${own.length - most.constraints} more`, 'List all constraints', () => {
          more.remove();
          own.slice(most.constraints).forEach(add);
        });
        parts.push(list, more);
      } else parts.push(list);
      answers(...parts);
      if (isNew) say(`${viewOf(id).name}: ${answer.reasons.map(r => r.headline).filter(Boolean).join(', ')}`);
      document.body.dataset.view = id;
    }
    const openReasons = new Set();
    /** A number with the line that determines it; the lines behind that one are there when it is opened. */
    function explained({ attribute, headline, lines, violated }) {
      const [first, ...others] = lines;
      const head = [headline
        || `${attribute} is not solved for: it is that of a root, or follows another view`,
        tree(first ? [first.trim()] : []),
        ...violated.map(text => make('span', { class: 'warn' }, 'not met: ' + text))];
      const box = make(others.length ? 'details' : 'div', { class: 'reason' });
      if (!others.length) return box.append(...head), box;
      const summary = make('summary');
      summary.append(...head);
      box.append(summary, tree(others));
      box.open = openReasons.has(attribute);
      box.addEventListener('toggle', () => openReasons[box.open ? 'add' : 'delete'](attribute));
      return box;
    }
    /** Lines of a tree, each of which wraps right of its branches. */
    function tree(lines) {
      const box = make('span', { class: 'tree' });
      for (const line of lines) {
        const [, branches, text] = line.match(/^([ │├└─]*)(.*)$/), row = make('span');
        row.append(make('span', {}, branches), make('span', {}, text));
        box.append(row);
      }
      return box;
    }
    /** Shows a constraint in each dialect, below its button. */
    async function showCode(id, item) {
      const old = item.querySelector('dl');
      if (old) return old.remove();
      if (start.command) return;
      const list = make('dl');
      try {
        const answer = await ask('/api/constraint', query({ constraint: id }));
        for (const [dialect, code] of answer.code)
          list.append(make('dt', {}, dialect), make('dd', {})), list.lastChild.append(make('pre', {}, code));
      } catch (error) { list.append(make('dt', {}, 'code'), make('dd', {}, error.message)); }
      if (!item.querySelector('dl')) item.append(list);
    }
    function answers(...parts) {
      const box = make('div', { class: 'answers' });
      box.append(...parts);
      for (const old of $('selection').querySelectorAll('.answers')) old.remove();
      $('selection').append(box);
    }
    function measures(answer) {
      const list = make('dl');
      const add = (name, value) => list.append(make('dt', {}, name), make('dd', {}, value));
      const pair = p => p.map(x => x === null ? 'none' : short(x)).join(' × ');
      if (answer.alignment.join() !== answer.frame.join())
        add('alignment rectangle', answer.alignment.map(short).join(', '));
      add('content size', answer.content ? pair(answer.content) : 'none');
      add('hugging', pair(answer.hugging));
      add('resistance', pair(answer.resistance));
      add('margins', answer.margins.map(short).join(', ') + ' (top, left, bottom, right)');
      add('safe area', answer.safeArea.map(short).join(', '));
      return list;
    }
    /** Shows the lines of constraints over the picture. */
    function point(ids) {
      outline();
      for (const c of data.constraints) if (ids.includes(c.id)) {
        lines(c, 'pointed');
        for (const id of [c.from, c.to]) if (viewOf(id)) rect(viewOf(id).drawingFrame, 'pointed');
      }
    }

    async function loadProblems() {
      const scene = S.scene, number = shown;
      try {
        const answer = await ask('/api/problems', query());
        if (scene === S.scene && number === shown) showProblems(answer.problems, data.ambiguous);
      } catch (error) { /* The problems are listed already, without what to try. */ }
    }
    function showProblems(problems, ambiguous) {
      const text = document.activeElement.classList.contains('problem')
        ? document.activeElement.textContent : null;
      const list = make('ol');
      for (const problem of problems) {
        const item = make('li', { class: problem.kind });
        const element = button(problem.headline, 'Show the views', () => {
          outline();
          for (const id of problem.views) if (viewOf(id)) rect(viewOf(id).drawingFrame, problem.kind);
          for (const frame of problem.extremes || []) rect(frame, 'extreme');
          say(problem.headline + '. ' + problem.details.join('. '));
        });
        element.className = 'problem';
        item.append(make('span', { class: 'kind' }, problem.kind), element);
        item.append(tree(problem.details));
        for (const range of ambiguous.filter(a => problem.kind === 'ambiguous'
          && !a.follows && problem.views.includes(a.view))) item.append(slider(range));
        list.append(item);
        if (text === problem.headline) setTimeout(() => element.focus(), 0);
      }
      $('problems').replaceChildren(make('h2', {},
        problems.length ? plural(problems.length, 'problem', 'problems') : 'No problems'), list);
    }
    /** Moves the outline of an ambiguous view through its range. */
    function slider(range) {
      const view = viewOf(range.view), [low, high] = range.range;
      if (!view || low === null || high === null || !(high > low)) return '';
      const side = { x: 0, y: 1, width: 2, height: 3 }[range.attribute];
      if (side === undefined) return '';
      const input = make('input', { type: 'range', min: low, max: high, step: 'any',
        value: view.frame[side], 'aria-label': `${range.attribute} of ${view.name}` });
      input.addEventListener('input', () => {
        outline();
        const frame = [...view.drawingFrame];
        frame[side] += +input.value - view.frame[side];
        rect(frame, 'extreme');
        say(`${range.attribute} ${short(+input.value)}`);
      });
      return input;
    }

    """#
}
