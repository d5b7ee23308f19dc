// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Pulls items in a direction. Stored, without effect.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The direction, and how strong it is.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction, in radians.
  open var angle: CGFloat = .pi / 2
  /// How strong it is.
  open var magnitude: CGFloat = 1

  /// Pulls some items down.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// Pulls one more item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// No longer pulls an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Lets items bump into each other and into edges. Stored, without effect.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items bump into.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// One bit a kind.
    public let rawValue: UInt
    /// The kinds of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other items.
    public static let items = Mode(rawValue: 1)
    /// Edges.
    public static let boundaries = Mode(rawValue: 2)
    /// Everything.
    public static let everything = Mode(rawValue: UInt.max)
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// What they bump into.
  open var collisionMode = Mode.everything
  /// Whether the edges of the view are edges.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Receives collisions. There are none.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [String: UIBezierPath] = [:]

  /// Lets some items bump into each other.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Makes the edges of the view, with insets, edges.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds an edge along a path.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries["\(identifier)"] = bezierPath
  }
  /// Adds a straight edge.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The path of an edge.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries["\(identifier)"]
  }
  /// Removes an edge.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries["\(identifier)"] = nil
  }
  /// Removes all edges.
  open func removeAllBoundaries() { boundaries = [:] }
}

/// Receives collisions. There are none here.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// An item begins to touch an edge.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// Ties an item to a point or to another item. Stored, without effect.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The point.
  open var anchorPoint = CGPoint.zero
  /// How far the item is from the point, in points.
  open var length: CGFloat = 0
  /// How soon it comes to rest.
  open var damping: CGFloat = 0
  /// How often it oscillates in a second.
  open var frequency: CGFloat = 0

  /// Ties the middle of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Ties a place of an item to a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    super.init()
    anchorPoint = point
  }
  /// Ties two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    super.init()
  }
}

/// Moves an item to a point. Stored, without effect.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point.
  open var snapPoint: CGPoint
  /// How soon it comes to rest.
  open var damping: CGFloat = 0.5

  /// Moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }
}

/// Pushes items. Stored, without effect.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push lasts.
  public enum Mode: Int, Hashable, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the push lasts.
  open private(set) var mode: Mode
  /// Whether it pushes.
  open var active = true
  /// The direction, in radians.
  open var angle: CGFloat = 0
  /// How strong it is.
  open var magnitude: CGFloat = 0
  /// The direction, and how strong it is.
  open var pushDirection = CGVector(dx: 0, dy: 0)

  /// Pushes some items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }
  /// Sets the direction, in radians, and how strong it is.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }
}

/// How items move. Stored, without effect.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// How much they bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much they stick to each other.
  open var friction: CGFloat = 0
  /// How heavy they are.
  open var density: CGFloat = 1
  /// How soon they come to rest.
  open var resistance: CGFloat = 0
  /// How soon they no longer turn.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Whether they stay where they are.
  open var isAnchored = false

  /// How some items move.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Makes an item faster. Stored, without effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// How fast an item moves: it does not.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Makes an item turn faster. Stored, without effect.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
