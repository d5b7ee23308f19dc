// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import QuoinLayout

/// The guide of a container with a given length to which alone the members of a conflict are
/// attached.
struct RootGuide {
  let item: ItemID
  private let engine: LayoutEngine

  /// - Parameters:
  ///   - parts: the parts of a certificate.
  ///   - container: the given length.
  /// - Returns: nil when members refer to the container itself, or to several guides.
  init?(
    _ parts: [LayoutCertificate.Part], _ container: ContainerLength, _ engine: LayoutEngine
  ) {
    let root = container.item
    self.engine = engine
    var guides: Set<ItemID> = []
    for (index, part) in parts.enumerated() where !container.parts.contains(index) {
      for item in part.requirement.items(in: engine) {
        if item == root { return nil }
        guard let found = engine.item(item), found.kind != .view, found.parent == root else {
          continue
        }
        guides.insert(item)
      }
    }
    guard let guide = guides.first, guides.count == 1 else { return nil }
    item = guide
  }

  /// The part of a row's constant that comes from the insets of the guide.
  func inset(of part: LayoutCertificate.Part) -> Double { Self.inset(of: part, in: item, engine) }

  /// The part of a row's constant that comes from the insets of an item; 0 where that is not a
  /// guide.
  static func inset(
    of part: LayoutCertificate.Part, in item: ItemID, _ engine: LayoutEngine
  ) -> Double {
    guard case .constraint(let id) = part.requirement, let constraint = engine.constraint(id),
      engine.item(item)?.kind != .view, part.requirement.items(in: engine).contains(item)
    else { return 0 }
    // The row of a mirrored constraint has the opposite constant. The root owns the constraint.
    let isMirrored =
      engine.item(item)?.parent.flatMap(engine.item)?.direction == .rightToLeft
      && constraint.isDirectional
    return part.constant - (isMirrored ? -constraint.constant : constraint.constant)
  }
}

extension LayoutConstraint {
  fileprivate var isDirectional: Bool {
    [first, second].contains { operand in
      guard case .attribute(_, let attribute) = operand else { return false }
      switch attribute {
      case .leading, .trailing, .leadingMargin, .trailingMargin: return true
      default: return false
      }
    }
  }
}
