// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Mistakes, each with what the compiler has to say at its place.
// swift-format-ignore-file

import MortarVFL

@MainActor func mistakes(_ tray: UIView, _ a: UIView, _ b: UIView, _ c: UILabel, text: String) {
  let k: CGFloat = 8
  let guide = tray.layoutMarginsGuide
  tray |>> a <| b  // expected-error {{requires that 'MortarVFLCapture' conform to 'MortarVFLOperand'}}
  tray ||^^ a ^|| b  // expected-error {{requires that 'MortarVFLCapture' conform to 'MortarVFLOperand'}}
  tray.m_left |>> a  // expected-error {{'MortarAttribute'}}
  5 |> a | b  // expected-error {{requires that 'Int' conform to 'MortarVFLTerminal'}}
  5 |>> a | b  // expected-error {{conform to 'MortarVFLTerminal'}} expected-error {{conform to 'MortarLayoutItem'}}
  a | b |> c | 10 || b  // expected-error {{requires that 'MortarVFLList' conform to 'MortarVFLTerminal'}}
  tray |> a <| b <| c  // expected-error {{requires that 'MortarVFLCapture' conform to 'MortarVFLOperand'}}
  tray |>> a | text | b  // expected-error {{a text is not part of a list}}
  tray |^^ a ^ b  // expected-error {{a bar separates the parts of a column too: a | b}}
  tray |>> a | guide | b  // expected-error {{requires that 'UILayoutGuide' conform to 'MortarVFLOperand'}}
  tray |>> [a | b]  // expected-error {{a list has no brackets; write a | b}}
  tray ||^^ [a | 8 | b]  // expected-error {{a list has no brackets; write a | b}}
  tray.m_left |> [a | b]  // expected-error {{a list has no brackets; write a | b}}
  tray |>> a[44] | b  // expected-error {{say how the size compares: [==100]}}
  tray |>> a[~~text] | b  // expected-error {{String}}
  tray |>> a[==guide]  // expected-error {{UILayoutGuide}}
  tray |>> a[>=b]  // expected-error {{UIView}}
  a.m_trailing || b  // expected-error {{begin the list at it with ||> or ||^}}
  a.m_right || b[==40] | c  // expected-error {{begin the list at it with ||> or ||^}}
  a.m_bottom | b  // expected-error {{begin the list at it with |> or |^}}
  tray |> a || b.m_left  // expected-error {{end the list at it with <|| or ^||}}
  tray |> a | b.m_left  // expected-error {{end the list at it with <| or ^|}}
  tray |>> k | a | k + 3 | b  // expected-error {{put the sum in parentheses}}
  tray |>> k | a | 3 - k || b  // expected-error {{put the difference in parentheses}}
  a.m_left |> b | c |^ tray  // expected-error {{conform to 'MortarVFLTerminal'}}
  let isSet: Bool = a || b  // expected-error {{cannot convert value of type 'MortarVFLList' to specified type 'Bool'}}
  let list: [UIView] = a | b  // expected-error {{cannot convert value of type 'MortarVFLList' to specified type '[UIView]'}}
}

func conditions(_ a: Bool, _ n: Int, _ s: String, _ o: Bool?) -> Bool {
  if a || n { return true }  // expected-error {{'Int' cannot be used as a boolean}}
  if a || o || n == 4 { return true }  // expected-error {{optional type 'Bool?' cannot be used as a boolean}}
  if n == 3 || s == 4 || a { return true }  // expected-error {{cannot be applied to operands of type 'String' and 'Int'}}
  if a || n > 3 || s.isEmpty || n { return true }  // expected-error {{'Int' cannot be used as a boolean}}
  return a || n > 3 || n == "4"  // expected-error {{cannot be applied to operands of type 'Int' and 'String'}}
}
