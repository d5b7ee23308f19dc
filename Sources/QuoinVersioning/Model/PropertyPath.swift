// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The path of a property inside of an object, as people read it.
enum PropertyPath {
  /// Returns the roles of the elements from an object to one inside of it, without marks of keys, with
  /// periods between them; empty for the object itself.
  static func path(of identity: String, in object: String) -> String {
    identity.dropFirst(object == ObjectCatalog.document ? 0 : object.count).split(separator: "/")
      .map { $0.hasPrefix("@") ? $0.dropFirst() : $0 }.joined(separator: ".")
  }
}
