// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import QuoinUIKit

/// The superview of each picture, 320 by 160 points, with the three views that constructs place.
///
/// A construct says one thing. What it leaves open is held by optional constraints of the lowest
/// priorities at the frames below; they are in no picture and in no list of equations.
@MainActor final class ConstructCanvas: UIView {
  let a = ConstructBox(CGRect(x: 16, y: 16, width: 72, height: 32))
  let b = ConstructBox(CGRect(x: 120, y: 56, width: 88, height: 40))
  let c = ConstructBox(CGRect(x: 232, y: 112, width: 64, height: 32))

  /// Runs at each layout, before the frames of subviews are used.
  var onLayout: ((ConstructCanvas) -> Void)?

  init(_ direction: UIUserInterfaceLayoutDirection, isDark: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    semanticContentAttribute =
      direction == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    accessibilityIdentifier = "box"
    backgroundColor = isDark ? UIColor(white: 0.11, alpha: 1) : .white
    let names = ["a", "b", "c"]
    let colors: [UIColor] = [.systemBlue, .systemOrange, .systemGreen]
    for (index, view) in boxes.enumerated() {
      view.accessibilityIdentifier = names[index]
      view.backgroundColor = colors[index].withAlphaComponent(isDark ? 0.6 : 0.35)
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  var boxes: [ConstructBox] { [a, b, c] }

  /// The highest priority of what holds views that a construct leaves open.
  static let homePriority: Double = 3

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(self)
  }

  /// Lays out after a construct has run.
  func finish() {
    for (index, box) in boxes.enumerated() {
      guard box.superview != nil, !box.translatesAutoresizingMaskIntoConstraints else { continue }
      // The first view gives way to the others.
      let priority = UILayoutPriority(Float(index + 1))
      let x = box.leftAnchor.constraint(equalTo: leftAnchor, constant: box.home.minX)
      let y = box.topAnchor.constraint(equalTo: topAnchor, constant: box.home.minY)
      for constraint in [x, y] {
        constraint.priority = priority
        constraint.isActive = true
      }
    }
    layoutIfNeeded()
  }
}
#endif
