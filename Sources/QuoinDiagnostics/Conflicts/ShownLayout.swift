// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The part of a layout that differs from the broken members of a conflict group.
struct ShownLayout {
  let sentence: String
  /// The numbers of frames that differ from those of a layout in which the broken members hold and
  /// the others are optional, in its order of views.
  let differences: [FrameDifference]

  /// The number of broken members and of views that are named.
  private static let mostNames = 5

  /// - Parameter part: the part of the layout that the group can move.
  init(
    _ group: LayoutConflictGroup, _ engine: LayoutEngine, part: LayoutEngine,
    _ text: RequirementText
  ) {
    let parts = group.broken.prefix(Self.mostNames).map { Self.comparison($0, engine, text) }
    var sentence = parts.joined(separator: ", ")
    if group.broken.count > Self.mostNames {
      sentence += " and \(group.broken.count - Self.mostNames) more are broken"
    }
    if let other = Self.layoutWithBrokenMembers(group, part) {
      differences = FrameDifference.all(from: other, to: part)
      self.sentence = "\(sentence); \(Self.movement(differences, group, engine, text))"
    } else {
      differences = []
      self.sentence = "\(sentence); what else differs is not known"
    }
  }

  private static func comparison(
    _ broken: LayoutRequirement, _ engine: LayoutEngine, _ text: RequirementText
  ) -> String {
    let value = BrokenValue(broken, engine, text)
    return "\(value.subject) is \(value.found) instead of \(value.wanted)"
  }

  /// The layout in which the broken members hold and the others are optional; nil when an edit is
  /// refused.
  private static func layoutWithBrokenMembers(
    _ group: LayoutConflictGroup, _ engine: LayoutEngine
  ) -> LayoutEngine? {
    let broken = Set(group.broken)
    var copy = engine
    for member in Set(group.conflicts.flatMap(\.members)) where !broken.contains(member) {
      switch member {
      case .constraint, .hugging, .compressionResistance: break
      default: continue
      }
      do throws(LayoutError) {
        try copy.apply(.setPriority(member, 999))
      } catch {
        return nil
      }
    }
    copy.layout()
    return copy
  }

  /// The views beside those of the broken members that would be elsewhere.
  private static func movement(
    _ differences: [FrameDifference], _ group: LayoutConflictGroup, _ engine: LayoutEngine,
    _ text: RequirementText
  ) -> String {
    var named = Set(group.broken.flatMap { $0.items(in: engine) })
    let moved = differences.map(\.item).filter { named.insert($0).inserted }
    guard !moved.isEmpty else { return "no other view differs" }
    let names = moved.prefix(mostNames).map(text.names.item).joined(separator: ", ")
    let more = moved.count > mostNames ? " and \(moved.count - mostNames) more" : ""
    return "\(names)\(more) \(moved.count == 1 ? "differs" : "differ") too"
  }
}
