// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import Foundation
import QuoinDiagnostics
import QuoinPlatform
package import QuoinUIKit

/// The locations of the members of conflicts, by their constraints.
///
/// - Parameter root: The root of a layout, which is laid out.
/// - Returns: Locations without columns, such as `["a.width == 100": "Feed.swift:21"]`, and `none`
///   for a member without a location.
@MainActor package func conflictLocations(in root: UIView) -> [String: String] {
  root.layoutIfNeeded()
  var locations: [String: String] = [:]
  for conflict in root.layoutInspection().conflictDescriptions(fixLimit: 0) {
    for line in conflict.text.split(separator: "\n") where line.contains(" == ") {
      // Two spaces separate the location, the constraint and the mark of the broken one.
      let parts = line.split(separator: "  ", omittingEmptySubsequences: true)
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      guard let index = parts.firstIndex(where: { $0.contains(" == ") }) else { continue }
      locations[parts[index]] = index == 0 ? "none" : withoutColumn(parts[index - 1])
    }
  }
  return locations
}

/// `Feed.swift:21:5 character 3` as `Feed.swift:21 character 3`.
private func withoutColumn(_ location: String) -> String {
  location.replacingOccurrences(
    of: #"(:[0-9]+):[0-9]+"#, with: "$1", options: .regularExpression)
}
#endif
