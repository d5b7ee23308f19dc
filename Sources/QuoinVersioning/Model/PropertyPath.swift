// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The path of a property inside an object, as people read it.
enum PropertyPath {
  /// Returns the roles of the elements from an object to one inside it, without marks of keys, with
  /// periods between them; empty for the object itself.
  static func path(of identity: String, in object: String) -> String {
    // Bytes are compared, since finding characters takes longer than all else here.
    let start = object == ObjectCatalog.document ? 0 : object.utf8.count
    return identity.utf8.dropFirst(start).split(separator: UInt8(ascii: "/"))
      .map { Substring($0.first == UInt8(ascii: "@") ? $0.dropFirst() : $0) }
      .joined(separator: ".")
  }
}
