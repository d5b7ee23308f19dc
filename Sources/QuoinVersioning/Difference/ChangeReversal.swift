// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder

/// Writes the new version of a file without one of its changes, to find out the effect of the
/// change.
struct ChangeReversal {
  let matching: ObjectMatching
  private let data: Data

  init(_ matching: ObjectMatching, _ data: Data) {
    self.matching = matching
    self.data = data
  }

  /// Returns the bytes of the new version without some changes; nil for changes that cannot be
  /// reversed, or not together.
  func data(without changes: [ObjectChange]) -> Data? {
    guard let old = matching.old, let new = matching.new else { return nil }
    var edits: [FileEdit] = []
    for change in changes {
      guard let own = self.edits(without: change, old, new), !own.isEmpty else { return nil }
      edits += own
    }
    return edits.applied(to: data)
  }

  private func edits(
    without change: ObjectChange, _ old: ObjectCatalog, _ new: ObjectCatalog
  ) -> [FileEdit]? {
    switch change.operation {
    case .change:
      attribute(before: change, old, new).map { edits(setting: $0, new.tree.spans) }
        ?? reversal(of: change.property ?? "", change.object, old, new)
    case .add: removal(of: change.object, new)
    case .remove: insertion(of: change.object, old, new)
    case .move: nil
    }
  }

  private func edits(setting value: FormerAttribute, _ spans: MarkupSpans) -> [FileEdit] {
    guard let text = value.text else {
      return [spans.removing(value.name, of: value.element)].compactMap(\.self)
    }
    return [spans.setting(value.name, to: text, of: value.element)]
  }

  /// Reverses a change of more than the value of one attribute.
  private func reversal(
    of property: String, _ object: String, _ old: ObjectCatalog, _ new: ObjectCatalog
  ) -> [FileEdit]? {
    let partner = matching.new(object)
    let before = old.objects[object]?.facts[property]
    let after = new.objects[partner]?.facts[property]
    let spans = new.tree.spans
    var edits: [FileEdit] = []
    if let after {
      guard let index = new.tree.indices[after.element] else { return nil }
      if let attribute = after.attribute {
        edits += [spans.removing(attribute, of: index)].compactMap(\.self)
      } else {
        edits.append(spans.removing(index))
      }
    }
    guard let before else { return edits }
    guard let source = old.tree.indices[before.element] else { return nil }
    if let attribute = before.attribute {
      let element = before.element == object ? partner : before.element
      guard let index = new.tree.indices[element], let value = value(of: before, attribute, old)
      else { return nil }
      return edits + [spans.setting(attribute, to: value, of: index)]
    }
    let around = old.tree.parent(of: before.element).map(matching.new)
    guard let around, let parent = new.tree.indices[around] else { return nil }
    let text = old.tree.spans.text(old.tree.spans.elements[source].extent)
    return edits + [spans.appending(text, in: parent)]
  }

  /// The value of an attribute in the old version, by the ids of the new one.
  func value(
    of fact: ObjectRecord.Fact, _ attribute: String, _ old: ObjectCatalog
  ) -> String? {
    old.tree.node(fact.element)?.attribute(attribute).map(matching.new)
  }

  /// Removes an object with the constraints and connections that refer to it or its descendants.
  private func removal(of object: String, _ new: ObjectCatalog) -> [FileEdit]? {
    let inside = new.subtree(of: object)
    let references = new.order.filter { id in
      guard !inside.contains(id), let record = new.objects[id] else { return false }
      return ["firstItem", "secondItem", "destination"].contains { name in
        record[name].map(inside.contains) ?? false
      }
    }
    return ([object] + references).compactMap { id in
      new.tree.indices[id].map { new.tree.spans.removing($0) }
    }
  }

  /// Inserts a constraint or a view that only the old version has. A view includes its descendants,
  /// and its constraints to objects that the new version has.
  private func insertion(
    of object: String, _ old: ObjectCatalog, _ new: ObjectCatalog
  ) -> [FileEdit]? {
    guard let record = old.objects[object] else { return nil }
    if record.isConstraint { return constraints([object], old, new) }
    guard old.classes[object] != nil, let index = old.tree.indices[object],
      let list = old.tree.nodes[index].parent, old.tree.nodes[list].name == "subviews",
      let holder = record.parent.map(matching.new),
      let parent = new.tree.indices["\(holder)/subviews"]
    else { return nil }
    let spans = new.tree.spans
    let text = old.tree.spans.text(old.tree.spans.elements[index].extent)
    // After the nearest view before it that is still there.
    let before = old.tree.nodes[list].children.prefix { $0 != index }
    let sibling = before.reversed().lazy
      .compactMap { new.tree.indices[matching.new(old.tree.nodes[$0].identity)] }
      .first { new.tree.nodes[$0].parent == parent }
    let edit =
      sibling.map { FileEdit(at: spans.elements[$0].extent.upperBound, text) }
      ?? FileEdit(at: spans.elements[parent].startTag.upperBound, text)
    guard spans.elements[parent].endTag != nil else { return nil }
    let inside = old.subtree(of: object)
    let ties = old.order.filter { id in
      guard let record = old.objects[id], record.isConstraint, matching.matches[id] == nil,
        !inside.contains(id)
      else { return false }
      let ends = ["firstItem", "secondItem"].compactMap { record[$0] }
      return !inside.isDisjoint(with: ends)
        && ends.allSatisfy { inside.contains($0) || new.objects[matching.new($0)] != nil }
    }
    return constraints(ties, old, new).map { [edit] + $0 }
  }

  /// Inserts constraints of the old version, with the ids of the new one.
  private func constraints(
    _ ids: [String], _ old: ObjectCatalog, _ new: ObjectCatalog
  ) -> [FileEdit]? {
    var texts: [String: String] = [:]
    for id in ids {
      guard let record = old.objects[id], let index = old.tree.indices[id] else { return nil }
      let attributes = old.tree.nodes[index].attributes.map { name, value in
        "\(name)=\"\(AttributeText.encoded(name == "id" ? value : matching.new(value)))\""
      }
      texts[record.parent.map(matching.new) ?? "", default: ""] +=
        "<constraint \(attributes.joined(separator: " "))/>"
    }
    return texts.sorted { $0.key < $1.key }.compactMap { holder, text in
      guard let parent = new.tree.indices[holder] else { return nil }
      let spans = new.tree.spans
      let list = new.tree.nodes[parent].children.first { new.tree.nodes[$0].name == "constraints" }
      if let list { return spans.appending(text, in: list) }
      return spans.appending("<constraints>\(text)</constraints>", in: parent)
    }
  }
}
