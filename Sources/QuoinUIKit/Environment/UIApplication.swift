// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The running program.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The one application.
  public class var shared: UIApplication { theOne }
  private static let theOne = UIApplication()

  /// The direction to be answered, left to right unless set otherwise.
  package var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The direction of the language of the program.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
}
