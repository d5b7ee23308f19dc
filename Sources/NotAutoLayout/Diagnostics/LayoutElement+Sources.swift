// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The source of the value of an element, in words.

private let parent = "by the parent"
private let reference = "by a reference view"

extension LayoutElement.Horizontal {
  var source: String {
    switch self {
    case .constant(let position): "\(position)"
    case .byParent: parent
    case .byReference, .byView: reference
    }
  }
}

extension LayoutElement.Vertical {
  var source: String {
    switch self {
    case .constant(let position): "\(position)"
    case .byParent: parent
    case .byReference, .byView: reference
    }
  }
}

extension LayoutElement.Point {
  var source: String {
    switch self {
    case .constant(let position): "\(position)"
    case .byParent: parent
    case .byReference, .byView: reference
    }
  }
}

extension LayoutElement.Length {
  var source: String {
    switch self {
    case .constant(let length): "\(length)"
    case .byParent: parent
    case .fits(let length): "fitting \(length)"
    }
  }
}

extension LayoutElement.Size {
  var source: String {
    switch self {
    case .constant(let size): "\(size)"
    case .byParent: parent
    case .fits(let size): "fitting \(size)"
    case .aspect(let sizing): sizing.source
    }
  }
}

extension LayoutElement.AspectSizing {
  fileprivate var source: String {
    switch self {
    case .fit(let ratio, _): "\(words(ratio)) in a guide"
    case .fill(let ratio, _): "\(words(ratio)) around a guide"
    case .safeAreaFit(let ratio, let isSafe):
      "\(words(ratio)) in the \(isSafe ? "safe area" : "parent")"
    case .safeAreaFill(let ratio, let isSafe):
      "\(words(ratio)) around the \(isSafe ? "safe area" : "parent")"
    }
  }

  private func words(_ ratio: Float?) -> String {
    ratio.map { "ratio \($0)" } ?? "fitting ratio"
  }
}

extension LayoutElement.Rect {
  var source: String {
    switch self {
    case .constant(let rect): "\(rect)"
    case .byParent: parent
    case .insideBounds(let insets): "the parent, less \(insets)"
    case .insideSafeArea(let insets): "the safe area, less \(insets)"
    }
  }
}

extension LayoutElement.Insets {
  var source: String {
    switch self {
    case .constant(let gap): "\(gap)"
    case .byParent: parent
    case .equalsToMargin: "equal to the margins"
    }
  }
}

extension LayoutElement.Gaps {
  var source: String {
    switch self {
    case .constant(let gaps): "\(gaps)"
    case .byParent: parent
    case .equalsToMargin: "equal to the margins"
    case .filling: "filling"
    }
  }
}
