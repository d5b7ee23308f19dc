// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import QuoinUIKit

extension Cliff {
  /// Stack views with many labels.
  static let stacks = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
    [UIStackView.Distribution.fill, .fillEqually].map { distribution in
      Cliff("stack-\(distribution)-\(axis)", size: 20_000, limit: 3) { size in
        time { layOut(labels: size, along: axis, distribution) }
      }
    }
  }

  @MainActor private static func layOut(
    labels count: Int, along axis: NSLayoutConstraint.Axis,
    _ distribution: UIStackView.Distribution
  ) {
    let labels = (0..<count).map { number in
      let label = UILabel()
      label.text = "label \(number % 100)"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    // As long as its labels need, as inside of a scroll view.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
  }
}
