// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The subviews with pending work, of a view with many subviews: a pass takes time for these alone.
/// A view with few subviews visits all of them.
@MainActor final class SubviewLists {
  /// The minimum number of subviews of a view that has lists.
  static let leastCount = 64

  /// The subviews with other frames than the engine found.
  var toPlace = SubviewSelection()
  /// The subviews with pending work.
  var withWork = SubviewSelection()
}

extension UIView {
  /// The lists of a view with many subviews.
  var subviewLists: SubviewLists? {
    // The flag is read faster than the reference.
    layoutState.hasSubviewLists ? layoutExtras?.subviewLists : nil
  }

  /// Creates the lists when there are many subviews.
  func makeSubviewLists() {
    guard !layoutState.hasSubviewLists, children.count >= SubviewLists.leastCount else { return }
    changeLayoutExtras { $0.subviewLists = SubviewLists() }
    layoutState.hasSubviewLists = true
  }

  /// The subviews that may have pending work.
  var viewsWithWork: [UIView] { subviewLists?.withWork.selected(of: children) ?? children }
}

#if QUOIN_INVARIANTS
extension UIView {
  /// Checks that the view and all below it list the subviews that have work or other frames than
  /// the engine found.
  func checkSubviewLists() {
    forEachInTree { view in
      guard let lists = view.subviewLists else { return }
      for child in view.children {
        precondition(
          child.pending.isEmpty || lists.withWork.mayContain(child.handle),
          "\(view.itemName) would leave out the work of \(child.itemName)")
        precondition(
          !child.hasOtherFrame || lists.toPlace.mayContain(child.handle),
          "\(view.itemName) would not place \(child.itemName), which has another frame")
      }
    }
  }
}
#endif
