// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
package import QuoinLayout

/// A relation between numbers of two items, `first REL multiplier × second + constant`, or of one
/// item and a constant.
///
/// ```swift
/// label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
/// ```
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  // Fields are read and written whole, so that accesses cannot overlap and need no check. There are
  // many constraints: what few have stands apart, and the rest in the order that leaves no gaps.
  //
  // The sides stand here in parts: an operand as a whole is copied with all that it refers to. The
  // references to the lives are counted by hand, so that reading what they know counts nothing.
  @exclusivity(unchecked) private nonisolated(unsafe) final var firstLife: Unmanaged<ElementLife>?
  @exclusivity(unchecked) private nonisolated(unsafe) final var secondLife: Unmanaged<ElementLife>?
  @exclusivity(unchecked) final var storedConstant: CGFloat = 0
  @exclusivity(unchecked) final var storedMultiplier: CGFloat = 1
  /// What few constraints have.
  @exclusivity(unchecked) private nonisolated(unsafe) final var notes: ConstraintNotes?
  /// Values that others hang on the object. Not isolated: `AssociatedValueOwner` says who guards it.
  package nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]
  /// What the engine calls the constraint. The host whose engine knows it has it in that slot.
  @exclusivity(unchecked) final var layoutID = LayoutConstraintID.none
  /// Grows with each activation: the order in which the engine gets the constraints.
  @exclusivity(unchecked) final var activationOrder = 0
  @exclusivity(unchecked) final var storedPriority = UILayoutPriority.required
  @exclusivity(unchecked) private(set) final var nearFirstAttribute = Attribute.notAnAttribute
  /// nil where there is no second side.
  @exclusivity(unchecked) private nonisolated(unsafe) final var storedSecondAttribute: Attribute?
  @exclusivity(unchecked) private final var kind = ConstraintKind()
  @exclusivity(unchecked) private nonisolated(unsafe) final var holderPlace = HolderPlace.none

  final var storedRelation: Relation {
    get { kind.relation }
    set { kind.relation = newValue }
  }
  /// Who made the constraint.
  final var origin: ConstraintOrigin {
    get { kind.origin }
    set { kind.origin = newValue }
  }
  nonisolated final var hasSecondOperand: Bool { storedSecondAttribute != nil }
  final var nearSecondAttribute: Attribute { storedSecondAttribute ?? .notAnAttribute }

  /// How the two sides compare.
  open internal(set) var relation: Relation {
    get { storedRelation }
    set { storedRelation = newValue }
  }
  /// What the second side is multiplied by.
  open internal(set) var multiplier: CGFloat {
    get { storedMultiplier }
    set { storedMultiplier = newValue }
  }
  /// A free text that is shown in reports.
  open var identifier: String? {
    get { notes?.identifier }
    set { if newValue != nil || notes != nil { changeNotes { $0.identifier = newValue } } }
  }
  /// Whether an archive keeps the constraint.
  open var shouldBeArchived: Bool {
    get { notes?.shouldBeArchived ?? false }
    set { changeNotes { $0.shouldBeArchived = newValue } }
  }
  /// Where the program states the constraint, if a dialect knows.
  package final var sourcePlace: SourcePlace? {
    get { notes?.sourcePlace }
    set { changeNotes { $0.sourcePlace = newValue } }
  }

  /// Whether a view holds the constraint.
  nonisolated final var isHeld: Bool { holderPlace != .none }

  /// The view whose `constraints` the constraint is in.
  final var holder: UIView? {
    switch holderPlace {
    case .none: nil
    case .noted: notes?.holder?.view
    default: holderPlace.record(from: firstRecord)?.pointee.view?.takeUnretainedValue()
    }
  }

  final func setHolder(_ life: ElementLife) {
    holderPlace = HolderPlace(of: life.record, from: firstRecord)
    if holderPlace == .noted { changeNotes { $0.holder = life } }
  }

  /// The constraint is in no view's `constraints` any more. Also called where a view ends.
  nonisolated final func loseHolder() { holderPlace = .none }

  final func setOperands(_ first: ConstraintOperand, _ second: ConstraintOperand?) {
    setFirst(first.life, first.attribute)
    if let second { setSecond(second.life, second.attribute) }
    if first.isDistance || second?.isDistance ?? false {
      changeNotes {
        $0.farEnds = FarEnds(
          firstLife: first.endLife, firstAttribute: first.endAttribute, secondLife: second?.endLife,
          secondAttribute: second?.endAttribute ?? .notAnAttribute)
      }
    }
  }

  final func setFirst(_ life: ElementLife?, _ attribute: Attribute) {
    firstLife?.release()
    firstLife = ElementLife.retained(life)
    nearFirstAttribute = attribute
  }

  final func setSecond(_ life: ElementLife?, _ attribute: Attribute) {
    secondLife?.release()
    secondLife = ElementLife.retained(life)
    storedSecondAttribute = attribute
  }

  /// The records of the items, which the lives keep.
  private nonisolated final var firstRecord: UnsafeMutablePointer<LifeRecord>? {
    firstLife.map(ElementLife.record(of:))
  }
  private nonisolated final var secondRecord: UnsafeMutablePointer<LifeRecord>? {
    secondLife.map(ElementLife.record(of:))
  }

  /// The ends of the sides that are distances; nil where none is, as nearly always.
  private nonisolated final var farEnds: FarEnds? { notes?.farEnds }

  /// The first side.
  final var firstOperand: ConstraintOperand {
    ConstraintOperand(
      firstLife?.takeUnretainedValue(), nearFirstAttribute, to: farEnds?.firstLife,
      farEnds?.firstAttribute ?? .notAnAttribute)
  }

  /// The second side, or ``ConstraintOperand/nothing`` where there is none.
  final var storedSecondOperand: ConstraintOperand {
    ConstraintOperand(
      secondLife?.takeUnretainedValue(), nearSecondAttribute, to: farEnds?.secondLife,
      farEnds?.secondAttribute ?? .notAnAttribute)
  }

  /// Whether one of the sides speaks of a baseline.
  final var isOnBaseline: Bool {
    nearFirstAttribute.isBaseline || nearSecondAttribute.isBaseline
      || farEnds.map { $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline } ?? false
  }

  /// The same where no side speaks of a baseline.
  final var plainItems:
    (first: UnsafeMutablePointer<LifeRecord>, second: UnsafeMutablePointer<LifeRecord>?)?
  {
    nearFirstAttribute.isBaseline || nearSecondAttribute.isBaseline ? nil : simpleItems
  }

  /// The records of the items, where each side is a number of one item; else nil.
  nonisolated final var simpleItems:
    (first: UnsafeMutablePointer<LifeRecord>, second: UnsafeMutablePointer<LifeRecord>?)?
  {
    guard notes == nil || farEnds == nil, let firstRecord, !hasSecondOperand || secondLife != nil
    else { return nil }
    return (firstRecord, secondRecord)
  }

  /// Whether one of the items is marked as leaving. Counts no reference.
  nonisolated static func isAboutLeaving(_ constraint: Unmanaged<NSLayoutConstraint>) -> Bool {
    constraint._withUnsafeGuaranteedRef { constraint in
      if let first = constraint.firstLife, ElementLife.record(of: first).pointee.isLeaving {
        return true
      }
      if let second = constraint.secondLife, ElementLife.record(of: second).pointee.isLeaving {
        return true
      }
      guard let ends = constraint.notes?.farEnds else { return false }
      return ends.firstLife?.record.pointee.isLeaving ?? false
        || ends.secondLife?.record.pointee.isLeaving ?? false
    }
  }

  private final func changeNotes(_ change: (ConstraintNotes) -> Void) {
    let known = notes ?? ConstraintNotes()
    notes = known
    change(known)
  }

  /// A constraint without items; it cannot be activated.
  public override init() {
    super.init()
  }

  deinit {
    firstLife?.release()
    secondLife?.release()
  }

  /// Makes a constraint without installing it.
  ///
  /// Items are views or layout guides. What cannot be compared stops the program with a sentence
  /// that says why.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    do {
      try define(
        first: NSLayoutConstraint.operand(view1, attr1),
        relation, second: NSLayoutConstraint.secondOperand(view2, attr2),
        multiplier: multiplier, constant: constant)
    } catch {
      ProgrammerError.stop(error.message)
    }
  }

  /// Whether the constraint takes part in layout.
  ///
  /// `true` installs it in the nearest common ancestor of its items, `false` removes it.
  open var isActive: Bool {
    get { isHeld }
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

  /// The view or guide on the first side; nil when it was freed.
  open var firstItem: AnyObject? { firstOperand.item }
  /// The view or guide on the second side; nil when there is none or it was freed.
  open var secondItem: AnyObject? { storedSecondOperand.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { firstOperand.visibleAttribute }
  /// The attribute of the second item, `notAnAttribute` when there is none.
  open var secondAttribute: Attribute { storedSecondOperand.visibleAttribute }

  /// The first item's attribute as an anchor; one of no item when there is none.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { firstOperand.anchor }
  /// The second item's attribute as an anchor; nil when there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondOperand?.anchor }

  /// The constraint as Apple prints it: class and address, then a format string or an equation.
  ///
  /// Addresses differ from run to run; reports of this library name items instead.
  open nonisolated override var description: String { debugLine }

  /// What is added to the second side, in points. May be changed at any time.
  open var constant: CGFloat {
    get { storedConstant }
    set { changeConstant(to: newValue) }
  }

  /// How important the constraint is. May become or stop being required only while inactive.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      do {
        try changePriority(to: newValue)
      } catch {
        ProgrammerError.stop(error.message)
      }
    }
  }
}
