// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
extension CheatSheet {
  /// The sheet for a terminal.
  var text: String {
    var lines = [title] + remark
    var group = ""
    for entry in entries {
      if entry.group != group {
        group = entry.group
        lines += ["", group.uppercased()]
      } else {
        lines.append("")
      }
      lines += ["  \(entry.title): \(entry.result)"]
      lines += entry.code.split(separator: "\n").map { "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sheet as source of the command.
  var source: GuidePage.File {
    let constant = name.prefix(1).lowercased() + name.dropFirst()
    let file = name.prefix(1).uppercased() + name.dropFirst()
    let indented = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
    return GuidePage.File(
      path: "Sources/quoin/Sheets/CheatSheet+\(file).swift",
      text: """
        // Copyright (c) 2026 The Quoin authors
        // SPDX-License-Identifier: MIT

        // Made from Documentation/Constructs: QUOIN_UPDATE=1 swift test updates it.

        extension CheatSheet {
          static let \(constant) = CheatSheet(
            name: "\(name)",
            text: #\"""
        \(indented)
              \"""#)
        }

        """)
  }
}
#endif
