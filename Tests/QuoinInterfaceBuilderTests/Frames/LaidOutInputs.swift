// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The inputs of a root that was laid out, beside those that were stored.
@MainActor struct LaidOutInputs {
  let scene: LoadedScene
  let root: UIView
  let stored: StoredFrames.Environment

  /// The difference of an input from the stored one, as text; nil if they are equal.
  func difference(in input: InputDifference) -> String? {
    switch input {
    case .safeArea:
      // On macOS the stored one is that of the window, whether or not anything goes by it.
      guard scene.platform != .macOS else { return nil }
      return difference(of: stored.safeArea, from: root.safeAreaInsets.list)
    case .innerSafeArea:
      return difference(stored.viewSafeArea) { $0 === root ? nil : $0.safeAreaInsets.list }
    case .cellMargins:
      return difference(stored.margins) { isInCell($0) ? $0.layoutMargins.list : nil }
    case .otherMargins:
      return difference(stored.margins) { isInCell($0) ? nil : $0.layoutMargins.list }
    case .alignment:
      return difference(stored.alignmentInsets) { $0.layoutOverrides?.alignmentRectInsets?.list }
    case .baseline: return difference(stored.baselines, tolerance: 1) { baselines(of: $0) }
    case .contentSize:
      return difference(stored.intrinsic?.mapValues { [$0.width ?? -1, $0.height ?? -1] }) {
        $0.layoutOverrides?.intrinsicContentSize?.list ?? [.nan, .nan]
      }
    case .none: return nil
    }
  }

  private func isInCell(_ view: UIView) -> Bool {
    scene.elementKind(of: view) == .cell
      || view.superview.map { scene.elementKind(of: $0) == .cell } == true
  }

  private func baselines(of view: UIView) -> [Double]? {
    guard let offsets = view.layoutOverrides?.baselineOffsets else { return nil }
    let insets = view.layoutOverrides?.alignmentRectInsets ?? .zero
    return [
      Double(offsets.firstFromTop + insets.top), Double(offsets.lastFromBottom + insets.bottom),
    ]
  }

  /// The first view, in the order of ids, of which an input differs.
  private func difference(
    _ stored: [String: [Double]]?, tolerance: Double = 0.51, _ used: (UIView) -> [Double]?
  ) -> String? {
    for (id, list) in (stored ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let view = scene.view(id), let found = used(view),
        let difference = difference(of: list, from: found, tolerance)
      else { continue }
      return "\(id) \(difference)"
    }
    return nil
  }

  private func difference(
    of stored: [Double], from used: [Double], _ tolerance: Double = 0.51
  ) -> String? {
    let isNear = zip(used, stored).allSatisfy { abs($0 - $1) <= tolerance }
    return isNear ? nil : "\(stored), laid out with \(used)"
  }
}

extension CGSize {
  fileprivate var list: [Double] { [Double(width), Double(height)] }
}

extension UIEdgeInsets {
  fileprivate var list: [Double] { [top, left, bottom, right].map { Double($0) } }
}
