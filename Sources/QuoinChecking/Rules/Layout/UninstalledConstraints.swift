// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// The constraints of a view on an axis that the file has, and that a layout leaves out: they are not
/// installed for its size classes, or a finding of the reader says what is wrong with them.
@MainActor struct UninstalledConstraints {
  private let found: [(name: String, id: String, line: Int)]
  /// Whether the reader left out one of them.
  private let hasRefused: Bool

  /// - Parameters:
  ///   - id: The id of the view.
  ///   - coordinate: The coordinate that is open, such as `x` or `height`.
  init(of id: String, along coordinate: String, in layout: CheckedLayout) {
    guard let file = layout.file, let loaded = layout.loaded else {
      (found, hasRefused) = ([], false)
      return
    }
    let refused = file.file.findings.filter { $0.code != .unsupported }
    let isHorizontal = ["x", "width", "content width"].contains(coordinate)
    let indices = file.elements.indices.filter { index in
      let element = file.elements[index]
      // A placeholder is removed when the program is built, whatever the size classes.
      guard element.name == "constraint", let constraint = element["id"],
        element["placeholder"] != "YES", loaded.constraint(constraint) == nil
      else { return false }
      let holder = file.ancestors(of: index).dropFirst().first?["id"]
      return (element["firstItem"] ?? holder) == id
        && isHorizontal == Self.isHorizontal(element["firstAttribute"])
        || element["secondItem"] == id
          && isHorizontal == Self.isHorizontal(element["secondAttribute"])
    }
    hasRefused = indices.map { file.elements[$0].element }.contains { element in
      refused.contains { ($0.line, $0.column) == (element.line, element.column) }
    }
    found = indices.map {
      (file.name(of: $0), file.elements[$0]["id"] ?? "", file.elements[$0].element.line)
    }
  }

  /// What is missing, in a sentence; nil where nothing is.
  var cause: String? {
    guard let first = found.first else { return nil }
    let more = found.count > 1 ? ", and \(found.count - 1) more," : ""
    return "\(first.name) (\(first.id), line \(first.line))\(more) "
      + (found.count > 1 ? "are" : "is")
      + (hasRefused ? " left out" : " not installed for these size classes")
  }

  var fixes: [String] {
    found.map {
      hasRefused
        ? "correct \($0.name) (\($0.id))" : "install \($0.name) (\($0.id)) for these size classes"
    }
  }

  private static func isHorizontal(_ attribute: String?) -> Bool {
    let names = ["width", "leading", "trailing", "left", "right", "centerX"]
    guard let attribute else { return false }
    return names.contains(attribute)
      || names.contains { attribute == $0 + "Margin" || attribute == $0 + "WithinMargins" }
  }
}
