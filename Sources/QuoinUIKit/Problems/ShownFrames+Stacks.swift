// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Stack views with views that were added beside the arranged ones, and have no size. A
  /// background has constraints or a frame of its own.
  var unarranged: [Finding] {
    shown.compactMap { view, _ in
      guard let stack = view as? UIStackView else { return nil }
      let arranged = Set(stack.arrangedSubviews.map(ObjectIdentifier.init))
      let lost = stack.subviews.filter {
        !arranged.contains(ObjectIdentifier($0)) && !$0.isHidden && $0.bounds.size == .zero
          && $0.translatesAutoresizingMaskIntoConstraints
      }
      guard let first = lost.first else { return nil }
      let subject =
        lost.count == 1 ? "\(names.name(of: first)) is" : "\(lost.count) views are"
      return Finding(
        code: "not-arranged",
        sentence: "\(subject) in \(names.name(of: stack)), but not arranged by it, and without a "
          + "size; add with addArrangedSubview(_:) in place of addSubview(_:)",
        view: stack)
    }
  }
}
