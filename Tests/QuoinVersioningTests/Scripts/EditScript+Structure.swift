// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension EditScript {
  mutating func addView() {
    guard let list = pick(lists) else { return }
    let id = newID()
    let view: SampleNode
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      view = SampleNode(
        "label",
        [
          ("opaque", "NO"), ("text", word("Text ")),
          ("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", id),
        ])
      view.append(
        SampleNode("fontDescription", [("key", "fontDescription"), ("pointSize", number())]))
    case 1:
      view = SampleNode("button", [("fixedFrame", "YES"), ("buttonType", "system"), ("id", id)])
      view.append(SampleNode("state", [("key", "normal"), ("title", word("Title "))]))
    default:
      view = SampleNode(
        "view", [("contentMode", "scaleToFill"), ("fixedFrame", "YES"), ("id", id)])
    }
    view.insert(
      SampleNode(
        "rect", [("key", "frame"), ("x", "1"), ("y", "2"), ("width", "3"), ("height", "4")]),
      at: 0)
    list.insert(view, at: Int.random(in: 0...list.children.count, using: &random))
    note("add \(view.name) \(id) in \(list.parent?.id ?? "")")
    guard let holder = list.parent, view["fixedFrame"] == nil else { return }
    for side in ["leading", "top"] { pin(id, side, in: holder, constant: number()) }
  }

  mutating func addConstraint() {
    guard let view = pick(views), let target = view.id, let holder = view.parent?.parent else {
      return
    }
    pin(target, pick(["leading", "top", "trailing"]) ?? "top", in: holder, constant: number())
  }

  /// Adds a constraint between one side of two views.
  private mutating func pin(
    _ target: String, _ side: String, in holder: SampleNode, constant: String
  ) {
    guard let other = holder.id else { return }
    let id = newID()
    let list = self.list("constraints", of: holder)
    let constraint = SampleNode(
      "constraint",
      [
        ("firstItem", target), ("firstAttribute", side), ("secondItem", other),
        ("secondAttribute", side), ("constant", constant), ("id", id),
      ])
    note("add constraint \(id): \(target).\(side) == \(other).\(side) + \(constant)")
    list.insert(constraint, at: Int.random(in: 0...list.children.count, using: &random))
  }

  /// The list of an object with a name, which is added when there is none.
  func list(_ name: String, of holder: SampleNode) -> SampleNode {
    if let list = holder.child(name) { return list }
    let list = SampleNode(name)
    holder.append(list)
    return list
  }

  /// Deletes a constraint and adds one between the same sides.
  mutating func drawConstraintAgain() {
    guard let old = pick(constraints), let list = old.parent, let holder = list.parent else {
      return
    }
    let new = old.copy()
    new.children = []
    new["id"] = newID()
    note("draw constraint \(old.id ?? "") again: \(new.id ?? "")")
    if Bool.random(using: &random) { new["constant"] = number() }
    delete(old)
    list.append(new)
    if list.parent?.index(of: list) == nil { holder.append(list) }
  }

  mutating func deleteView() {
    guard let view = pick(views) else { return }
    delete(view)
  }

  /// Deletes an object with all that refers to it.
  mutating func delete(_ node: SampleNode) {
    note("delete \(node.name) \(node.identity ?? "")")
    let ids = Set(node.all.compactMap(\.id))
    deletedIDs += ids.sorted()
    for user in users(of: ids) where !node.all.contains(where: { $0 === user }) {
      note("  with \(user.name) \(user.id ?? "")")
      let list = user.parent
      user.remove()
      list.map(removeIfEmpty)
    }
    let list = node.parent
    node.remove()
    list.map(removeIfEmpty)
  }

  /// The elements that refer to objects.
  private func users(of ids: Set<String>) -> [SampleNode] {
    let names = ["firstItem", "secondItem", "destination", "reference"]
    return file.root.all.filter { user in names.contains { user[$0].map(ids.contains) ?? false } }
  }

  /// Removes a list without elements, as Interface Builder does.
  private func removeIfEmpty(_ list: SampleNode) {
    guard list.children.isEmpty, list.attributes.isEmpty,
      ["constraints", "connections"].contains(list.name)
    else { return }
    list.remove()
  }

  mutating func moveView() {
    guard let view = pick(views), let id = view.id else { return }
    let inside = view.all
    let others = lists.filter { list in !inside.contains { $0 === list } && list !== view.parent }
    guard let list = pick(others) else { return }
    // Interface Builder deletes the constraints to the old superview.
    if Bool.random(using: &random) { deleteConstraints(of: [view]) }
    view.remove()
    list.insert(view, at: Int.random(in: 0...list.children.count, using: &random))
    note("move \(id) to \(list.parent?.id ?? "")")
  }

  private mutating func deleteConstraints(of views: [SampleNode]) {
    let ids = Set(views.compactMap(\.id))
    let inside = views.flatMap(\.all)
    for user in users(of: ids)
    where user.name == "constraint" && !inside.contains(where: { $0 === user }) {
      // A constraint of an enclosing deletion is gone already.
      guard user.parent?.children.contains(where: { $0 === user }) == true else { continue }
      delete(user)
    }
  }

  mutating func reorder() {
    guard let list = pick(lists.filter { $0.children.count > 1 }), let view = pick(list.children)
    else { return }
    view.remove()
    let index = Int.random(in: 0...list.children.count, using: &random)
    list.insert(view, at: index)
    note("place \(view.id ?? "") at \(index) in \(list.parent?.id ?? "")")
  }

  /// Puts views that follow one another into a stack view.
  mutating func embed() {
    guard let list = pick(lists.filter { !$0.children.isEmpty }) else { return }
    let start = Int.random(in: 0..<list.children.count, using: &random)
    let count = Int.random(in: 1...3, using: &random)
    let members = Array(list.children[start..<min(list.children.count, start + count)])
    let id = newID()
    note("embed \(members.compactMap(\.id)) in \(id)")
    deleteConstraints(of: members)
    let stack = SampleNode(
      "stackView",
      [("axis", "vertical"), ("translatesAutoresizingMaskIntoConstraints", "NO"), ("id", id)])
    stack.append(
      SampleNode(
        "rect", [("key", "frame"), ("x", "5"), ("y", "6"), ("width", "7"), ("height", "8")]))
    let inner = SampleNode("subviews")
    stack.append(inner)
    for member in members {
      member.remove()
      inner.append(member)
    }
    list.insert(stack, at: min(start, list.children.count))
    if let holder = list.parent { pin(id, "top", in: holder, constant: number()) }
  }

  /// Adds a copy of a view with new ids.
  mutating func copyView() {
    guard let view = pick(views), let list = view.parent else { return }
    let copy = renamed(view)
    note("copy \(view.id ?? "") to \(copy.id ?? "")")
    list.insert(copy, at: Int.random(in: 0...list.children.count, using: &random))
  }

  private mutating func renamed(_ node: SampleNode) -> SampleNode {
    let copy = node.copy()
    var ids: [String: String] = [:]
    for old in copy.all.compactMap(\.identity) { ids[old] = newID() }
    for element in copy.all {
      for (index, attribute) in element.attributes.enumerated() where attribute.name != "key" {
        if let id = ids[attribute.value] { element.attributes[index].value = id }
      }
    }
    return copy
  }

  /// Gives a view another kind, with its id.
  mutating func changeElement() {
    guard let view = pick(views), let list = view.parent, let index = list.index(of: view) else {
      return
    }
    let names = ["view", "label", "imageView", "textField"].filter { $0 != view.name }
    let copy = view.copy(named: pick(names) ?? "view")
    note("\(view.name) \(view.id ?? "") -> \(copy.name)")
    view.remove()
    list.insert(copy, at: index)
  }

  /// Adds or deletes a scene.
  mutating func changeScenes() {
    guard let list = file.root.child("scenes"), let scene = pick(list.children) else {
      addView()
      return
    }
    if list.children.count > 1, Bool.random(using: &random) {
      delete(scene)
      return
    }
    let copy = renamed(scene)
    note("copy scene \(scene.identity ?? "") to \(copy.identity ?? "")")
    list.append(copy)
  }

  /// Adds, changes or deletes an outlet or an action.
  mutating func changeConnections() {
    let kinds = ["outlet", "action", "segue"]
    let known = file.root.all.filter { kinds.contains($0.name) && $0.id != nil }
    if let connection = pick(known), Bool.random(using: &random) {
      if Bool.random(using: &random) {
        delete(connection)
      } else {
        set("destination", pick(objects)?.id, of: connection)
      }
      return
    }
    guard let source = pick(objects), let target = pick(objects)?.id else { return }
    let id = newID()
    let isOutlet = Bool.random(using: &random)
    let connection =
      isOutlet
      ? SampleNode(
        "outlet", [("property", word("outlet")), ("destination", target), ("id", id)])
      : SampleNode(
        "action",
        [
          ("selector", word("do") + ":"), ("destination", target), ("eventType", "touchUpInside"),
          ("id", id),
        ])
    note("add \(connection.name) \(id) of \(source.id ?? "") to \(target)")
    list("connections", of: source).append(connection)
  }
}
