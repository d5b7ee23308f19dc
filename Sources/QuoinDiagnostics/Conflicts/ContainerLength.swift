// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The length of the item that the other members of a conflict have to fit into, such as the height
/// of a card whose constraints require more.
///
/// A sum along an axis ends at this length, whichever member is broken, since a reader adds up the
/// contents of a container up to its end.
struct ContainerLength {
  let item: ItemID
  /// The indices of the parts that give the length.
  let parts: [Int]
  /// The length in points.
  let length: Double
  /// 1 where the others need more than the length, -1 where they need less.
  let sign: Double
  /// Whether the length is a fact, and not the value of a constraint.
  let isFact: Bool

  /// - Parameters:
  ///   - parts: the parts of a certificate, all with the multiples 1 and -1, along one axis.
  ///   - engine: the engine that reported the conflict.
  ///   - names: the names and given frames.
  ///   - broken: the broken member.
  /// - Returns: nil where no length of one item is opposite to the others.
  init?(
    _ parts: [LayoutCertificate.Part], _ axis: LayoutAxis, _ engine: LayoutEngine,
    _ names: LayoutNames, broken: LayoutRequirement
  ) {
    let search = ContainerSearch(parts: parts, axis: axis, engine: engine, names: names)
    guard let found = search.givenLength ?? search.surroundingLength ?? search.oppositeLength else {
      return nil
    }
    self = found
  }

  init(item: ItemID, parts: [Int], length: Double, sign: Double, isFact: Bool) {
    self.item = item
    self.parts = parts
    self.length = length
    self.sign = sign
    self.isFact = isFact
  }
}

/// Finds the length of a container among the parts of a certificate.
struct ContainerSearch {
  let parts: [LayoutCertificate.Part]
  let axis: LayoutAxis
  let engine: LayoutEngine
  let names: LayoutNames

  /// The input size of a root, or the length that masks derive from such a size.
  var givenLength: ContainerLength? {
    let facts = parts.indices.filter { isGivenPart(parts[$0].requirement) }
    guard let size = facts.last(where: { sizedItem($0) != nil }), facts.count < parts.count else {
      return nil
    }
    let sized = facts.compactMap(sizedItem)
    let item = sized.first { item in
      sized.allSatisfy { $0 == item || engine.isItem(item, inside: $0) }
    }
    guard let item else { return nil }
    let sign = parts[size].multiple < 0 ? 1.0 : -1.0
    let length = facts.reduce(0) { $0 - sign * parts[$1].amount }
    let shown = engine.alignmentRect(of: item).length(axis)
    // Positions among the facts would make the sum another distance than the length.
    guard abs(length - shown) < 0.01 else { return nil }
    return ContainerLength(
      item: known(item, length, facts), parts: facts, length: length, sign: sign, isFact: true)
  }

  /// Returns the root in place of an item that is as long by its mask, such as a cell in place of
  /// the view that fills it, as the source of a root's size is clear.
  private func known(_ item: ItemID, _ length: Double, _ facts: [Int]) -> ItemID {
    guard !names.isGiven(item) else { return item }
    for index in facts {
      guard case .givenSize(let root, _) = parts[index].requirement,
        abs(parts[index].constant - length) < 0.01
      else { continue }
      return root
    }
    return item
  }

  /// The length that a requirement gives to an item around other members.
  var surroundingLength: ContainerLength? {
    let items = parts.flatMap { $0.requirement.items(in: engine) }
    let found = parts.indices.compactMap { index -> (index: Int, item: ItemID, count: Int)? in
      guard let item = sizedItem(index) else { return nil }
      let count = Set(items.filter { engine.isItem($0, inside: item) }).count
      return count > 0 ? (index, item, count) : nil
    }
    guard let best = found.max(by: { $0.count < $1.count }) else { return nil }
    return length(at: best.index, of: best.item)
  }

  /// The only length on its side of the sum, if the lengths of other items are on the other side.
  var oppositeLength: ContainerLength? {
    let sized = parts.indices.filter { sizedItem($0) != nil }
    guard parts.count > 2, sized.count > 1 else { return nil }
    let sides = [true, false].map { isNegative in
      sized.filter { (parts[$0].multiple < 0) == isNegative }
    }
    let candidates = sides.filter { $0.count == 1 }.compactMap(\.first)
    let found = candidates.compactMap { index in
      sizedItem(index).flatMap { length(at: index, of: $0) }
    }
    // Terms without a minus are the easiest to read; an excess is easier to read than a deficit.
    return found.min { rank($0) < rank($1) }
  }

  private func rank(_ container: ContainerLength) -> (Int, Double) {
    let negative = parts.indices.count {
      !container.parts.contains($0) && container.sign * parts[$0].amount < 0
    }
    return (negative, -container.sign)
  }

  private func length(at index: Int, of item: ItemID) -> ContainerLength? {
    let part = parts[index]
    let sign = part.multiple < 0 ? 1.0 : -1.0
    let isFact =
      switch part.requirement {
      case .constraint(let id): !names.origin(id).isProgram
      default: true
      }
    guard part.constant >= 0 else { return nil }
    return ContainerLength(
      item: item, parts: [index], length: part.constant, sign: sign, isFact: isFact)
  }

  /// The item whose length the part at an index gives; nil for other parts.
  func sizedItem(_ index: Int) -> ItemID? {
    parts[index].requirement.sizedItem(in: engine)
  }

  /// Whether a requirement is a given size, or the mask of an item with a given frame or around
  /// other members.
  private func isGivenPart(_ requirement: LayoutRequirement) -> Bool {
    if case .givenSize = requirement { return true }
    guard let masked = requirement.autoresizedItem else { return false }
    if names.isGiven(masked) { return true }
    return parts.contains { part in
      part.requirement.items(in: engine).contains { engine.isItem($0, inside: masked) }
    }
  }
}

extension LayoutRequirement {
  /// The item whose length the requirement gives without another item; nil for other requirements.
  func sizedItem(in engine: LayoutEngine) -> ItemID? {
    switch self {
    case .givenSize(let item, _), .autoresizingSize(let item, _), .hugging(let item, _),
      .compressionResistance(let item, _):
      return item
    case .constraint(let id):
      guard let constraint = engine.constraint(id), constraint.second == nil,
        case .attribute(let item, let attribute) = constraint.first,
        attribute == .width || attribute == .height
      else { return nil }
      return item
    case .nonNegativeSize, .nonNegativeContentSize, .autoresizingPosition:
      return nil
    }
  }
}

extension LayoutEngine {
  /// Whether an item is somewhere inside another one.
  func isItem(_ item: ItemID, inside other: ItemID) -> Bool {
    var next = self.item(item)?.parent
    while let parent = next {
      if parent == other { return true }
      next = self.item(parent)?.parent
    }
    return false
  }
}

extension LayoutRect {
  /// The width or the height.
  func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}
