// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The direction of a view with a semantic content attribute, in a program that is read as the
  /// application is.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of a view with a semantic content attribute where others have the given
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

  var direction: UIUserInterfaceLayoutDirection {
    if layoutState.semanticContent == .unspecified, let given = rootSetting({ $0.direction }) {
      return given
    }
    let surrounding: UIUserInterfaceLayoutDirection =
      switch traitCollection.layoutDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
      }
    return UIView.userInterfaceLayoutDirection(
      for: layoutState.semanticContent, relativeTo: surrounding)
  }

  func changeSemanticContent(to attribute: UISemanticContentAttribute) {
    guard attribute != layoutState.semanticContent else { return }
    layoutState.semanticContent = attribute
    layoutState.solvedMargins = nil
    layoutItemDidChange()
  }
}
