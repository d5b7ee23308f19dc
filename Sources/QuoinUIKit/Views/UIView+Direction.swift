// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Returns the direction of a view with a semantic content attribute, in a program that is read
  /// as the application is.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction of a view with a semantic content attribute where others have the given
  /// direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var readingDirection: UIUserInterfaceLayoutDirection {
    // Only a view without an attribute of its own needs its ancestors, which costs a walk up the
    // tree.
    guard layoutState.semanticContent == .unspecified else {
      return UIView.userInterfaceLayoutDirection(
        for: layoutState.semanticContent, relativeTo: .leftToRight)
    }
    return surroundingDirection
  }

  /// The direction of views without a semantic content attribute in the view.
  var surroundingDirection: UIUserInterfaceLayoutDirection {
    if let given = rootSetting({ $0.direction }) { return given }
    switch traitCollection.layoutDirection {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .unspecified: return UIApplication.shared.userInterfaceLayoutDirection
    }
  }

  func changeSemanticContent(to attribute: UISemanticContentAttribute) {
    guard attribute != layoutState.semanticContent else { return }
    // Margins that were set by leading and trailing change their sides.
    changeMarginRules { $0.layoutState.semanticContent = attribute }
    reportChange(.direction)
  }
}
