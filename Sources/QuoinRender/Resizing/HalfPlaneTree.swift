// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A function of the width and the height of a scene that is affine in each leaf of a tree of half
/// planes.
package indirect enum HalfPlaneTree<Leaf: Sendable>: Sendable {
  case leaf(Leaf)
  /// Sizes with `width · line.width + height · line.height < line.bound` are below the line.
  case split(HalfPlane, below: HalfPlaneTree, above: HalfPlaneTree)

  /// Returns the leaf for a size in points.
  package func leaf(width: Double, height: Double) -> Leaf {
    switch self {
    case .leaf(let leaf): leaf
    case .split(let plane, let below, let above):
      (plane.contains(width: width, height: height) ? below : above)
        .leaf(width: width, height: height)
    }
  }

  /// The number of leaves.
  package var leafCount: Int {
    switch self {
    case .leaf: 1
    case .split(_, let below, let above): below.leafCount + above.leafCount
    }
  }

  /// The tree with other leaves.
  func map<Other>(_ transform: (Leaf) -> Other) -> HalfPlaneTree<Other> {
    switch self {
    case .leaf(let leaf): .leaf(transform(leaf))
    case .split(let plane, let below, let above):
      .split(plane, below: below.map(transform), above: above.map(transform))
    }
  }

  /// The lines of all splits.
  var planes: [HalfPlane] {
    switch self {
    case .leaf: []
    case .split(let plane, let below, let above): [plane] + below.planes + above.planes
    }
  }
}

extension HalfPlaneTree where Leaf: Equatable {
  /// The tree without splits whose two sides are equal.
  var pruned: HalfPlaneTree {
    guard case .split(let plane, let below, let above) = self else { return self }
    let (lower, upper) = (below.pruned, above.pruned)
    if case .leaf(let first) = lower, case .leaf(let second) = upper, first == second {
      return lower
    }
    return .split(plane, below: lower, above: upper)
  }
}
