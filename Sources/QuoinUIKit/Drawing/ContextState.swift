// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPLE_FOUNDATION
import Foundation

/// The properties of a context that programs save and restore.
struct ContextState {
  /// The transform from the coordinates of drawing to those of the display list.
  var transform = CGAffineTransform.identity
  /// The bounds of the clip in the coordinates of the list; nil for the whole context.
  var clip: CGRect?
  /// The clips of later items.
  var clips: [DisplayPath] = []
  /// The masks of later items.
  var masks: [DisplayItem] = []
  var fillColor = DisplayColor.black { didSet { fillPattern = nil } }
  /// The image that fills areas in place of the colour; nil for none.
  var fillPattern: UIImage?
  var strokeColor = DisplayColor.black
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: DisplayShadow?
  var interpolationQuality = CGInterpolationQuality.default
  var textMatrix = CGAffineTransform.identity
  var textPosition = CGPoint.zero
}

/// The computation of pixels of a scaled image.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// The mixing of colours with those behind.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}

/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// The drawing of letters.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}
#endif
