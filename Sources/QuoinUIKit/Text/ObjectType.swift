// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The first property of objects that are values in attributed texts.
///
/// Foundation on Linux compares such values when a text is changed or two texts are joined, and reads
/// their type in Core Foundation from the second and third byte after the header of the object, where
/// its first property is. With a type of 0, as of an empty string or a small number, the program stops.
package enum ObjectType {
  /// A type that no object of Core Foundation has.
  package static let known: UInt64 = 1 << 8
}
