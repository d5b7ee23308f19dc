// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Views that a stack view makes equally long, and to which constraints of the program give
/// different lengths.
struct EqualizedLengths {
  /// The name of the stack view.
  let stack: String
  /// The properties of the stack view, such as `fillEqually`.
  let details: String?
  let axis: LayoutAxis
  /// The different lengths, in points, in the order of the members.
  let lengths: [Double]

  /// - Returns: nil where no stack view makes two views of different lengths equally long.
  init?(_ members: [LayoutRequirement], _ engine: LayoutEngine, _ names: LayoutNames) {
    var equal: Set<ItemID> = []
    var found: (stack: String, details: String?, axis: LayoutAxis)?
    for case .constraint(let id) in members {
      guard case .stackView(let name, let details) = names.origin(id),
        let constraint = engine.constraint(id), constraint.multiplier == 1,
        case .attribute(let first, let attribute) = constraint.first,
        case .attribute(let second, attribute)? = constraint.second,
        attribute == .width || attribute == .height
      else { continue }
      found = (name, details, attribute.axis)
      equal.formUnion([first, second])
    }
    guard let found else { return nil }
    var lengths: [Double] = []
    for case .constraint(let id) in members {
      guard names.origin(id).isProgram, let constraint = engine.constraint(id),
        constraint.relation == .equal, constraint.first.comparedAttribute.axis == found.axis,
        let item = LayoutRequirement.constraint(id).sizedItem(in: engine), equal.contains(item),
        !lengths.contains(constraint.constant)
      else { continue }
      lengths.append(constraint.constant)
    }
    guard lengths.count > 1 else { return nil }
    (stack, details, axis, self.lengths) = (found.stack, found.details, found.axis, lengths)
  }

  /// The number of lengths in a headline.
  private static let mostLengths = 4

  var headline: String {
    let direction = axis == .horizontal ? "wide" : "high"
    let properties = details.map { " (\($0))" } ?? ""
    let shown = lengths.map(PrintedSum.number).inSentence(most: Self.mostLengths)
    return "\(stack) makes its views equally \(direction)\(properties), but constraints make them "
      + "\(shown) \(direction)"
  }
}
