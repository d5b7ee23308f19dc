// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Says where a view or a guide is as long as it is there, to those that do not keep it.
///
/// A weak reference to an object would give it a side table, and from then on each retain and
/// release of the object, whoever does it, takes the slow way through that table. Who holds this
/// object instead of a weak reference pays two loads.
package final class ElementLife: Sendable {
  /// Information about the element, in memory that lasts as long as this object.
  ///
  /// Reading a property of a class reference often retains that reference, which costs more than all
  /// else where it is done for each constraint. A pointer is not counted.
  ///
  /// Written by the element and the hosts of its layouts alone. As in UIKit, views and guides end on
  /// the main thread, where all others read this.
  nonisolated(unsafe) let record: UnsafeMutablePointer<LifeRecord>

  init() {
    record = .allocate(capacity: 1)
    record.initialize(to: LifeRecord())
  }

  deinit {
    record.pointee.parentLife?.release()
    record.deinitialize(count: 1)
    record.deallocate()
  }

  /// The record of a life that someone keeps, without counting a reference.
  static func record(of life: Unmanaged<ElementLife>) -> UnsafeMutablePointer<LifeRecord> {
    life._withUnsafeGuaranteedRef { $0.record }
  }

  /// For who counts references by hand. No closure: on an actor that would ask where it is.
  static func retained(_ life: ElementLife?) -> Unmanaged<ElementLife>? {
    guard let life else { return nil }
    return .passRetained(life)
  }

  /// The view, nil when it is gone or when there is a guide.
  package var view: UIView? { record.pointee.view?.takeUnretainedValue() }

  /// The view, for who calls nothing that could make it go: counts no reference.
  var uncountedView: Unmanaged<UIView>? { record.pointee.view }

  /// The guide, nil when it is gone or when there is a view.
  var guide: UILayoutGuide? { record.pointee.guide?.takeUnretainedValue() }

  /// Whether the view or guide is still there.
  var isThere: Bool { record.pointee.isThere }

  /// The view or guide.
  var element: (any LayoutElement)? { view ?? guide }

  /// The superview of a view, the owner of a guide. May have ended since.
  var parent: ElementLife? {
    get { record.pointee.parentLife?.takeUnretainedValue() }
    set {
      let old = record.pointee.parentLife
      record.pointee.parentLife = ElementLife.retained(newValue)
      old?.release()
    }
  }

  /// Belongs to a view from now on, which calls `end()` before it goes.
  func begin(_ view: UIView) {
    record.pointee.element = Unmanaged.passUnretained(view).toOpaque()
  }

  /// Belongs to a guide from now on, which calls `end()` before it goes.
  func begin(_ guide: UILayoutGuide) {
    record.pointee.element = Unmanaged.passUnretained(guide).toOpaque()
    record.pointee.isGuide = true
  }

  func end() {
    record.pointee.element = nil
  }
}

/// What is known of a view or a guide. There as long as the life that it belongs to.
struct LifeRecord {
  /// The view or guide as long as it is there.
  fileprivate(set) var element: UnsafeMutableRawPointer?
  /// That of the superview or owner, which the life keeps.
  fileprivate(set) var parentLife: Unmanaged<ElementLife>?

  // What the hosts of layouts write and read. A root is told apart by its host.

  /// Where the element is in the layout that it is inside of.
  var place = LayoutPlace()
  /// Where the element is in a layout that only answers a question.
  var trialPlace = LayoutPlace()

  fileprivate(set) var isGuide = false
  /// Whether constraints decide on items, or on what these mean, by speaking of the element.
  var isSpecial = false
  /// Whether constraints about the element are looked for since it leaves.
  var isLeaving = false

  var isThere: Bool { element != nil }

  var view: Unmanaged<UIView>? {
    guard !isGuide, let element else { return nil }
    return .fromOpaque(element)
  }

  var guide: Unmanaged<UILayoutGuide>? {
    guard isGuide, let element else { return nil }
    return .fromOpaque(element)
  }

  /// The record of the superview or owner.
  var parent: UnsafeMutablePointer<LifeRecord>? { parentLife.map(ElementLife.record(of:)) }
}

extension UnsafeMutablePointer<LifeRecord> {
  /// The record of a view itself, or of the owner of a guide; nil when one of them is not there.
  var holder: UnsafeMutablePointer<LifeRecord>? {
    guard pointee.isThere else { return nil }
    guard pointee.isGuide else { return self }
    guard let parent = pointee.parent, parent.pointee.isThere else { return nil }
    return parent
  }
}

/// Where a view or guide is in the engine of a layout.
struct LayoutPlace {
  /// The number of the host of the layout, 0 for none.
  var host: UInt32 = 0
  /// The slot of the engine's item.
  var slot: Int32 = -1
}
