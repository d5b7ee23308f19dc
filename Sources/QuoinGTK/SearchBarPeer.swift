// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import Foundation
import QuoinUIKit

/// The field of a search bar, the button that ends the search, and scopes below them.
final class SearchBarPeer: BoxPeer {
  private var isConnected = false
  private lazy var cancel = makeCancel()
  private lazy var scopes = makeScopes()
  /// The distance between the edges of the bar and its field, in points.
  private static let margin: CGFloat = 8

  override func updateParts() {
    guard let bar = view as? UISearchBar else { return }
    let field = bar.searchTextField
    if field.superview !== bar { bar.addSubview(field) }
    if !isConnected { connect(field) }
    if field.borderStyle != .roundedRect { field.borderStyle = .roundedRect }
    let rowHeight = max(bar.bounds.height - bar.scopeSpace, 0)
    let height = min(field.intrinsicContentSize.height, rowHeight)
    let end = placeCancel(in: bar, rowHeight: rowHeight)
    placeScopes(in: bar)
    let isReversed = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isReversed ? end : Self.margin, y: (rowHeight - height) / 2,
      width: max(bar.bounds.width - Self.margin - end, 0), height: height)
    if field.frame != frame { field.frame = frame }
  }

  /// Places the button where it is shown.
  /// - Returns: the distance of the field from the end of the bar.
  private func placeCancel(in bar: UISearchBar, rowHeight: CGFloat) -> CGFloat {
    guard bar.showsCancelButton else {
      if cancel.superview != nil { cancel.removeFromSuperview() }
      return Self.margin
    }
    if cancel.superview !== bar { bar.addSubview(cancel) }
    let size = BarButtons.size(of: cancel, height: rowHeight)
    let isReversed = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isReversed ? Self.margin : bar.bounds.width - Self.margin - size.width,
      y: (rowHeight - size.height) / 2, width: size.width, height: size.height)
    if cancel.frame != frame { cancel.frame = frame }
    return size.width + 2 * Self.margin
  }

  /// Places the scopes at the lower edge where they are offered.
  private func placeScopes(in bar: UISearchBar) {
    guard bar.scopeSpace > 0, let titles = bar.scopeButtonTitles else {
      if scopes.superview != nil { scopes.removeFromSuperview() }
      return
    }
    if scopes.superview !== bar { bar.addSubview(scopes) }
    if (0..<scopes.numberOfSegments).map({ scopes.titleForSegment(at: $0) }) != titles {
      scopes.removeAllSegments()
      for (index, title) in titles.enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    let selected = bar.selectedScopeButtonIndex
    if scopes.selectedSegmentIndex != selected { scopes.selectedSegmentIndex = selected }
    let height = min(scopes.intrinsicContentSize.height, bar.scopeSpace)
    let frame = CGRect(
      x: Self.margin, y: bar.bounds.height - bar.scopeSpace + (bar.scopeSpace - height) / 2,
      width: max(bar.bounds.width - 2 * Self.margin, 0), height: height)
    if scopes.frame != frame { scopes.frame = frame }
  }

  private func makeScopes() -> UISegmentedControl {
    let scopes = UISegmentedControl()
    let action = UIAction { [weak self] action in
      guard let scopes = action.sender as? UISegmentedControl else { return }
      (self?.view as? UISearchBar)?.chooseScope(scopes.selectedSegmentIndex)
    }
    scopes.addAction(action, for: .valueChanged)
    return scopes
  }

  private func makeCancel() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    let action = UIAction { [weak self] _ in (self?.view as? UISearchBar)?.cancel() }
    button.addAction(action, for: .touchUpInside)
    return button
  }

  private func connect(_ field: UISearchTextField) {
    isConnected = true
    func forward(_ event: UIControl.Event, _ call: @escaping (UISearchBar) -> Void) {
      let action = UIAction { [weak self] _ in (self?.view as? UISearchBar).map(call) }
      field.addAction(action, for: event)
    }
    forward(.editingChanged) { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") }
    forward(.editingDidBegin) { $0.delegate?.searchBarTextDidBeginEditing($0) }
    forward(.editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing($0) }
    forward(.editingDidEndOnExit) { $0.delegate?.searchBarSearchButtonClicked($0) }
  }
}
#endif
