// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Says where a view or a guide is as long as it is there, to those that do not keep it.
///
/// A weak reference to an object would give it a side table, and from then on each retain and
/// release of the object, whoever does it, takes the slow way through that table. Who holds this
/// object instead of a weak reference pays two loads.
package final class ElementLife: Sendable {
  // Written by the initializer and the end of the object alone. As in UIKit, views and guides end
  // on the main thread, where all others read this.
  @exclusivity(unchecked) private nonisolated(unsafe) var viewObject: Unmanaged<UIView>?
  @exclusivity(unchecked)
  private nonisolated(unsafe) unowned(unsafe) var guideObject: UILayoutGuide?

  // The rest is written and read on the main thread alone.

  /// The superview of a view, the owner of a guide. May have ended since.
  @exclusivity(unchecked) nonisolated(unsafe) var parent: ElementLife?
  /// Whether constraints decide on items or their meaning by speaking of the element.
  @exclusivity(unchecked) nonisolated(unsafe) var isSpecial = false

  // What the hosts of layouts write here and read.

  /// Where the element is in the layout that it is inside of.
  @exclusivity(unchecked) nonisolated(unsafe) var place = LayoutPlace()
  /// Where a view is in the layout whose root it is.
  @exclusivity(unchecked) nonisolated(unsafe) var rootPlace = LayoutPlace()
  /// Where the element is in a layout that only answers a question.
  @exclusivity(unchecked) nonisolated(unsafe) var trialPlace = LayoutPlace()

  init() {}

  /// The view, nil when it is gone or when there is a guide.
  package var view: UIView? { viewObject?.takeUnretainedValue() }

  /// The view, for who calls nothing that could make it go: counts no reference.
  var uncountedView: Unmanaged<UIView>? { viewObject }

  /// The guide, nil when it is gone or when there is a view.
  var guide: UILayoutGuide? { guideObject }

  /// Whether there is a view, which was not freed.
  var isView: Bool { viewObject != nil }

  /// The life of a view itself, or of the owner of a guide; nil when one of them is not there.
  var holder: ElementLife? {
    if isView { return self }
    guard guideObject != nil, let parent, parent.isView else { return nil }
    return parent
  }

  /// Whether the view or guide is still there.
  var isThere: Bool { viewObject != nil || guideObject != nil }

  /// The view or guide.
  var element: (any LayoutElement)? { view ?? guideObject }

  /// Belongs to a view from now on, which calls `end()` before it goes.
  func begin(_ view: UIView) {
    viewObject = Unmanaged.passUnretained(view)
  }

  /// Belongs to a guide from now on, which calls `end()` before it goes.
  func begin(_ guide: UILayoutGuide) {
    guideObject = guide
  }

  func end() {
    viewObject = nil
    guideObject = nil
  }
}

/// Where a view or guide is in the engine of a layout.
struct LayoutPlace {
  /// The number of the host of the layout, 0 for none.
  var host = 0
  /// What the engine calls it.
  var item = ItemID.none
}
