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

  /// Arranged views with a background or views inside, sliders and progress bars that have no length,
  /// since neither the stack view nor a constraint nor a content gives one.
  var emptyArranged: [Finding] {
    shown.compactMap { view, whole in
      // A thumb is drawn in margins of its slider.
      let frame = view.alignmentRect(forFrame: whole)
      let isTrack = view is UISlider || view is UIProgressView
      guard let stack = view.superview as? UIStackView,
        stack.arrangedSubviews.contains(where: { $0 === view }),
        type(of: view) == UIView.self || isTrack, frame.width <= 0 || frame.height <= 0,
        isTrack || view.subviews.isEmpty
          ? isTrack || hasBackground(view)
          : shown.contains(where: { hasContent($0.view) && $0.view.isDescendant(of: view) }),
        // A view that a constraint makes short is to be short.
        !view.constraints.contains(where: { $0.firstItem === view && $0.secondItem == nil })
      else { return nil }
      let isNarrow = frame.width <= 0
      let isAlong = isNarrow == (stack.axis == .horizontal)
      let side = isNarrow ? "width" : "height"
      let cause =
        isAlong
        ? "the distribution of \(names.name(of: stack)) leaves its views the length of their content"
        : stack.alignment == .fill
          ? "\(names.name(of: stack)) has no \(side) either"
          : "the alignment of \(names.name(of: stack)) does not stretch it"
      return Finding(
        code: "empty-view",
        sentence:
          "\(names.name(of: view)) is 0 \(isNarrow ? "wide" : "high"), so that nothing of it "
          + "can be seen: \(cause), and it has no content; give it a \(side)",
        view: view, axis: isNarrow ? .horizontal : .vertical)
    }
  }

  /// Stack views that fill proportionally to content sizes that their views do not have. Nested
  /// stack views have a size of their contents.
  var missingProportions: [Finding] {
    shown.compactMap { view, _ in
      guard let stack = view as? UIStackView, stack.distribution == .fillProportionally else {
        return nil
      }
      let isRow = stack.axis == .horizontal
      let arranged = stack.arrangedSubviews.filter { !$0.isHidden }
      let lacking = arranged.filter {
        let content = $0.intrinsicContentSize
        return !($0 is UIStackView)
          && (isRow ? content.width : content.height) == UIView.noIntrinsicMetric
          && !hasLength($0, isRow ? .width : .height)
      }
      guard arranged.count > 1, let first = lacking.first else { return nil }
      let side = isRow ? "width" : "height"
      let subject =
        lacking.count == 1 ? "\(names.name(of: first)) has" : "\(lacking.count) views have"
      return Finding(
        code: "no-proportions",
        sentence:
          "\(names.name(of: stack)) fills proportionally to the content sizes of its views, but "
          + "\(subject) no content \(side); use fillEqually, or the distribution fill with constraints "
          + "between the \(side)s",
        view: stack)
    }
  }

  /// Stack views that ignore a gap after a view that they did not arrange then.
  var ignoredSpacings: [Finding] {
    everything.compactMap { view in
      guard let stack = view as? UIStackView, let other = stack.ignoredSpacing?.view,
        stack.customSpacing(after: other) == UIStackView.spacingUseDefault
      else { return nil }
      let (name, after) = (names.name(of: stack), names.name(of: other))
      let isLate = stack.arrangedSubviews.contains { $0 === other }
      return Finding(
        code: "ignored-spacing",
        sentence: "\(name) ignores the custom spacing after \(after), which it "
          + (isLate
            ? "did not arrange yet; call setCustomSpacing(_:after:) after addArrangedSubview(_:)"
            : "does not arrange; pass one of its arrangedSubviews to setCustomSpacing(_:after:)"),
        view: stack)
    }
  }

  /// Columns that are aligned at baselines, which has no effect.
  var ineffectiveAlignments: [Finding] {
    everything.compactMap { view in
      guard let stack = view as? UIStackView, stack.axis == .vertical,
        [.firstBaseline, .lastBaseline].contains(stack.alignment)
      else { return nil }
      let name = names.name(of: stack)
      return Finding(
        code: "ignored-alignment",
        sentence: "the alignment of \(name) has no effect: baselines align the views of a row, and "
          + "\(name) is a column; use leading, center or trailing",
        view: stack)
    }
  }
}
