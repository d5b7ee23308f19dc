// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The kind of a view, for pictures. Layout does not depend on it.
public enum ElementKind: String, Hashable, Sendable, CaseIterable {
  case plain, label, button, popUpButton, checkBox, radioButton, image
  case textField, searchField, comboBox, textView
  case toggle = "switch"
  case slider, segmented, stepper, progress, activity, level, pageControl
  case picker, datePicker, colorWell
  case scroll, clip, scroller, stack, grid, split, tab, table, collection, cell, box, separator
  case navigationBar, toolbar, tabBar, effect, map, web, scene3D, container
}
