// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A place for connections of one object: an event of a control, an outlet, or a segue that a tap
/// starts.
///
/// The connections in one slot are one decision, also when Interface Builder gave each a new id: a
/// button that two people connected sends two actions, which neither of them intended.
struct ConnectionSlot: Hashable {
  /// The id of the object.
  var object: String
  /// The event that starts the connections, or the property that names them.
  var name: String

  /// Creates the slot of an element; nil for elements of which an object may have any number.
  ///
  /// - Parameters:
  ///   - attribute: Returns an attribute of the element.
  ///   - object: The object that has the element, with its kind.
  init?(
    _ element: String, _ object: (id: String, kind: String),
    attribute: (String) -> String?
  ) {
    let trigger = attribute("trigger").map { " " + $0 } ?? ""
    switch element {
    case "action":
      name = "action" + (attribute("eventType").map { " " + $0 } ?? "") + trigger
    case "outlet":
      name = "outlet \(attribute("property") ?? "")"
    case "segue":
      if attribute("kind") == "relationship" {
        // A container has a list of children, but one root.
        guard let relationship = attribute("relationship"), relationship == "rootViewController"
        else { return nil }
        name = "segue \(relationship)"
      } else if object.kind.hasSuffix("Controller") {
        guard let identifier = attribute("identifier"), !identifier.isEmpty else { return nil }
        name = "segue \(identifier)"
      } else {
        name = "segue" + trigger
      }
    default: return nil
    }
    self.object = object.id
  }
}

extension VersionTree {
  /// The connections of the version by their places.
  func connectionSlots() -> [ConnectionSlot: [String]] {
    var slots: [ConnectionSlot: [String]] = [:]
    for node in nodes where node.isObject && Reference.isConnection(node) {
      guard let holder = parent(of: node.identity).flatMap(object(around:)),
        let kind = self.node(holder)?.name,
        let slot = ConnectionSlot(node.name, (holder, kind), attribute: node.attribute)
      else { continue }
      slots[slot, default: []].append(node.identity)
    }
    return slots
  }

  /// A text for each of some connections of the version, without the ids of the connections.
  func forms(of connections: [String]) -> [String] {
    connections.compactMap(node).map { node in
      let parts = MergeUnit.parts(node.attributes, of: node.name, holder: nil)
      return "\(node.name) \(parts.sorted { $0.key < $1.key })"
    }.sorted()
  }
}
