// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/Motion.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

/// Without effect here: Apple's [UIAttachmentBehavior](https://developer.apple.com/documentation/uikit/uiattachmentbehavior).
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Without effect here: Apple's [UIAttachmentBehavior.items](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/items).
  open var items: [any UIDynamicItem] { [] }
  /// Without effect here: Apple's [UIAttachmentBehavior.anchorPoint](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/anchorpoint).
  open var anchorPoint: CGPoint = CGPoint.zero
  /// Without effect here: Apple's [UIAttachmentBehavior.length](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/length).
  open var length: CGFloat = 0
  /// Without effect here: Apple's [UIAttachmentBehavior.damping](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/damping).
  open var damping: CGFloat = 0
  /// Without effect here: Apple's [UIAttachmentBehavior.frequency](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/frequency).
  open var frequency: CGFloat = 0
  /// Without effect here: Apple's [UIAttachmentBehavior.init(item:attachedToAnchor:)](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/init(item:attachedtoanchor:)).
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point) }
  /// Without effect here: Apple's [UIAttachmentBehavior.init(item:offsetFromCenter:attachedToAnchor:)](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/init(item:offsetfromcenter:attachedtoanchor:)).
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { super.init() }
  /// Without effect here: Apple's [UIAttachmentBehavior.init(item:attachedTo:)](https://developer.apple.com/documentation/uikit/uiattachmentbehavior/init(item:attachedto:)).
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { super.init() }
}

/// Without effect here: Apple's [UICollisionBehavior](https://developer.apple.com/documentation/uikit/uicollisionbehavior).
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// Without effect here: Apple's [UICollisionBehavior.items](https://developer.apple.com/documentation/uikit/uicollisionbehavior/items).
  open private(set) var items: [any UIDynamicItem] = []
  /// Without effect here: Apple's [UICollisionBehavior.collisionMode](https://developer.apple.com/documentation/uikit/uicollisionbehavior/collisionmode).
  open var collisionMode: UICollisionBehavior.Mode = Mode.everything
  /// Without effect here: Apple's [UICollisionBehavior.translatesReferenceBoundsIntoBoundary](https://developer.apple.com/documentation/uikit/uicollisionbehavior/translatesreferenceboundsintoboundary).
  open var translatesReferenceBoundsIntoBoundary: Bool = false
  /// Without effect here: Apple's [UICollisionBehavior.collisionDelegate](https://developer.apple.com/documentation/uikit/uicollisionbehavior/collisiondelegate).
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Without effect here: Apple's [UICollisionBehavior.init(items:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/init(items:)).
  public init(items: [any UIDynamicItem]) { self.items = items; super.init() }
  /// Without effect here: Apple's [UICollisionBehavior.addItem(_:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/additem(_:)).
  open func addItem(_ item: any UIDynamicItem) {}
  /// Without effect here: Apple's [UICollisionBehavior.removeItem(_:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/removeitem(_:)).
  open func removeItem(_ item: any UIDynamicItem) {}
  /// Without effect here: Apple's [UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/settranslatesreferenceboundsintoboundary(with:)).
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Without effect here: Apple's [UICollisionBehavior.addBoundary(withIdentifier:for:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/addboundary(withidentifier:for:)).
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Without effect here: Apple's [UICollisionBehavior.addBoundary(withIdentifier:from:to:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/addboundary(withidentifier:from:to:)).
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  /// Without effect here: Apple's [UICollisionBehavior.boundary(withIdentifier:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/boundary(withidentifier:)).
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { nil }
  /// Without effect here: Apple's [UICollisionBehavior.removeBoundary(withIdentifier:)](https://developer.apple.com/documentation/uikit/uicollisionbehavior/removeboundary(withidentifier:)).
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  /// Without effect here: Apple's [UICollisionBehavior.removeAllBoundaries](https://developer.apple.com/documentation/uikit/uicollisionbehavior/removeallboundaries()).
  open func removeAllBoundaries() {}
}

extension UICollisionBehavior {
  /// Without effect here: Apple's [UICollisionBehavior.Mode](https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode).
  public struct Mode: OptionSet, Hashable, Sendable {
    /// Without effect here: Apple's [UICollisionBehavior.Mode](https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode).
    public let rawValue: UInt
    /// Without effect here: Apple's [UICollisionBehavior.Mode](https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode).
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without effect here: Apple's [UICollisionBehavior.Mode.items](https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode/items).
    public static let items = Mode(rawValue: 1)
    /// Without effect here: Apple's [UICollisionBehavior.Mode.boundaries](https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode/boundaries).
    public static let boundaries = Mode(rawValue: 2)
    /// Without effect here: Apple's [UICollisionBehavior.Mode.everything](https://developer.apple.com/documentation/uikit/uicollisionbehavior/mode/everything).
    public static let everything: UICollisionBehavior.Mode = Mode(rawValue: UInt.max)
  }
}

/// Without effect here: Apple's [UICollisionBehaviorDelegate](https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate).
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:with:at:)](https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate/collisionbehavior(_:begancontactfor:with:at:)).
  func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  /// Without effect here: Apple's [UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)](https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate/collisionbehavior(_:begancontactfor:withboundaryidentifier:at:)).
  func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}
extension UICollisionBehaviorDelegate {
  /// Without effect here: Apple's [UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:with:at:)](https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate/collisionbehavior(_:begancontactfor:with:at:)).
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint) {}
  /// Without effect here: Apple's [UICollisionBehaviorDelegate.collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)](https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate/collisionbehavior(_:begancontactfor:withboundaryidentifier:at:)).
  public func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) {}
}

/// Without effect here: Apple's [UIDynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicanimator).
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// Without effect here: Apple's [UIDynamicAnimator.referenceView](https://developer.apple.com/documentation/uikit/uidynamicanimator/referenceview).
  open var referenceView: UIView? { nil }
  /// Without effect here: Apple's [UIDynamicAnimator.behaviors](https://developer.apple.com/documentation/uikit/uidynamicanimator/behaviors).
  open var behaviors: [UIDynamicBehavior] { [] }
  /// Without effect here: Apple's [UIDynamicAnimator.delegate](https://developer.apple.com/documentation/uikit/uidynamicanimator/delegate).
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Without effect here: Apple's [UIDynamicAnimator.init(referenceView:)](https://developer.apple.com/documentation/uikit/uidynamicanimator/init(referenceview:)).
  public init(referenceView view: UIView) { super.init() }
  /// Without effect here: Apple's [UIDynamicAnimator.isRunning](https://developer.apple.com/documentation/uikit/uidynamicanimator/isrunning).
  open var isRunning: Bool { false }
  /// Without effect here: Apple's [UIDynamicAnimator.elapsedTime](https://developer.apple.com/documentation/uikit/uidynamicanimator/elapsedtime).
  open var elapsedTime: TimeInterval { 0 }
  /// Without effect here: Apple's [UIDynamicAnimator.addBehavior(_:)](https://developer.apple.com/documentation/uikit/uidynamicanimator/addbehavior(_:)).
  open func addBehavior(_ behavior: UIDynamicBehavior) {}
  /// Without effect here: Apple's [UIDynamicAnimator.removeBehavior(_:)](https://developer.apple.com/documentation/uikit/uidynamicanimator/removebehavior(_:)).
  open func removeBehavior(_ behavior: UIDynamicBehavior) {}
  /// Without effect here: Apple's [UIDynamicAnimator.removeAllBehaviors](https://developer.apple.com/documentation/uikit/uidynamicanimator/removeallbehaviors()).
  open func removeAllBehaviors() {}
  /// Without effect here: Apple's [UIDynamicAnimator.updateItem(usingCurrentState:)](https://developer.apple.com/documentation/uikit/uidynamicanimator/updateitem(usingcurrentstate:)).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Without effect here: Apple's [UIDynamicAnimatorDelegate](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate).
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Without effect here: Apple's [UIDynamicAnimatorDelegate.dynamicAnimatorWillResume(_:)](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate/dynamicanimatorwillresume(_:)).
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Without effect here: Apple's [UIDynamicAnimatorDelegate.dynamicAnimatorDidPause(_:)](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate/dynamicanimatordidpause(_:)).
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  /// Without effect here: Apple's [UIDynamicAnimatorDelegate.dynamicAnimatorWillResume(_:)](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate/dynamicanimatorwillresume(_:)).
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Without effect here: Apple's [UIDynamicAnimatorDelegate.dynamicAnimatorDidPause(_:)](https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate/dynamicanimatordidpause(_:)).
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Without effect here: Apple's [UIDynamicBehavior](https://developer.apple.com/documentation/uikit/uidynamicbehavior).
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Without effect here: Apple's [UIDynamicBehavior.childBehaviors](https://developer.apple.com/documentation/uikit/uidynamicbehavior/childbehaviors).
  open var childBehaviors: [UIDynamicBehavior] { [] }
  /// Without effect here: Apple's [UIDynamicBehavior.action](https://developer.apple.com/documentation/uikit/uidynamicbehavior/action).
  open var action: (() -> Void)?
  /// Without effect here: Apple's [UIDynamicBehavior.dynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicbehavior/dynamicanimator).
  open var dynamicAnimator: UIDynamicAnimator? { nil }
  /// Without effect here: Apple's [UIDynamicBehavior.init](https://developer.apple.com/documentation/uikit/uidynamicbehavior/init).
  public override init() { super.init() }
  /// Without effect here: Apple's [UIDynamicBehavior.addChildBehavior(_:)](https://developer.apple.com/documentation/uikit/uidynamicbehavior/addchildbehavior(_:)).
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {}
  /// Without effect here: Apple's [UIDynamicBehavior.removeChildBehavior(_:)](https://developer.apple.com/documentation/uikit/uidynamicbehavior/removechildbehavior(_:)).
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {}
  /// Without effect here: Apple's [UIDynamicBehavior.willMove(to:)](https://developer.apple.com/documentation/uikit/uidynamicbehavior/willmove(to:)).
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// Without effect here: Apple's [UIDynamicItemBehavior](https://developer.apple.com/documentation/uikit/uidynamicitembehavior).
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Without effect here: Apple's [UIDynamicItemBehavior.items](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/items).
  open private(set) var items: [any UIDynamicItem] = []
  /// Without effect here: Apple's [UIDynamicItemBehavior.elasticity](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/elasticity).
  open var elasticity: CGFloat = 0
  /// Without effect here: Apple's [UIDynamicItemBehavior.friction](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/friction).
  open var friction: CGFloat = 0
  /// Without effect here: Apple's [UIDynamicItemBehavior.density](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/density).
  open var density: CGFloat = 1
  /// Without effect here: Apple's [UIDynamicItemBehavior.resistance](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/resistance).
  open var resistance: CGFloat = 0
  /// Without effect here: Apple's [UIDynamicItemBehavior.angularResistance](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/angularresistance).
  open var angularResistance: CGFloat = 0
  /// Without effect here: Apple's [UIDynamicItemBehavior.allowsRotation](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/allowsrotation).
  open var allowsRotation: Bool = true
  /// Without effect here: Apple's [UIDynamicItemBehavior.isAnchored](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/isanchored).
  open var isAnchored: Bool = false
  /// Without effect here: Apple's [UIDynamicItemBehavior.init(items:)](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/init(items:)).
  public init(items: [any UIDynamicItem]) { self.items = items; super.init() }
  /// Without effect here: Apple's [UIDynamicItemBehavior.addItem(_:)](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/additem(_:)).
  open func addItem(_ item: any UIDynamicItem) {}
  /// Without effect here: Apple's [UIDynamicItemBehavior.removeItem(_:)](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/removeitem(_:)).
  open func removeItem(_ item: any UIDynamicItem) {}
  /// Without effect here: Apple's [UIDynamicItemBehavior.addLinearVelocity(_:for:)](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/addlinearvelocity(_:for:)).
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Without effect here: Apple's [UIDynamicItemBehavior.linearVelocity(for:)](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/linearvelocity(for:)).
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Without effect here: Apple's [UIDynamicItemBehavior.addAngularVelocity(_:for:)](https://developer.apple.com/documentation/uikit/uidynamicitembehavior/addangularvelocity(_:for:)).
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

/// Without effect here: Apple's [UIGravityBehavior](https://developer.apple.com/documentation/uikit/uigravitybehavior).
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// Without effect here: Apple's [UIGravityBehavior.items](https://developer.apple.com/documentation/uikit/uigravitybehavior/items).
  open private(set) var items: [any UIDynamicItem] = []
  /// Without effect here: Apple's [UIGravityBehavior.gravityDirection](https://developer.apple.com/documentation/uikit/uigravitybehavior/gravitydirection).
  open var gravityDirection: CGVector = CGVector(dx: 0, dy: 1)
  /// Without effect here: Apple's [UIGravityBehavior.angle](https://developer.apple.com/documentation/uikit/uigravitybehavior/angle).
  open var angle: CGFloat = .pi / 2
  /// Without effect here: Apple's [UIGravityBehavior.magnitude](https://developer.apple.com/documentation/uikit/uigravitybehavior/magnitude).
  open var magnitude: CGFloat = 1
  /// Without effect here: Apple's [UIGravityBehavior.init(items:)](https://developer.apple.com/documentation/uikit/uigravitybehavior/init(items:)).
  public init(items: [any UIDynamicItem]) { self.items = items; super.init() }
  /// Without effect here: Apple's [UIGravityBehavior.addItem(_:)](https://developer.apple.com/documentation/uikit/uigravitybehavior/additem(_:)).
  open func addItem(_ item: any UIDynamicItem) {}
  /// Without effect here: Apple's [UIGravityBehavior.removeItem(_:)](https://developer.apple.com/documentation/uikit/uigravitybehavior/removeitem(_:)).
  open func removeItem(_ item: any UIDynamicItem) {}
}

/// Without effect here: Apple's [UIInterpolatingMotionEffect](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect).
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Without effect here: Apple's [UIInterpolatingMotionEffect.keyPath](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/keypath).
  open private(set) var keyPath: String = ""
  /// Without effect here: Apple's [UIInterpolatingMotionEffect.type](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/type).
  open private(set) var type: UIInterpolatingMotionEffect.EffectType
  /// Without effect here: Apple's [UIInterpolatingMotionEffect.minimumRelativeValue](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/minimumrelativevalue).
  open var minimumRelativeValue: Any?
  /// Without effect here: Apple's [UIInterpolatingMotionEffect.maximumRelativeValue](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/maximumrelativevalue).
  open var maximumRelativeValue: Any?
  /// Without effect here: Apple's [UIInterpolatingMotionEffect.init(keyPath:type:)](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/init(keypath:type:)).
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) { self.keyPath = keyPath; self.type = type; super.init() }
}

extension UIInterpolatingMotionEffect {
  /// Without effect here: Apple's [UIInterpolatingMotionEffect.EffectType](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype).
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }
}

/// Without effect here: Apple's [UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect).
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Without effect here: Apple's [UIMotionEffect.init](https://developer.apple.com/documentation/uikit/uimotioneffect/init).
  public override init() { super.init() }
  /// Without effect here: Apple's [UIMotionEffect.keyPathsAndRelativeValues(forViewerOffset:)](https://developer.apple.com/documentation/uikit/uimotioneffect/keypathsandrelativevalues(forvieweroffset:)).
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Without effect here: Apple's [UIMotionEffectGroup](https://developer.apple.com/documentation/uikit/uimotioneffectgroup).
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// Without effect here: Apple's [UIMotionEffectGroup.motionEffects](https://developer.apple.com/documentation/uikit/uimotioneffectgroup/motioneffects).
  open var motionEffects: [UIMotionEffect]?
}

/// Without effect here: Apple's [UIPushBehavior](https://developer.apple.com/documentation/uikit/uipushbehavior).
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Without effect here: Apple's [UIPushBehavior.items](https://developer.apple.com/documentation/uikit/uipushbehavior/items).
  open private(set) var items: [any UIDynamicItem] = []
  /// Without effect here: Apple's [UIPushBehavior.mode](https://developer.apple.com/documentation/uikit/uipushbehavior/mode).
  open private(set) var mode: UIPushBehavior.Mode
  /// Without effect here: Apple's [UIPushBehavior.active](https://developer.apple.com/documentation/uikit/uipushbehavior/active).
  open var active: Bool = true
  /// Without effect here: Apple's [UIPushBehavior.angle](https://developer.apple.com/documentation/uikit/uipushbehavior/angle).
  open var angle: CGFloat = 0
  /// Without effect here: Apple's [UIPushBehavior.magnitude](https://developer.apple.com/documentation/uikit/uipushbehavior/magnitude).
  open var magnitude: CGFloat = 0
  /// Without effect here: Apple's [UIPushBehavior.pushDirection](https://developer.apple.com/documentation/uikit/uipushbehavior/pushdirection).
  open var pushDirection: CGVector = CGVector(dx: 0, dy: 0)
  /// Without effect here: Apple's [UIPushBehavior.init(items:mode:)](https://developer.apple.com/documentation/uikit/uipushbehavior/init(items:mode:)).
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) { self.items = items; self.mode = mode; super.init() }
  /// Without effect here: Apple's [UIPushBehavior.setAngle(_:magnitude:)](https://developer.apple.com/documentation/uikit/uipushbehavior/setangle(_:magnitude:)).
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {}
}

extension UIPushBehavior {
  /// Without effect here: Apple's [UIPushBehavior.Mode](https://developer.apple.com/documentation/uikit/uipushbehavior/mode).
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }
}

/// Without effect here: Apple's [UISnapBehavior](https://developer.apple.com/documentation/uikit/uisnapbehavior).
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Without effect here: Apple's [UISnapBehavior.snapPoint](https://developer.apple.com/documentation/uikit/uisnapbehavior/snappoint).
  open var snapPoint: CGPoint = .zero
  /// Without effect here: Apple's [UISnapBehavior.damping](https://developer.apple.com/documentation/uikit/uisnapbehavior/damping).
  open var damping: CGFloat = 0.5
  /// Without effect here: Apple's [UISnapBehavior.init(item:snapTo:)](https://developer.apple.com/documentation/uikit/uisnapbehavior/init(item:snapto:)).
  public init(item: any UIDynamicItem, snapTo snapPoint: CGPoint) { self.snapPoint = snapPoint; super.init() }
}

extension UIView {
  /// Without effect here: Apple's [UIView.motionEffects](https://developer.apple.com/documentation/uikit/uiview/motioneffects).
  public var motionEffects: [UIMotionEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }
}

