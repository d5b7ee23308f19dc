// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension ShownFrames {
  /// Texts, controls and images without a length, to which constraints on their edges and centers leave
  /// none, the first one of each superview. A stated length of 0 is that of a closed view.
  var squeezedContents: [Finding] {
    var known: Set<ObjectIdentifier> = []
    return shown.dropFirst().compactMap { view, frame in
      guard hasContent(view) || (view as? UIImageView)?.image != nil, !isInBar(view),
        !view.translatesAutoresizingMaskIntoConstraints, let outer = view.superview,
        !(outer is UIStackView), !(outer is UIControl),
        // A layout of another class is the cause.
        sequence(first: outer, next: \.superview)
          .allSatisfy({ $0.layoutExtras?.missingSuper.isEmpty ?? true })
      else { return nil }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let isHorizontal = axis == .horizontal
        let length = isHorizontal ? frame.width : frame.height
        let room = isHorizontal ? outer.bounds.width : outer.bounds.height
        let content =
          isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        guard length <= 0, room > 0, content >= 1,
          !hasLength(view, isHorizontal ? .width : .height),
          known.insert(ObjectIdentifier(outer)).inserted
        else { continue }
        return Finding(
          code: "empty-view",
          sentence:
            "\(names.name(of: view)) is 0 \(isHorizontal ? "wide" : "high"), so that nothing of "
            + "it can be seen: the constraints on its edges leave no room for its content, which is "
            + "\(Self.number(content)) \(isHorizontal ? "wide" : "high"); remove one of them",
          view: view, axis: axis)
      }
      return nil
    }
  }
}
