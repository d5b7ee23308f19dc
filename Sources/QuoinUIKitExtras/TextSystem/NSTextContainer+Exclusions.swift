// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
public import QuoinUIKit

extension NSTextContainer {
  /// What lines go around, in the coordinates of the container. Of a path the rectangle around it counts.
  public var exclusionPaths: [UIBezierPath] {
    get { exclusions.paths.compactMap { $0 as? UIBezierPath } }
    set { exclusions = (newValue, newValue.map(\.bounds)) }
  }
}
