// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The members of a conflict after their source locations, in two columns.
package enum LocationColumn {
  /// Returns a line for each member. The broken ones are marked.
  package static func lines(
    _ members: [(location: String?, text: String, isBroken: Bool)]
  ) -> [String] {
    let width = members.reduce(0) { max($0, $1.location?.count ?? 0) }
    return members.map { member in
      let location = member.location ?? ""
      let column =
        width == 0 ? "" : location + String(repeating: " ", count: width - location.count + 2)
      return "\(column)\(member.text)\(member.isBroken ? "  <- broken" : "")"
    }
  }
}
