// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Says where a view or a guide is as long as it is there, to those that do not keep it.
///
/// A weak reference to an object would give it a side table, and from then on each retain and
/// release of the object, whoever does it, takes the slow way through that table. Who holds this
/// object instead of a weak reference pays two loads.
package final class ElementLife: Sendable {
  // What is read of a class reference is often read with that reference retained, which costs more
  // than all else here. So what is asked for each constraint is in plain memory.
  //
  // Written by the element and the hosts of its layouts alone. As in UIKit, views and guides end on
  // the main thread, where all others read this.
  nonisolated(unsafe) let record: UnsafeMutablePointer<LifeRecord>
  /// Keeps the record of the superview or owner.
  @exclusivity(unchecked) private nonisolated(unsafe) var parentLife: ElementLife?

  init() {
    record = .allocate(capacity: 1)
    record.initialize(to: LifeRecord())
  }

  deinit { record.deallocate() }

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
    get { parentLife }
    set {
      parentLife = newValue
      record.pointee.parent = newValue?.record
    }
  }

  /// Belongs to a view from now on, which calls `end()` before it goes.
  func begin(_ view: UIView) {
    record.pointee.view = Unmanaged.passUnretained(view)
  }

  /// Belongs to a guide from now on, which calls `end()` before it goes.
  func begin(_ guide: UILayoutGuide) {
    record.pointee.guide = Unmanaged.passUnretained(guide)
  }

  func end() {
    record.pointee.view = nil
    record.pointee.guide = nil
  }
}

/// What is known of a view or a guide. There as long as the life that it belongs to.
struct LifeRecord {
  fileprivate(set) var view: Unmanaged<UIView>?
  fileprivate(set) var guide: Unmanaged<UILayoutGuide>?
  /// That of the superview or owner.
  fileprivate(set) var parent: UnsafeMutablePointer<LifeRecord>?
  /// Whether constraints decide on items, or on what these mean, by speaking of the element.
  var isSpecial = false

  // What the hosts of layouts write and read.

  /// Where the element is in the layout that it is inside of.
  var place = LayoutPlace()
  /// Where a view is in the layout whose root it is.
  var rootPlace = LayoutPlace()
  /// Where the element is in a layout that only answers a question.
  var trialPlace = LayoutPlace()

  var isThere: Bool { view != nil || guide != nil }
}

extension UnsafeMutablePointer<LifeRecord> {
  /// The record of a view itself, or of the owner of a guide; nil when one of them is not there.
  var holder: UnsafeMutablePointer<LifeRecord>? {
    if pointee.view != nil { return self }
    guard pointee.guide != nil, let parent = pointee.parent, parent.pointee.view != nil else {
      return nil
    }
    return parent
  }
}

/// Where a view or guide is in the engine of a layout.
struct LayoutPlace {
  /// The number of the host of the layout, 0 for none.
  var host = 0
  /// What the engine calls it.
  var item = ItemID.none
}
