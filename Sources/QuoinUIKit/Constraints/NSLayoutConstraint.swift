// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinLayout

/// A relation between numbers of two items, `first REL multiplier × second + constant`, or of one
/// item and a constant.
///
/// ```swift
/// label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
/// ```
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  // Small properties come last, so that there are no gaps: layouts have many constraints.
  /// The handle of the first side, nil where that has no item.
  private(set) final var firstHandle: ItemHandle?
  /// The handle of the second side, nil where that has no item or is not there.
  private(set) final var secondHandle: ItemHandle?
  final var storedMultiplier: CGFloat = 1
  final var storedConstant: CGFloat = 0
  /// The handle of the view whose `constraints` contains the constraint.
  final var ownerHandle: ItemHandle?
  /// Grows with each activation: the order in which the engine gets the constraints.
  final var activationOrder = 0
  /// The constraint in the engine of the host that has it.
  final var layoutID = LayoutConstraintID.none
  private(set) final var extras: ConstraintExtras?
  /// The values that others have associated with the object. Not isolated, since associated values
  /// are used from any thread: see ``AssociatedValueOwner``.
  package nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// The view whose `constraints` contains the constraint; nil while it is not active.
  final var owner: UIView? { ownerHandle?.view }

  /// The relation of the two sides.
  open internal(set) var relation: Relation {
    get { storedRelation }
    set { storedRelation = newValue }
  }
  /// The multiplier of the second side.
  open internal(set) var multiplier: CGFloat {
    get { storedMultiplier }
    set { storedMultiplier = newValue }
  }
  /// A free text that is shown in reports.
  open var identifier: String? {
    get { extras?.identifier }
    set { if newValue != identifier { changeExtras { $0.identifier = newValue } } }
  }
  /// Whether an archive keeps the constraint.
  open var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { if newValue != shouldBeArchived { changeExtras { $0.shouldBeArchived = newValue } } }
  }
  /// The location of the statement that makes the constraint.
  final var storedLocation = StoredSourceLocation.none
  final var storedPriority = UILayoutPriority.required
  final var storedRelation = Relation.equal
  final var origin = ConstraintOrigin.program
  /// Whether the constraint is counted as one that was not activated yet.
  final var isCountedAsUnused = false
  /// Whether the constant was changed before the first activation.
  final var isChangedBeforeUse = false
  private(set) final var storedFirstAttribute = Attribute.notAnAttribute
  /// The attribute of the second side, if there is one.
  private(set) final var storedSecondAttribute: Attribute?

  /// The first side.
  final var firstOperand: ConstraintOperand {
    get { ConstraintOperand(firstHandle, storedFirstAttribute, end: extras?.firstEnd) }
    set {
      firstHandle = newValue.handle
      storedFirstAttribute = newValue.attribute
      let end = newValue.end
      if end != nil || extras != nil { changeExtras { $0.firstEnd = end } }
    }
  }
  /// The second side, nil where the first one is compared with a constant.
  final var secondOperand: ConstraintOperand? {
    get {
      guard let attribute = storedSecondAttribute else { return nil }
      return ConstraintOperand(secondHandle, attribute, end: extras?.secondEnd)
    }
    set {
      secondHandle = newValue?.handle
      storedSecondAttribute = newValue?.attribute
      let end = newValue?.end
      if end != nil || extras != nil { changeExtras { $0.secondEnd = end } }
    }
  }
  /// The calls that led to the constraint, until they are looked up.
  final var backtrace: ConstraintBacktrace? {
    get { extras?.backtrace }
    set { if newValue != nil || extras != nil { changeExtras { $0.backtrace = newValue } } }
  }

  private final func changeExtras(_ change: (ConstraintExtras) -> Void) {
    let known = extras ?? ConstraintExtras()
    extras = known
    change(known)
  }

  /// Whether there is a second side.
  final var hasSecondOperand: Bool { storedSecondAttribute != nil }

  /// Whether one of the sides is about a baseline.
  final var isOnBaseline: Bool {
    storedFirstAttribute.isBaseline || storedSecondAttribute?.isBaseline ?? false
      || extras?.endsAtBaseline ?? false
  }

  /// Creates a constraint without items; it cannot be activated.
  public override init() {
    super.init()
  }

  /// Creates a constraint without installing it.
  ///
  /// Items are views or layout guides. An invalid comparison stops the program with a sentence that
  /// states the reason. A horizontal location may be related to a vertical one, as in UIKit, where
  /// the exception comes when a layout contains the constraint: here, the layout is solved without
  /// it and reports it on standard error.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    define(view1, attr1, relation, view2, attr2, multiplier, constant, at: nil)
  }

  deinit {
    guard isCountedAsUnused, let firstHandle else { return }
    DroppedConstraint.record(
      DroppedConstraint(
        item: firstHandle, attribute: storedFirstAttribute, location: storedLocation,
        isChanged: isChangedBeforeUse))
  }

  /// Whether the constraint is used by layout.
  ///
  /// `true` installs it in the nearest common ancestor of its items, `false` removes it.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? install() : uninstall() }
  }

  /// Activates constraints in order. Stops the program, before any is installed, when one cannot
  /// be.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    install(constraints)
  }

  /// Deactivates constraints in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      constraint.isActive = false
    }
  }

  /// The view or guide on the first side; nil when it was freed, and for a distance, which belongs
  /// to two items.
  open var firstItem: AnyObject? { firstOperand.visibleItem }
  /// The view or guide on the second side; nil for a missing or freed one, and for a distance.
  open var secondItem: AnyObject? { secondOperand?.visibleItem }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { firstOperand.visibleAttribute }
  /// The attribute of the second item; `notAnAttribute` for a missing one.
  open var secondAttribute: Attribute {
    secondOperand?.visibleAttribute ?? .notAnAttribute
  }

  /// The first item's attribute as an anchor, without an item for a missing one.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { firstOperand.anchor }
  /// The second item's attribute as an anchor, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondOperand?.anchor }

  /// The constraint as Apple prints it: class and address, then a format string or an equation.
  ///
  /// Addresses differ from run to run; reports of this library name items instead.
  open nonisolated override var description: String { debugLine }

  /// The constant of the second side, in points. May be changed at any time.
  open var constant: CGFloat {
    get { storedConstant }
    set { changeConstant(to: newValue) }
  }

  /// The priority of the constraint. May become or stop being required at any time, as on current
  /// systems.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      do {
        try changePriority(to: newValue)
      } catch {
        ProgrammerError.stop(error, at: sourceLocation)
      }
    }
  }
}
