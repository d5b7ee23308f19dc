// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Texts and controls whose middle is under the status bar, or over the home indicator.
  var underBars: [Finding] {
    let insets = root.safeAreaInsets
    let (height, below) = (root.bounds.height, barsBelow)
    guard insets.top > 0 || insets.bottom > 0 else { return underContainerBars }
    return underContainerBars
      + shown.compactMap { entry in
        guard hasContent(entry.view), !isInBar(entry.view),
          // The bar is the cause.
          !below.contains(where: { entry.view.isDescendant(of: $0.view) })
        else { return nil }
        let frame = textFrame(entry)
        guard frame.width > 0, frame.height > 0, frame.midY >= 0, frame.midY <= height else {
          return nil
        }
        let name = names.name(of: entry.view)
        if frame.midY < insets.top {
          return Finding(
            code: "under-bar",
            sentence:
              "\(name) begins at \(Self.number(frame.minY)), under the status bar: the safe "
              + "area begins at \(Self.number(insets.top)); place it in safeAreaLayoutGuide "
              + "(safeAreaInsets is 0 before the first layout, as in viewDidLoad)",
            view: entry.view, axis: .vertical)
        }
        guard frame.midY > height - insets.bottom else { return nil }
        return Finding(
          code: "under-bar",
          sentence: "\(name) ends at \(Self.number(frame.maxY)), over the home indicator: the safe "
            + "area ends at \(Self.number(height - insets.bottom)); "
            + (belowSafeArea(entry.view) ?? "place it in safeAreaLayoutGuide"),
          view: entry.view, axis: .vertical)
      }
  }

  /// The change of a constraint that puts a view below the end of the safe area; nil where none does.
  private func belowSafeArea(_ view: UIView) -> String? {
    for constraint in view.programConstraints where constraint.relation == .equal {
      let isFirst = constraint.firstItem === view
      let own = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      let other = isFirst ? constraint.secondAttribute : constraint.firstAttribute
      guard other == .bottom,
        let guide = (isFirst ? constraint.secondItem : constraint.firstItem) as? UILayoutGuide,
        guide === guide.owningView?.safeAreaLayoutGuide
      else { continue }
      let constant = constraint.constant
      if own == .bottom, isFirst ? constant > 0 : constant < 0 {
        return
          "\(constraint.summary): constant \(Self.number(constant)) -> \(Self.number(-constant))"
      }
      if own == .top {
        let name = names.name(of: view)
        return
          "\(constraint.summary) begins it where the safe area ends; tie \(name).bottom to that"
      }
    }
    return nil
  }

  /// Bars of a program, from edge to edge and with texts or controls, that end below the screen. A
  /// sheet is higher, or has round corners that are to be outside; a plain colour may reach beyond.
  var barsBelow: [Finding] {
    let height = root.bounds.height
    return shown.dropFirst().compactMap { view, frame in
      let excess = frame.maxY - height
      guard frame.width >= root.bounds.width - 1, frame.height <= Self.mostBarHeight, excess >= 1,
        excess < frame.height * 0.6, !isInBar(view), !(view is UIScrollView),
        (view.existingLayer?.cornerRadius ?? 0) == 0,
        shown.contains(where: { hasContent($0.view) && $0.view.isDescendant(of: view) })
      else { return nil }
      return Finding(
        code: "outside-screen",
        sentence: "\(names.name(of: view)) is \(Self.number(frame.height)) high and begins "
          + "\(Self.number(height - frame.minY)) above the bottom of the screen, so that "
          + "\(Self.number(excess)) of it cannot be seen; tie its bottom to that of its superview, and the "
          + "views inside to the safe area",
        view: view, axis: .vertical)
    }
  }

  /// The height up to which a view is a bar.
  private static let mostBarHeight: CGFloat = 120

  /// Whether a bar of UIKit, which has its own rules for safe areas, contains a view.
  func isInBar(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let container = next {
      if container is UINavigationBar || container is UITabBar || container is UIToolbar {
        return true
      }
      next = container.superview
    }
    return false
  }

  /// Fields that are as wide as the text that they happen to have.
  var narrowFields: [Finding] {
    shown.compactMap { view, frame in
      guard let field = view as? UITextField, !field.translatesAutoresizingMaskIntoConstraints,
        frame.width < root.bounds.width / 3
      else { return nil }
      let content = field.intrinsicContentSize.width
      guard abs(frame.width - content) < 1, !hasLength(field, .width) else { return nil }
      return Finding(
        code: "narrow-field",
        sentence: "\(names.name(of: field)) is only as wide as its text, "
          + "\(Self.number(frame.width)); add a width, or constraints on both its leading and its trailing edge",
        view: field, axis: .horizontal)
    }
  }

  /// Whether a constraint of the program gives a view a width, or a height.
  func hasLength(_ view: UIView, _ side: NSLayoutConstraint.Attribute) -> Bool {
    view.programConstraints.contains { constraint in
      (constraint.firstItem === view && constraint.firstAttribute == side)
        || (constraint.secondItem === view && constraint.secondAttribute == side)
    }
  }
}
