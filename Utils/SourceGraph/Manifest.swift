// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The targets of the package, as `swift package dump-package` writes them.
struct Manifest {
  struct Target {
    var name: String
    /// `regular`, `executable`, `test` or `system`.
    var kind: String
    /// The folder of the sources, relative to that of the package.
    var folder: String
    /// The targets and the products of other packages that the target depends on.
    var dependencies: [String]
  }

  var targets: [Target]

  /// - Parameter data: The output of `swift package dump-package`.
  /// - Throws: A `DecodingError` when the data is not that output.
  init(_ data: Data) throws {
    targets = try JSONDecoder().decode(Dump.self, from: data).targets.map { target in
      let parent = target.type == "test" ? "Tests" : "Sources"
      return Target(
        name: target.name, kind: target.type,
        folder: target.path ?? "\(parent)/\(target.name)",
        dependencies: target.dependencies.compactMap(\.name))
    }
  }

  private struct Dump: Decodable {
    var targets: [DumpedTarget]
  }

  private struct DumpedTarget: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [DumpedDependency]
  }

  /// An object with one key, whose value is an array with the name at its beginning.
  private struct DumpedDependency: Decodable {
    var name: String?

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.container(keyedBy: Kind.self)
      guard let kind = kinds.allKeys.first else { return }
      var values = try kinds.nestedUnkeyedContainer(forKey: kind)
      name = try values.decode(String.self)
    }

    enum Kind: String, CodingKey {
      case byName, target, product
    }
  }
}
