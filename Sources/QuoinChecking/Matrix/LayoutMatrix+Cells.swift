// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutMatrix {
  /// The cells of the matrix for views in code, in a fixed order, each once.
  ///
  /// A matrix without anything to lay out has one cell, in which each expectation fails with the
  /// reason.
  public var cells: [LayoutCell] {
    guard objections.isEmpty else {
      var cell = LayoutCell()
      cell.objections = objections
      return [cell]
    }
    var seen: Set<LayoutConfiguration> = []
    return combinations.filter { seen.insert($0).inserted }.map {
      var cell = LayoutCell($0)
      cell.isOfFile = isOfFiles
      return cell
    }
  }

  /// Returns the matrix of one cell.
  public static func only(_ cell: LayoutCell) -> LayoutMatrix {
    var matrix = LayoutMatrix()
    let values = cell.configuration
    matrix.deviceValues = values.device.map { [.named($0)] } ?? []
    matrix.orientationValues = values.orientation.map { [$0] } ?? []
    matrix.directionValues = values.direction.map { [$0] } ?? []
    matrix.textSizeValues = values.textSize.map { [$0] } ?? []
    matrix.stringsValues = values.strings.map { [$0] } ?? []
    matrix.sizeValues = values.size.map { [$0] } ?? []
    matrix.scaleValues = values.scale.map { [$0] } ?? []
    matrix.sampleValues = values.sample.map { [$0] } ?? []
    matrix.objections = cell.objections
    return matrix
  }
}

extension LayoutCell {
  /// The matrix of this cell alone.
  public var matrix: LayoutMatrix { .only(self) }
}
