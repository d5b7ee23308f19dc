// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Contents that do not fit into their container, of which equal priorities do not say which one is
/// cut off: `title and artist do not fit into form: 540 + 20.5 + 20.5 = 581, but form is 568 high:
/// 13 too much`.
///
/// The sum is that of the conflict that the layout has when its contents of that priority must not
/// be cut off.
package struct FullContainer: Hashable, Sendable {
  /// The contents that do not fit, such as `title and artist do not fit into form`.
  package var subject: String
  /// The sum, such as `540 + 20.5 + 20.5 = 581, but form is 568 high: 13 too much`.
  package var sentence: String
  /// The container, and the axis along which it is too full.
  let container: ItemID
  let axis: LayoutAxis
  /// The number of lengths that are added up.
  let terms: Int
  /// Edits of lengths with which nothing is cut off.
  private(set) var lengthFixes: [FixDescription] = []

  /// - Parameters:
  ///   - degree: a degree of freedom of the last layout.
  ///   - engine: the engine that reported it, unchanged since.
  ///   - names: the names of items and constraints.
  ///   - fixLimit: the number of fixes.
  /// - Returns: nil when the cause is another one, or when the contents fit beside higher
  ///   priorities.
  init?(
    _ degree: DegreeOfFreedom, in engine: LayoutEngine, names: LayoutNames, fixLimit: Int
  ) {
    guard case .tie(let first, let second) = degree.cause,
      case .compressionResistance(_, let axis) = first, case .compressionResistance = second,
      let priority = engine.priority(of: first),
      let strict = engine.layout(resisting: priority, axis),
      let smallest = strict.conflict(with: [first, second])
    else { return nil }
    // A smallest set leaves out what does not fit either.
    let conflict = strict.fullest(from: smallest, about: [first, second], axis, names)
    let words = ConflictSetDescription(
      conflict, isBroken: { _ in false }, strict, RequirementText(names: names))
    guard words.form == .sum, let certificate = strict.certificate(of: conflict),
      let length = ContainerLength(
        certificate.parts, axis, strict, names, broken: conflict.broken)
    else { return nil }
    (subject, sentence) = (words.subject, words.sentence)
    (container, self.axis) = (length.item, axis)
    terms = words.sum?.left.count ?? 0
    guard fixLimit > 0,
      let group = strict.conflictGroups(isGiven: names.isGiven).first(where: {
        $0.conflicts.contains(smallest)
      })
    else { return }
    let edits = strict.fixes(for: group, limit: 1) { requirement in
      strict.isLength(requirement) && names.canChange(requirement)
        && conflict.members.contains(requirement)
    }
    lengthFixes = edits.map { fix in
      var words = FixDescription(fix, in: strict, names: names)
      // The layout that the fix was tried on is not the one shown.
      words.effect = "then nothing is cut off"
      return words
    }
  }
}

extension FullContainer {
  /// The fixes that a person would make, the best first: another length of what is long in any
  /// case, and then other priorities, which say which content is cut off.
  func fixes(among others: [FixDescription], limit: Int) -> [FixDescription] {
    let priorities = others.filter { other in
      if case .setPriority = other.fix.edit { true } else { false }
    }
    return Array((lengthFixes + priorities).prefix(limit))
  }
}

extension LayoutEngine {
  /// Whether a requirement is a constraint that states a length.
  fileprivate func isLength(_ requirement: LayoutRequirement) -> Bool {
    guard case .constraint(let id) = requirement, let constraint = constraint(id) else {
      return false
    }
    return constraint.second == nil && constraint.relation != .lessThanOrEqual
  }

  fileprivate func conflict(with tied: [LayoutRequirement]) -> LayoutConflict? {
    conflicts.first { conflict in tied.contains { conflict.members.contains($0) } }
  }

  /// The set that needs the longest container, of those that do not fit: while the container is
  /// made as long as a set needs, the next one has further contents.
  fileprivate func fullest(
    from smallest: LayoutConflict, about tied: [LayoutRequirement], _ axis: LayoutAxis,
    _ names: LayoutNames
  ) -> LayoutConflict {
    var (longer, fullest) = (self, smallest)
    for _ in 0..<Self.mostMembers {
      guard let certificate = longer.certificate(of: fullest),
        let container = ContainerLength(
          certificate.parts, axis, longer, names, broken: fullest.broken),
        container.sign > 0
      else { break }
      let lengths = container.parts.map { certificate.parts[$0].requirement }
      guard longer.lengthen(lengths, by: certificate.gap, axis) else { break }
      longer.layout()
      guard let next = longer.conflict(with: tied), Set(next.members) != Set(fullest.members)
      else { break }
      fullest = next
    }
    return fullest
  }

  /// The largest number of contents that are added to a set.
  private static let mostMembers = 12

  /// Makes the roots and the lengths that constraints state longer.
  ///
  /// - Returns: whether the engine takes the lengths.
  private mutating func lengthen(
    _ lengths: [LayoutRequirement], by length: Double, _ axis: LayoutAxis
  ) -> Bool {
    do throws(LayoutError) {
      for case .constraint(let id) in lengths {
        guard let constraint = constraint(id) else { return false }
        try setConstant(of: id, to: constraint.constant + length)
      }
      for root in roots {
        guard var item = item(root), var size = item.givenSize else { continue }
        switch axis {
        case .horizontal: size.width += length
        case .vertical: size.height += length
        }
        item.givenSize = size
        try updateItem(root, to: item)
      }
      return true
    } catch {
      return false
    }
  }

  /// The layout in which contents that resist with a priority or a higher one are required to.
  fileprivate func layout(resisting priority: Double, _ axis: LayoutAxis) -> LayoutEngine? {
    var copy = self
    for id in items {
      guard let content = item(id)?.content(axis), content.compressionResistance >= priority,
        content.compressionResistance < 1000
      else { continue }
      do throws(LayoutError) {
        try copy.apply(.setPriority(.compressionResistance(id, axis), 1000))
      } catch {
        return nil
      }
    }
    copy.layout()
    return copy
  }
}
