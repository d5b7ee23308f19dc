// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The build of Interface Builder that saved a file. Only the leading number counts.
package struct ToolsVersion: Hashable, Sendable {
  package var build: Int

  package init(_ build: Int) { self.build = build }

  /// Reads `major.minor…`. Without a number the file counts as an old one.
  package init(text: String?) {
    let major = (text ?? "").prefix { $0.isNumber }
    // Some builds write 32700 instead of their build number.
    build = major == "32700" ? 22000 : Int(major) ?? 0
  }

  /// The era of the build.
  package var era: InterfaceBuilderEra { InterfaceBuilderEra(build: build) }
}
