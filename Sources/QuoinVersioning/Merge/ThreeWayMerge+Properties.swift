// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ThreeWayMerge {
  /// The merged element, without those inside it.
  mutating func merged(_ identity: String) -> MergedNode {
    guard let our = ours.node(identity), let their = theirs.node(identity) else {
      return only(identity)
    }
    let old = base?.node(identity)
    let isWhole =
      [our, their, old].contains { $0?.value != nil } || MergeUnit.haveOtherKinds(our, their)
    if isWhole || our.name != their.name { return whole(identity, our, their, old) }
    var result = MergedNode(
      source: .ours, name: our.name, attributes: our.attributes, text: our.text)
    let names = our.attributes.map(\.name)
    for (index, (name, value)) in their.attributes.enumerated() {
      guard our.attribute(name) == nil else { continue }
      let values = MergeValues(base: old?.attribute(name), ours: nil, theirs: value)
      guard let chosen = chosen(identity, our, name, values) else { continue }
      let before = their.attributes[..<index].last { known in
        result.attributes.contains { $0.name == known.name }
      }
      let position = result.attributes.firstIndex { $0.name == before?.name }.map { $0 + 1 } ?? 0
      result.attributes.insert((name, chosen), at: position)
    }
    for name in names {
      let values = values { $0.node(identity)?.attribute(name) }
      let chosen = chosen(identity, our, name, values)
      guard let index = result.attributes.firstIndex(where: { $0.name == name }) else { continue }
      if let chosen {
        result.attributes[index].value = chosen
      } else {
        result.attributes.remove(at: index)
      }
    }
    if !(our.text + their.text).allSatisfy(\.isWhitespace) || !hasLists(our, their) {
      let values = MergeValues(base: old?.text, ours: our.text, theirs: their.text)
      result.text = chosen(identity, our, "text()", values) ?? our.text
    }
    return result
  }

  private func hasLists(_ our: VersionNode, _ their: VersionNode) -> Bool {
    !our.children.isEmpty || !their.children.isEmpty
  }

  /// An element that one side has.
  private mutating func only(_ identity: String) -> MergedNode {
    let side: MergeSide = ours.indices[identity] != nil ? .ours : .theirs
    guard let node = tree(side)?.node(identity) else {
      return MergedNode(source: .ours, name: "", attributes: [], text: "")
    }
    if base?.indices[identity] == nil { addDecision(.init(side), identity, texts(identity)) }
    let given = givenValues[identity] ?? [:]
    return MergedNode(
      source: side, name: node.name,
      attributes: node.attributes.compactMap { attribute in
        guard let value = given[attribute.name] else { return attribute }
        return value.map { (attribute.name, $0) }
      }, text: node.text, isCopied: node.value != nil)
  }

  /// Returns the merge of an element whose parts have a meaning only together.
  private mutating func whole(
    _ identity: String, _ our: VersionNode, _ their: VersionNode, _ old: VersionNode?
  ) -> MergedNode {
    let isCopied = [our, their, old].contains { $0?.value != nil }
    func spelling(_ tree: VersionTree?) -> String? {
      guard let tree, let index = tree.indices[identity] else { return nil }
      if isCopied { return tree.spelling(of: index) }
      // What is inside the element is merged on its own.
      let node = tree.nodes[index]
      let attributes = node.attributes.filter { name, value in
        !Noise.isNoise(name, of: node) && !Defaults.isDefault(value, of: name, node.name)
      }.map { "\($0.name)=\"\(ValueText.canonical($0.value))\"" }
      return "\(node.name) \(attributes.sorted()) \(node.text)"
    }
    let spellings = MergeValues(
      base: spelling(base), ours: spelling(ours), theirs: spelling(theirs))
    var side = MergeSide.ours
    switch PropertyMerge.outcome(spellings) {
    case .either: break
    case .side(let changed):
      side = changed
      addDecision(.init(changed), identity, texts(identity))
    case .contradiction:
      if isNoise(identity) {
        addDecision(.ours, identity, texts(identity))
      } else {
        addConflict(.property, identity, texts(identity))
        side = choice(identity) ?? .ours
      }
    }
    let node = side == .theirs ? their : side == .base ? old ?? our : our
    if side == .base, old == nil { side = .ours }
    return MergedNode(
      source: side, name: node.name, attributes: node.attributes, text: node.text,
      isCopied: node.value != nil)
  }

  /// Whether an element is noise on both sides. Layout may place a view on one side only.
  private func isNoise(_ identity: String) -> Bool {
    [ours, theirs].allSatisfy { tree in
      tree.node(identity).map { Noise.includes($0, in: tree) } ?? true
    }
  }

  /// The value of a property in the result; nil when the result does not have it.
  private mutating func chosen(
    _ identity: String, _ our: VersionNode, _ property: String, _ values: MergeValues
  ) -> String? {
    if let given = givenValues[identity]?[property] { return given }
    if let side = unitSides[identity], MergeUnit.attributes(of: our.name).contains(property) {
      return tree(side)?.node(identity)?.attribute(property)
    }
    switch PropertyMerge.outcome(values, of: property, our.name) {
    case .either:
      if !ValueText.areEqual(values.base, values.ours) {
        addDecision(.either, identity, property: property, values)
      }
      return values.ours
    case .side(let side):
      addDecision(.init(side), identity, property: property, values)
      return side == .theirs ? values.theirs : values.ours
    case .contradiction: break
    }
    let isNoise = isNoise(identity) || Noise.isNoise(property, of: our)
    if our.name == "rect", isNoise, ["x", "y", "width", "height"].contains(property) {
      let (object, path) = subject(identity)
      openNumbers.append(
        MergeDecision(
          action: .computed, object: object, property: "\(path).\(property)", values: values))
      return values.ours
    }
    let tools = (ours.nodes[0].attribute("toolsVersion"), theirs.nodes[0].attribute("toolsVersion"))
    if let side = PropertyMerge.generated(
      property, of: our.name, values, tools: tools, isNoise: isNoise)
    {
      addDecision(.init(side), identity, property: property, values)
      return side == .theirs ? values.theirs : values.ours
    }
    addConflict(.property, identity, property: property, values)
    switch choice(identity, property) ?? (mode == .base ? .base : .ours) {
    case .base: return values.base
    case .ours: return values.ours
    case .theirs: return values.theirs
    }
  }
}

extension MergeDecision.Action {
  init(_ side: MergeSide) {
    switch side {
    case .base: self = .base
    case .ours: self = .ours
    case .theirs: self = .theirs
    }
  }
}
