// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Where views get their reading direction from")
struct InheritedDirectionTests {
  @Test("A class of the program's that answers other traits turns what is inside of it")
  func traits() {
    let frames = layOut(TurnedView())
    // In each superview of width 100 the leading edge is the right one: 100 - 10 - 20.
    #expect(frames.inside.minX == 70)
    #expect(frames.besides.minX == 10)
  }

  @Test("A class of the program's that turns itself turns its own constraints alone")
  func direction() {
    let frames = layOut(MirroredView())
    #expect(frames.inside.minX == 10)
    #expect(frames.besides.minX == 10)
  }

  @Test("A semantic content attribute turns the constraints of its view alone")
  func semantics() {
    let middle = UIView()
    middle.semanticContentAttribute = .forceRightToLeft
    #expect(layOut(middle).inside.minX == 10)
  }

  /// A view in a plain view in the one in question, and one in a plain view besides that. Each of
  /// them is 20 wide and 10 from the leading edge of a superview that is 100 wide.
  private func layOut(_ middle: UIView) -> (inside: CGRect, besides: CGRect) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fill(root, with: middle)
    let inner = fill(middle, with: UIView())
    let other = fill(root, with: UIView())
    let inside = box(in: inner)
    let besides = box(in: other)
    root.layoutIfNeeded()
    return (inside.frame, besides.frame)
  }

  /// Puts a view into another so that it fills it, and answers the view.
  @discardableResult
  private func fill(_ superview: UIView, with view: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.rightAnchor.constraint(equalTo: superview.rightAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
    ])
    return view
  }

  private func box(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }
}

private final class TurnedView: UIView {
  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      super.traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
    ])
  }
}

private final class MirroredView: UIView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }
}
