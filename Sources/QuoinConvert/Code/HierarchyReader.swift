// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Reads the hierarchies of Mortar, such as `view |+| [icon, card |+| [title]]`.
struct HierarchyReader {
  static let signs: Set = ["|+|", "|^|"]
  let usage: NameUsage

  /// The statements that add the views; nil for code with other parts than views.
  func lines(_ text: String) -> [String]? {
    guard let statements = SourceParser.statements(in: text), statements.count == 1 else {
      return nil
    }
    var result: [String] = []
    return add(statements[0], &result) == nil ? nil : result
  }

  /// Adds the statements for a view with its subviews, and returns the view.
  private func add(_ expression: SourceExpression, _ lines: inout [String]) -> String? {
    guard case .binary(let parent, let sign, let child) = expression,
      Self.signs.contains(sign)
    else { return expression.path?.joined(separator: ".") }
    guard let name = add(parent, &lines) else { return nil }
    var children = [child]
    if case .array(let list) = child { children = list }
    var views: [String] = []
    for child in children {
      guard let view = add(child, &lines) else { return nil }
      views.append(view)
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let receiver = name == "self" ? "" : name + "."
    let method = usage.stacks.contains(last) ? "addArrangedSubview" : "addSubview"
    lines += (sign == "|^|" ? views.reversed() : views).map { "\(receiver)\(method)(\($0))" }
    return name
  }
}
