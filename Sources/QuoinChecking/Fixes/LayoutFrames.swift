// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// The frames of all views of a file, in each configuration of a matrix.
@MainActor struct LayoutFrames {
  private struct Frame {
    var scene: String
    var view: String
    var rectangle: CGRect
  }

  private var frames: [(configuration: LayoutConfiguration, list: [Frame])] = []

  init(_ file: InterfaceFile, in matrix: LayoutMatrix) {
    for configuration in matrix.configurations(for: file).list {
      let scenes = file.scenes(options: configuration.options(for: file))
      let list = scenes.flatMap { scene -> [Frame] in
        scene.layout()
        return scene.views.map { view in
          Frame(
            scene: scene.id, view: scene.identifier(of: view) ?? "", rectangle: view.exactFrame)
        }
      }
      frames.append((configuration, list))
    }
  }

  /// The name of the first configuration in which a view of the other file has another frame; nil
  /// when all are equal.
  func firstDifference(from other: LayoutFrames) -> String? {
    guard frames.count == other.frames.count else { return frames.first?.configuration.name }
    return zip(frames, other.frames).first { own, other in
      own.list.count != other.list.count
        || !zip(own.list, other.list).allSatisfy(Self.areEqual)
    }?.0.configuration.name
  }

  private static func areEqual(_ left: Frame, _ right: Frame) -> Bool {
    left.scene == right.scene && left.view == right.view
      && zip(numbers(left.rectangle), numbers(right.rectangle)).allSatisfy {
        // Solving in another order rounds differently; a thousandth is far below any pixel.
        abs($0 - $1) <= 0.001
      }
  }

  private static func numbers(_ rectangle: CGRect) -> [CGFloat] {
    [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
  }
}
