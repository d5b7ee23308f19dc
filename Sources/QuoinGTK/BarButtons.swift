// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import Foundation
import QuoinUIKit

/// The views that represent the items of a bar, each made once.
@MainActor final class BarButtons {
  private var buttons: [ObjectIdentifier: ItemButton] = [:]

  /// The views of items, in order. Views of other items leave the bar.
  func views(of items: [UIBarItem], in bar: UIView, choose: @escaping (UIBarItem) -> Void)
    -> [UIView]
  {
    let keys = Set(items.map { ObjectIdentifier($0) })
    for (key, button) in buttons where !keys.contains(key) {
      button.removeFromSuperview()
      buttons[key] = nil
    }
    return items.map { item in
      if let custom = (item as? UIBarButtonItem)?.customView {
        if custom.superview !== bar { bar.addSubview(custom) }
        return custom
      }
      let button = buttons[ObjectIdentifier(item)] ?? ItemButton(item, choose: choose)
      buttons[ObjectIdentifier(item)] = button
      if button.superview !== bar { bar.addSubview(button) }
      button.update()
      return button
    }
  }

  /// The size that a view of an item has in a bar of a height.
  static func size(of view: UIView, height: CGFloat) -> CGSize {
    let wanted = view.intrinsicContentSize
    return CGSize(
      width: wanted.width >= 0 ? wanted.width : view.bounds.width,
      height: min(wanted.height >= 0 ? wanted.height : view.bounds.height, height))
  }
}

/// The button of a bar button item.
final class ItemButton: UIButton {
  private let item: UIBarItem
  private var ownTint: UIColor?

  init(_ item: UIBarItem, choose: @escaping (UIBarItem) -> Void) {
    self.item = item
    super.init(frame: .zero)
    addAction(UIAction { _ in choose(item) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the button from the item.
  func update() {
    let system = (item as? UIBarButtonItem)?.systemItem
    let title = item.title ?? (item.image == nil ? system?.title : nil) ?? ""
    if self.title(for: .normal) != title { setTitle(title, for: .normal) }
    let picture = item.image ?? (item.title == nil ? system?.image : nil)
    let shown = image(for: .normal)
    if picture !== shown, picture?.isSymbolImage != true || picture?.name != shown?.name {
      setImage(picture, for: .normal)
    }
    let color = (item as? UIBarButtonItem)?.tintColor
    if ownTint !== color {
      ownTint = color
      tintColor = color
    }
    if !(item is UITabBarItem), titleColor(for: .normal) != tintColor {
      setTitleColor(tintColor, for: .normal)
      setTitleColor(.tertiaryLabel, for: .disabled)
    }
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    let label = item.accessibilityLabel ?? (title.isEmpty ? system?.spokenName : nil)
    if accessibilityLabel != label { accessibilityLabel = label }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of a button that has no picture.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .close: "Close"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The picture of a button that has no title.
  var image: UIImage? { symbol.flatMap { UIImage(systemName: $0) } }

  /// The text that a screen reader speaks for a button without title.
  var spokenName: String { "\(self)" }

  private var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play"
    case .pause: "pause"
    case .rewind: "backward"
    case .fastForward: "forward"
    default: nil
    }
  }
}
#endif
