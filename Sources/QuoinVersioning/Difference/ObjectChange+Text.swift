// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ObjectChange {
  /// Whether a text of a view changed.
  var isText: Bool {
    ["text", "title", "placeholder", "normal.title"].contains(property ?? "")
  }

  /// The property and its values.
  var valueText: String {
    let name = property ?? ""
    let values = LongText.shortened(old ?? "none", new ?? "none")
    let after = isText && new != nil ? "\"\(values.new)\"" : values.new
    // The name of the object shows the old value already.
    let isShown = isText && old != nil || (kind == "constraint" && name == "constant")
    return isShown ? "\(name) -> \(after)" : "\(name) \(values.old) -> \(after)"
  }

  /// The object as a whole with its operation.
  var wholeText: String {
    let id = name.contains(object) ? "" : "  \(object)"
    switch operation {
    case .add:
      let parent = path.split(separator: "/").last.map { "  in \($0)" } ?? ""
      return "+ \(name)\(parent)" + (neighbor.map { ", after \($0)" } ?? "")
        + (parts.map { "; \($0)" } ?? "") + id
    case .remove:
      return "- \(name)" + (parts.map { "  and \($0)" } ?? "") + id
    case .move where property == "order":
      return "> \(name)  from position \((Int(old ?? "") ?? 0) + 1) to \((Int(new ?? "") ?? 0) + 1)"
    case .move, .change:
      return "> \(name)  from \(old ?? "the document") into \(new ?? "the document")\(id)"
    }
  }
}
