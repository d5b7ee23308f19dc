// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import Testing

/// A mistake that beginners make in Interface Builder, and the report about it.
///
/// The elements of the file whose constraints take part in a conflict end with the comment
/// `<!-- mistake -->`.
struct FileMistake: Sendable, CustomTestStringConvertible {
  /// The name of the file without its ending.
  let name: String
  /// The device that the file is explained for; nil for that of the file.
  let device: String?
  /// The expected report, derived by hand.
  let expected: ExpectedReport

  init(_ name: String, for device: String? = nil, _ expected: ExpectedReport) {
    (self.name, self.device, self.expected) = (name, device, expected)
  }

  var testDescription: String { name }
  var file: String { "Tests/Fixtures/Mistakes/Files/\(name).storyboard" }
  var storedReport: String { "Tests/Fixtures/Mistakes/Files/\(name).txt" }
}
