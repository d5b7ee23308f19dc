// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A constraint of a file as an equation.
enum ConstraintText {
  /// Returns a constraint as an equation, such as `title.leading == view.leading + 24`.
  static func equation(_ record: ObjectRecord, in catalog: ObjectCatalog) -> String {
    let holder = record.parent ?? "?"
    let first = side(record["firstItem"] ?? holder, record["firstAttribute"], catalog)
    let relation =
      switch record["relation"] {
      case "greaterThanOrEqual": ">="
      case "lessThanOrEqual": "<="
      default: "=="
      }
    var second = ""
    if record["secondItem"] != nil || record["secondAttribute"] != nil {
      second = side(record["secondItem"] ?? holder, record["secondAttribute"], catalog)
      if let factor = record["multiplier"] { second += " * \(factor)" }
    }
    let constant = record["constant"] ?? (second.isEmpty ? "0" : "")
    if second.isEmpty {
      second = constant
    } else if constant.hasPrefix("-") {
      second += " - \(constant.dropFirst())"
    } else if !constant.isEmpty {
      second += " + \(constant)"
    }
    return "\(first) \(relation) \(second)" + (record["priority"].map { " @\($0)" } ?? "")
  }

  /// Returns the part that a constraint shares with one that replaces it.
  ///
  /// - Parameter name: Returns the id by which an object is named in both versions.
  static func form(_ record: ObjectRecord, naming name: (String) -> String) -> String {
    let facts = record.facts.filter { !["constant", "priority", "identifier"].contains($0.key) }
      .map { "\($0.key)=\($0.key.hasSuffix("Item") ? name($0.value.value) : $0.value.value)" }
    return "\(record.parent.map(name) ?? "") \(facts.sorted())"
  }

  private static func side(
    _ item: String, _ attribute: String?, _ catalog: ObjectCatalog
  ) -> String {
    let record = catalog.objects[item]
    let role = record?["key"] ?? (record?.list.hasSuffix("@safeArea") == true ? "safe area" : nil)
    let name = record?["userLabel"] ?? role ?? item
    return "\(name).\(attribute ?? "?")"
  }
}
