// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
package import QuoinInterfaceBuilder
package import QuoinUIKit

/// The frame and the size of the contents of each view of a layout root at one setting.
package struct RootMeasurement: Sendable {
  package var setting: ProofSetting
  /// The index of the root in its scene.
  package var part: Int
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  package var frames: [CGRect]
  package var contents: [CGSize]
}

/// Lays out scenes of a file, for comparison with compiled code.
@MainActor package enum SceneMeasurement {
  /// The roots at all settings, without those that depend on size classes.
  package static func roots(
    of scene: ConvertedScene, in file: InterfaceFile, _ settings: [ProofSetting]
  ) -> [RootMeasurement] {
    settings.flatMap { setting -> [RootMeasurement] in
      guard let loaded = file.scene(scene.id, options: setting.options) else { return [] }
      loaded.layout()
      return scene.roots.enumerated().compactMap { part, root in
        let views = root.views.compactMap { loaded.view($0.id) }
        guard let first = views.first, views.count == root.views.count,
          root.constraints.allSatisfy({ $0.condition == nil }),
          // UIKit places the labels of a style where Interface Builder does not show them exactly.
          root.cellStyle == nil
        else { return nil }
        return RootMeasurement(
          setting: setting, part: part, size: first.bounds.size, safeArea: first.safeAreaInsets,
          frames: views.map(\.frame), contents: views.map(\.intrinsicContentSize))
      }
    }
  }
}
