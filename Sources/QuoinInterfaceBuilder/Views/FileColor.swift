// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A colour of a file.
package struct FileColor: Hashable, Sendable {
  /// The name of a colour of the system or of the assets.
  package var name: String?
  /// sRGB parts from 0 to 1; nil when only the name is known.
  package var components: Components?

  /// The parts of a colour, each from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
  }
}
