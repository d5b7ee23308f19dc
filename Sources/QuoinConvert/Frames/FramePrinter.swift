// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Writes rules of frames as layouts of NotAutoLayout.
struct FramePrinter {
  let root: ConvertedRoot
  let names: ItemNames

  /// The statements that place all views, in the order in which they depend on each other.
  func lines(_ rules: [FrameRule]) -> [String] {
    let (mirrored, forward) = (names.local("isMirrored"), names.local("forward"))
    var usesDirection = false
    let layouts = rules.flatMap { layout($0, &usesDirection) }
    guard usesDirection else { return layouts }
    let view = names.views[0] == "self" ? "" : names.views[0] + "."
    return [
      "// Distances along the reading direction.",
      "let \(mirrored) = \(view)effectiveUserInterfaceLayoutDirection == .rightToLeft",
      "let \(forward): NotAutoLayout.Float = \(mirrored) ? -1 : 1",
    ] + layouts
  }

  private func layout(_ rule: FrameRule, _ usesDirection: inout Bool) -> [String] {
    let parent = names.views[root.views[rule.view].parent ?? 0]
    let receiver = parent == "self" ? "" : parent + "."
    let steps =
      steps(rule.horizontal, isHorizontal: true, &usesDirection)
      + steps(rule.vertical, isHorizontal: false, &usesDirection)
    let lengths = [(rule.horizontal, "width"), (rule.vertical, "height")]
      .filter(\.0.isFromContent).map(\.1)
    let comment =
      lengths.isEmpty
      ? [] : ["// The \(lengths.joined(separator: " and ")) of the contents in the file."]
    return comment + ["\(receiver)nal.layout(\(names.views[rule.view])) {", "  $0"]
      + steps.map { "    " + $0 } + ["}"]
  }

  private func steps(
    _ rule: AxisRule, isHorizontal: Bool, _ usesDirection: inout Bool
  ) -> [String] {
    let axis = AxisWords(isHorizontal: isHorizontal, isDirectional: rule.isDirectional)
    var steps = rule.lines.map { step($0, axis, &usesDirection) }
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
