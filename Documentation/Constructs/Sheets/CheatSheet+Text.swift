// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
extension CheatSheet {
  /// The sheet as a page of Markdown, which terminals show as it is.
  var text: String {
    var lines = ["# \(title)", ""] + remark
    var group = ""
    for entry in entries {
      if entry.group != group {
        group = entry.group
        lines += ["", "## \(group)"]
      }
      lines += ["", "\(entry.title): \(entry.result)", ""]
      lines += entry.code.split(separator: "\n").map { "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The sheet as a file that is built into the command.
  var file: GuidePage.File {
    let file = name.prefix(1).uppercased() + name.dropFirst()
    return GuidePage.File(path: "Sources/quoin/Sheets/\(file).md", text: text)
  }
}
#endif
