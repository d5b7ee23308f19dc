// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Says where a view or a guide is as long as it is there, to those that do not keep it.
///
/// A weak reference to an object would give it a side table, and from then on each retain and
/// release of the object, whoever does it, takes the slow way through that table. Who holds this
/// object instead of a weak reference pays two loads.
package final class ElementLife: Sendable {
  // Written by the initializer and the end of the object alone. As in UIKit, views and guides end
  // on the main thread, where all others read this.
  private nonisolated(unsafe) unowned(unsafe) var viewObject: UIView?
  private nonisolated(unsafe) unowned(unsafe) var guideObject: UILayoutGuide?

  // What the hosts of layouts write here and read, on the main thread alone.

  /// Where the element is in the layout that it is inside of.
  nonisolated(unsafe) var place = LayoutPlace()
  /// Where a view is in the layout whose root it is.
  nonisolated(unsafe) var rootPlace = LayoutPlace()
  /// Where the element is in a layout that only answers a question.
  nonisolated(unsafe) var trialPlace = LayoutPlace()

  init() {}

  /// The view, nil when it is gone or when there is a guide.
  package var view: UIView? { viewObject }

  /// The guide, nil when it is gone or when there is a view.
  var guide: UILayoutGuide? { guideObject }

  /// Whether the view or guide is still there.
  var isThere: Bool { viewObject != nil || guideObject != nil }

  /// The view or guide.
  var element: (any LayoutElement)? { viewObject ?? guideObject }

  /// Belongs to a view from now on, which calls `end()` before it goes.
  func begin(_ view: UIView) {
    viewObject = view
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
  /// The slot of the item.
  var slot: Int32 = -1
}
