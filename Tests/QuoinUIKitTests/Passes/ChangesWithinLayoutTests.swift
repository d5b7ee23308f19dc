// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

/// A view that changes something each time before it is laid out.
private final class ChangingView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    onLayout()
    super.layoutSubviews()
  }
}

@MainActor @Suite("Changes within layoutSubviews")
struct ChangesWithinLayoutTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = ChangingView()

  /// Puts a view of 100 × 50 points at the origin of another, and returns the constraint of its width.
  private func add(_ view: UIView, to superview: UIView) -> NSLayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      width, view.heightAnchor.constraint(equalToConstant: 50),
    ])
    return width
  }

  @Test("A view without subviews may change its own width")
  func ownWidth() {
    let width = add(view, to: root)
    view.onLayout = { width.constant = 60 }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
  }

  @Test("A view that gets its first subview places it in the same call")
  func firstSubview() {
    _ = add(view, to: root)
    let inner = UIView()
    view.onLayout = { [view] in
      guard inner.superview == nil else { return }
      _ = add(inner, to: view)
      #expect(inner.frame == .zero)
    }
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("A view of another layout that is laid out meanwhile gets the frames of its own layout")
  func otherLayout() {
    let otherRoot = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let other = UIView()
    let width = add(other, to: otherRoot)
    otherRoot.layoutIfNeeded()
    _ = add(view, to: root)
    let inner = UIView()
    _ = add(inner, to: view)
    view.onLayout = {
      width.constant = 70
      otherRoot.setNeedsLayout()
      otherRoot.layoutSubviews()
    }
    root.layoutIfNeeded()
    #expect(other.frame.width == 70)
    #expect(inner.frame.width == 100)
  }
}
