// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Graphics.txt and run it again.
// swift-format-ignore-file

/// Without effect here: Apple's [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask).
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Without effect here: Apple's [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask).
  public let rawValue: UInt
  /// Without effect here: Apple's [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask).
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CACornerMask.layerMinXMinYCorner](https://developer.apple.com/documentation/quartzcore/cacornermask/layerminxminycorner).
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Without effect here: Apple's [CACornerMask.layerMaxXMinYCorner](https://developer.apple.com/documentation/quartzcore/cacornermask/layermaxxminycorner).
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Without effect here: Apple's [CACornerMask.layerMinXMaxYCorner](https://developer.apple.com/documentation/quartzcore/cacornermask/layerminxmaxycorner).
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Without effect here: Apple's [CACornerMask.layerMaxXMaxYCorner](https://developer.apple.com/documentation/quartzcore/cacornermask/layermaxxmaxycorner).
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Without effect here: Apple's [CAShapeLayerFillRule](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAShapeLayerFillRule.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAShapeLayerFillRule.rawValue](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAShapeLayerFillRule.nonZero](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule/nonzero).
  public static let nonZero: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Without effect here: Apple's [CAShapeLayerFillRule.evenOdd](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule/evenodd).
  public static let evenOdd: CAShapeLayerFillRule = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Without effect here: Apple's [CAShapeLayerLineCap](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAShapeLayerLineCap.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAShapeLayerLineCap.rawValue](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAShapeLayerLineCap.butt](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/butt).
  public static let butt: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "butt")
  /// Without effect here: Apple's [CAShapeLayerLineCap.round](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/round).
  public static let round: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "round")
  /// Without effect here: Apple's [CAShapeLayerLineCap.square](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap/square).
  public static let square: CAShapeLayerLineCap = CAShapeLayerLineCap(rawValue: "square")
}

/// Without effect here: Apple's [CAShapeLayerLineJoin](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAShapeLayerLineJoin.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAShapeLayerLineJoin.rawValue](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAShapeLayerLineJoin.miter](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/miter).
  public static let miter: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "miter")
  /// Without effect here: Apple's [CAShapeLayerLineJoin.round](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/round).
  public static let round: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "round")
  /// Without effect here: Apple's [CAShapeLayerLineJoin.bevel](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin/bevel).
  public static let bevel: CAShapeLayerLineJoin = CAShapeLayerLineJoin(rawValue: "bevel")
}

