// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension SceneDevice {
  /// The safe area insets of the canvas of a file.
  func canvasInsets(in orientation: SceneOrientation, era: InterfaceBuilderEra) -> LayoutInsets {
    insets(in: orientation, notch: era >= .xcode14 ? newNotch : nil)
  }

  /// The row for the insets of the screen.
  func insetMeasure(in orientation: SceneOrientation, era: InterfaceBuilderEra) -> CanvasMeasure {
    let isLandscape = orientation == .landscape
    let isNew = era >= .xcode14
    return CanvasMeasure(
      kind: .safeArea,
      row: isLandscape
        ? "\(identifier), landscape" : "\(identifier), \(isNew ? "from" : "before") build 21000",
      evidence: isLandscape || isNew
        ? safeAreaEvidence(in: orientation) : uprightEvidence.before,
      edges: coveredEdges(isLandscape: isLandscape))
  }

  /// Returns the edges at which a device of the family may cover the view.
  private func coveredEdges(isLandscape: Bool) -> Set<InsetEdge> {
    if hasHomeButton { return [.top] }
    return isLandscape && family == .phone ? [.left, .bottom, .right] : [.top, .bottom]
  }

  /// The row for the size of the screen.
  var sizeMeasure: CanvasMeasure {
    // Apple publishes the sizes of screens.
    CanvasMeasure(kind: .screenSize, row: identifier, evidence: sizeEvidence, isDocumented: true)
  }
}
