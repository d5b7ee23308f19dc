// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation
internal import QuoinUIKit

/// Views, each of which has the next one inside, pinned to its edges.
@MainActor struct DeepTree {
  /// From the root to the view that contains no other.
  let views: [UIView]
  /// The constraints of the deepest view.
  private(set) var innermost: [NSLayoutConstraint] = []
  /// The seconds that it took to add the views and to activate the constraints.
  let seconds: Double

  /// In which order the views are added to each other.
  enum Order {
    /// The root is the first that gets a subview.
    case topDown
    /// The root is the last one.
    case bottomUp
  }

  init(levels: Int, _ order: Order) {
    let views = (0..<levels).map { _ in UIView() }
    views[0].frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    for view in views.dropFirst() { view.translatesAutoresizingMaskIntoConstraints = false }
    let start = quoin_seconds()
    for step in 1..<levels {
      let level = order == .topDown ? step : levels - step
      let constraints = DeepTree.pin(views[level], inside: views[level - 1])
      if level == levels - 1 { innermost = constraints }
    }
    seconds = quoin_seconds() - start
    self.views = views
  }

  private static func pin(_ view: UIView, inside outer: UIView) -> [NSLayoutConstraint] {
    outer.addSubview(view)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Lays out, and checks that the deepest view has a width.
  func layOut(expecting width: CGFloat) throws {
    views[0].layoutIfNeeded()
    guard let last = views.last, last.frame.width == width else {
      throw CliffError.unexpectedWidth(views.last.map { Double($0.frame.width) } ?? 0)
    }
  }
}
