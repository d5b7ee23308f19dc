// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of a view, which determines how it is drawn.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
  // The kinds of containers.
  case plain, stack, scroll, table, cell, collection, box, effect, tab

  // The kinds of content.
  case label, image, textView, map, web, scene3D

  // The kinds of controls.
  case button, textField, searchField, toggle, slider, segments, stepper, progress, activity
  case pageControl, picker, datePicker, colorWell

  // The kinds of bars.
  case navigationBar, toolbar, tabBar

  // macOS controls.
  case checkBox, radioButton, popUpButton, comboBox, separator, level, scroller
}
