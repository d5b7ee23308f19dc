// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How high bars are, in points.
///
/// Upright phones are measured on the canvas. The others are UIKit's: bars of a phone on its side
/// are 32 high where there is little space both ways, and show large titles as usual ones; those of
/// tablets are 50 high since iOS 12. From build 24000 on nothing else than upright phones is known.
struct BarHeights: Hashable, Sendable {
  var navigationBar: Double
  /// What a large title adds.
  var largeTitle = 52.0
  var tabBar = 49.0
  var toolbar: Double

  init(tools: ToolsVersion, device: DeviceDescription?) {
    navigationBar = tools >= 24000 ? 54 : 44
    toolbar = tools < 14900 ? 44 : 49
    guard let device, tools < 24000 else { return }
    let isRecent = tools >= 14200 || device.isChosen
    let height: Double? =
      switch DeviceTable.family(of: device) {
      case .phone where DeviceTable.sizeClasses(of: device) == Self.smallOnItsSide: 32
      case .pad where isRecent: 50
      default: nil
      }
    if DeviceTable.sizeClasses(of: device).height == .compact { largeTitle = 0 }
    guard let height else { return }
    navigationBar = height
    tabBar = height
    toolbar = height
  }

  private static let smallOnItsSide = SizeClasses(width: .compact, height: .compact)
}
