// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Written as Swift source, to be pasted into a test.
extension EngineStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .item(let number, let item, let parent):
      ".item(\(number), \(item.source), parent: \(parent.map { "\($0)" } ?? "nil"))"
    case .update(let number, let item): ".update(\(number), \(item.source))"
    case .move(let number, let parent): ".move(\(number), to: \(parent))"
    case .removeItem(let number): ".removeItem(\(number))"
    case .constraint(let number, let constraint): ".constraint(\(number), \(constraint.source))"
    case .removeConstraint(let number): ".removeConstraint(\(number))"
    case .setConstant(let number, let constant): ".setConstant(\(number), \(constant))"
    case .setPriority(let number, let priority): ".setPriority(\(number), \(priority))"
    case .layout: ".layout"
    }
  }
}

extension EngineConstraint {
  fileprivate var source: String {
    var parts = ["first: \(first.source)"]
    if relation != .equal { parts.append("relation: .\(relation)") }
    if let second { parts.append("second: \(second.source)") }
    if multiplier != 1 { parts.append("multiplier: \(multiplier)") }
    if constant != 0 { parts.append("constant: \(constant)") }
    if priority != 1000 { parts.append("priority: \(priority)") }
    return "EngineConstraint(\(parts.joined(separator: ", ")))"
  }
}

extension EngineOperand {
  fileprivate var source: String {
    switch self {
    case .attribute(let item, let attribute): ".attribute(\(item), .\(attribute))"
    case .distance(let start, let startAttribute, let end, let endAttribute):
      ".distance(\(start), .\(startAttribute), \(end), .\(endAttribute))"
    }
  }
}

extension LayoutItem {
  /// Numbers that are not as in a new item, in a closure for ``LayoutItem/init(_:_:)``.
  fileprivate var source: String {
    var lines: [String] = []
    let plain = LayoutItem(kind)
    func note(_ name: String, _ value: String, _ isPlain: Bool) {
      if !isPlain { lines.append("$0.\(name) = \(value)") }
    }
    note("givenSize", "\(givenSize.map { "\($0)" } ?? "nil")", givenSize == nil)
    note("boundsOrigin", "\(boundsOrigin)", boundsOrigin == .zero)
    note("alignmentInsets", "\(alignmentInsets)", alignmentInsets == .zero)
    note("contentWidth", contentWidth?.source ?? "nil", contentWidth == nil)
    note("contentHeight", contentHeight?.source ?? "nil", contentHeight == nil)
    note("firstBaseline", "\(firstBaseline ?? 0)", firstBaseline == nil)
    note("lastBaseline", "\(lastBaseline ?? 0)", lastBaseline == nil)
    note("margins", "\(margins)", margins == plain.margins)
    note(
      "safeAreaInsets", "\(safeAreaInsets.map { "\($0)" } ?? "nil")", safeAreaInsets == nil)
    note(
      "additionalSafeAreaInsets", "\(additionalSafeAreaInsets)",
      additionalSafeAreaInsets == .zero)
    note(
      "countsSafeAreaVertically", "\(countsSafeAreaVertically)", !countsSafeAreaVertically)
    note("autoresizing", "\(autoresizing.map { "\($0)" } ?? "nil")", autoresizing == nil)
    note("direction", ".\(direction)", direction == .leftToRight)
    note(
      "insetsMarginsFromSafeArea", "\(insetsMarginsFromSafeArea)", insetsMarginsFromSafeArea)
    note(
      "preservesSuperviewMargins", "\(preservesSuperviewMargins)", !preservesSuperviewMargins)
    note("isScrollView", "\(isScrollView)", !isScrollView)
    let call = "LayoutItem(.\(kind))"
    return lines.isEmpty ? call : "\(call) { \(lines.joined(separator: "; ")) }"
  }

  /// An item that is described in a closure.
  init(_ kind: LayoutItemKind, _ describe: (inout LayoutItem) -> Void) {
    self.init(kind)
    describe(&self)
  }
}

extension ContentSize {
  fileprivate var source: String {
    "ContentSize(\(size), hugging: \(hugging), compressionResistance: \(compressionResistance))"
  }
}
