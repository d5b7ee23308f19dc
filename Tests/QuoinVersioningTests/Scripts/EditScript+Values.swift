// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension EditScript {
  /// Changes values of objects only.
  mutating func changeValue() {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: set("userLabel", word("Label "), of: pick(views))
    case 1, 2: set("constant", number(), of: pick(constraints))
    case 3: set("priority", number(), of: pick(constraints))
    case 4: set("customClass", word("Class"), of: pick(views))
    case 5: set("horizontalHuggingPriority", number(), of: pick(views))
    case 6: set(pick(["text", "title"]) ?? "text", word("Text "), of: pick(views))
    case 7: set("identifier", word("id"), of: pick(constraints))
    case 8: set("relation", pick(["greaterThanOrEqual", "lessThanOrEqual"]), of: pick(constraints))
    case 9: set("hidden", pick(["YES", "NO"]), of: pick(views))
    case 10: removeAttribute()
    case 11: changePart()
    case 12: changeVariation()
    case 13: changeRuntimeAttribute()
    case 14: changeText()
    default: changeColor()
    }
  }

  mutating func set(_ attribute: String, _ value: String?, of node: SampleNode?) {
    guard let node, node[attribute] != value else { return }
    note("\(attribute) of \(node.identity ?? node.name) -> \(value ?? "none")")
    node[attribute] = value
  }

  private mutating func removeAttribute() {
    let kept: Set = [
      "id", "key", "firstItem", "secondItem", "firstAttribute", "secondAttribute", "fixedFrame",
      "translatesAutoresizingMaskIntoConstraints", "sceneMemberID",
    ]
    let node = pick(views + constraints)
    let names = node?.attributes.map(\.name).filter { !kept.contains($0) } ?? []
    guard let name = pick(names) else { return }
    set(name, nil, of: node)
  }

  /// Changes an attribute of an element inside of a view, such as its font.
  private mutating func changePart() {
    let parts = views.flatMap(\.children).filter {
      $0["key"] != nil && $0.id == nil && !["color", "nil", "rect", "string"].contains($0.name)
    }
    guard let part = pick(parts), let name = pick(part.attributes.map(\.name)), name != "key"
    else {
      guard let view = pick(views), view.child("accessibility") == nil else { return }
      note("accessibility of \(view.id ?? "")")
      view.append(
        SampleNode(
          "accessibility", [("key", "accessibilityConfiguration"), ("label", word("Label "))]))
      return
    }
    set(name, number(), of: part)
  }

  private mutating func changeVariation() {
    guard let node = pick(constraints + views) else { return }
    let key = pick(["heightClass=compact", "widthClass=regular"]) ?? ""
    let name = node.name == "constraint" ? "constant" : pick(["hidden", "text"]) ?? "text"
    if let old = node.children.first(where: { $0["key"] == key }) {
      if Bool.random(using: &random) {
        note("no variation \(key) of \(node.id ?? "")")
        old.remove()
      } else {
        set(name, number(), of: old)
      }
      return
    }
    note("variation \(key) of \(node.id ?? "")")
    node.append(SampleNode("variation", [("key", key), (name, number())]))
  }

  private mutating func changeRuntimeAttribute() {
    guard let view = pick(views) else { return }
    let path = pick(["layer.cornerRadius", "layer.borderWidth", "layer.zPosition"]) ?? ""
    var list = view.child("userDefinedRuntimeAttributes")
    if list == nil {
      list = SampleNode("userDefinedRuntimeAttributes")
      list.map(view.append)
    }
    guard let list else { return }
    if let old = list.children.first(where: { $0["keyPath"] == path }) {
      if list.children.count > 1, Bool.random(using: &random) {
        note("no runtime attribute \(path) of \(view.id ?? "")")
        old.remove()
      } else {
        set("value", number(), of: old.children.first)
      }
      return
    }
    note("runtime attribute \(path) of \(view.id ?? "")")
    let attribute = SampleNode(
      "userDefinedRuntimeAttribute", [("type", "number"), ("keyPath", path)])
    attribute.append(SampleNode("real", [("key", "value"), ("value", number())]))
    list.append(attribute)
  }

  /// Changes a text to one in an element, as Interface Builder writes long texts, or changes that one.
  private mutating func changeText() {
    guard let view = pick(views) else { return }
    let text = word("Long text ")
    note("element text of \(view.id ?? "") -> \(text)")
    if let string = view.child("string") {
      string.text = text
    } else {
      view["text"] = nil
      let string = SampleNode("string", [("key", "text")])
      string.text = text
      view.insert(string, at: min(1, view.children.count))
    }
  }

  private mutating func changeColor() {
    guard let view = pick(views) else { return }
    let keys = ["backgroundColor", "textColor", "tintColor"]
    let colors = view.children.filter { $0["key"].map(keys.contains) ?? false }
    let new = SampleNode("color", [("key", pick(colors)?["key"] ?? keys[0])])
    if Bool.random(using: &random) {
      new["systemColor"] = word("system") + "Color"
    } else {
      new["white"] = "0.\(number())"
      new.attributes += [("alpha", "1"), ("colorSpace", "custom")]
    }
    note("color \(new.attributes.map(\.value)) of \(view.id ?? "")")
    let index = view.children.firstIndex { $0["key"] == new["key"] }
    if let index { view.children[index].remove() }
    view.insert(new, at: index ?? view.children.count)
  }

  mutating func changeStoredNumber() {
    let rects = views.compactMap { $0.child("rect") }
    guard let rect = pick(rects) else { return }
    let name = pick(["x", "y", "width", "height"]) ?? "x"
    let value = number()
    note("stored \(name) of \(rect.owner?.id ?? "") -> \(value)")
    rect[name] = value
  }

  /// Changes what says nothing about the design.
  mutating func changeNoise() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: set("toolsVersion", number(), of: file.root)
    case 1: set("systemVersion", word("21"), of: file.root)
    case 2: set("id", pick(["retina4_7", "retina6_1", "retina5_9"]), of: file.root.child("device"))
    case 3:
      let points = file.root.all.filter { $0["key"] == "canvasLocation" }
      set(pick(["x", "y"]) ?? "x", number(), of: pick(points))
    case 4: set("misplaced", pick(["YES", nil] as [String?]) ?? nil, of: pick(views))
    case 5: writeDefault()
    case 6:
      guard let list = pick(file.root.all.filter { $0.name == "constraints" }) else { return }
      note("other order of constraints in \(list.parent?.id ?? "")")
      list.children.shuffle(using: &random)
    default:
      guard let view = pick(views) else { return }
      note("other order of attributes of \(view.id ?? "")")
      view.attributes.shuffle(using: &random)
    }
  }
}
