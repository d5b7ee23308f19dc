// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinUIKit

extension SceneBuilder {
  /// Sets the margins that a view starts from, before safe area and inheritance.
  func applyMargins(
    _ description: ViewDescription, to view: UIView, environment: SceneEnvironment?
  ) {
    view.preservesSuperviewLayoutMargins = description.preservesSuperviewMargins
    view.insetsLayoutMarginsFromSafeArea =
      description.insetsMarginsFromSafeArea && document.addsSafeAreaToMargins
    let base = environment?.baseMargins[description.id]
    guard let insets = base ?? description.margins?.insets else { return }
    // Only a file names left and right. Insets of the rules follow the reading direction: the
    // narrow margin of a cell is where the accessory is.
    ViewMargins(insets: insets, isDirectional: description.margins?.isDirectional ?? true)
      .apply(to: view)
  }

  /// Returns the overridden properties of a view that depend on its environment.
  func overrides(
    for description: ViewDescription, environment: SceneEnvironment?
  ) -> LayoutOverrides {
    guard let environment else { return LayoutOverrides() }
    let id = description.id
    let alignment = environment.alignmentInsets[id] ?? .zero
    var overrides = LayoutOverrides(
      intrinsicContentSize: CGSize(width: -1, height: -1),
      alignmentRectInsets: UIEdgeInsets(alignment),
      // Without text, the edges are the baselines.
      baselineOffsets: (0, 0))
    if let size = environment.intrinsic[id] {
      overrides.intrinsicContentSize = CGSize(
        width: size.horizontal ?? -1, height: size.vertical ?? -1)
    }
    if let baselines = environment.baselines[id] {
      overrides.baselineOffsets = (
        CGFloat(baselines.first - alignment.top), CGFloat(baselines.last - alignment.bottom)
      )
    }
    fitText(of: description, scale: environment.scale, &overrides)
    overrides.layoutMargins = environment.margins[id].map { UIEdgeInsets($0) }
    overrides.safeAreaInsets = environment.viewSafeArea[id].map { UIEdgeInsets($0) }
    if description.role == .root, overrides.safeAreaInsets == nil {
      overrides.safeAreaInsets = UIEdgeInsets(environment.safeArea)
    }
    return overrides
  }
}
