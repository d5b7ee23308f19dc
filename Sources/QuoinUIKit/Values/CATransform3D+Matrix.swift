// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The numbers of a transform as rows, for calculating with all of them.
struct TransformMatrix: Equatable {
  var rows: [[CGFloat]]

  static let identity = TransformMatrix(rows: [
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1],
  ])

  /// Returns this transform, followed by another one.
  func followed(by next: TransformMatrix) -> TransformMatrix {
    TransformMatrix(
      rows: rows.map { row in
        row.indices.map { column in
          zip(row, next.rows).reduce(0) { $0 + $1.0 * $1.1[column] }
        }
      })
  }

  /// The inverse of the transform, by elimination with pivots; nil when there is none.
  var inverse: TransformMatrix? {
    var left = rows
    var right = TransformMatrix.identity.rows
    for column in left.indices {
      let candidates = left.indices.dropFirst(column)
      guard let pivot = candidates.max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        left[pivot][column] != 0
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let scale = left[column][column]
      left[column] = left[column].map { $0 / scale }
      right[column] = right[column].map { $0 / scale }
      for row in left.indices where row != column {
        let factor = left[row][column]
        left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
        right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
      }
    }
    return TransformMatrix(rows: right)
  }
}

extension CATransform3D {
  var matrix: TransformMatrix {
    TransformMatrix(rows: [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ])
  }

  init(_ matrix: TransformMatrix) {
    let numbers = matrix.rows
    self.init(
      m11: numbers[0][0], m12: numbers[0][1], m13: numbers[0][2], m14: numbers[0][3],
      m21: numbers[1][0], m22: numbers[1][1], m23: numbers[1][2], m24: numbers[1][3],
      m31: numbers[2][0], m32: numbers[2][1], m33: numbers[2][2], m34: numbers[2][3],
      m41: numbers[3][0], m42: numbers[3][1], m43: numbers[3][2], m44: numbers[3][3])
  }

  /// The effect of the transform in the plane of the layer, seen from far away.
  var planePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
