// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Objects as people name them.
enum ObjectTitle {
  /// The class, the id and the text of an object; the equation of a constraint.
  static func title(_ record: ObjectRecord, in catalog: ObjectCatalog) -> String {
    if record.isConstraint { return ConstraintText.equation(record, in: catalog) }
    if record.id == ObjectCatalog.document { return "document" }
    let name = catalog.classes[record.id] ?? record["customClass"] ?? record.element
    if record.isConnection {
      let what = record["property"] ?? record["selector"] ?? record["kind"] ?? ""
      let target = record["destination"].map { " to \($0)" } ?? ""
      return "\(record.element) \(what)\(target)"
    }
    return "\(name) \(record.id)" + (record.label.map { " \"\(LongText.shortened($0))\"" } ?? "")
  }
}
