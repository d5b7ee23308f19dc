// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The direction in which a collection view scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}
