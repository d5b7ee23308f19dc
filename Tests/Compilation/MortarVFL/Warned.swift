// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Code that compiles with a warning: lists without ends, and ends without a beginning, constrain
// nothing.
// swift-format-ignore-file

import MortarVFL

@MainActor func unfinished(_ a: UIView, _ b: UIView, _ c: UIView) {
  a | b || c[==44]  // expected-warning {{result of operator '||' is unused}}
  a | b <| c  // expected-warning {{result of operator '<|' is unused}}
  a ^|| c  // expected-warning {{result of operator '^||' is unused}}
}
