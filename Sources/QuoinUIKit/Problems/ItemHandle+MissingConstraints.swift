// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension ItemHandle {
  /// The constraints on the item that the program made and that have no effect, in words; nil where
  /// there are none. They, or a stack view that does not arrange it, are the likely reason that
  /// nothing places the item.
  var missingConstraints: String? {
    if let view, let own = view.constraints.first(where: { $0.relates(view) }) {
      return "\(own.summary) relates it to itself; name another view on one side"
    }
    if let view, let stack = view.superview as? UIStackView,
      !stack.arrangedSubviews.contains(where: { $0 === view })
    {
      return
        "its stack view does not arrange it, which removeArrangedSubview(_:) and addSubview(_:) "
        + "lead to; call removeFromSuperview(), or addArrangedSubview(_:)"
    }
    let first = view?.layoutExtras?.lostLocation.location.map { ": \($0.text)" } ?? ""
    if deactivatedConstraints > 0 {
      let again = deactivatedConstraints == 1 ? "it again, or another one" : "them again, or others"
      return "\(Self.words(deactivatedConstraints)) deactivated; activate \(again)\(first)"
    }
    if lostConstraints > 0 {
      return
        "\(Self.words(lostConstraints)) deactivated when a view was removed from its superview, "
        + "as addSubview(_:) of another view does; activate \(lostConstraints == 1 ? "it" : "them") "
        + "again\(first)"
    }
    guard unusedConstraints > 0 else { return nil }
    return "\(Self.words(unusedConstraints)) created and never activated; set isActive, or call "
      + "NSLayoutConstraint.activate(_:)"
  }

  private static func words(_ count: Int32) -> String {
    count == 1 ? "1 constraint on it was" : "\(count) constraints on it were"
  }
}

extension NSLayoutConstraint {
  /// Whether a program relates an attribute of a view to itself.
  fileprivate func relates(_ view: UIView) -> Bool {
    origin == .program && firstItem === view && secondItem === view
      && firstAttribute == secondAttribute
  }
}
