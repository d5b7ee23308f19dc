// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A length of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  private let kind: Kind
  /// The number of points, or the fraction.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// A fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A guess at a number of points. The size that the cell prefers replaces it.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// A guess at a number of points. The longest one that a cell of the group prefers replaces it, for all items of the group
  /// with such a length.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether the length is a fraction of the width of the container.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the height of the container.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is a number of points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is a guess.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether the length is the longest one of the group.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether cells determine the length.
  final var dependsOnContent: Bool { kind == .estimated || kind == .uniform }

  /// The length in words.
  final var visualText: String {
    switch kind {
    case .fractionalWidth: "\(dimension) of the width"
    case .fractionalHeight: "\(dimension) of the height"
    case .absolute: "\(dimension)"
    case .estimated: "\(dimension) estimated"
    case .uniform: "\(dimension) estimated, uniform"
    }
  }

  /// The number of points in a container.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A size of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two lengths.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Whether the length of an axis is a guess.
  final var isEstimated: Bool {
    widthDimension.dependsOnContent || heightDimension.dependsOnContent
  }

  /// The lengths in words, such as "1.0 of the width × 44.0 estimated".
  final var visualText: String { "\(widthDimension.visualText) × \(heightDimension.visualText)" }

  /// The number of points in a container.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The number of points, the least one where the distance is flexible.
  public let spacing: CGFloat
  /// Whether the distance takes a part of the remaining length.
  public let isFlexibleSpacing: Bool
  /// Whether the distance is a number of points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// A distance that takes a part of the remaining length.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A distance of a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

}
