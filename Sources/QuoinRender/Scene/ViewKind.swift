// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of a view, which decides the way in which it is drawn.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
  // Containers.
  case plain, stack, scroll, table, cell, collection, box, effect, tab

  // Content.
  case label, image, textView, map, web, scene3D

  // Controls.
  case button, textField, searchField, toggle, slider, segments, stepper, progress, activity
  case pageControl, picker, datePicker, colorWell

  // Bars.
  case navigationBar, toolbar, tabBar

  // Controls of macOS.
  case checkBox, radioButton, popUpButton, comboBox, separator, level, scroller
}
