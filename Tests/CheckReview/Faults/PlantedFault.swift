// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinChecking
import QuoinInterfaceBuilder

/// A file with a fault in it.
struct PlantedFault {
  let kind: FaultKind
  let data: Data
  /// The ids of which a finding has to name one.
  let objects: Set<String>
  /// The change in words.
  let change: String

  /// Whether a check of the file names the fault.
  @MainActor func isFound() throws -> Bool {
    var configuration = CheckConfiguration.default
    configuration.only = kind.rules
    let file = try InterfaceFile(data: data, fileName: "planted.storyboard")
    return LayoutChecker(configuration).findings(in: file).contains { finding in
      let detail = finding.detail.split(separator: " ").map(String.init)
      let named = Set([finding.object] + finding.related.map(\.object) + detail)
      return !named.isDisjoint(with: objects)
        || kind == .deletedIdentifier && objects.contains { finding.message.contains("'\($0)'") }
    }
  }
}
