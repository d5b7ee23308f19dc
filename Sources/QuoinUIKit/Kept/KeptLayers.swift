// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Layers.txt and run it again.
// swift-format-ignore-file

public import Foundation

/// Without effect here: Apple's [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [CAAnimationDelegate.animationDidStart(_:)](https://developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstart(_:)).
  func animationDidStart(_ anim: CAAnimation)
  /// Without effect here: Apple's [CAAnimationDelegate.animationDidStop(_:finished:)](https://developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstop(_:finished:)).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  /// Without effect here: Apple's [CAAnimationDelegate.animationDidStart(_:)](https://developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstart(_:)).
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Without effect here: Apple's [CAAnimationDelegate.animationDidStop(_:finished:)](https://developer.apple.com/documentation/quartzcore/caanimationdelegate/animationdidstop(_:finished:)).
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Without effect here: Apple's [CATransition](https://developer.apple.com/documentation/quartzcore/catransition).
open class CATransition: CAAnimation {
  /// Without effect here: Apple's [CATransition.type](https://developer.apple.com/documentation/quartzcore/catransition/type).
  open var type: CATransitionType = CATransitionType.fade
  /// Without effect here: Apple's [CATransition.subtype](https://developer.apple.com/documentation/quartzcore/catransition/subtype).
  open var subtype: CATransitionSubtype?
  /// Without effect here: Apple's [CATransition.startProgress](https://developer.apple.com/documentation/quartzcore/catransition/startprogress).
  open var startProgress: Float = 0
  /// Without effect here: Apple's [CATransition.endProgress](https://developer.apple.com/documentation/quartzcore/catransition/endprogress).
  open var endProgress: Float = 1
}

/// Without effect here: Apple's [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup).
open class CAAnimationGroup: CAAnimation {
  /// Without effect here: Apple's [CAAnimationGroup.animations](https://developer.apple.com/documentation/quartzcore/caanimationgroup/animations).
  open var animations: [CAAnimation]?
}

/// Without effect here: Apple's [CATiledLayer](https://developer.apple.com/documentation/quartzcore/catiledlayer).
open class CATiledLayer: CALayer {
  /// Without effect here: Apple's [CATiledLayer.fadeDuration](https://developer.apple.com/documentation/quartzcore/catiledlayer/fadeduration()).
  open class func fadeDuration() -> TimeInterval { 0.25 }
  /// Without effect here: Apple's [CATiledLayer.levelsOfDetail](https://developer.apple.com/documentation/quartzcore/catiledlayer/levelsofdetail).
  open var levelsOfDetail: Int = 1
  /// Without effect here: Apple's [CATiledLayer.levelsOfDetailBias](https://developer.apple.com/documentation/quartzcore/catiledlayer/levelsofdetailbias).
  open var levelsOfDetailBias: Int = 0
  /// Without effect here: Apple's [CATiledLayer.tileSize](https://developer.apple.com/documentation/quartzcore/catiledlayer/tilesize).
  open var tileSize: CGSize = CGSize(width: 256, height: 256)
}

/// Without effect here: Apple's [CATransitionType](https://developer.apple.com/documentation/quartzcore/catransitiontype).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CATransitionType.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/catransitiontype/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CATransitionType.rawValue](https://developer.apple.com/documentation/quartzcore/catransitiontype/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CATransitionType.fade](https://developer.apple.com/documentation/quartzcore/catransitiontype/fade).
  public static let fade: CATransitionType = CATransitionType(rawValue: "fade")
  /// Without effect here: Apple's [CATransitionType.moveIn](https://developer.apple.com/documentation/quartzcore/catransitiontype/movein).
  public static let moveIn: CATransitionType = CATransitionType(rawValue: "moveIn")
  /// Without effect here: Apple's [CATransitionType.push](https://developer.apple.com/documentation/quartzcore/catransitiontype/push).
  public static let push: CATransitionType = CATransitionType(rawValue: "push")
  /// Without effect here: Apple's [CATransitionType.reveal](https://developer.apple.com/documentation/quartzcore/catransitiontype/reveal).
  public static let reveal: CATransitionType = CATransitionType(rawValue: "reveal")
}

/// Without effect here: Apple's [CATransitionSubtype](https://developer.apple.com/documentation/quartzcore/catransitionsubtype).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CATransitionSubtype.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/catransitionsubtype/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CATransitionSubtype.rawValue](https://developer.apple.com/documentation/quartzcore/catransitionsubtype/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CATransitionSubtype.fromRight](https://developer.apple.com/documentation/quartzcore/catransitionsubtype/fromright).
  public static let fromRight: CATransitionSubtype = CATransitionSubtype(rawValue: "fromRight")
  /// Without effect here: Apple's [CATransitionSubtype.fromLeft](https://developer.apple.com/documentation/quartzcore/catransitionsubtype/fromleft).
  public static let fromLeft: CATransitionSubtype = CATransitionSubtype(rawValue: "fromLeft")
  /// Without effect here: Apple's [CATransitionSubtype.fromTop](https://developer.apple.com/documentation/quartzcore/catransitionsubtype/fromtop).
  public static let fromTop: CATransitionSubtype = CATransitionSubtype(rawValue: "fromTop")
  /// Without effect here: Apple's [CATransitionSubtype.fromBottom](https://developer.apple.com/documentation/quartzcore/catransitionsubtype/frombottom).
  public static let fromBottom: CATransitionSubtype = CATransitionSubtype(rawValue: "fromBottom")
}

/// Without effect here: Apple's [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
open class CAEmitterLayer: CALayer {
  /// Without effect here: Apple's [CAEmitterLayer.emitterCells](https://developer.apple.com/documentation/quartzcore/caemitterlayer/emittercells).
  open var emitterCells: [CAEmitterCell]?
  /// Without effect here: Apple's [CAEmitterLayer.birthRate](https://developer.apple.com/documentation/quartzcore/caemitterlayer/birthrate).
  open var birthRate: Float = 1
  /// Without effect here: Apple's [CAEmitterLayer.lifetime](https://developer.apple.com/documentation/quartzcore/caemitterlayer/lifetime).
  open var lifetime: Float = 1
  /// Without effect here: Apple's [CAEmitterLayer.emitterPosition](https://developer.apple.com/documentation/quartzcore/caemitterlayer/emitterposition).
  open var emitterPosition: CGPoint = CGPoint.zero
  /// Without effect here: Apple's [CAEmitterLayer.emitterZPosition](https://developer.apple.com/documentation/quartzcore/caemitterlayer/emitterzposition).
  open var emitterZPosition: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterLayer.emitterSize](https://developer.apple.com/documentation/quartzcore/caemitterlayer/emittersize).
  open var emitterSize: CGSize = CGSize.zero
  /// Without effect here: Apple's [CAEmitterLayer.emitterDepth](https://developer.apple.com/documentation/quartzcore/caemitterlayer/emitterdepth).
  open var emitterDepth: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterLayer.emitterShape](https://developer.apple.com/documentation/quartzcore/caemitterlayer/emittershape).
  open var emitterShape: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape.point
  /// Without effect here: Apple's [CAEmitterLayer.emitterMode](https://developer.apple.com/documentation/quartzcore/caemitterlayer/emittermode).
  open var emitterMode: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode.volume
  /// Without effect here: Apple's [CAEmitterLayer.renderMode](https://developer.apple.com/documentation/quartzcore/caemitterlayer/rendermode).
  open var renderMode: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode.unordered
  /// Without effect here: Apple's [CAEmitterLayer.preservesDepth](https://developer.apple.com/documentation/quartzcore/caemitterlayer/preservesdepth).
  open var preservesDepth: Bool = false
  /// Without effect here: Apple's [CAEmitterLayer.velocity](https://developer.apple.com/documentation/quartzcore/caemitterlayer/velocity).
  open var velocity: Float = 1
  /// Without effect here: Apple's [CAEmitterLayer.scale](https://developer.apple.com/documentation/quartzcore/caemitterlayer/scale).
  open var scale: Float = 1
  /// Without effect here: Apple's [CAEmitterLayer.spin](https://developer.apple.com/documentation/quartzcore/caemitterlayer/spin).
  open var spin: Float = 1
  /// Without effect here: Apple's [CAEmitterLayer.seed](https://developer.apple.com/documentation/quartzcore/caemitterlayer/seed).
  open var seed: UInt32 = 0
}

/// Without effect here: Apple's [CAEmitterCell](https://developer.apple.com/documentation/quartzcore/caemittercell).
open class CAEmitterCell: NSObject {
  /// Without effect here: Apple's [CAEmitterCell.name](https://developer.apple.com/documentation/quartzcore/caemittercell/name).
  open var name: String?
  /// Without effect here: Apple's [CAEmitterCell.isEnabled](https://developer.apple.com/documentation/quartzcore/caemittercell/isenabled).
  open var isEnabled: Bool = true
  /// Without effect here: Apple's [CAEmitterCell.birthRate](https://developer.apple.com/documentation/quartzcore/caemittercell/birthrate).
  open var birthRate: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.lifetime](https://developer.apple.com/documentation/quartzcore/caemittercell/lifetime).
  open var lifetime: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.lifetimeRange](https://developer.apple.com/documentation/quartzcore/caemittercell/lifetimerange).
  open var lifetimeRange: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.emissionLongitude](https://developer.apple.com/documentation/quartzcore/caemittercell/emissionlongitude).
  open var emissionLongitude: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.emissionLatitude](https://developer.apple.com/documentation/quartzcore/caemittercell/emissionlatitude).
  open var emissionLatitude: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.emissionRange](https://developer.apple.com/documentation/quartzcore/caemittercell/emissionrange).
  open var emissionRange: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.velocity](https://developer.apple.com/documentation/quartzcore/caemittercell/velocity).
  open var velocity: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.velocityRange](https://developer.apple.com/documentation/quartzcore/caemittercell/velocityrange).
  open var velocityRange: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.xAcceleration](https://developer.apple.com/documentation/quartzcore/caemittercell/xacceleration).
  open var xAcceleration: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.yAcceleration](https://developer.apple.com/documentation/quartzcore/caemittercell/yacceleration).
  open var yAcceleration: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.zAcceleration](https://developer.apple.com/documentation/quartzcore/caemittercell/zacceleration).
  open var zAcceleration: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.scale](https://developer.apple.com/documentation/quartzcore/caemittercell/scale).
  open var scale: CGFloat = 1
  /// Without effect here: Apple's [CAEmitterCell.scaleRange](https://developer.apple.com/documentation/quartzcore/caemittercell/scalerange).
  open var scaleRange: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.scaleSpeed](https://developer.apple.com/documentation/quartzcore/caemittercell/scalespeed).
  open var scaleSpeed: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.spin](https://developer.apple.com/documentation/quartzcore/caemittercell/spin).
  open var spin: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.spinRange](https://developer.apple.com/documentation/quartzcore/caemittercell/spinrange).
  open var spinRange: CGFloat = 0
  /// Without effect here: Apple's [CAEmitterCell.color](https://developer.apple.com/documentation/quartzcore/caemittercell/color).
  open var color: CGColor?
  /// Without effect here: Apple's [CAEmitterCell.redRange](https://developer.apple.com/documentation/quartzcore/caemittercell/redrange).
  open var redRange: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.greenRange](https://developer.apple.com/documentation/quartzcore/caemittercell/greenrange).
  open var greenRange: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.blueRange](https://developer.apple.com/documentation/quartzcore/caemittercell/bluerange).
  open var blueRange: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.alphaRange](https://developer.apple.com/documentation/quartzcore/caemittercell/alpharange).
  open var alphaRange: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.redSpeed](https://developer.apple.com/documentation/quartzcore/caemittercell/redspeed).
  open var redSpeed: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.greenSpeed](https://developer.apple.com/documentation/quartzcore/caemittercell/greenspeed).
  open var greenSpeed: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.blueSpeed](https://developer.apple.com/documentation/quartzcore/caemittercell/bluespeed).
  open var blueSpeed: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.alphaSpeed](https://developer.apple.com/documentation/quartzcore/caemittercell/alphaspeed).
  open var alphaSpeed: Float = 0
  /// Without effect here: Apple's [CAEmitterCell.contents](https://developer.apple.com/documentation/quartzcore/caemittercell/contents).
  open var contents: Any?
  /// Without effect here: Apple's [CAEmitterCell.contentsRect](https://developer.apple.com/documentation/quartzcore/caemittercell/contentsrect).
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Without effect here: Apple's [CAEmitterCell.contentsScale](https://developer.apple.com/documentation/quartzcore/caemittercell/contentsscale).
  open var contentsScale: CGFloat = 1
  /// Without effect here: Apple's [CAEmitterCell.emitterCells](https://developer.apple.com/documentation/quartzcore/caemittercell/emittercells).
  open var emitterCells: [CAEmitterCell]?
}

extension CALayerDelegate {
  /// The default of Apple's [CALayerDelegate.display(_:)](https://developer.apple.com/documentation/quartzcore/calayerdelegate/display(_:)).
  public func display(_ layer: CALayer) {}
  /// The default of Apple's [CALayerDelegate.draw(_:in:)](https://developer.apple.com/documentation/quartzcore/calayerdelegate/draw(_:in:)).
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default of Apple's [CALayerDelegate.layerWillDraw(_:)](https://developer.apple.com/documentation/quartzcore/calayerdelegate/layerwilldraw(_:)).
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default of Apple's [CALayerDelegate.layoutSublayers(of:)](https://developer.apple.com/documentation/quartzcore/calayerdelegate/layoutsublayers(of:)).
  public func layoutSublayers(of layer: CALayer) {}
  /// The default of Apple's [CALayerDelegate.action(for:forKey:)](https://developer.apple.com/documentation/quartzcore/calayerdelegate/action(for:forkey:)).
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Without effect here: Apple's [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation).
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Without effect here: Apple's [CAKeyframeAnimation.values](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/values).
  open var values: [Any]?
  /// Without effect here: Apple's [CAKeyframeAnimation.path](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/path).
  open var path: CGPath?
  /// Without effect here: Apple's [CAKeyframeAnimation.keyTimes](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/keytimes).
  open var keyTimes: [NSNumber]?
  /// Without effect here: Apple's [CAKeyframeAnimation.timingFunctions](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/timingfunctions).
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Without effect here: Apple's [CAKeyframeAnimation.calculationMode](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/calculationmode).
  open var calculationMode: CAAnimationCalculationMode = CAAnimationCalculationMode.linear
  /// Without effect here: Apple's [CAKeyframeAnimation.tensionValues](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/tensionvalues).
  open var tensionValues: [NSNumber]?
  /// Without effect here: Apple's [CAKeyframeAnimation.continuityValues](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/continuityvalues).
  open var continuityValues: [NSNumber]?
  /// Without effect here: Apple's [CAKeyframeAnimation.biasValues](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/biasvalues).
  open var biasValues: [NSNumber]?
  /// Without effect here: Apple's [CAKeyframeAnimation.rotationMode](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/rotationmode).
  open var rotationMode: CAAnimationRotationMode?
}

/// Without effect here: Apple's [CAAnimationCalculationMode](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAAnimationCalculationMode.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAAnimationCalculationMode.rawValue](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAAnimationCalculationMode.linear](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/linear).
  public static let linear: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "linear")
  /// Without effect here: Apple's [CAAnimationCalculationMode.discrete](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/discrete).
  public static let discrete: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "discrete")
  /// Without effect here: Apple's [CAAnimationCalculationMode.paced](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/paced).
  public static let paced: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "paced")
  /// Without effect here: Apple's [CAAnimationCalculationMode.cubic](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/cubic).
  public static let cubic: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "cubic")
  /// Without effect here: Apple's [CAAnimationCalculationMode.cubicPaced](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode/cubicpaced).
  public static let cubicPaced: CAAnimationCalculationMode = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Without effect here: Apple's [CAAnimationRotationMode](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode).
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAAnimationRotationMode.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAAnimationRotationMode.rawValue](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAAnimationRotationMode.rotateAuto](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode/rotateauto).
  public static let rotateAuto: CAAnimationRotationMode = CAAnimationRotationMode(rawValue: "auto")
  /// Without effect here: Apple's [CAAnimationRotationMode.rotateAutoReverse](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode/rotateautoreverse).
  public static let rotateAutoReverse: CAAnimationRotationMode = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Without effect here: Apple's [CATextLayerTruncationMode](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode).
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CATextLayerTruncationMode.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CATextLayerTruncationMode.rawValue](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CATextLayerTruncationMode.none](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode/none).
  public static let none: CATextLayerTruncationMode = CATextLayerTruncationMode(rawValue: "none")
  /// Without effect here: Apple's [CATextLayerTruncationMode.start](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode/start).
  public static let start: CATextLayerTruncationMode = CATextLayerTruncationMode(rawValue: "start")
  /// Without effect here: Apple's [CATextLayerTruncationMode.middle](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode/middle).
  public static let middle: CATextLayerTruncationMode = CATextLayerTruncationMode(rawValue: "middle")
  /// Without effect here: Apple's [CATextLayerTruncationMode.end](https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode/end).
  public static let end: CATextLayerTruncationMode = CATextLayerTruncationMode(rawValue: "end")
}

/// Without effect here: Apple's [CATextLayerAlignmentMode](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode).
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CATextLayerAlignmentMode.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CATextLayerAlignmentMode.rawValue](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CATextLayerAlignmentMode.natural](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode/natural).
  public static let natural: CATextLayerAlignmentMode = CATextLayerAlignmentMode(rawValue: "natural")
  /// Without effect here: Apple's [CATextLayerAlignmentMode.left](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode/left).
  public static let left: CATextLayerAlignmentMode = CATextLayerAlignmentMode(rawValue: "left")
  /// Without effect here: Apple's [CATextLayerAlignmentMode.right](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode/right).
  public static let right: CATextLayerAlignmentMode = CATextLayerAlignmentMode(rawValue: "right")
  /// Without effect here: Apple's [CATextLayerAlignmentMode.center](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode/center).
  public static let center: CATextLayerAlignmentMode = CATextLayerAlignmentMode(rawValue: "center")
  /// Without effect here: Apple's [CATextLayerAlignmentMode.justified](https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode/justified).
  public static let justified: CATextLayerAlignmentMode = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Without effect here: Apple's [CAEmitterLayerEmitterShape](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape).
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.rawValue](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.point](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/point).
  public static let point: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.line](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/line).
  public static let line: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.rectangle](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/rectangle).
  public static let rectangle: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.cuboid](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/cuboid).
  public static let cuboid: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.circle](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/circle).
  public static let circle: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Without effect here: Apple's [CAEmitterLayerEmitterShape.sphere](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape/sphere).
  public static let sphere: CAEmitterLayerEmitterShape = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Without effect here: Apple's [CAEmitterLayerEmitterMode](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode).
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAEmitterLayerEmitterMode.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAEmitterLayerEmitterMode.rawValue](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAEmitterLayerEmitterMode.points](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode/points).
  public static let points: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Without effect here: Apple's [CAEmitterLayerEmitterMode.outline](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode/outline).
  public static let outline: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Without effect here: Apple's [CAEmitterLayerEmitterMode.surface](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode/surface).
  public static let surface: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Without effect here: Apple's [CAEmitterLayerEmitterMode.volume](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode/volume).
  public static let volume: CAEmitterLayerEmitterMode = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// Without effect here: Apple's [CAEmitterLayerRenderMode](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode).
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Without effect here: Apple's [CAEmitterLayerRenderMode.init(rawValue:)](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode/init(rawvalue:)).
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without effect here: Apple's [CAEmitterLayerRenderMode.rawValue](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode/rawvalue).
  public var rawValue: String = ""
  /// Without effect here: Apple's [CAEmitterLayerRenderMode.unordered](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode/unordered).
  public static let unordered: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Without effect here: Apple's [CAEmitterLayerRenderMode.oldestFirst](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode/oldestfirst).
  public static let oldestFirst: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Without effect here: Apple's [CAEmitterLayerRenderMode.oldestLast](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode/oldestlast).
  public static let oldestLast: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Without effect here: Apple's [CAEmitterLayerRenderMode.backToFront](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode/backtofront).
  public static let backToFront: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Without effect here: Apple's [CAEmitterLayerRenderMode.additive](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode/additive).
  public static let additive: CAEmitterLayerRenderMode = CAEmitterLayerRenderMode(rawValue: "additive")
}

