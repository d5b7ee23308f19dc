// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// A note that is edited in a sheet, with changes that can be undone and a menu of actions.
final class NoteSheet: UIViewController, UISheetPresentationControllerDelegate {
  static let changed = Notification.Name("NoteSheetChanged")
  let titleField = UITextField()
  let menuButton = UIButton(type: .system)
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    menuButton.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    menuButton.showsMenuAsPrimaryAction = true
    menuButton.menu = UIMenu(children: [
      UIAction(title: "Pin", subtitle: "Keep it on top") { _ in },
      UIDeferredMenuElement { completion in completion([]) },
      UICommand(title: "Find", action: Selector(("find:"))),
    ])
    for part in [titleField, menuButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      titleField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      titleField.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      titleField.heightAnchor.constraint(equalToConstant: 44),
      titleField.trailingAnchor.constraint(equalTo: menuButton.leadingAnchor, constant: -8),
      menuButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      menuButton.centerYAnchor.constraint(equalTo: titleField.centerYAnchor),
      menuButton.widthAnchor.constraint(equalToConstant: 44),
      menuButton.heightAnchor.constraint(equalToConstant: 44),
    ])
    NotificationCenter.default.addObserver(
      self, selector: Selector(("refresh:")), name: Self.changed, object: nil)
  }

  /// The actions by the names of their selectors; there is no runtime that finds methods.
  override func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    if aSelector == Selector(("refresh:")), object is Notification { refreshes += 1 }
    return nil
  }

  /// Gives the sheet its heights: 120 points, half of the screen, or all of it.
  func configureSheet() {
    guard let sheet = sheetPresentationController else { return }
    sheet.delegate = self
    sheet.detents = [.custom(identifier: .init("peek")) { _ in 120 }, .medium(), .large()]
    sheet.prefersGrabberVisible = true
    sheet.selectedDetentIdentifier = .init("peek")
  }

  func expand() {
    guard let sheet = sheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
  }

  /// Changes the title; the change can be undone.
  func rename(to title: String) {
    let old = titleField.text ?? ""
    undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
    undoManager?.setActionName("Rename")
    titleField.text = title
  }
}
