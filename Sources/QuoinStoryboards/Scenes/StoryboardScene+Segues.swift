// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

extension StoryboardScene {
  /// Performs a segue. Returns whether its controller could be made. An unwind segue that no controller
  /// takes does nothing, as in UIKit.
  @discardableResult func perform(
    _ element: MarkupElement, from source: UIViewController, sender: Any?
  ) -> Bool {
    if element["kind"] == "unwind" {
      unwind(element, from: source, sender: sender)
      return true
    }
    guard let destination = destination(of: element) else { return false }
    if let style = element["modalPresentationStyle"].flatMap({ Self.presentations[$0] }) {
      destination.modalPresentationStyle = style
    }
    let segue = UIStoryboardSegue(
      identifier: element["identifier"], source: source, destination: destination
    ) {
      Self.show(destination, from: source, kind: element["kind"] ?? "", sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
    return true
  }

  private static func show(
    _ destination: UIViewController, from source: UIViewController, kind: String, sender: Any?
  ) {
    switch kind {
    case "show", "push": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      source.present(destination, animated: true)
    default: source.present(destination, animated: true)
    }
  }
}
