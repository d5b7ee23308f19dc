// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

/// A constraint element in a form in which equal constraints are equal: the sides in order, the
/// multiplier inverted and the relation turned where the sides were exchanged.
struct ConstraintForm: Hashable {
  private struct Side: Hashable, Comparable {
    var item: String
    var attribute: String

    static func < (left: Side, right: Side) -> Bool {
      (left.item, left.attribute) < (right.item, right.attribute)
    }
  }

  private enum Relation: Hashable {
    case equal, atLeast, atMost

    init?(_ word: String?) {
      switch word {
      case nil, "equal": self = .equal
      case "greaterThanOrEqual": self = .atLeast
      case "lessThanOrEqual": self = .atMost
      default: return nil
      }
    }

    var turned: Relation {
      switch self {
      case .equal: .equal
      case .atLeast: .atMost
      case .atMost: .atLeast
      }
    }
  }

  private var first: Side
  private var second: Side?
  private var relation: Relation
  /// Numbers in millionths, so that the error of a division does not make equal ones differ.
  private var multiplier: Int
  private var constant: Int
  private var priority: Int
  /// The size classes in which the constraint is or is not installed, and has other values.
  private var variations: [String]

  /// - Parameters:
  ///   - element: The element `constraint`.
  ///   - holder: The element of the view that owns it.
  ///
  /// nil for an element that is not a constraint that the reader accepts.
  init?(_ element: MarkupElement, holder: MarkupElement) {
    guard element.name == "constraint", let attribute = element["firstAttribute"],
      let relation = Relation(element["relation"]), let own = holder["id"],
      let constant = Self.number(element["constant"], default: 0),
      let priority = Self.number(element["priority"], default: 1000),
      var multiplier = Self.ratio(element["multiplier"])
    else { return nil }
    first = Side(item: element["firstItem"] ?? own, attribute: Self.name(attribute))
    self.relation = relation
    self.priority = Self.millionths(priority)
    var offset = constant
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let other = element["secondAttribute"] else { return nil }
      let second = Side(item: element["secondItem"] ?? own, attribute: Self.name(other))
      self.second = second
      if second < first, multiplier != 0 {
        // a = m b + c is b = a / m - c / m; a division by a negative number turns the relation
        // again.
        self.relation = multiplier > 0 ? relation.turned : relation
        self.second = first
        first = second
        offset = -constant / multiplier
        multiplier = 1 / multiplier
      }
    } else {
      multiplier = 1
    }
    self.multiplier = Self.millionths(multiplier)
    self.constant = Self.millionths(offset)
    variations = Self.variations(of: element, holder: holder)
  }

  private static func name(_ attribute: String) -> String {
    attribute == "baseline" ? "lastBaseline" : attribute
  }

  private static func number(_ text: String?, default value: Double) -> Double? {
    guard let text else { return value }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A decimal number, or a ratio written with a colon or a slash.
  private static func ratio(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double($0) ?? .nan }
    switch parts.count {
    case 1: return parts[0].isFinite ? parts[0] : nil
    case 2:
      let value = parts[0] / parts[1]
      return value.isFinite ? value : nil
    default: return nil
    }
  }

  private static func millionths(_ number: Double) -> Int {
    Int(exactly: (number * 1_000_000).rounded()) ?? (number < 0 ? .min : .max)
  }

  /// Returns the differences between size classes: the entries of the holder's masks about the
  /// constraint, and its own variations.
  private static func variations(of element: MarkupElement, holder: MarkupElement) -> [String] {
    let own = element.children.filter { $0.name == "variation" }.map { variation in
      let values = variation.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return values.joined(separator: " ")
    }
    guard let id = element["id"] else { return own.sorted() }
    let masks = holder.children.filter { $0.name == "variation" }.flatMap { variation in
      (variation.child("mask", key: "constraints")?.children ?? [])
        .filter { $0["reference"] == id }.map { "\(variation.key ?? "") \($0.name)" }
    }
    return (own + masks + [element["placeholder"] ?? ""]).sorted()
  }
}
