// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The rows of a conflict in which lengths are shares of one container, such as two columns, each
/// half as wide as the screen, and three gaps.
///
/// The length of the container cancels out of the rows, or remains with a fraction. A reader adds
/// up the lengths in points up to the end of the container.
struct ContainerShares {
  /// The rows, with each share as a length in points and each distance from the container's guide
  /// without its insets.
  let parts: [LayoutCertificate.Part]
  let container: ContainerLength

  /// - Returns: nil where the lengths are not shares of one item, or do not add up to the gap.
  init?(
    _ certificate: LayoutCertificate, _ axis: LayoutAxis, _ engine: LayoutEngine,
    _ names: LayoutNames
  ) {
    let shares = certificate.parts.compactMap { part in
      engine.share(part.requirement).map { (part: part, base: $0.base) }
    }
    guard let first = shares.first, shares.allSatisfy({ $0.base == first.base }) else { return nil }
    let (base, unit) = (first.base, abs(first.part.multiple))
    let length = engine.alignmentRect(of: base).length(axis)
    guard unit > 0 else { return nil }
    var parts = certificate.parts
    var outer: [Int] = []
    for index in parts.indices {
      parts[index].multiple /= unit
      let part = parts[index]
      if names.isFact(part.requirement) || abs(abs(part.multiple) - 1) > 1e-9 {
        outer.append(index)
      } else if let share = engine.share(part.requirement) {
        parts[index].constant = share.multiplier * length + share.constant
      } else {
        parts[index].constant -= RootGuide.inset(of: part, in: base, engine)
      }
    }
    let sign = first.part.multiple > 0 ? 1.0 : -1.0
    let inner = parts.indices.filter { !outer.contains($0) }
    let sum = inner.reduce(0) { $0 + sign * parts[$1].amount }
    guard abs(sum - length - sign * certificate.gap / unit) < 0.01 else { return nil }
    self.parts = parts
    container = ContainerLength(item: base, parts: outer, length: length, sign: sign, isFact: true)
  }
}

extension LayoutEngine {
  /// The item of whose length a requirement makes another length a share.
  fileprivate func share(
    _ requirement: LayoutRequirement
  ) -> (base: ItemID, multiplier: Double, constant: Double)? {
    guard case .constraint(let id) = requirement, let constraint = constraint(id),
      case .attribute(let item, let attribute) = constraint.first,
      case .attribute(let base, attribute)? = constraint.second,
      attribute == .width || attribute == .height, constraint.multiplier > 0,
      let owner = self.item(base)?.kind == .view ? base : self.item(base)?.parent,
      isItem(item, inside: owner)
    else { return nil }
    return (base, constraint.multiplier, constraint.constant)
  }
}
