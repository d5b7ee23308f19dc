// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// A container that the user scrolls.
final class ScrollPeer: ViewPeer {
  private var shown: ShownScroll?
  private var resting: Timer?
  /// The time without movement after which scrolling has ended, in seconds.
  private static let rest: TimeInterval = 0.15

  init(_ view: UIScrollView?) { super.init(view) { quoin_scroll_create($0) } }

  private var textSize = UIContentSizeCategory.large

  override func show(_ view: UIView, _ change: ViewChange) {
    guard let scroll = view as? UIScrollView, change.contains(.traits) else { return }
    let current = scroll.traitCollection.preferredContentSizeCategory
    guard current != textSize else { return }
    textSize = current
    scroll.textSizeDidChange()
    quoin_loop_request_update()
  }

  override var hostsSubviews: Bool { true }
  override var container: OpaquePointer { quoin_scroll_content(widget) ?? widget }

  override func placeDidChange(of view: UIView) {
    guard let scroll = view as? UIScrollView else { return }
    let state = ShownScroll(scroll)
    guard state != shown else { return }
    shown = state
    var written = state.written
    quoin_scroll_set(widget, &written)
  }

  override func wasScrolled(to offset: CGPoint) {
    guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return }
    if resting == nil { scroll.beginUserScrolling() }
    resting?.invalidate()
    resting = Timer.scheduledTimer(withTimeInterval: Self.rest, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.didRest() }
    }
    scroll.takeScrolledOffset(offset)
  }

  private func didRest() {
    resting = nil
    (view as? UIScrollView)?.endUserScrolling()
  }

  override func end() {
    resting?.invalidate()
    super.end()
  }
}

/// The visible part of a scroll view's content.
private struct ShownScroll: Equatable {
  var offset: CGPoint
  var start: CGPoint
  var end: CGPoint
  var size: CGSize
  var isEnabled: Bool
  var showsHorizontalBar: Bool
  var showsVerticalBar: Bool

  @MainActor init(_ view: UIScrollView) {
    (start, end) = view.scrollableRange
    offset = view.shownPlace.boundsOrigin
    size = view.bounds.size
    isEnabled = view.isScrollEnabled
    showsHorizontalBar = view.showsHorizontalScrollIndicator
    showsVerticalBar = view.showsVerticalScrollIndicator
  }

  var written: quoin_scroll {
    quoin_scroll(
      x: Double(offset.x), y: Double(offset.y), left: Double(start.x), top: Double(start.y),
      right: Double(end.x), bottom: Double(end.y), width: Double(size.width),
      height: Double(size.height), is_enabled: isEnabled,
      shows_horizontal_bar: showsHorizontalBar, shows_vertical_bar: showsVerticalBar)
  }
}
#endif
