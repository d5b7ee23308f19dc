// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A contradiction of two sides, which a person decides.
public struct MergeConflict: Hashable, Sendable, Codable {
  public enum Kind: String, Sendable, Codable {
    /// Two values of one property.
    case property
    /// An object that one side deleted and the other one changed, or to which the other one added or
    /// changed constraints and connections.
    case modifyDelete = "modify/delete"
    /// A reference to an object that the other side deleted.
    case dangling
    /// An object that both sides moved, or a list that both sides reordered.
    case move
    /// Parts that have a meaning only together: items, attributes, relation, multiplier and
    /// constant of a constraint, the ends of an outlet or an action, or the actions of one event of
    /// a control.
    case connection
  }

  public var kind: Kind
  /// The id of the object.
  public var object: String
  /// The element's name and the id, for people.
  public var name: String
  /// The property; `object` for the object as a whole.
  public var property: String
  public var values: MergeValues
  /// The object in the versions for people, such as a constraint as an equation.
  package var titles = MergeValues(base: nil, ours: nil, theirs: nil)
  /// The element that differs, and its attribute; nil for the whole element.
  var element = ""
  var attribute: String?
  /// The ids of the other elements that the conflict is about, such as the constraints that one side
  /// added to a view that the other side deleted.
  public internal(set) var elements: [String] = []
  /// Those elements for people, such as constraints as equations.
  package var elementTitles: [String] = []

  enum CodingKeys: String, CodingKey {
    case kind, object, name, property, values, elements
  }

  /// The name of the conflict in commands: the object, and the property after a period.
  public var key: String { property == "object" ? object : "\(object).\(property)" }

  /// The conflict in a line. Long values are cut; ``values`` has all of them.
  public var sentence: String {
    let sides = [("ours", values.ours), ("theirs", values.theirs)]
    let list =
      property == "object"
      ? sides.map { "\($0.0) \(changeText($0.1))" } + connectionText
      : (sides + [("base", values.base)]).map { side, value in
        "\(side) \(value.map { LongText.shortened($0, limit: Self.limit) } ?? "none")"
      }
    return "\(name) \(property): \(list.joined(separator: ", "))"
  }

  /// The connections of the side that keeps the object, in words.
  private var connectionText: [String] {
    guard kind == .modifyDelete, !elements.isEmpty else { return [] }
    let side = values.ours == nil ? "theirs" : "ours"
    return ["\(side) added or changed \(elements.joined(separator: " ")), which refer to it"]
  }

  /// The other elements in words, in a line each.
  package var elementSentences: [String] {
    zip(elements, elementTitles).map { "\($0) is \($1)" }
  }

  /// What the object is, in a line; nil where no version says more than its name.
  package var objectSentence: String? {
    guard let ours = titles.ours, let theirs = titles.theirs, ours != theirs else {
      return (titles.ours ?? titles.theirs ?? titles.base).map { "\(object) is \($0)" }
    }
    return "\(object) is \(ours) in ours, \(theirs) in theirs"
  }

  /// The largest number of characters of a value in a line. It is enough to show the difference of
  /// two colors.
  private static let limit = 200

  /// Returns the change of an object on a side.
  private func changeText(_ text: String?) -> String {
    guard let text else { return values.base == nil ? "none" : "deleted" }
    guard let base = values.base else { return "added" }
    return text == base ? "unchanged" : "changed"
  }
}
