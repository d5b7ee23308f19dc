// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A layer that emits particles; stored, not shown.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// A factor of how many particles there are.
  open var birthRate: Float = 1
  /// A factor of how long particles live.
  open var lifetime: Float = 1
  /// The center of the shape that emits.
  open var emitterPosition = CGPoint.zero
  /// The depth of that center.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape that emits.
  open var emitterSize = CGSize.zero
  /// The depth of that shape.
  open var emitterDepth: CGFloat = 0
  /// The shape that emits.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of the particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are drawn in depth.
  open var preservesDepth = false
  /// A factor of the speed of particles.
  open var velocity: Float = 1
  /// A factor of the size of particles.
  open var scale: Float = 1
  /// A factor of the turns of particles.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particles; stored, not shown.
open class CAEmitterCell: NSObject {
  /// The name of the kind.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The number of particles a second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// How different lifetimes are.
  open var lifetimeRange: Float = 0
  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction out of the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// How different directions are, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed, in points a second.
  open var velocity: CGFloat = 0
  /// How different speeds are.
  open var velocityRange: CGFloat = 0
  /// The acceleration from left to right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration from top to bottom.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the front.
  open var zAcceleration: CGFloat = 0
  /// The size, as a factor of that of the contents.
  open var scale: CGFloat = 1
  /// How different sizes are.
  open var scaleRange: CGFloat = 0
  /// The change of the size a second.
  open var scaleSpeed: CGFloat = 0
  /// The speed of turning, in radians a second.
  open var spin: CGFloat = 0
  /// How different speeds of turning are.
  open var spinRange: CGFloat = 0
  /// The colour.
  open var color: CGColor?
  /// How different red is.
  open var redRange: Float = 0
  /// How different green is.
  open var greenRange: Float = 0
  /// How different blue is.
  open var blueRange: Float = 0
  /// How different alpha is.
  open var alphaRange: Float = 0
  /// The change of red a second.
  open var redSpeed: Float = 0
  /// The change of green a second.
  open var greenSpeed: Float = 0
  /// The change of blue a second.
  open var blueSpeed: Float = 0
  /// The change of alpha a second.
  open var alphaSpeed: Float = 0
  /// The content of a particle.
  open var contents: Any?
  /// The part of the contents that is shown.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels in a point of the contents.
  open var contentsScale: CGFloat = 1
  /// Particles that particles emit.
  open var emitterCells: [CAEmitterCell]?

  /// Creates a kind with default values.
  public override init() {
    super.init()
  }
}
