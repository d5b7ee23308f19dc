// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import Foundation
import QuoinUIKit

/// The title and the buttons of a navigation bar.
final class NavigationBarPeer: BoxPeer {
  private let title = UILabel()
  private let largeTitle = LargeTitleView()
  private let prompt = UILabel()
  private weak var search: UISearchBar?
  private let buttons = BarButtons()
  /// The item of the back button.
  private let back = UIBarButtonItem()

  /// The distance between the edge and the first button, and between two buttons, in points.
  private static let margin: CGFloat = 8

  override func updateParts() {
    guard let bar = view as? UINavigationBar else { return }
    let item = bar.topItem
    let leading = leadingItems(of: bar, item)
    let trailing = item?.rightBarButtonItems ?? []
    let views = buttons.views(of: leading + trailing, in: bar) { [weak self] in self?.choose($0) }
    let isReversed = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leadingEnd = place(views.prefix(leading.count), in: bar, isAtLeft: !isReversed)
    let trailingEnd = place(views.dropFirst(leading.count), in: bar, isAtLeft: isReversed)
    largeTitle.show(item?.title, in: bar)
    showPrompt(of: item, in: bar)
    showSearch(in: bar)
    showTitle(
      of: item, in: bar, left: isReversed ? trailingEnd : leadingEnd,
      right: isReversed ? leadingEnd : trailingEnd)
  }

  private func leadingItems(of bar: UINavigationBar, _ item: UINavigationItem?) -> [UIBarItem] {
    let own = item?.leftBarButtonItems ?? []
    guard let item, let previous = bar.backItem, !item.hidesBackButton,
      own.isEmpty || item.leftItemsSupplementBackButton
    else { return own }
    back.title =
      previous.backButtonTitle ?? previous.backBarButtonItem?.title ?? previous.title ?? "Back"
    if back.image == nil { back.image = UIImage(systemName: "chevron.backward") }
    return [back] + own
  }

  private func choose(_ item: UIBarItem) {
    guard item === back else {
      (item as? UIBarButtonItem)?.choose()
      return
    }
    guard let bar = view as? UINavigationBar else { return }
    let controller = sequence(first: bar as UIResponder) { $0.next }.lazy
      .compactMap { $0 as? UINavigationController }.first
    if let controller {
      controller.popViewController(animated: true)
    } else {
      bar.popItem(animated: true)
    }
  }

  /// Places buttons from one edge on.
  /// - Returns: how far they reach from that edge.
  private func place(
    _ views: ArraySlice<UIView>, in bar: UINavigationBar, isAtLeft: Bool
  ) -> CGFloat {
    var end = Self.margin
    for view in views {
      let size = BarButtons.size(of: view, height: bar.rowHeight)
      let frame = CGRect(
        x: isAtLeft ? end : bar.bounds.width - end - size.width,
        y: bar.rowTop + (bar.rowHeight - size.height) / 2, width: size.width, height: size.height)
      if view.frame != frame { view.frame = frame }
      end += size.width + Self.margin
    }
    return end
  }

  /// Shows the text above the row with the buttons.
  private func showPrompt(of item: UINavigationItem?, in bar: UINavigationBar) {
    guard let text = item?.prompt else {
      if prompt.superview != nil { prompt.removeFromSuperview() }
      return
    }
    if prompt.superview !== bar { bar.addSubview(prompt) }
    if prompt.text != text {
      prompt.text = text
      prompt.textAlignment = .center
      prompt.textColor = .secondaryLabel
    }
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: bar.traitCollection)
    if prompt.font != font { prompt.font = font }
    let height = min(prompt.intrinsicContentSize.height, UINavigationBar.promptHeight)
    let frame = CGRect(
      x: Self.margin, y: UINavigationBar.promptHeight - height,
      width: max(bar.bounds.width - 2 * Self.margin, 0), height: height)
    if prompt.frame != frame { prompt.frame = frame }
  }

  /// Shows the field of the search at the lower edge.
  private func showSearch(in bar: UINavigationBar) {
    let shown = bar.shownSearchBar
    if let search, search !== shown, search.superview === bar { search.removeFromSuperview() }
    search = shown
    guard let shown else { return }
    let height = bar.searchSpace
    guard height >= 1 else {
      if shown.superview === bar { shown.removeFromSuperview() }
      return
    }
    if shown.superview !== bar { bar.addSubview(shown) }
    let frame = CGRect(
      x: 0, y: bar.bounds.height - height, width: bar.bounds.width, height: height)
    if shown.frame != frame { shown.frame = frame }
  }

  private func showTitle(
    of item: UINavigationItem?, in bar: UINavigationBar, left: CGFloat, right: CGFloat
  ) {
    let shown = item?.titleView ?? title
    if shown !== title, title.superview != nil { title.removeFromSuperview() }
    if shown.superview !== bar { bar.addSubview(shown) }
    if title.text != item?.title { title.text = item?.title }
    if shown === title {
      title.font = .preferredFont(forTextStyle: .headline, compatibleWith: bar.traitCollection)
      title.textAlignment = .center
      let isHidden = largeTitle.isShown
      if title.isHidden != isHidden { title.isHidden = isHidden }
      title.textColor = bar.titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    }
    let wanted = shown.intrinsicContentSize
    let room = max(bar.bounds.width - left - right, 0)
    let width = min(wanted.width >= 0 ? wanted.width : room, room)
    let height = min(wanted.height >= 0 ? wanted.height : shown.bounds.height, bar.rowHeight)
    // In the middle of the bar if there is room, otherwise as near to it as the buttons let it be.
    let middle = (bar.bounds.width - width) / 2
    let frame = CGRect(
      x: min(max(middle, left), max(bar.bounds.width - right - width, left)),
      y: bar.rowTop + (bar.rowHeight - height) / 2, width: width, height: height)
    if shown.frame != frame { shown.frame = frame }
  }
}
#endif
