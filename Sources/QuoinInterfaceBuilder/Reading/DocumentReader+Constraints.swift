// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DocumentReader {
  /// Stores the constraints of a view until all ids are known.
  mutating func holdConstraints(
    _ list: MarkupElement, holder: Int, without excluded: Set<String>
  ) {
    guard document.usesAutolayout else { return }
    for element in list.children where element.name == "constraint" {
      constrainedIdentifiers.insert(element["firstItem"] ?? document.views[holder].id)
      if let second = element["secondItem"] { constrainedIdentifiers.insert(second) }
      let isExcluded = element["id"].map(excluded.contains) ?? false
      if isExcluded, !keepsUninstalled { continue }
      let variations = Variations(of: element, in: document.classes)
      pendingConstraints.append(
        PendingConstraint(
          element: variations.applied(to: element), holder: holder, isInstalled: !isExcluded))
    }
  }

  /// Converts the stored constraints to descriptions, in the order of the file.
  mutating func resolveConstraints() {
    // They are in the order of the scenes, as the views are.
    var rest = pendingConstraints[...]
    for scene in document.scenes.indices {
      let start = document.constraints.count
      while let pending = rest.first, document.scenes[scene].views.contains(pending.holder) {
        rest.removeFirst()
        if let constraint = resolve(pending) { document.constraints.append(constraint) }
      }
      document.scenes[scene].constraints = start..<document.constraints.count
    }
    pendingConstraints = []
    for index in document.views.indices {
      document.views[index].isConstrained =
        constrainedIdentifiers.contains(document.views[index].id)
    }
  }

  private mutating func resolve(_ pending: PendingConstraint) -> ConstraintDescription? {
    let element = pending.element
    let id = element["id"] ?? "constraint-\(element.line)-\(element.column)"
    guard case .found(let first) = item("firstItem", of: element, holder: pending.holder),
      let firstAttribute = attribute("firstAttribute", of: element),
      let relation = relation(of: element)
    else { return nil }
    var constraint = ConstraintDescription(
      id: id, first: first, firstAttribute: firstAttribute, relation: relation, second: nil,
      secondAttribute: .notAnAttribute,
      multiplier: 1, constant: number("constant", of: element) ?? 0,
      priority: priority("priority", of: element, default: 1000),
      name: element["identifier"] ?? element["userLabel"],
      line: element.line, column: element.column, holder: pending.holder)
    constraint.isInstalled = pending.isInstalled
    constraint.isPlaceholder = element.flag("placeholder") ?? false
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard case .found(let second) = item("secondItem", of: element, holder: pending.holder),
        let secondAttribute = attribute("secondAttribute", of: element),
        let multiplier = multiplier(of: element)
      else { return nil }
      constraint.second = second
      constraint.secondAttribute = secondAttribute
      constraint.multiplier = multiplier
    }
    guard isSound(constraint, element) else { return nil }
    _ = claim(id, for: element)
    return constraint
  }

  private enum Resolution {
    case found(InterfaceItem)
    case nothing
  }

  private mutating func item(
    _ attribute: String, of element: MarkupElement, holder: Int
  ) -> Resolution {
    guard let id = element[attribute] else { return .found(.view(holder)) }
    if let item = items[id] { return .found(item) }
    if !excludedIdentifiers.contains(id) {
      addFinding(
        .unresolvedReference, at: element,
        "The constraint '\(element["id"] ?? "")' refers to '\(id)', which is not a view or guide "
          + "of this file; it is left out.")
    }
    return .nothing
  }

  private mutating func attribute(
    _ name: String, of element: MarkupElement
  ) -> LayoutAttribute? {
    if let attribute = Self.attributes[element[name] ?? ""] { return attribute }
    addFinding(
      .invalidPairing, at: element,
      "The constraint '\(element["id"] ?? "")' has no usable '\(name)'; it is left out.")
    return nil
  }

  private static let attributes: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom,
    "leading": .leading, "trailing": .trailing, "width": .width, "height": .height,
    "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]

  private mutating func relation(of element: MarkupElement) -> LayoutRelation? {
    switch element["relation"] {
    case nil, "equal": return .equal
    case "lessThanOrEqual": return .lessThanOrEqual
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case let word?:
      addFinding(
        .invalidValue, at: element, "The relation '\(word)' is unknown; the constraint is left out."
      )
      return nil
    }
  }

  /// A decimal number, or a ratio written with a colon or a slash.
  private mutating func multiplier(of element: MarkupElement) -> Double? {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Self.number(String($0)) }
    if parts.count == 1, let value = parts[0] { return value }
    if parts.count == 2, let above = parts[0], let below = parts[1], below != 0 {
      return above / below
    }
    addFinding(
      .invalidNumber, at: element,
      "The multiplier '\(text)' is neither a number nor a ratio; the constraint is left out.")
    return nil
  }
}
