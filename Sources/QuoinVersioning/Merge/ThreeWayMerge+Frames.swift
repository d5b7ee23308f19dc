// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ThreeWayMerge {
  /// Decides numbers of stored rectangles by layout.
  ///
  /// - Parameters:
  ///   - result: The layout of the merged file.
  ///   - ours: The result for our file, which has to agree with the frames stored in it.
  /// - Returns: A sentence when layout is not used; nil otherwise.
  @MainActor mutating func compute(
    _ result: FrameRecalculation, _ own: FrameRecalculation
  ) -> String? {
    let agrees = own.agreement(with: ours, without: Set(openNumbers.map(\.object))) >= 0.99
    for decision in openNumbers {
      guard let dot = decision.property.lastIndex(of: ".") else { continue }
      let name = String(decision.property[decision.property.index(after: dot)...])
      let identity = "\(decision.object)/@\(decision.property[..<dot])"
      if agrees, let number = result.number(name, of: decision.object),
        let index = nodes[identity]?.attributes.firstIndex(where: { $0.name == name })
      {
        nodes[identity]?.attributes[index].value = ValueText.written(number)
        decisions.append(decision)
      } else {
        var kept = decision
        kept.action = .ours
        decisions.append(kept)
      }
    }
    openNumbers = []
    return agrees
      ? nil
      : "The layout of our file is not that of its stored frames. Where both sides changed a stored "
        + "number, ours is kept."
  }
}
