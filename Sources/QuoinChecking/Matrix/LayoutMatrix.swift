// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
public import QuoinInterfaceBuilder
package import QuoinUIKit

/// The configurations in which the scenes of files are laid out: the combinations of the values of
/// each axis.
///
/// ```swift
/// let matrix = try LayoutMatrix("phones direction=both textsize=L,AX1")
/// let same = LayoutMatrix.phones.directions(.both).textSizes(.large, .accessibilityMedium)
/// ```
///
/// Axes are added by chaining. The values of different axes are combined; values of an axis that is
/// named again are added to those that it has.
public struct LayoutMatrix: Hashable, Sendable {
  /// The largest number of configurations that are all used. Of more, only enough are used to
  /// contain each pair of values of two axes.
  package static let mostConfigurations = 64

  package var deviceValues: [MatrixDevice] = []
  package var orientationValues: [SceneOrientation] = []
  package var directionValues: [UIUserInterfaceLayoutDirection] = []
  package var textSizeValues: [UIContentSizeCategory] = []
  /// The texts; nil for those of the file.
  package var stringsValues: [StringsVariant?] = []
  /// Sizes of parts of a screen; empty for views that fill it.
  package var sizeValues: [MatrixSize] = []
  /// The numbers of pixels per point; empty for that of the device.
  package var scaleValues: [CGFloat] = []
  /// The values that the maker of views receives.
  package var sampleValues: [LayoutSample] = []
  /// The reasons that there is nothing to lay out, in sentences, such as a device that does not
  /// exist.
  package var objections: [String] = []
  /// Whether scenes of files are laid out.
  package var isOfFiles = false
  /// Whether all combinations are used, however many there are.
  package var isFull = false

  /// The scenes as drawn.
  public static let canvas = LayoutMatrix()

  init() {}

  /// Whether the scenes are laid out as drawn alone.
  package var isCanvas: Bool {
    // Severities of rules depend on it, so it is read for each rule and file.
    deviceValues.allSatisfy { $0 == .canvas } && stringsValues.allSatisfy { $0 == nil }
      && orientationValues.isEmpty && directionValues.isEmpty && textSizeValues.isEmpty
      && sizeValues.isEmpty && scaleValues.isEmpty && sampleValues.isEmpty
  }

  /// Returns the configurations for a file, in the order of the matrix, each once.
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
        (MatrixAxis.devices, !deviceValues.allSatisfy { $0 == .canvas }),
        (.orientation, !orientationValues.isEmpty), (.textSize, !textSizeValues.isEmpty),
      ] where isUsed {
        leftOut.append(axis)
      }
      (matrix.deviceValues, matrix.orientationValues, matrix.textSizeValues) = ([], [], [])
    }
    // Scenes of files have sizes and screens of their own, and nothing makes them of samples.
    (matrix.sizeValues, matrix.scaleValues, matrix.sampleValues) = ([], [], [])
    var seen: Set<LayoutConfiguration> = []
    let list = matrix.combinations(for: file)
      .filter { file.objection(to: $0.options(for: file)) == nil }
      .filter { seen.insert($0).inserted }
    return (list.isEmpty ? [.canvas] : list, leftOut)
  }

  /// The configurations for a tree of views, whose canvas is the tree as it was made.
  package var combinations: [LayoutConfiguration] { combinations(for: nil) }

  private func combinations(for file: InterfaceFile?) -> [LayoutConfiguration] {
    let axes = [
      deviceValues.count, orientationValues.count, directionValues.count, textSizeValues.count,
      stringsValues.count, sizeValues.count, scaleValues.count, sampleValues.count,
    ]
    .map { max(1, $0) }
    let rows =
      isFull || axes.reduce(1, *) <= Self.mostConfigurations
      ? AxisCombinations.all(axes) : AxisCombinations.pairwise(axes)
    return rows.map { row in
      LayoutConfiguration(
        device: deviceValues.isEmpty ? nil : deviceValues[row[0]].device(for: file),
        orientation: orientationValues.isEmpty ? nil : orientationValues[row[1]],
        direction: directionValues.isEmpty ? nil : directionValues[row[2]],
        textSize: textSizeValues.isEmpty ? nil : textSizeValues[row[3]],
        strings: stringsValues.isEmpty ? nil : stringsValues[row[4]],
        size: sizeValues.isEmpty ? nil : sizeValues[row[5]],
        scale: scaleValues.isEmpty ? nil : scaleValues[row[6]],
        sample: sampleValues.isEmpty ? nil : sampleValues[row[7]])
    }
  }
}
