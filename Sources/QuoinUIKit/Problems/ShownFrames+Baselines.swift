// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Views without a text that are above the screen or under the status bar, since a constraint
  /// names their baseline, which is their bottom.
  var raisedByBaselines: [Finding] {
    shown.dropFirst().compactMap { view, frame in
      guard frame.width > 0, frame.height > 0, view is UIImageView || type(of: view) == UIView.self,
        frame.minY <= -1 || frame.midY < root.safeAreaInsets.top,
        !isInBar(view), isPlacedByLastBaseline(view)
      else { return nil }
      let name = names.name(of: view)
      let top = root.safeAreaInsets.top
      let isOutside = frame.minY <= -1
      let place =
        isOutside
        ? "is outside of the screen: \(Self.number(-frame.minY)) at the top"
        : "begins at \(Self.number(frame.minY)), under the status bar: the safe area begins at "
          + Self.number(top)
      return Finding(
        code: isOutside ? "outside-screen" : "under-bar",
        sentence:
          "\(name) \(place); a constraint places its lastBaseline, which is its bottom, since it "
          + "shows no text; constrain its top or its centerY",
        view: view, axis: .vertical)
    }
  }

  private func isPlacedByLastBaseline(_ view: UIView) -> Bool {
    view.programConstraints.contains { constraint in
      constraint.relation == .equal
        && [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem, constraint.secondAttribute),
        ].contains { item, attribute in item === view && attribute == .lastBaseline }
    }
  }
}
