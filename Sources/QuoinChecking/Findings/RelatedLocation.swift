// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An element of the file that a finding involves, such as a constraint of a conflict.
public struct RelatedLocation: Hashable, Sendable, Codable {
  /// The id of the element.
  public var object: String
  /// A description, such as the constraint in words.
  public var text: String
  /// The extent of the element; nil when it is not in the file.
  public var location: FindingLocation?

  /// Creates a related location.
  public init(object: String, text: String, location: FindingLocation?) {
    self.object = object
    self.text = text
    self.location = location
  }
}
