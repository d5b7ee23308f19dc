// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// What a layout shows instead of the broken members of a conflict group.
struct ShownLayout {
  let sentence: String

  /// The number of broken members and of views that are named.
  private static let mostNames = 5

  init(_ group: LayoutConflictGroup, _ engine: LayoutEngine, _ text: RequirementText) {
    let parts = group.broken.prefix(Self.mostNames).map { Self.comparison($0, engine, text) }
    var sentence = parts.joined(separator: ", ")
    if group.broken.count > Self.mostNames {
      sentence += " and \(group.broken.count - Self.mostNames) more are broken"
    }
    self.sentence = "\(sentence); \(Self.movement(group, engine, text))"
  }

  private static func comparison(
    _ broken: LayoutRequirement, _ engine: LayoutEngine, _ text: RequirementText
  ) -> String {
    let value = BrokenValue(broken, engine, text)
    return "\(value.subject) is \(value.found) instead of \(value.wanted)"
  }

  /// The views that would be elsewhere if the broken members held and the others were optional.
  private static func movement(
    _ group: LayoutConflictGroup, _ engine: LayoutEngine, _ text: RequirementText
  ) -> String {
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
        return "what else differs is not known"
      }
    }
    copy.layout()
    let own = Set(group.broken.flatMap { $0.items(in: engine) })
    let moved = engine.items.filter { item in
      guard !own.contains(item), engine.item(item)?.kind == .view else { return false }
      let (shown, other) = (engine.frame(of: item), copy.frame(of: item))
      return [
        shown.x - other.x, shown.y - other.y, shown.width - other.width,
        shown.height - other.height,
      ].contains { abs($0) >= 1 }
    }
    guard !moved.isEmpty else { return "no other view differs" }
    let names = moved.prefix(mostNames).map(text.names.item).joined(separator: ", ")
    let more = moved.count > mostNames ? " and \(moved.count - mostNames) more" : ""
    return "\(names)\(more) \(moved.count == 1 ? "differs" : "differ") too"
  }
}
