// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@Suite("Transforms of space, offsets and vectors")
struct SpatialTransformTests {
  /// The image of a point under a transform: row vector times matrix, without perspective.
  private func move(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, by t: CATransform3D
  ) -> [CGFloat] {
    [
      x * t.m11 + y * t.m21 + z * t.m31 + t.m41, x * t.m12 + y * t.m22 + z * t.m32 + t.m42,
      x * t.m13 + y * t.m23 + z * t.m33 + t.m43,
    ].map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test("A quarter turn about each axis takes the next axis to the one after it")
  func rotation() {
    let quarter = CGFloat.pi / 2
    #expect(move(0, 1, 0, by: CATransform3DMakeRotation(quarter, 2, 0, 0)) == [0, 0, 1])
    #expect(move(0, 0, 1, by: CATransform3DMakeRotation(quarter, 0, 3, 0)) == [1, 0, 0])
    #expect(move(1, 0, 0, by: CATransform3DMakeRotation(quarter, 0, 0, 1)) == [0, 1, 0])
    // A third of a turn about the diagonal exchanges all axes.
    let diagonal = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    #expect(move(1, 0, 0, by: diagonal) == [0, 1, 0])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("What is added to a transform happens before it")
  func order() {
    let moved = CATransform3DMakeTranslation(10, 20, 30)
    #expect(move(1, 1, 1, by: CATransform3DScale(moved, 2, 3, 4)) == [12, 23, 34])
    let scaled = CATransform3DMakeScale(2, 2, 2)
    #expect(move(0, 0, 0, by: CATransform3DTranslate(scaled, 1, 2, 3)) == [2, 4, 6])
    #expect(move(1, 0, 0, by: CATransform3DConcat(scaled, moved)) == [12, 20, 30])
  }

  @Test("An inverse undoes, and what has none stays as it is")
  func inversion() {
    var transform = CATransform3DRotate(CATransform3DMakeScale(2, 4, 8), 0.3, 1, 2, 3)
    transform.m34 = -1.0 / 500
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (index, unit) in [[0.0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]].enumerated() {
      let moved = move(unit[0], unit[1], unit[2], by: product)
      #expect(zip(moved, unit).allSatisfy { abs($0 - $1) < 1e-6 }, "point \(index)")
    }
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("Transforms of the plane go to space and back")
  func plane() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let spatial = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(spatial))
    #expect(CATransform3DGetAffineTransform(spatial) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test("Offsets and vectors are zero by default")
  func zeros() {
    #expect(UIOffset() == .zero)
    #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2)
    #expect(CGVector() == .zero)
    #expect(CGVector(dx: 3, dy: 4).dx == 3)
  }
}
