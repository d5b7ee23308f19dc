// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A change of an object between two versions of a file.
public struct ObjectChange: Hashable, Sendable, Codable {
  public enum Operation: String, Sendable, Codable {
    case add, remove, change, move
  }

  /// A place in a file, counted from 1.
  public struct Location: Hashable, Sendable, Codable {
    public var line: Int
    public var column: Int
  }

  /// The locations of the object in both versions.
  public struct Place: Hashable, Sendable, Codable {
    public var old: Location?
    public var new: Location?
  }

  enum CodingKeys: String, CodingKey {
    case operation = "op"
    case kind, object, name, path, property, old, new, place
  }

  public var operation: Operation
  /// The name of the element.
  public var kind: String
  /// The id of the object.
  public var object: String
  /// The object for people: its class and its text, or a constraint as an equation.
  public var name: String
  /// The ids of the objects around it, the outermost one first, with slashes between them.
  public var path: String
  /// The property that changed; nil for the object as a whole.
  public var property: String?
  public var old: String?
  public var new: String?
  public var place: Place
  /// The other parts that were added or removed with the object, for people.
  var parts: String?
  /// The sibling before an added object, in a list whose order is significant.
  var neighbor: String?
  /// The ids of the views that the object is, is in, or connects, in both versions.
  package var oldViews: [String] = []
  package var newViews: [String] = []
  /// Whether the object is a view or in one, and not between views.
  package var isInView = false
}
