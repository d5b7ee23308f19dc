// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Rewrites blocks with control flow: each run of constraints is a statement of its own.
struct BlockConverter {
  let converter: StatementConverter
  let body: BlockBody
  /// The columns of a level in the file.
  let levelWidth: Int

  /// The code in place of the block; nil for one that is not understood.
  func convert(column: Int) -> StatementConverter.Result? {
    let shift = body.hasDeclarations ? 1 : 0
    var result = StatementConverter.Result()
    // The masks that are switched off already, by the depth of the code that does so.
    var masks: [(line: String, depth: Int)] = []
    if let first = receiverMask(column) {
      masks.append((first, 0))
      result.lines.append(first)
    }
    if shift == 1 { result.lines.append("do {") }
    for placed in body.parts {
      let depth = placed.depth + shift
      let indent = String(repeating: "  ", count: depth)
      masks.removeAll { $0.depth > depth }
      guard let lines = lines(of: placed.part, column + depth * levelWidth, &result) else {
        return nil
      }
      for line in lines where !masks.contains(where: { $0.line == line }) {
        if line.hasSuffix(StatementConverter.maskEnding) { masks.append((line, depth)) }
        result.lines.append(line.isEmpty ? line : indent + line)
      }
    }
    if shift == 1 { result.lines.append("}") }
    return result.constraints.isEmpty ? nil : result
  }

  /// SnapKit switches off the mask of the view even where no condition holds.
  private func receiverMask(_ column: Int) -> String? {
    guard converter.source == .snapKit, case .code? = body.parts.first?.part else { return nil }
    let first = body.parts.first { !$0.part.isCode }
    guard let text = first?.part.text else { return nil }
    return converter.convert(body.head + text + body.tail, column: column)?.lines
      .first { $0.hasSuffix(StatementConverter.maskEnding) }
  }

  /// The lines of a part; nil for one that is not understood.
  private func lines(
    of part: BlockPart, _ column: Int, _ result: inout StatementConverter.Result
  ) -> [String]? {
    let made: StatementConverter.Result?
    var comments: [String] = []
    switch part {
    case .code(let text): return [text]
    case .constraints(let text):
      made = converter.convert(body.head + text + body.tail, column: column)
      comments = SourceTokens.comments(in: text)
    case .kept(let text, let variable):
      made = converter.keep(body.head + text + body.tail, in: variable, column: column)
    }
    guard let made else { return nil }
    result.constraints += made.constraints
    result.anchorCount += made.anchorCount
    result.features.formUnion(made.features)
    return comments + made.lines
  }
}

extension LayoutStatement {
  /// The names of the variables whose types a conversion changes.
  var variableNames: [String] {
    let kept = dialect == .snapKit ? (body ?? group?.body)?.kept ?? [] : []
    return (kept + [group?.variable].compactMap(\.self)).map(\.name)
  }
}

extension StatementConverter {
  /// The code in place of a statement.
  ///
  /// - Parameter text: The code to read, of a statement without control flow or a group.
  func convert(_ statement: LayoutStatement, _ text: String) -> Result? {
    let levelWidth = statement.place.levelWidth
    if let group = statement.group {
      return convert(group, column: statement.place.column, levelWidth)
    }
    if statement.text?.isEmpty == true { return Result() }
    if statement.isHierarchy {
      return HierarchyReader(usage: usage).lines(text).map {
        Result(lines: SourceTokens.comments(in: text) + $0)
      }
    }
    let column = statement.place.column + (statement.condition == nil ? 0 : levelWidth)
    var result: Result?
    if let body = statement.body {
      result = BlockConverter(converter: self, body: body, levelWidth: levelWidth)
        .convert(column: column)
    } else {
      result = convert(text, column: column)
      result?.lines.insert(contentsOf: SourceTokens.comments(in: text), at: 0)
    }
    if let condition = statement.condition, let lines = result?.lines {
      result?.lines = ["if \(condition) {"] + CodeLayout.indented(lines, by: 2) + ["}"]
    }
    return result
  }

  /// The end of a line that switches off a mask.
  static let maskEnding = ".translatesAutoresizingMaskIntoConstraints = false"

  /// The only constraint of a statement with anchors, assigned to a variable and activated.
  func keep(_ text: String, in variable: KeptVariable, column: Int) -> Result? {
    if variable.isList { return keepList(text, in: variable, column: column) }
    let registry = newRegistry()
    guard let constraints = read(text, registry), constraints.count == 1 else { return nil }
    let names = ItemNames(registry)
    var call = AnchorPrinter(root: registry.root, names: names).call(constraints[0])
    let again = ConstraintReader(names, .anchors, isOpen: true)
      .constraints(in: call.line + ".isActive = true")
    guard let again, ConstraintComparison.difference(again, constraints, names: names) == nil else {
      return nil
    }
    call.head = "\(variable.target) = \(call.head)"
    let lines = call.lines(column: column).map { String($0.dropFirst(column)) }
    return Result(
      lines: masks(constraints, except: [], names) + lines
        + ["\(variable.target)\(variable.isOptional ? "?" : "").isActive = true"],
      anchorCount: 1, constraints: constraints, features: CodeFeatures(anchorsOf: constraints[0]))
  }

  /// The constraints of a statement with anchors, in a list that a variable has, and activated.
  private func keepList(_ text: String, in variable: KeptVariable, column: Int) -> Result? {
    guard let made = entries(text, column: column) else { return nil }
    let target = variable.target
    let count = made.constraints.count
    let activation =
      switch (variable.isAdded, count) {
      case (true, 1): "\(target).last?.isActive = true"
      case (true, _): "NSLayoutConstraint.activate(Array(\(target).suffix(\(count))))"
      case (false, _):
        "NSLayoutConstraint.activate(\(target)\(variable.isOptional ? " ?? []" : ""))"
      }
    return Result(
      lines: made.masks + ["\(target) \(variable.isAdded ? "+=" : "=") ["] + made.lines
        + ["]", activation],
      anchorCount: count, constraints: made.constraints, features: made.features)
  }
}
