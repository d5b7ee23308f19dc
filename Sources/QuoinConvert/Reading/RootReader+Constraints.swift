// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout

extension RootReader {
  /// Reads the constraints in the order in which scenes activate them: those of outer views first.
  func readConstraints(into converted: inout ConvertedRoot, _ positions: [Int: Int]) {
    var notes: [ConversionNote] = []
    var entries = constraints(of: document, positions: positions, &notes)
    converted.notes += notes
    if !reader.variants.isEmpty { vary(&entries, positions, converted.views) }
    var depths: [Int] = []
    for view in converted.views { depths.append(view.parent.map { depths[$0] + 1 } ?? 0) }
    converted.constraints = entries.enumerated()
      .sorted { (depths[$0.element.holder], $0.offset) < (depths[$1.element.holder], $1.offset) }
      .map(\.element)
  }

  /// The constraints of a document that views of the root hold.
  private func constraints(
    of document: InterfaceDocument, positions: [Int: Int], _ notes: inout [ConversionNote]
  ) -> [ConvertedConstraint] {
    guard let scene = document.scenes.first(where: { $0.id == scene.id }) else { return [] }
    var result: [ConvertedConstraint] = []
    for description in document.constraints[scene.constraints] {
      guard let holder = positions[description.holder] else { continue }
      if description.isPlaceholder {
        notes.append(
          ConversionNote(
            line: description.line, "The constraint '\(description.id)' is removed at build time.",
            isMissing: false))
        continue
      }
      guard
        let constraint = constraint(
          description, holder: holder, of: document, positions: positions, &notes)
      else { continue }
      result.append(constraint)
    }
    return result
  }

  private func constraint(
    _ description: ConstraintDescription, holder: Int, of document: InterfaceDocument,
    positions: [Int: Int], _ notes: inout [ConversionNote]
  ) -> ConvertedConstraint? {
    func leaveOut(_ reason: String) -> ConvertedConstraint? {
      notes.append(
        ConversionNote(
          line: description.line, "The constraint '\(description.id)' is left out: \(reason)"))
      return nil
    }
    guard
      let first = operand(
        description.first, description.firstAttribute, of: document, positions)
    else { return leaveOut("one of its items is in another scene or another top-level object.") }
    var second: (item: ConvertedItem, attribute: LayoutAttribute)?
    if let item = description.second {
      second = operand(item, description.secondAttribute, of: document, positions)
      if second == nil {
        return leaveOut("one of its items is in another scene or another top-level object.")
      }
    }
    var result = ConvertedConstraint(
      first.item, first.attribute, description.relation, second?.item,
      second?.attribute ?? .notAnAttribute, multiplier: description.multiplier,
      constant: description.constant, priority: description.priority, holder: holder)
    result.id = description.id
    let element = reader.base.element(description.id)
    result.identifier = element?["identifier"]
    result.ratio = Self.ratio(element?["multiplier"], description.multiplier)
    if let problem = ConstraintSoundness.problem(of: result) { return leaveOut(problem) }
    return result
  }

  /// The parts of a multiplier that is written with a colon.
  private static func ratio(_ text: String?, _ value: Double) -> ConstraintRatio? {
    let parts = (text ?? "").split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0, parts[0] / parts[1] == value, value != value.rounded()
    else { return nil }
    return ConstraintRatio(above: parts[0], below: parts[1])
  }

  private func operand(
    _ item: InterfaceItem, _ attribute: LayoutAttribute, of document: InterfaceDocument,
    _ positions: [Int: Int]
  ) -> (item: ConvertedItem, attribute: LayoutAttribute)? {
    switch item {
    case .view(let index): return positions[index].map { (.view($0), attribute) }
    case .guide(let index):
      let guide = document.guides[index]
      guard let owner = positions[guide.owner] else { return nil }
      switch (guide.kind, attribute) {
      case (.safeArea, _): return (.guide(owner, .safeArea), attribute)
      case (.layoutMargins, _): return (.guide(owner, .layoutMargins), attribute)
      case (.readableContent, _): return (.guide(owner, .readableContent), attribute)
      case (.contentLayout, _): return (.guide(owner, .contentLayout), attribute)
      case (.frameLayout, _): return (.guide(owner, .frameLayout), attribute)
      case (.keyboard, _): return (.guide(owner, .keyboard), attribute)
      // The inner edge of an old guide of a controller is an edge of the safe area.
      case (.controllerTop, .bottom), (.controllerTop, .lastBaseline):
        return (.guide(owner, .safeArea), .top)
      case (.controllerBottom, .top), (.controllerBottom, .firstBaseline):
        return (.guide(owner, .safeArea), .bottom)
      case (_, .height), (_, .centerY): return nil
      default: return (.view(owner), attribute)
      }
    }
  }

  /// Adds the constraints of other size classes, and gives each the classes for which it exists.
  private func vary(
    _ entries: inout [ConvertedConstraint], _ positions: [Int: Int], _ views: [ConvertedView]
  ) {
    var combinations = entries.map { _ in [SizeCondition.Combination]() }
    for variant in reader.variants {
      let other = variant.document
      var ids: [String: Int] = [:]
      for (index, view) in views.enumerated() where ids[view.id] == nil { ids[view.id] = index }
      guard let scene = other.scenes.first(where: { $0.id == scene.id }) else { continue }
      var otherPositions: [Int: Int] = [:]
      for index in scene.views { otherPositions[index] = ids[other.views[index].id] }
      var unused: [ConversionNote] = []
      for constraint in constraints(of: other, positions: otherPositions, &unused) {
        if let index = entries.firstIndex(of: constraint) {
          combinations[index].append(variant.combination)
        } else {
          entries.append(constraint)
          combinations.append([variant.combination])
        }
      }
    }
    for index in entries.indices where combinations[index].count < SizeCondition.all.count {
      entries[index].condition = SizeCondition(combinations: combinations[index])
    }
  }
}
