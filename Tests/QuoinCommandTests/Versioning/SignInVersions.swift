// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import quoin

/// Versions of the storyboard of the examples, for repositories of tests.
enum SignInVersions {
  static let base: String = {
    do {
      return try PackageFolder.text("Examples/SignIn.storyboard")
    } catch {
      preconditionFailure("Examples/SignIn.storyboard cannot be read: \(error)")
    }
  }()

  /// The storyboard with another text in place of one.
  static func changed(_ old: String, _ new: String) -> String {
    base.replacingOccurrences(of: old, with: new)
  }

  static let title = changed("text=\"Welcome back\"", "text=\"Hello\"")
  static let otherTitle = changed("text=\"Welcome back\"", "text=\"Hi\"")
}
