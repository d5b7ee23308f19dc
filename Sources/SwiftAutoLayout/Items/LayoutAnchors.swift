// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A position on the x axis. There is no left and no right, since the reading direction decides.
public enum XAxisAnchor {
  case leading, trailing, centerX
}

/// A position on the y axis.
public enum YAxisAnchor {
  case top, bottom, centerY
}

/// A length.
public enum DimensionAnchor {
  case width, height
}

extension XAxisAnchor {
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    }
  }
}

extension YAxisAnchor {
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .centerY: .centerY
    }
  }
}

extension DimensionAnchor {
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .width: .width
    case .height: .height
    }
  }
}
