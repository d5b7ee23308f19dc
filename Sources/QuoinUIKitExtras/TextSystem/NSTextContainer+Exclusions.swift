// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension NSTextContainer {
  /// The paths that lines avoid, in the coordinates of the container. Lines avoid the bounds of
  /// each path.
  public var exclusionPaths: [UIBezierPath] {
    get { exclusions.paths.compactMap { $0 as? UIBezierPath } }
    set { exclusions = (newValue, newValue.map(\.bounds)) }
  }
}
