// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The frames of the views of a root in one layout.
@MainActor struct FrameSample {
  let setting: ProofSetting
  /// The views by their indices; nil for one that the scene does not have.
  let views: [UIView?]
  let root: ConvertedRoot
  /// The size classes of the scene.
  let combination: SizeCondition.Combination
  /// The widths of what scrolls by rules, in place of those of the layout.
  var contentWidths: [Int: Double] = [:]

  /// Lays a scene out; nil where it cannot be loaded.
  init?(
    _ file: InterfaceFile, _ scene: ConvertedScene, _ root: ConvertedRoot, _ setting: ProofSetting
  ) {
    guard let loaded = file.scene(scene.id, options: setting.options) else { return nil }
    loaded.addGuides()
    loaded.layout()
    self.init(loaded, root, setting)
  }

  init(_ loaded: LoadedScene, _ root: ConvertedRoot, _ setting: ProofSetting) {
    self.setting = setting
    self.root = root
    views = root.views.map { loaded.view($0.id) }
    let traits = loaded.traitCollection
    combination = SizeCondition.Combination(
      isCompactWidth: traits.horizontalSizeClass == .compact,
      isCompactHeight: traits.verticalSizeClass == .compact)
  }

  /// The length of a view's bounds.
  func length(of view: Int, _ isHorizontal: Bool) -> Double {
    guard let frame = views[view]?.exactFrame else { return 0 }
    return Double(isHorizontal ? frame.width : frame.height)
  }

  /// The span of a view in its parent.
  func span(of view: Int, _ isHorizontal: Bool) -> AxisSpan {
    guard let view = views[view] else { return AxisSpan(start: 0, length: 0) }
    return Self.span(view.exactFrame, isHorizontal)
  }

  /// The span of a guide of a view in the view.
  func span(of guide: ConvertedGuide?, in view: Int, _ isHorizontal: Bool) -> AxisSpan {
    let whole = AxisSpan(start: 0, length: length(of: view, isHorizontal))
    switch guide {
    case .safeArea:
      return views[view].map { Self.span($0.safeAreaLayoutGuide.exactFrame, isHorizontal) } ?? whole
    case .layoutMargins:
      return views[view].map { Self.span($0.layoutMarginsGuide.exactFrame, isHorizontal) } ?? whole
    default: return whole
    }
  }

  /// Whether a condition includes the size classes.
  func isIncluded(in condition: SizeCondition?) -> Bool {
    condition?.combinations.contains(combination) ?? true
  }

  /// The length of what scrolls in a view; nil for other views.
  func contentLength(of view: Int, _ isHorizontal: Bool) -> Double? {
    if isHorizontal, let width = contentWidths[view] { return width }
    guard root.views[view].systemClass == "UIScrollView",
      let frame = (views[view] as? UIScrollView)?.contentLayoutGuide.exactFrame
    else { return nil }
    // The size of the contents is rounded to pixels.
    return Double(isHorizontal ? frame.width : frame.height)
  }

  /// The size of what scrolls in a view.
  func contentSize(of view: Int) -> CGSize { (views[view] as? UIScrollView)?.contentSize ?? .zero }

  /// The length of what scrolls in a view by a rule.
  func length(of view: Int, _ isHorizontal: Bool, by rule: ContentRule.Length) -> Double {
    switch rule {
    case .share(let share, let constant): share * length(of: view, isHorizontal) + constant
    case .end(let inner, let constant): span(of: inner, isHorizontal).position(1) + constant
    }
  }

  private static func span(_ frame: CGRect, _ isHorizontal: Bool) -> AxisSpan {
    isHorizontal
      ? AxisSpan(start: Double(frame.minX), length: Double(frame.width))
      : AxisSpan(start: Double(frame.minY), length: Double(frame.height))
  }

  /// Whether the parent reads from right to left.
  func isMirrored(_ view: Int) -> Bool {
    views[view]?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The span of what a line refers to, in the coordinates of a rule.
  func span(
    _ reference: LineRule.Reference, of view: Int, _ isHorizontal: Bool, isDirectional: Bool
  ) -> AxisSpan {
    let parent = root.views[view].parent ?? 0
    if root.isScrolled(view), case .parent = reference {
      // What scrolls is not as long as the scroll view, and both begin at the same place.
      return AxisSpan(start: 0, length: length(of: parent, isHorizontal))
    }
    let found =
      switch reference {
      case .parent(let guide): span(of: guide, in: parent, isHorizontal)
      case .sibling(let other): span(of: other, isHorizontal)
      }
    return oriented(found, in: parent, isHorizontal, isDirectional)
  }

  /// The span of a view, in the coordinates of a rule.
  func own(_ view: Int, _ isHorizontal: Bool, isDirectional: Bool) -> AxisSpan {
    oriented(
      span(of: view, isHorizontal), in: root.views[view].parent ?? 0, isHorizontal, isDirectional)
  }

  func oriented(
    _ span: AxisSpan, in parent: Int, _ isHorizontal: Bool, _ isDirectional: Bool
  ) -> AxisSpan {
    guard isHorizontal, isDirectional, isMirrored(parent) else { return span }
    return span.mirrored(in: contentLength(of: parent, true) ?? length(of: parent, true))
  }
}

extension LoadedScene {
  /// Gives all views their guides: one that is first read after the layout has no frame.
  @MainActor func addGuides() {
    for view in views {
      _ = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
      _ = (view as? UIScrollView)?.contentLayoutGuide
    }
  }
}
