// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

extension LayoutElement.Length {
  /// The width.
  ///
  /// - Parameter height: The height that is proposed to a view that is fitted; 0 if it is unknown.
  @MainActor func width(of view: View, height: Float, _ guides: ViewLayoutGuides) -> Float {
    switch self {
    case .constant(let width): width
    case .byParent(let width): width(guides)
    case .fits(let width): view.fittedSize(Size(width: width, height: height)).width
    }
  }

  /// The height.
  ///
  /// - Parameter width: The width that is proposed to a view that is fitted; 0 if it is unknown.
  @MainActor func height(of view: View, width: Float, _ guides: ViewLayoutGuides) -> Float {
    switch self {
    case .constant(let height): height
    case .byParent(let height): height(guides)
    case .fits(let height): view.fittedSize(Size(width: width, height: height)).height
    }
  }
}

extension LayoutElement.Size {
  @MainActor func value(of view: View, _ guides: ViewLayoutGuides) -> NotAutoLayout.Size {
    switch self {
    case .constant(let size): size
    case .byParent(let size): size(guides)
    case .fits(let size): view.fittedSize(size)
    case .aspect(let sizing): sizing.value(of: view, guides)
    }
  }

  /// The size, where it is the same for all views.
  @MainActor func commonValue(_ guides: ViewLayoutGuides) -> NotAutoLayout.Size? {
    switch self {
    case .constant(let size): size
    case .byParent(let size): size(guides)
    case .fits, .aspect: nil
    }
  }
}

extension LayoutElement.AspectSizing {
  @MainActor func value(of view: View, _ guides: ViewLayoutGuides) -> Size {
    switch self {
    case .fit(let ratio, let guide):
      .aspectFitSize(in: guide(guides).size, with: ratio ?? view.fittingRatio)
    case .fill(let ratio, let guide):
      .aspectFillSize(in: guide(guides).size, with: ratio ?? view.fittingRatio)
    case .safeAreaFit(let ratio, let isSafe):
      .aspectFitSize(in: canvas(isSafe, guides), with: ratio ?? view.fittingRatio)
    case .safeAreaFill(let ratio, let isSafe):
      .aspectFillSize(in: canvas(isSafe, guides), with: ratio ?? view.fittingRatio)
    }
  }

  @MainActor private func canvas(_ isSafe: Bool, _ guides: ViewLayoutGuides) -> Size {
    isSafe ? guides.safeAreaGuide.size : guides.size
  }
}

extension View {
  /// The ratio of the size that the view needs if no size is proposed to it.
  fileprivate var fittingRatio: Float { hostSize(fitting: Size(width: 0, height: 0)).ratio }

  /// The size that the view needs. A plain view and one without its image, which need none, are
  /// reported.
  fileprivate func fittedSize(_ proposal: Size) -> Size {
    let size = hostSize(fitting: proposal)
    if type(of: self) == View.self || hostLacksImage, size.width <= 0 || size.height <= 0 {
      FrameWarning.emptyFit(self).report()
    }
    return size
  }
}
