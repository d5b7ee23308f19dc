// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Writes constraints as blocks of Cartography.
struct CartographyPrinter: ConstraintPrinter {
  let root: ConvertedRoot
  let names: ItemNames
  /// Whether blocks are entries of a list of groups.
  var isSwitched = false
  /// The maximum number of items that a block has.
  private static let mostItems = 10

  func print(_ constraints: [ConvertedConstraint], column: Int) -> PrintedConstraints {
    var result = PrintedConstraints()
    for run in runs(constraints) {
      var block: [ConvertedConstraint] = []
      for constraint in run {
        guard let placed = placed(constraint) else {
          close(&block, column, &result)
          writeAnchors(constraint, column, &result)
          continue
        }
        if items(of: block + [placed]).count > Self.mostItems { close(&block, column, &result) }
        block.append(placed)
      }
      close(&block, column, &result)
    }
    return result
  }

  /// The arguments of a block, in the order of their first use. Guides that a proxy of a view has
  /// are not arguments.
  private func items(of block: [ConvertedConstraint]) -> [ConvertedItem] {
    var result: [ConvertedItem] = []
    for constraint in block {
      for item in [constraint.first, constraint.second].compactMap(\.self) {
        let argument = Self.argument(for: item)
        if !result.contains(argument) { result.append(argument) }
      }
    }
    return result
  }

  private static func argument(for item: ConvertedItem) -> ConvertedItem {
    switch item {
    case .guide(let view, .safeArea), .guide(let view, .layoutMargins),
      .guide(let view, .readableContent):
      .view(view)
    default: item
    }
  }

  /// The names of arguments inside the block, no two of which are equal.
  private func parameters(
    _ items: [ConvertedItem], _ block: [ConvertedConstraint]
  ) -> [ConvertedItem: String] {
    // Numbers of the program may come from the views themselves.
    let symbols = block.flatMap { $0.symbols + [$0.factor].compactMap(\.self) }
    let used = Set(symbols.flatMap { SwiftName.words(in: $0.text) })
    var result: [ConvertedItem: String] = [:]
    for item in items {
      let plain = parameter(item)
      let base = used.contains(plain) ? plain + "Proxy" : plain
      var name = base
      var count = 1
      while result.values.contains(name) {
        count += 1
        name = "\(base)\(count)"
      }
      result[item] = name
    }
    return result
  }

  private func parameter(_ item: ConvertedItem) -> String {
    switch item {
    case .view(let index):
      let name = names.expression(item)
      if name == "self" { return "view" }
      if case .content(let parent) = root.views[index].origin, names.views[parent] != "self" {
        return names.views[parent] + "Content"
      }
      return SwiftName.valid(name.split(separator: ".").last.map(String.init) ?? name)
    case .guide(let view, let guide):
      return parameter(.view(view)) + guide.rawValue.replacingSuffix("LayoutGuide").capitalizedFirst
    }
  }

  private func close(
    _ block: inout [ConvertedConstraint], _ column: Int, _ result: inout PrintedConstraints
  ) {
    guard !block.isEmpty else { return }
    let items = items(of: block)
    let arguments = items.map(names.expression)
    let named = parameters(items, block)
    let parameters = items.map { named[$0] ?? "" }
    let head = "constrain(\(arguments.joined(separator: ", "))) {"
    let line = "\(head) \(parameters.joined(separator: ", ")) in"
    if column + line.count <= CodeLayout.width {
      result.lines.append(line)
    } else if column + head.count <= CodeLayout.width {
      result.lines.append(head)
      result.lines += CodeLayout.filled(parameters, column: column, suffix: 3)
      result.lines[result.lines.count - 1] += " in"
    } else {
      result.lines.append("constrain(")
      result.lines += CodeLayout.filled(arguments, column: column)
      result.lines.append(") { \(parameters.joined(separator: ", ")) in")
      if column + (result.lines.last ?? "").count > CodeLayout.width {
        result.lines[result.lines.count - 1] = ") {"
        result.lines += CodeLayout.filled(parameters, column: column, suffix: 3)
        result.lines[result.lines.count - 1] += " in"
      }
    }
    for constraint in block {
      if case .view(let index) = constraint.first { result.unmasked.insert(index) }
      result.lines += statement(constraint, named, column: column + 2).map { "  " + $0 }
    }
    result.lines.append(isSwitched ? "}," : "}")
    block = []
  }

  private func statement(
    _ constraint: ConvertedConstraint, _ named: [ConvertedItem: String], column: Int
  ) -> [String] {
    let form = OperatorForm(constraint) { item, attribute in
      let argument = Self.argument(for: item)
      guard argument != item, case .guide(_, let guide) = item else {
        return "\(named[item] ?? "").\(attribute)"
      }
      return "\(named[argument] ?? "").\(guide.rawValue).\(attribute)"
    }
    let relation = ["<=", "==", ">="][Int(constraint.relation.rawValue) + 1]
    let priority =
      constraint.priority == 1000 ? "" : " ~ \(ViewSettings.priority(constraint.priority))"
    var line = "\(form.left) \(relation) \(form.right)\(priority)"
    if let identifier = constraint.identifier {
      line = "(\(line)).identifier = \(SwiftLiteral.string(identifier))"
    }
    if constraint.identifier != nil { return StatementWrapping.lines(line, column: column) }
    if column + line.count <= CodeLayout.width { return [line] }
    return [form.left, "  \(relation) \(form.right)\(priority)"]
  }
}

extension String {
  /// The text without an ending.
  func replacingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
