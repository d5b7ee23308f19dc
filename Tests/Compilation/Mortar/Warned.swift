// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Code that compiles with a warning: the old name of a priority, an unused attribute, an
// unused view.
// swift-format-ignore-file

import Mortar

@MainActor func unused(_ view: UIView, _ other: UIView) {
  view |=| other ! .default  // expected-warning {{'default' is deprecated: renamed to 'medium'}}
  view.m_left + 5  // expected-warning {{unused}}
  view.m_left ! .low  // expected-warning {{unused}}
  UIView.m_create { $0.tag = 1 }  // expected-warning {{unused}}
}
