// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The ends of a controller's view that is shorter than the controller on the canvas: it ends at
/// bars, or below the upper edge of the screen as a page sheet does.
///
/// Bars may come from a controller of another file, and a bar may be opaque without this file
/// naming it. The height of the view shows both. Observed: of 57 views that are shorter than their
/// screen or freeform size, 53 have no inset at the top, and the others are sheets with a bar.
struct ViewEnds {
  /// Whether the view begins below bars at the top.
  private(set) var isBelowBars = false
  /// Whether the view ends above bars at the bottom.
  private(set) var isAboveBars = false
  /// Whether the view is a page sheet, which begins below the status bar.
  private(set) var isSheet = false

  /// Whether the view is as large as the screen of a device, so that it extends below all bars.
  private(set) var fillsCanvas = false

  /// - Parameters:
  ///   - size: The size of the view in points.
  ///   - canvas: The size of the controller with all bars; nil where it is not known.
  ///   - bars: The bars that are known.
  ///   - hasDevice: Whether the file names the device of the canvas.
  ///   - screenTops: The heights that the screen may cover at the top, in points.
  ///   - screenBottom: The height that the screen covers at the bottom, in points.
  ///   - heights: The heights of bars.
  init(
    size: LayoutSize, of canvas: LayoutSize?, bars: BarContext, hasDevice: Bool,
    screenTops: [Double], screenBottom: Double, heights: BarHeights
  ) {
    guard let canvas, canvas.width == size.width else { return }
    let missing = canvas.height - size.height
    fillsCanvas = hasDevice && missing == 0
    guard missing >= Self.leastSheet else { return }
    let bar = heights.height(of: .navigationBar)
    let tops = screenTops.flatMap { [$0 + bar, $0 + bar + heights.height(of: .largeTitle)] }
    let bottoms = [BarHeights.Bar.tabBar, .toolbar].map { heights.height(of: $0) + screenBottom }
    let isTop = tops.contains { abs($0 - missing) < 0.5 }
    let isBottom = bottoms.contains { abs($0 - missing) < 0.5 }
    let isBoth = tops.contains { top in bottoms.contains { abs($0 + top - missing) < 0.5 } }
    let hasOnlyBottomBar = bars.navigationBar == nil && (bars.toolbar ?? bars.tabBar) != nil
    isAboveBars = isBoth || isBottom && (!isTop || hasOnlyBottomBar)
    isSheet =
      !isTop && !isAboveBars && missing >= Self.leastScreenSheet
      && missing <= max(60, (screenTops.first ?? 0) + 20)
    isBelowBars = isBoth || !isAboveBars && !isSheet
  }

  /// The minimum distance of a sheet of a freeform controller from its upper edge, in points. A
  /// smaller difference is one of rounding.
  private static let leastSheet = 10.0
  /// The minimum distance of a sheet of a screen from its upper edge, in points.
  private static let leastScreenSheet = 20.0

  /// The sizes of canvases before files named devices.
  static let screensWithoutDevice = [
    LayoutSize(width: 320, height: 568), LayoutSize(width: 320, height: 480),
    LayoutSize(width: 375, height: 667), LayoutSize(width: 600, height: 600),
    LayoutSize(width: 768, height: 1024),
  ]
}
