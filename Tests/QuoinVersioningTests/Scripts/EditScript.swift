// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Makes random changes as people make them in Interface Builder.
struct EditScript {
  let file: SampleFile
  private(set) var edits: [SampleEdit] = []
  private var random: RandomNumbers
  /// A mark in new ids and texts that no other script has.
  private let mark: String
  private let allows: (SampleNode) -> Bool
  private var count = 0

  init(
    _ file: SampleFile, mark: String, seed: UInt64,
    allows: @escaping (SampleNode) -> Bool = { _ in true }
  ) {
    self.file = file
    self.mark = mark
    self.allows = allows
    random = RandomNumbers(seed: seed)
  }

  private var views: [SampleNode] {
    file.root.all.filter { $0.parent?.name == "subviews" && $0.id != nil && allows($0) }
  }

  private var constraints: [SampleNode] {
    file.root.all.filter { $0.name == "constraint" && $0.id != nil && allows($0) }
  }

  private mutating func pick(_ nodes: [SampleNode]) -> SampleNode? {
    nodes.randomElement(using: &random)
  }

  private mutating func number() -> String { String(Int.random(in: 1...999, using: &random)) }

  /// Changes values of objects only.
  mutating func changeValue() {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: set("userLabel", "Label \(mark) \(number())", of: pick(views))
    case 1: set("constant", number(), of: pick(constraints))
    case 2: set("priority", number(), of: pick(constraints))
    case 3: set("customClass", "Class\(mark)\(number())", of: pick(views))
    case 4: set("horizontalHuggingPriority", number(), of: pick(views))
    default: changeColor()
    }
  }

  /// Makes any change.
  mutating func change() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: addView()
    case 1: addConstraint()
    case 2: deleteView()
    case 3: pick(constraints).map { delete($0) }
    case 4: moveView()
    case 5, 6: changeStoredNumber()
    default: changeValue()
    }
  }

  mutating func set(_ attribute: String, _ value: String, of node: SampleNode?) {
    guard let node, let id = node.id else { return }
    edits.append(.set(object: id, attribute: attribute, old: node[attribute], new: value))
    node[attribute] = value
  }

  private mutating func changeColor() {
    let node = pick(views.filter { $0.children.contains { $0["key"] == "backgroundColor" } })
    guard let node, let id = node.id,
      let color = node.children.first(where: { $0["key"] == "backgroundColor" })
    else { return }
    let name = "system\(mark)\(number())Color"
    edits.append(.color(object: id, old: color["systemColor"], new: name))
    color.attributes = [("key", "backgroundColor"), ("systemColor", name)]
  }

  private mutating func changeStoredNumber() {
    let node = pick(views.filter { $0.children.contains { $0.name == "rect" } })
    guard let node, let id = node.id, let rect = node.children.first(where: { $0.name == "rect" })
    else { return }
    let name = ["x", "y", "width", "height"].randomElement(using: &random) ?? "x"
    let value = number()
    rect[name] = value
    edits.append(.number(object: id, name: name, new: value))
  }

  private mutating func newID() -> String {
    count += 1
    return "\(mark)\(count)-\(number())"
  }

  private mutating func addView() {
    let lists = file.root.all.filter { $0.name == "subviews" && $0.parent.map(allows) ?? false }
    guard let list = pick(lists) else { return }
    let id = newID()
    let view = SampleNode(
      "view",
      [("contentMode", "scaleToFill"), ("fixedFrame", "YES"), ("id", id)])
    view.insert(
      SampleNode(
        "rect",
        [("key", "frame"), ("x", "1"), ("y", "2"), ("width", "3"), ("height", "4")]),
      at: 0)
    list.insert(view, at: Int.random(in: 0...list.children.count, using: &random))
    edits.append(.add(object: id))
  }

  private mutating func addConstraint() {
    guard let view = pick(views), let target = view.id, let holder = view.parent?.parent,
      let list = holder.children.first(where: { $0.name == "constraints" })
    else { return }
    let id = newID()
    let constraint = SampleNode(
      "constraint",
      [
        ("firstItem", target), ("firstAttribute", "width"), ("constant", number()), ("id", id),
      ])
    list.insert(constraint, at: Int.random(in: 0...list.children.count, using: &random))
    edits.append(.add(object: id))
  }

  private mutating func deleteView() {
    guard let view = pick(views) else { return }
    delete(view)
  }

  private mutating func delete(_ node: SampleNode) {
    let ids = Set(node.all.compactMap(\.id))
    let names = ["firstItem", "secondItem", "destination", "reference"]
    let users = file.root.all.filter { user in
      names.contains { user[$0].map(ids.contains) ?? false }
    }
    for gone in users where !node.all.contains(where: { $0 === gone }) { gone.remove() }
    node.remove()
    edits += node.all.compactMap(\.id).map { .delete(object: $0) }
    edits += users.compactMap(\.id).filter { !ids.contains($0) }.map { .delete(object: $0) }
  }

  private mutating func moveView() {
    guard let view = pick(views), let id = view.id else { return }
    let inside = view.all
    let lists = file.root.all.filter { list in
      list.name == "subviews" && !inside.contains { $0 === list } && list.parent?.id != nil
    }
    guard let list = pick(lists), list !== view.parent, let parent = list.parent?.id else { return }
    view.remove()
    list.insert(view, at: Int.random(in: 0...list.children.count, using: &random))
    edits.append(.move(object: id, to: parent))
  }
}
