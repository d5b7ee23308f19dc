// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds constraints between left or right edges, which right-to-left languages do not mirror.
struct LeftRight: FileRule {
  let rule = LayoutRule(
    "left-right", "Left or right in place of leading or trailing", .info, raises: [.localization],
    certainty: .certain,
    computation: "Finds constraints with left or right edges or margins on both sides.",
    reason: """
      Left and right stay where they are in Arabic and Hebrew, whose interfaces begin at the right.
      """,
    example: "label.left == view.left + 16")

  func findings(in file: CheckedFile) -> [LayoutFinding] {
    file.elements.indices.compactMap { index in
      let element = file.elements[index]
      guard element.name == "constraint", let first = element["firstAttribute"],
        let second = element["secondAttribute"], let fix = Self.fix(of: [first, second])
      else { return nil }
      var finding = file.finding(
        rule, at: index,
        "\(file.name(of: index)) does not follow the reading direction")
      finding.fixes = [fix]
      return finding
    }
  }

  /// Returns the attributes to write in place of those of a constraint, each named once; nil if one
  /// of them is neither left nor right.
  private static func fix(of attributes: [String]) -> String? {
    var parts: [String] = []
    for attribute in attributes {
      guard let other = mirrored(attribute) else { return nil }
      let part = "\(other) in place of \(attribute)"
      if !parts.contains(part) { parts.append(part) }
    }
    return parts.joined(separator: ", and ")
  }

  /// The attribute that follows the reading direction; nil for an attribute that is neither left
  /// nor right.
  static func mirrored(_ attribute: String) -> String? {
    switch attribute {
    case "left": "leading"
    case "right": "trailing"
    case "leftMargin": "leadingMargin"
    case "rightMargin": "trailingMargin"
    default: nil
    }
  }
}
