// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Mistakes, each with what the compiler has to say at its place.
// swift-format-ignore-file

import SwiftAutoLayout

@MainActor func mistakes(_ view: UIView, _ other: UIView, text: String) {
  let count = 3
  view.constrain(to: other).leading(>=, constant: 8)  // expected-error {{name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual}}
  view.constrain(to: other).top(<=)  // expected-error {{name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual}}
  view.constrainSelf().width(==, constant: 8)  // expected-error {{name the relation: .equal, .lessThanOrEqual or .greaterThanOrEqual}}
  view.constrain(to: other).leading().priority(.defaultHigh)  // expected-error {{pass it to the call before}}
  view.constrain(to: other).left()  // expected-error {{use leading}}
  view.constrain(to: other).leading(10)  // expected-error {{name the number: leading(constant: …)}}
  view.constrain(to: other).leading(constant: count)  // expected-error {{cannot convert value of type 'Int' to expected argument type 'CGFloat'}}
  view.constrain(to: other).leading(constant: "8")  // expected-error {{cannot convert value of type 'String'}}
  view.constrain(to: other).leading(.required)  // expected-error {{has no member 'required'}}
  view.constrain(to: other).leading(priority: 750)  // expected-error {{cannot convert value of type 'Int'}}
  view.constrain(to: other).xAxis(.top, to: .leading)  // expected-error {{has no member 'top'}}
  view.constrain(to: other).yAxis(.leading, to: .top)  // expected-error {{has no member 'leading'}}
  view.constrain(to: other).dimension(.centerX, to: .width)  // expected-error {{has no member 'centerX'}}
  view.constrain(to: other).xAxis(.leading)  // expected-error {{missing argument for parameter 'to'}}
  view.constrain(to: other).xAxis(.leading, to: .leading, .equal)  // expected-error {{missing argument label 'relation:'}}
  view.constrain(to: other).aspectRatio(1)  // expected-error {{has no member 'aspectRatio'}}
  view.constrain(to: other).size()  // expected-error {{has no member 'size'}}
  view.constrainSelf().leading()  // expected-error {{an edge needs another item}}
  view.constrainSelf().aspectRatio()  // expected-error {{missing argument for parameter #1}}
  view.constrainSelf().width(10)  // expected-error {{name the number: width(constant: …)}}
  view.constrainSelf().top()  // expected-error {{an edge needs another item}}
  _ = view.constrain(after: other).top()  // expected-error {{has no member 'top'}}
  _ = view.constrain(after: other).centerX()  // expected-error {{has no member 'centerX'}}
  view.constrain(to: text)  // expected-error {{String}}
  view.constrain(to: view.superview)  // expected-error {{must be unwrapped}}
  view.constrain(toBaselinesOf: view.layoutMarginsGuide).firstBaseline()  // expected-error {{UILayoutGuide}}
  view.constrain(other)  // expected-error {{constrain}}
  view.constrain(to: other).center()  // expected-error {{use centerXY()}}
  view.constrain(to: other).insets(8)  // expected-error {{use leadingTrailingTopBottom(constant: …)}}
  view.constrainSelf().size(width: 1, height: 2)  // expected-error {{use widthHeight(size:}}
  view.constrain().height(constant: 44)  // expected-error {{use constrain(to: other), or constrainSelf()}}
  view.constrain(below: other).topBottom()  // expected-error {{use constrain(after: other).topBottom}}
  view.constrain(to: other).edges(constant: 8)  // expected-error {{use leadingTrailingTopBottom}}
}
