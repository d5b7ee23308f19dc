// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring
internal import Foundation
internal import QuoinUIKit

extension Cliff {
  /// Stack views with many labels.
  static let stacks = NSLayoutConstraint.Axis.allCliffs.flatMap { axis in
    UIStackView.Distribution.allCliffs.map { distribution in
      Cliff("stack-\(distribution)-\(axis)", size: 20_000, limit: 3) { size in
        let start = quoin_seconds()
        let labels = (0..<size).map { number in
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
        return quoin_seconds() - start
      }
    }
  }
}

extension UIStackView.Distribution {
  fileprivate static let allCliffs: [UIStackView.Distribution] = [
    .fill, .fillEqually,
  ]
}

extension NSLayoutConstraint.Axis {
  fileprivate static let allCliffs: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
