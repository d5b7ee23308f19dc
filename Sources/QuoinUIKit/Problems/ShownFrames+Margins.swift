// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension ShownFrames {
  /// Stack views whose margins a program set, without an effect.
  var ignoredMargins: [Finding] {
    everything.compactMap { view in
      guard let stack = view as? UIStackView, !stack.isLayoutMarginsRelativeArrangement,
        let margins = stack.assignedMargins, margins != .zero, !stack.arrangedSubviews.isEmpty,
        // Views inside may take over the margins, and constraints may use them.
        !stack.arrangedSubviews.contains(where: \.preservesSuperviewLayoutMargins),
        !usesMargins(of: stack)
      else { return nil }
      return Finding(
        code: "ignored-margins",
        sentence:
          "the layout margins of \(names.name(of: stack)) are set, but it arranges its views "
          + "from edge to edge; set isLayoutMarginsRelativeArrangement to true",
        view: stack)
    }
  }

  private func usesMargins(of stack: UIView) -> Bool {
    sequence(first: stack, next: \.superview).contains { owner in
      owner.constraints.contains { constraint in
        constraint.origin == .program
          && [
            (constraint.firstItem, constraint.firstAttribute),
            (constraint.secondItem, constraint.secondAttribute),
          ].contains { item, attribute in
            // Reading layoutMarginsGuide would add the guide.
            isMarginsGuide(item, of: stack) || (item === stack && attribute.isMargin)
          }
      }
    }
  }
}

@MainActor private func isMarginsGuide(_ item: AnyObject?, of view: UIView) -> Bool {
  (item as? UILayoutGuide).map { $0.kind == .marginsGuide && $0.owningView === view } ?? false
}

extension UIView {
  /// The margins that a program set, as far as they are known without a direction.
  fileprivate var assignedMargins: NSDirectionalEdgeInsets? {
    switch layoutExtras?.margins ?? .standard {
    case .standard, .row: nil
    case .directional(let margins): margins
    case .sides(let margins):
      NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
  }
}
