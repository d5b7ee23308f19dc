// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Writes rules of frames as layouts of NotAutoLayout.
struct FramePrinter {
  let root: ConvertedRoot
  let names: ItemNames

  /// The statements that place all views, in the order in which they depend on each other.
  func lines(_ cases: [FrameCase]) -> [String] {
    let (mirrored, forward) = (names.local("isMirrored"), names.local("forward"))
    var usesDirection = false
    let layouts = cases.map { lines($0, &usesDirection) }
    var result = layouts[0]
    if cases.count > 1 {
      result = ["let traits = traitCollection"]
      for (index, part) in cases.enumerated() {
        let condition = index == cases.count - 1 ? nil : part.condition?.expression
        let head = condition.map { "if \($0) {" } ?? "{"
        result.append((index == 0 ? "" : "} else ") + head)
        result += CodeLayout.indented(layouts[index], by: 2)
      }
      result.append("}")
    }
    guard usesDirection else { return result }
    let start = [
      "// Distances along the reading direction.",
      "let \(mirrored) = \(receiver(0))effectiveUserInterfaceLayoutDirection == .rightToLeft",
    ]
    let isUsed = result.contains { $0.contains("\(forward) * ") }
    return start
      + (isUsed ? ["let \(forward): NotAutoLayout.Float = \(mirrored) ? -1 : 1"] : []) + result
  }

  /// The statements for some size classes. What scrolls is as large as its views say, once these are
  /// placed.
  private func lines(_ part: FrameCase, _ usesDirection: inout Bool) -> [String] {
    var lines: [String] = []
    for (index, rule) in part.rules.enumerated() {
      let parent = root.views[rule.view].parent
      let content = part.contents.first { $0.view == parent }
      lines += layout(rule, content, &usesDirection)
      let isLast = !part.rules[(index + 1)...].contains { root.views[$0.view].parent == parent }
      if isLast, let content { lines += contentLines(content) }
    }
    return lines
  }

  private func contentLines(_ rule: ContentRule) -> [String] {
    let view = receiver(rule.view)
    func length(_ rule: ContentRule.Length, _ name: String, _ end: String) -> String {
      switch rule {
      case .share(0, let constant): return SwiftLiteral.length(constant)
      case .share(let share, let constant):
        return "\(view)bounds.\(name)" + Self.factor(share) + Self.sum(constant)
      case .end(let inner, let constant):
        return "\(receiver(inner))frame.\(end)" + Self.sum(constant)
      }
    }
    let fixed = [(rule.width, "width"), (rule.height, "height")].filter {
      if case .share(0, _) = $0.0 { true } else { false }
    }.map(\.1)
    let comment =
      fixed.isEmpty
      ? [] : ["// The \(fixed.joined(separator: " and ")) of what scrolls in the file."]
    return comment + [
      "\(view)contentSize = CGSize(",
      "  width: \(length(rule.width, "width", "maxX")),",
      "  height: \(length(rule.height, "height", "maxY")))",
    ]
  }

  /// The view before a member.
  private func receiver(_ view: Int) -> String {
    names.views[view] == "self" ? "" : names.views[view] + "."
  }

  private func layout(
    _ rule: FrameRule, _ content: ContentRule?, _ usesDirection: inout Bool
  ) -> [String] {
    let receiver = receiver(root.views[rule.view].parent ?? 0)
    let steps =
      steps(rule.horizontal, isHorizontal: true, content, &usesDirection)
      + steps(rule.vertical, isHorizontal: false, content, &usesDirection)
    let lengths = [(rule.horizontal, "width"), (rule.vertical, "height")]
      .filter(\.0.isFromContent).map(\.1)
    let comment =
      lengths.isEmpty
      ? [] : ["// The \(lengths.joined(separator: " and ")) of the contents in the file."]
    return comment + ["\(receiver)nal.layout(\(names.views[rule.view])) {", "  $0"]
      + steps.flatMap(Self.wrapped) + ["}"]
  }

  private func steps(
    _ rule: AxisRule, isHorizontal: Bool, _ content: ContentRule?,
    _ usesDirection: inout Bool
  ) -> [String] {
    let axis = AxisWords(isHorizontal: isHorizontal, isDirectional: rule.isDirectional)
    var steps = rule.lines.map { line in
      if let content, case .parent = line.reference {
        return scrolled(line, axis, content.width, &usesDirection)
      }
      return step(line, axis, &usesDirection)
    }
    switch rule.length {
    case nil: break
    case .fit: steps.append(".fit\(axis.length.capitalizedFirst)()")
    case .share(let share, let constant):
      let name = axis.length.capitalizedFirst
      if share == 0 {
        steps.append(".set\(name)(to: \(SwiftLiteral.length(constant)))")
      } else {
        let text = "$0.\(axis.length)" + Self.factor(share) + Self.sum(constant)
        steps.append(".set\(name)(by: { \(text) })")
      }
    }
    return steps
  }

  /// A step in a scroll view, whose edges move when it scrolls: what scrolls begins at 0.
  private func scrolled(
    _ line: LineRule, _ axis: AxisWords, _ width: ContentRule.Length, _ usesDirection: inout Bool
  ) -> String {
    let name = axis.line(line.line).capitalizedFirst
    if line.share == 0, !axis.isDirectional {
      return ".set\(name)(to: \(SwiftLiteral.length(line.constant)))"
    }
    func length(_ share: Double, _ constant: Double) -> String {
      share == 0
        ? SwiftLiteral.length(constant)
        : "$0.\(axis.length)\(Self.factor(share))\(Self.sum(constant))"
    }
    let position = length(line.share, line.constant)
    guard axis.isDirectional, case .share(let share, let constant) = width else {
      return Self.step(name, position)
    }
    usesDirection = true
    let mirrored = length(
      share - line.share, constant - (line.mirroredConstant ?? line.constant))
    return Self.step(name, "\(names.local("isMirrored")) ? \(mirrored) : \(position)")
  }

  /// A step as lines, of which those of branches are the longest.
  private static func wrapped(_ step: String) -> [String] {
    guard step.count + 10 > CodeLayout.width, let start = step.range(of: "{ ")?.upperBound,
      step.hasSuffix(" })")
    else { return ["    " + step] }
    return [
      "    " + step[..<start].dropLast(), "      " + step[start...].dropLast(3), "    })",
    ]
  }

  /// A step to a position, as a closure that may not name the parent.
  private static func step(_ name: String, _ position: String) -> String {
    ".set\(name)(by: { \(position.contains("$0") ? "" : "_ in ")\(position) })"
  }

  private func step(
    _ line: LineRule, _ axis: AxisWords, _ usesDirection: inout Bool
  ) -> String {
    let name = axis.line(line.line).capitalizedFirst
    var base = "$0"
    var head = ".set\(name)(by: { "
    switch line.reference {
    case .parent(nil):
      if line.share == 0, !axis.isDirectional {
        return ".set\(name)(to: \(SwiftLiteral.length(line.constant)))"
      }
    case .parent(let guide?):
      base = guide == .safeArea ? "$0.safeAreaGuide" : "$0.\(guide.rawValue)"
    case .sibling(let view): head = ".pin\(name)(to: \(names.views[view]), with: { "
    }
    var text: String
    if let edge = axis.known(line.share) {
      text = "\(base).\(edge)"
      if axis.isDirectional, let mirrored = line.mirroredConstant {
        usesDirection = true
        text += " + \(names.local("forward")) * (\(constant(line.constant, mirrored)))"
      } else if axis.isDirectional, line.constant != 0 {
        usesDirection = true
        text +=
          (line.constant < 0 ? " - " : " + ")
          + "\(names.local("forward")) * \(SwiftLiteral.length(abs(line.constant)))"
      } else {
        text += Self.sum(line.constant)
      }
    } else {
      text = "\(base).\(axis.line(0))"
      let sum =
        line.mirroredConstant.map { " + (\(constant(line.constant, $0)))" }
        ?? Self.sum(line.constant)
      let distance = "\(base).\(axis.length)\(Self.factor(line.share))\(sum)"
      if axis.isDirectional {
        usesDirection = true
        text += " + \(names.local("forward")) * (\(distance))"
      } else {
        text += " + \(distance)"
      }
    }
    return head + text + " })"
  }

  /// A number that depends on the direction.
  private func constant(_ constant: Double, _ mirrored: Double) -> String {
    "\(names.local("isMirrored")) ? \(SwiftLiteral.length(mirrored)) : "
      + SwiftLiteral.length(constant)
  }

  private static func factor(_ share: Double) -> String {
    share == 1 ? "" : " * \(SwiftLiteral.number(share))"
  }

  private static func sum(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return (constant < 0 ? " - " : " + ") + SwiftLiteral.length(abs(constant))
  }
}

/// The words for the lines of an axis.
private struct AxisWords {
  let isHorizontal: Bool
  let isDirectional: Bool

  var length: String { isHorizontal ? "width" : "height" }

  func line(_ share: Double) -> String { known(share) ?? "" }

  /// The name of a line at a share of the length; nil for one without a name.
  func known(_ share: Double) -> String? {
    let names =
      !isHorizontal
      ? ["top", "middle", "bottom"]
      : isDirectional ? ["leading", "center", "trailing"] : ["left", "center", "right"]
    return switch share {
    case 0: names[0]
    case 0.5: names[1]
    case 1: names[2]
    default: nil
    }
  }
}
