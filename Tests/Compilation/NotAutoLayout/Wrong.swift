// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Chains that leave an axis incomplete or set an element twice, each with the message that the compiler gives for it.
// The numbers are those of the specification.
// swift-format-ignore-file

import NotAutoLayout

@MainActor func incomplete(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0 }  // N1 expected-error {{the horizontal axis needs two elements}} expected-error {{the vertical axis needs two elements}}
  parent.nal.layout(v) { $0.setLeft(to: 4) }  // N2 expected-error {{the horizontal axis needs one more}} expected-error {{the vertical axis needs two elements}}
  parent.nal.layout(v) { $0.setLeft(to: 4).setRight(to: 90) }  // N3 expected-error {{incomplete layout: the vertical axis needs two elements}}
  parent.nal.layout(v) { $0.setLeft(to: 4).setRight(to: 90).setTop(to: 6) }  // N4 expected-error {{incomplete layout: the vertical axis needs one more}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero) }  // N5 expected-error {{the horizontal axis needs one more}} expected-error {{the vertical axis needs one more}}
  parent.nal.layout(v) { $0.setTopCenter(by: { $0.topCenter }).setWidth(to: 80) }  // N6 expected-error {{incomplete layout: the vertical axis needs}}
  parent.nal.layout(v) { $0.setMiddleLeft(to: .zero).setRight(to: 8) }  // N7 expected-error {{incomplete layout: the vertical axis needs}}
  parent.nal.layout(v) { $0.fitWidth().fitHeight() }  // N25 expected-error {{the horizontal axis needs a position}} expected-error {{the vertical axis needs a position}}
  parent.nal.layout(v) { $0.setLeft(to: 1).aspectFit(ratio: 1) }  // N26 expected-error {{incomplete layout: the vertical axis needs}}
  _ = parent.nal.makeLayout { $0.setTopLeft(to: .zero).setWidth(to: 3) }  // expected-error {{incomplete layout: the vertical axis needs}}
  _ = parent.nal.makeLayout { $0.setTopLeft(to: .zero).fitHeight() }  // expected-error {{incomplete layout: the horizontal axis needs}}
  _ = parent.nal.makeLayout { $0.setTop(to: 3) }  // expected-error {{the horizontal axis needs two elements}} expected-error {{the vertical axis needs one more}}
}

@MainActor func twice(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0.setLeft(to: 4).setLeft(to: 5).setTop(to: 6).setHeight(to: 7) }  // N8 expected-error {{left is already set}} expected-error {{the horizontal axis needs}}
  parent.nal.layout(v) { $0.setLeft(to: 4).setRight(to: 50).setWidth(to: 46).setTop(to: 6) }  // N9 expected-error {{horizontal axis already has two elements}} expected-error {{the vertical axis needs}}
  parent.nal.layout(v) { $0.setLeft(to: 4).setCenter(to: 27).setRight(to: 50).setTop(to: 6) }  // N10 expected-error {{horizontal axis already has two elements}} expected-error {{the vertical axis needs}}
  parent.nal.layout(v) { $0.setLeft(to: 4).setTop(to: 5).setBottom(to: 6).setHeight(to: 1) }  // N11 expected-error {{vertical axis already has two elements}} expected-error {{the horizontal axis needs}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).fitSize().setRight(to: 9) }  // N12 expected-error {{horizontal axis already has two elements}}
  parent.nal.layout(v) { $0.stickOnParent().setSize(to: .zero) }  // N13 expected-error {{the horizontal axis already has two elements}} expected-error {{the vertical axis already has two elements}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setTopRight(to: .zero) }  // N14 expected-error {{top is already set}} expected-error {{incomplete layout: the vertical axis needs one more}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setTopLeft(to: .zero) }  // N15 expected-error {{left is already set}} expected-error {{top is already set}} expected-error {{the horizontal axis needs one more}} expected-error {{the vertical axis needs one more}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setBottomLeft(to: .zero) }  // N16 expected-error {{left is already set}} expected-error {{incomplete layout: the horizontal axis needs one more}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setSize(to: .zero).setSize(to: .zero) }  // N17 expected-error {{the horizontal axis already has two elements}} expected-error {{the vertical axis already has two elements}}
  parent.nal.layout(v) { $0.setLeading(to: 4).setLeft(to: 5).setTop(to: 6).fitSize() }  // expected-error {{leading is already set, and excludes left and right}}
  parent.nal.layout(v) { $0.setLeft(to: 4).setTrailing(to: 5).setTop(to: 6).fitSize() }  // expected-error {{left is already set, and excludes leading and trailing}}
  parent.nal.layout(v) { $0.setLeading(to: 4).setLeading(to: 5).setTop(to: 6).fitSize() }  // expected-error {{leading is already set}}
  parent.nal.layout(v) { $0.pinTop(to: v, with: { $0.top }).pinTop(by: { v }, with: { $0.top }).setLeft(to: 6).fitSize() }  // expected-error {{top is already set}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).fitSize().stickOnParent() }  // expected-error {{the horizontal axis already has two elements}} expected-error {{the vertical axis already has two elements}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).fitWidth().fitWidth().fitHeight() }  // expected-error {{the horizontal axis already has two elements}}
}

@MainActor func values(_ parent: UIView, _ v: UIView) {
  let g: CGFloat = 3
  let s: Swift.Float = 3
  let i: Int = 3
  parent.nal.layout(v) { $0.setLeft(to: Point.zero).setTop(to: 1).fitSize() }  // N18 expected-error {{cannot convert value of type 'Point' to expected argument type 'Float'}}
  parent.nal.layout(v) { $0.setLeft(to: g).setTop(to: 1).fitSize() }  // N19 expected-error {{cannot convert value of type 'CGFloat' to expected argument type 'Float'}}
  parent.nal.layout(v) { $0.setLeft(to: s).setTop(to: 1).fitSize() }  // N20 expected-error {{cannot convert value of type 'Swift.Float' to expected argument type 'NotAutoLayout.Float'}}
  parent.nal.layout(v) { $0.setLeft(to: i).setTop(to: 1).fitSize() }  // N21 expected-error {{cannot convert value of type 'Int' to expected argument type 'Float'}}
  parent.nal.layout(v) { $0.setFrame(to: CGRect(x: 0, y: 0, width: 1, height: 1)) }  // N22 expected-error {{cannot convert value of type 'CGRect' to expected argument type 'Rect'}}
  parent.nal.layout(v) { $0.setTopLeft(to: { $0.topLeft }).fitSize() }  // N32 expected-error {{a closure goes with the label by}}
}

@MainActor func changes(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).movingX(by: 3).fitSize() }  // N23 expected-error {{the horizontal axis needs one more}} expected-error {{the vertical axis needs one more}}
  parent.nal.layout(v) { $0.addingProcess(by: { _, _ in }) }  // N24 expected-error 2 {{layout: the horizontal axis needs two elements}} expected-error 2 {{layout: the vertical axis needs two elements}}
  parent.nal.layout(v) { $0.stickOnParent().expandingWidth(to: 3, from: .coordinateTop) }  // N31 expected-error {{'Line.Horizontal' has no member 'coordinateTop'}}
  parent.nal.layout(v) { $0.stickOnParent().addingProcess(by: { (f: Rect) in }) }  // N33 expected-error {{expects 2 arguments, but 1 was used}}
}

@MainActor func pins(_ parent: UIView, _ v: UIView) {
  parent.nal.layout(v) { $0.pinLeft(to: v, with: { $0.top }).setTop(to: 1).fitSize() }  // N27 expected-error {{'top' is unavailable: a pin of left, center or right is horizontal}}
  parent.nal.layout(v) { $0.pinLeft(to: v, with: { $0.layoutMarginsGuide.middle + 3 }).setTop(to: 1).fitSize() }  // expected-error {{a pin of left, center or right is horizontal}}
  parent.nal.layout(v) { $0.setLeft(to: 1).pinTop(to: v, with: { $0.left }).fitSize() }  // N28 expected-error {{'left' is unavailable: a pin of top, middle or bottom is vertical}}
  parent.nal.layout(v) { $0.setLeft(to: 1).setTop(to: 1).pinWidth(to: v, with: { $0.width }).fitHeight() }  // N29 expected-error {{has no member 'pinWidth'}}
  parent.nal.layout(v) { $0.pinTopLeft(to: v, with: { $0.left }).fitSize() }  // N30 expected-error {{'Float' to closure result type 'Point'}} expected-error {{'ViewPinGuides.PointPlace' and 'ViewPinGuides.HorizontalPlace'}}
}

@MainActor func others(_ parent: UIView, _ v: UIView) {
  _ = LayoutMaker<IndividualProperty.Initial>()  // N37 expected-error {{inaccessible}} expected-error {{missing arguments}}
  _ = IndividualProperty.Initial()  // N37 expected-error {{inaccessible}}
  _ = IndividualProperty.Layout(frame: .zero)  // N37 expected-error {{inaccessible}} expected-error 2 {{be equivalent}} expected-error {{takes no arguments}} expected-error {{cannot infer}}
  parent.nal.layout([v, v]) { $0.fitSize() }  // N38 expected-error {{a run begins with its line}} expected-error {{incomplete run}}
  parent.nal.layout([v, v]) { $0.setMiddle(to: 3).fitSize() }  // N38 expected-error {{incomplete run}}
  parent.nal.layout([v, v]) { $0.setTopLeft(to: .zero).fitSize() }  // N38 expected-error {{cannot convert value of type '[UIView]'}}
  parent.nal.layout([[v, v], [v, v]]) { $0.stickOnParent() }  // expected-error {{incomplete grid}}
  parent.nal.layout([[v, v], [v, v]]) { $0.stickOnParent().fitSize() }  // expected-error {{incomplete grid}}
  parent.nal.layout(v) { $0.setTopLeft(to: .zero).setSize(by: { $0.layoutMarginGuide.size }) }  // expected-error {{has no member 'layoutMarginGuide'}}
}

@MainActor func stored(_ plain: UIView, _ parent: LayoutInfoStoredView, _ v: UIView) {
  plain.nal.setupSubview(v) { $0.addToParent() }  // N34 expected-error 2 {{requires that 'UIView' conform to 'LayoutInfoStorable'}}
  plain.nal.setLayout(for: v) { $0.stickOnParent() }  // N34 expected-error {{requires that 'UIView' conform to 'LayoutInfoStorable'}}
  parent.nal.setupSubview(v) { $0.setDefaultLayout { $0.setLeft(to: 1) } }  // N35 expected-error {{the horizontal axis needs one more}} expected-error {{the vertical axis needs two elements}}
  parent.nal.setupSubview(v) { $0.setLayout(for: DefaultCondition.default, making: { $0.setLeft(to: 1).setWidth(to: 1) }).addToParent() }  // expected-error {{incomplete layout: the vertical axis needs}}
  parent.nal.setLayout(for: v) { $0.setTopLeft(to: .zero).setHeight(to: 1) }  // expected-error {{incomplete layout: the horizontal axis needs}}
  parent.nal.setupSubview(v) { _ = $0.addToParent() }  // N36 expected-error {{cannot convert value of type '()' to closure result type}}
}
