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
    isHorizontal && isDirectional && isMirrored(parent)
      ? span.mirrored(in: length(of: parent, true)) : span
  }
}

extension LoadedScene {
  /// Gives all views their guides: one that is first read after the layout has no frame.
  @MainActor func addGuides() {
    for view in views { _ = (view.layoutMarginsGuide, view.safeAreaLayoutGuide) }
  }
}
