// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A part of a file that was skipped or replaced, because layout cannot use it as it is.
public struct FileFinding: Hashable, Sendable {
  /// The kinds of findings. The raw values are stable.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// A reference to an id that no element has.
    case unresolvedReference = "unresolved-reference"
    /// An id that an earlier element has already.
    case duplicateIdentifier = "duplicate-id"
    /// Attributes that cannot be compared, or a location without a second item.
    case invalidPairing = "invalid-pairing"
    /// An item that would be compared with itself in the same attribute.
    case selfReference = "self-reference"
    /// Text where a number is expected, or a number that is not finite.
    case invalidNumber = "invalid-number"
    /// A word that is not among the known values of an attribute.
    case invalidValue = "invalid-value"
    /// Elements that are nested deeper than in any real file.
    case tooDeep = "too-deep"
    /// A constraint that the layout engine does not accept.
    case rejectedConstraint = "rejected-constraint"
    /// Safe area or margins that stored frames show, other than those of the device. This is not an
    /// error.
    case inferredInsets = "inferred-insets"
    /// A part of the file that has no meaning for layout here.
    case unsupported = "unsupported"
    /// A device, an orientation or a text size that does not suit the platform of the file.
    case unsuitableOption = "unsuitable-option"
  }

  /// The kind of the finding, which does not change with the words of ``message``.
  public var code: Code
  /// Whether the finding reports an inferred value, and not an error in the file.
  public var isInformational: Bool { code == .inferredInsets }
  /// The line of the element, counted from 1.
  public var line: Int
  /// The end of the element's start tag, counted from 1.
  public var column: Int
  /// One sentence that describes the problem and its handling.
  public var message: String
}

extension FileFinding: CustomStringConvertible {
  public var description: String { "\(line):\(column): \(message) [\(code.rawValue)]" }
}
