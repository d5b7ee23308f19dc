// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The heights of bars, in points.
///
/// Files of Interface Builder have 44 for navigation bars and 49 for tab bars of upright phones, and
/// 50 for a few navigation bars of tablets. The 32 of phones with little height are what programs
/// observe; that tab bars and toolbars have the same heights there, and the 50 of tab bars and toolbars of
/// tablets, are guesses.
enum BarMetrics {
  /// The height of a bar of a phone with little height, such as one that is held sideways.
  private static let low: CGFloat = 32
  /// The height of a bar of a tablet.
  private static let tablet: CGFloat = 50

  static func navigationBar(in traits: UITraitCollection) -> CGFloat {
    height(44, in: traits)
  }

  static func tabBar(in traits: UITraitCollection) -> CGFloat {
    height(49, in: traits)
  }

  static func toolbar(in traits: UITraitCollection) -> CGFloat {
    height(44, in: traits)
  }

  private static func height(_ usual: CGFloat, in traits: UITraitCollection) -> CGFloat {
    switch traits.userInterfaceIdiom {
    case .pad: tablet
    case .phone where traits.verticalSizeClass == .compact: low
    default: usual
    }
  }
}

extension UINavigationBar {
  var barMetrics: ControlMetrics {
    ControlMetrics(height: BarMetrics.navigationBar(in: traitCollection))
  }
}

extension UIToolbar {
  var barMetrics: ControlMetrics {
    ControlMetrics(height: BarMetrics.toolbar(in: traitCollection))
  }
}

extension UITabBar {
  var barMetrics: ControlMetrics {
    ControlMetrics(height: BarMetrics.tabBar(in: traitCollection))
  }
}
