// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinInterfaceBuilder
package import QuoinUIKit

/// The configurations in which the scenes of files are laid out: the combinations of the values of
/// each axis.
///
/// ```swift
/// let matrix = try LayoutMatrix("phones direction=both textsize=L,AX1")
/// ```
public struct LayoutMatrix: Hashable, Sendable {
  /// The number of configurations above which only some are used: so many that each pair of values of
  /// two axes occurs.
  public static let mostConfigurations = 64

  package var devices: [MatrixDevice] = []
  package var orientations: [SceneOrientation] = []
  package var directions: [UIUserInterfaceLayoutDirection] = []
  package var textSizes: [UIContentSizeCategory] = []
  /// nil is the texts of the file.
  package var strings: [StringsVariant?] = []
  /// Whether all combinations are used, however many there are.
  public var isFull = false
  /// The words that the matrix was made from.
  public private(set) var words = "canvas"

  /// The scenes as drawn.
  public static let canvas = LayoutMatrix()

  init() {}

  init(words: String) { self.words = words }

  /// Whether the scenes are laid out as drawn alone.
  public var isCanvas: Bool { combinations == [.canvas] }

  /// The configurations for a file, in the order of the matrix, each once.
  ///
  /// - Parameter file: The file. Axes that do not suit it are left out.
  /// - Returns: The configurations, and the axes that were left out.
  public func configurations(
    for file: InterfaceFile
  ) -> (list: [LayoutConfiguration], leftOut: [MatrixAxis]) {
    var matrix = self
    var leftOut: [MatrixAxis] = []
    if file.platform != .iOS {
      for (axis, isUsed) in [
        (MatrixAxis.devices, !devices.allSatisfy { $0 == .canvas }),
        (.orientation, !orientations.isEmpty), (.textSize, !textSizes.isEmpty),
      ] where isUsed {
        leftOut.append(axis)
      }
      (matrix.devices, matrix.orientations, matrix.textSizes) = ([], [], [])
    }
    var seen: Set<LayoutConfiguration> = []
    let list = matrix.combinations(deviceOf: { $0.device(for: file) })
      .filter { file.objection(to: $0.options(for: file)) == nil }
      .filter { seen.insert($0).inserted }
    return (list.isEmpty ? [.canvas] : list, leftOut)
  }

  /// The configurations for a tree of views, whose canvas is the tree as it was made.
  package var combinations: [LayoutConfiguration] {
    combinations(deviceOf: { device in
      if case .named(let named) = device { named } else { nil }
    })
  }

  private func combinations(deviceOf: (MatrixDevice) -> SceneDevice?) -> [LayoutConfiguration] {
    let axes = [
      devices.count, orientations.count, directions.count, textSizes.count, strings.count,
    ]
    .map { max(1, $0) }
    let rows =
      isFull || axes.reduce(1, *) <= Self.mostConfigurations
      ? AxisCombinations.all(axes) : AxisCombinations.pairwise(axes)
    return rows.map { row in
      LayoutConfiguration(
        device: devices.isEmpty ? nil : deviceOf(devices[row[0]]),
        orientation: orientations.isEmpty ? nil : orientations[row[1]],
        direction: directions.isEmpty ? nil : directions[row[2]],
        textSize: textSizes.isEmpty ? nil : textSizes[row[3]],
        strings: strings.isEmpty ? nil : strings[row[4]])
    }
  }
}
