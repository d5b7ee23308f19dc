// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Mistakes, each with what the compiler has to say at its place.
// swift-format-ignore-file

import Mortar

@MainActor func mistakes(_ a: UIView, _ b: UIView, _ c: UIView, _ root: UIView, text: String, optional: UIView?) {
  a |=| b |=| c  // expected-error {{non-associative precedence group}} expected-error {{operands of type 'MortarConstraint' and 'UIView'}}
  root |+| a |=| b  // expected-error {{unordered precedence groups 'AddSubviewsPrecendence' and 'MortarConstraintPrecendence'}}
  a.m_size |=| (1, 2, 3)  // expected-error {{a tuple has 2 or 4 values}}
  a |=| (1, 2)  // expected-error {{name an attribute for the tuple, as in view.m_size}}
  10 + a.m_left  // expected-error {{write the attribute first: a.m_left + 10}}
  _ = 10 * a.m_width  // expected-error {{write the attribute first: a.m_width * 2}}
  a.m_width |=| 2 * b.m_width  // expected-error {{write the attribute first: a.m_width * 2}}
  _ = a + 10  // expected-error {{operands of type 'UIView' and 'Int'}}
  a.m_width |=| UInt(4)  // expected-error {{operands of type 'MortarAttribute' and 'UInt'}}
  a.m_hugging = .required  // expected-error {{has no member 'required'}}
  a.m_left |=| text  // expected-error {{operands of type 'MortarAttribute' and 'String'}}
  a.m_left |=| "10"  // expected-error {{operands of type 'MortarAttribute' and 'String'}}
  a.m_left |=| optional  // expected-error {{must be unwrapped}}
  a.m_left |=| optional.m_right  // expected-error {{must be unwrapped}}
  a.m_left == b.m_right  // expected-error {{write |=|}}
  a.m_left |=| b.m_right + text  // expected-error {{operands of type 'MortarAttribute' and 'String'}}
  a.m_left |=| b.m_right ! .huge  // expected-error {{member 'huge'}}
  a.m_left |=| b.m_right ~~ .on  // expected-error {{has no member 'on'}}
  a.m_lef |=| b  // expected-error {{has no member 'm_lef'}}
  a.m_edges |=| b.m_edges ~ (1, 2, 3)  // expected-error {{operands of type 'MortarAttribute' and '(Int, Int, Int)'}}
  a.m_edges |=| b.m_edges + (1, 2, 3)  // expected-error {{operands of type 'MortarAttribute' and '(Int, Int, Int)'}}
  a.m_size |=| (b.m_width ! .low, 3) ! .huge  // expected-error {{member 'huge'}}
  a.m_size |=| (b.m_width, text)  // expected-error {{a value of the tuple is not a view, guide, attribute or number}}
  root |+| [a, text]  // expected-error {{cannot convert value of type 'String'}}
  root |+| text  // expected-error {{operands of type 'UIView' and 'String'}}
  [a, text] |=| b  // expected-error {{expected element type 'any MortarAttributable'}}
  let d: UIView = UIView.m_create { $0.txt = "a" }  // expected-error {{has no member 'txt'}}
  let f = NumberFormatter.m_create { $0.digits = 2 }  // expected-error {{has no member 'digits'}}
  let g = UILayoutGuide.m_create { $0.name = "a" }  // expected-error {{has no member 'name'}}
  MortarDefault.priority.push(.huge)  // expected-error {{member 'huge'}}
  (a |=| b).changePriority(to: "low")  // expected-error {{changePriority}}
  a.m_left == b.m_left  // expected-error {{write |=|}}
  a.m_width >= 10  // expected-error {{write |>|}}
}
