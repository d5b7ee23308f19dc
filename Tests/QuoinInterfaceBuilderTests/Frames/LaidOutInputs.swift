// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The inputs of a root that was laid out, beside those that were stored.
@MainActor struct LaidOutInputs {
  let scene: LoadedScene
  let root: UIView
  let stored: StoredFrames.Surroundings

  func differ(in input: InputDifference) -> Bool {
    switch input {
    case .safeArea:
      // On macOS the stored one is that of the window, whether or not anything goes by it.
      return scene.platform != .macOS && !isNear(root.safeAreaInsets.list, stored.safeArea)
    case .innerSafeArea:
      return differs(stored.viewSafeArea) { $0 === root ? nil : $0.safeAreaInsets.list }
    case .cellMargins: return differs(stored.margins) { isInCell($0) ? $0.layoutMargins.list : nil }
    case .otherMargins:
      return differs(stored.margins) { isInCell($0) ? nil : $0.layoutMargins.list }
    case .alignment:
      return differs(stored.alignmentInsets) { $0.layoutOverrides?.alignmentRectInsets?.list }
    case .baseline: return differs(stored.baselines, tolerance: 1) { baselines(of: $0) }
    case .contentSize: return contentSizesDiffer
    case .none: return false
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

  private var contentSizesDiffer: Bool {
    (stored.intrinsic ?? [:]).contains { id, size in
      guard let used = scene.view(id)?.layoutOverrides?.intrinsicContentSize else { return true }
      return !isNear(
        [Double(used.width), Double(used.height)], [size.width ?? -1, size.height ?? -1])
    }
  }

  private func differs(
    _ stored: [String: [Double]]?, tolerance: Double = 0.51, _ used: (UIView) -> [Double]?
  ) -> Bool {
    (stored ?? [:]).contains { id, list in
      guard let view = scene.view(id), let found = used(view) else { return false }
      return !isNear(found, list, tolerance)
    }
  }

  private func isNear(_ left: [Double], _ right: [Double], _ tolerance: Double = 0.51) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension UIEdgeInsets {
  fileprivate var list: [Double] { [top, left, bottom, right].map { Double($0) } }
}
