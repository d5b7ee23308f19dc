// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The script of pages with differences. It has no text of a file in it.
enum ComparisonScript {
  static let text = """

    (function () {
      'use strict';
      document.documentElement.classList.add('scripted');
      var ways = [['', 'side by side'], ['over swipe', 'swipe'], ['over onion', 'onion skin'],
        ['over diff', 'difference']];
      function make(name, properties, children) {
        var element = document.createElement(name);
        Object.assign(element, properties);
        (children || []).forEach(function (child) { element.append(child); });
        return element;
      }
      document.querySelectorAll('.versions').forEach(function (versions, number) {
        var pair = versions.querySelector('.pair');
        var slider = make('input', { type: 'range', min: 0, max: 100, value: 50, hidden: true });
        slider.setAttribute('aria-label', 'divider, or share of the new version');
        slider.addEventListener('input', function () {
          pair.style.setProperty('--at', slider.value + '%');
          pair.style.setProperty('--share', slider.value / 100);
        });
        var bar = make('div', { className: 'modes' });
        if (pair.children.length > 1) {
          ways.forEach(function (way, index) {
            var input = make('input', { type: 'radio', name: 'way' + number, checked: index === 0 });
            input.addEventListener('change', function () {
              pair.className = 'pair ' + way[0];
              slider.hidden = !/swipe|onion/.test(way[0]);
            });
            bar.append(make('label', {}, [input, ' ' + way[1]]));
          });
        }
        var marks = make('input', { type: 'checkbox', checked: true });
        marks.addEventListener('change', function () {
          versions.classList.toggle('marked', marks.checked);
        });
        bar.append(make('label', {}, [marks, ' marks']));
        bar.append(slider);
        versions.classList.add('marked');
        versions.prepend(bar);
      });
      function point(change) {
        document.querySelectorAll('.current').forEach(function (element) {
          element.classList.remove('current');
        });
        if (!change) { return; }
        document.querySelectorAll('[data-change="' + change + '"]').forEach(function (element) {
          (element.closest('li') || element).classList.add('current');
        });
      }
      document.addEventListener('click', function (event) {
        var link = event.target.closest('[data-change]');
        if (link) { point(link.dataset.change); }
      });
    })();

    """
}
