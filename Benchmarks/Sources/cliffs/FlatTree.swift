// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import QuoinUIKit

/// A root with many views, each of which has a place and a size of its own.
@MainActor struct FlatTree {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init(views count: Int) {
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      FlatTree.pin(view, inside: root)
    }
    root.layoutIfNeeded()
  }

  private static func pin(_ view: UIView, inside outer: UIView) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
  }

  /// Adds a view with a place and a size of its own at an index of the subviews.
  static func insertView(at index: Int, into root: UIView) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.insertSubview(view, at: index)
    pin(view, inside: root)
  }

  /// An index at the front of some subviews, in their middle or at their end.
  ///
  /// - Parameters:
  ///   - number: 0 for the front, 1 for the middle, 2 for the end.
  ///   - last: the greatest index.
  static func index(_ number: Int, upTo last: Int) -> Int { number * last / 2 }

  /// The seconds of the slowest of three changes, each with a layout.
  ///
  /// - Parameter change: makes the change with a number to the root.
  func slowest(_ change: (Int, UIView) -> Void) -> Double {
    var slowest = 0.0
    for number in 0..<3 {
      let seconds = Cliff.time {
        change(number, root)
        root.layoutIfNeeded()
      }
      slowest = max(slowest, seconds)
    }
    return slowest
  }
}
