// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Writes neighbours that make a chain from one end to another as a statement of MortarVFL, and all
/// other constraints with the operators of Mortar.
struct MortarVFLPrinter: ConstraintPrinter {
  let root: ConvertedRoot
  let names: ItemNames

  func print(_ constraints: [ConvertedConstraint], column: Int) -> PrintedConstraints {
    var result = PrintedConstraints()
    let mortar = MortarPrinter(root: root, names: names)
    for run in runs(constraints) {
      if !result.lines.isEmpty { result.lines.append("") }
      var index = 0
      while index < run.count {
        if let chain = ChainSearch(root: root, run: run).chain(from: index),
          let lines = lines(of: chain, column: column)
        {
          result.lines += lines
          result.unmasked.formUnion(chain.views.map(\.view))
          result.features.insert(.chains)
          index += chain.count
        } else {
          mortar.append(run[index], column: column, to: &result)
          index += 1
        }
      }
    }
    return result
  }

  /// The statement, on one line where it fits.
  private func lines(of chain: FoundChain, column: Int) -> [String]? {
    let isRow = chain.axis == .row
    let (open, close) = isRow ? ("|>", "<|") : ("|^", "^|")
    let (start, end) = (terminal(chain.start), terminal(chain.end))
    let parts = chain.nodes.map(text(of:))
    let line = "\(start) \(open) \(Self.joined(parts)) \(close) \(end)"
    let statement = SourceParser.statements(in: line)?.first
    let reader = MortarVFLReader(names: names, isOpen: true)
    // A name may be a view for the reader and a number for the program.
    guard let read = statement.flatMap(reader.constraints(of:)), read.count == chain.count,
      zip(read, chain.constraints).allSatisfy(ConstraintComparison.areEqual)
    else { return nil }
    if column + line.count <= CodeLayout.width { return [line] }
    var lines = [start, "  \(open) "]
    for (index, part) in parts.enumerated() {
      let text = index == 0 || part == "||" ? part : parts[index - 1] == "||" ? part : "| \(part)"
      let last = lines[lines.count - 1]
      let space = last.hasSuffix(" ") ? "" : " "
      if column + last.count + space.count + text.count <= CodeLayout.width {
        lines[lines.count - 1] = last + space + text
      } else {
        lines.append("  " + text)
      }
    }
    return lines + ["  \(close) \(end)"]
  }

  /// Parts with a bar between them. The default space is two bars.
  private static func joined(_ parts: [String]) -> String {
    var line = ""
    for part in parts {
      if part == "||" {
        line += " ||"
      } else {
        line += line.isEmpty ? part : line.hasSuffix("||") ? " \(part)" : " | \(part)"
      }
    }
    return line
  }

  private func terminal(_ term: AffineTerm) -> String {
    let item = term.item.map(names.expression) ?? "self"
    var text = "\(item).\(MortarPrinter.name(of: term.attribute))"
    for symbol in term.symbols {
      text += (symbol.isNegative ? " - " : " + ") + symbol.operand
    }
    if term.constant > 0 { text += " + \(SwiftLiteral.number(term.constant))" }
    if term.constant < 0 { text += " - \(SwiftLiteral.number(-term.constant))" }
    return text
  }

  private func text(of node: VFLChain.Node) -> String {
    switch node {
    case .space(let points):
      if points.symbols.isEmpty {
        return points.constant == 8 ? "||" : SwiftLiteral.number(points.constant)
      }
      let text = Self.text(of: points)
      let isAlone = points.symbols.count == 1 && points.constant == 0
      return isAlone && !points.symbols[0].isNegative && !points.symbols[0].isCompound
        ? text : "(\(text))"
    case .views(let views, let length):
      let name = views.first.map(names.expression) ?? ""
      guard let length else { return name }
      switch length {
      case .points(let relation, let term):
        let sign = ["<=", "==", ">="][Int(relation.rawValue) + 1]
        let isPlain = term.symbols.isEmpty || term.symbols.count == 1 && term.constant == 0
        let number = Self.text(of: term)
        return "\(name)[\(sign)\(isPlain ? number : "(\(number))")]"
      case .same(let view): return "\(name)[==\(names.expression(view))]"
      case .weight(let weight): return "\(name)[~~\(SwiftLiteral.number(weight))]"
      }
    }
  }

  private static func text(of term: AffineTerm) -> String {
    var constraint = ConvertedConstraint(.view(0), .width, constant: term.constant)
    constraint.symbols = term.symbols
    return constraint.constantText
  }
}
