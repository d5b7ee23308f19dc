// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Code that compiles with a warning: published misspellings, and unused layouts.
// swift-format-ignore-file

import NotAutoLayout

@MainActor func spellings(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0.setMiddleLeft(by: { $0.midddleLeading }).fitSize() }  // expected-warning {{'midddleLeading' is deprecated: renamed to 'middleLeading'}}
  parent.nal.makeLayout { $0.stickOnParent() }  // expected-warning {{result of call to 'makeLayout' is unused}}
}

func process() -> FrameAdditionalEvaluation {
  .addotionalProcess({ _, _ in })  // expected-warning {{'addotionalProcess' is deprecated: renamed to 'additionalProcess'}}
}
