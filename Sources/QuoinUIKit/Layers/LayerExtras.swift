// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a layer.
struct LayerExtras {
  var timing = LayerTiming()
  /// The animations in the order in which they were added. Animations without a key have a nil key.
  var animations: [(key: String?, animation: CAAnimation)] = []
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var shadowPath: CGPath?
  var cornerCurve = CALayerCornerCurve.circular
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var isGeometryFlipped = false
  var isDoubleSided = true
  var drawsAsynchronously = false
  var anchorPointZ: CGFloat = 0
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var needsDisplay = false
  var recording: LayerRecording?
  var style: [AnyHashable: Any]?
  var values: [String: Any] = [:]
}

/// The rarely used properties of a layer, in memory of their own.
final class LayerExtrasBox {
  var value = LayerExtras()
}
