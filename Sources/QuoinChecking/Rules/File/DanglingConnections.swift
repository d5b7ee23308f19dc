// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Connections and masks of a file that refer to an object that does not exist.
///
/// The reader needs only the references of constraints; these are the others. Observed: all of
/// 15,000 in public files refer to an element.
struct DanglingConnections {
  private let file: CheckedFile

  /// The attributes that hold an id, by element. A segue refers to another one in the list of
  /// those that decide simulated metrics, where a merge may leave lines behind.
  private static let references: [String: [String]] = [
    "outlet": ["destination"], "outletCollection": ["destination"],
    "action": ["destination", "target"], "segue": ["destination", "reference"],
    "binding": ["destination"],
    "accessibilityConnection": ["destination"], "include": ["reference"],
    "exclude": ["reference"], "document": ["initialViewController"],
    "tableViewCell": ["textLabel", "detailTextLabel", "imageView"],
  ]

  init(_ file: CheckedFile) {
    self.file = file
  }

  func findings(_ rule: LayoutRule) -> [LayoutFinding] {
    var ids: Set<String> = []
    for element in file.elements {
      for name in ["id", "sceneID"] {
        if let id = element[name] { ids.insert(id) }
      }
    }
    return file.elements.indices.flatMap { index -> [LayoutFinding] in
      let element = file.elements[index]
      return (Self.references[element.name] ?? []).compactMap { attribute in
        guard let id = element[attribute], !id.isEmpty, !ids.contains(id) else { return nil }
        let name = element["property"] ?? element["selector"] ?? element["identifier"]
        let words = name.map { "\(element.name) '\($0)'" } ?? element.name
        return file.finding(
          rule, at: index, "The \(words) refers to '\(id)', which no object of this file has",
          detail: "\(attribute) \(id)")
      }
    }
  }
}
