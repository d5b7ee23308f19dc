// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The main file of a program that lays out compiled scenes and prints their frames.
package struct CompiledProgram {
  /// The scenes with their roots at all settings.
  package let scenes: [(scene: CompiledScene, roots: [RootMeasurement])]

  package init(_ scenes: [(scene: CompiledScene, roots: [RootMeasurement])]) {
    self.scenes = scenes
  }

  /// The source: a line for each root at each setting, with four numbers of the frame and two of
  /// the contents for each view.
  package var text: String {
    var text = Self.head
    for (scene, roots) in scenes {
      for root in roots {
        let insets = root.safeArea
        text +=
          "measure(Scene\(scene.number).makers[\(root.part)], "
          + "CGSize(width: \(root.size.width), height: \(root.size.height)), "
          + "\(root.setting.direction == .rightToLeft), UIEdgeInsets(top: \(insets.top), "
          + "left: \(insets.left), bottom: \(insets.bottom), right: \(insets.right)))\n"
      }
    }
    return text
  }

  private static let head = """
    import Foundation
    import UIKit

    @MainActor func measure(
      _ make: @MainActor () -> (UIViewController, [UIView]), _ size: CGSize, _ isMirrored: Bool,
      _ insets: UIEdgeInsets
    ) {
      let (controller, views) = make()
      guard let root = controller.view else { return print() }
      var waiting: [UIView] = isMirrored ? [root] : []
      while let view = waiting.popLast() {
        if view.semanticContentAttribute == .unspecified {
          view.semanticContentAttribute = .forceRightToLeft
        }
        waiting += view.subviews
      }
      controller.additionalSafeAreaInsets = insets
      root.frame = CGRect(origin: .zero, size: size)
      root.layoutIfNeeded()
      let numbers = views.flatMap { view -> [CGFloat] in
        let (frame, content) = (view.frame, view.intrinsicContentSize)
        return [frame.minX, frame.minY, frame.width, frame.height, content.width, content.height]
      }
      print(numbers.map { "\\($0)" }.joined(separator: " "))
    }


    """

  /// The comparison of a root of the program with that of the scene.
  package struct Comparison {
    package var scene: CompiledScene
    package var setting: ProofSetting
    /// The views whose contents have another size in code, as sentences.
    package var contents: [String] = []
    /// The views with another frame, as sentences.
    package var differences: [String] = []
  }

  /// The largest difference of equal numbers: frames in code are rounded to pixels.
  private static let tolerance = 0.5

  /// Compares the lines that the program printed; nil for output of another form.
  package func comparisons(_ output: String) -> [Comparison]? {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var result: [Comparison] = []
    for (scene, roots) in scenes {
      for root in roots {
        guard let line = lines.popFirst() else { return nil }
        let numbers = line.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == root.frames.count * 6 else { return nil }
        result.append(comparison(scene, root, numbers))
      }
    }
    return result
  }

  private func comparison(
    _ scene: CompiledScene, _ root: RootMeasurement, _ numbers: [Double]
  ) -> Comparison {
    var result = Comparison(scene: scene, setting: root.setting)
    let names = scene.printed.parts[root.part].viewNames
    for (index, content) in root.contents.enumerated() {
      let code = Array(numbers[(index * 6 + 4)..<(index * 6 + 6)])
      let canvas = [Double(content.width), Double(content.height)]
      guard !Self.areNear(canvas, code) else { continue }
      result.contents.append(
        "content of \(names[index]): \(Self.size(canvas)) on the canvas, \(Self.size(code)) in code"
      )
    }
    for (index, frame) in root.frames.enumerated() {
      let code = Array(numbers[(index * 6)..<(index * 6 + 4)])
      let canvas = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      // The root is where the program puts it.
      guard index > 0, !Self.areNear(canvas, code) else { continue }
      result.differences.append(
        "'\(names[index])' is at \(Self.list(code)) instead of \(Self.list(canvas))")
    }
    return result
  }

  private static func areNear(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private static func size(_ numbers: [Double]) -> String {
    // A view without contents has none of either length.
    numbers == [-1, -1] ? "none" : numbers.map(SwiftLiteral.point).joined(separator: " × ")
  }

  private static func list(_ numbers: [Double]) -> String {
    "(" + numbers.map(SwiftLiteral.point).joined(separator: ", ") + ")"
  }
}
