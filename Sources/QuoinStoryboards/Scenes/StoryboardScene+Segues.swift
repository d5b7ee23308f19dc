// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

extension StoryboardScene {
  /// Performs a segue. Returns whether its controller could be made. An unwind segue that no
  /// controller takes does nothing, as in UIKit.
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
    let segue = segue(element, from: source, to: destination) {
      Self.show(destination, from: source, kind: element["kind"] ?? "", sender: sender)
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
    return true
  }

  /// A segue of the class that the file names.
  ///
  /// - Parameter perform: performs a segue of UIKit.
  func segue(
    _ element: MarkupElement, from source: UIViewController, to destination: UIViewController,
    performing perform: @escaping () -> Void
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    if let name = element["customClass"] {
      if let make = SegueClasses.maker(named: name) {
        let segue = make(identifier, source, destination)
        // A segue of the kind custom is performed by its class alone.
        if element["kind"] != "custom" { segue.performHandler = perform }
        return segue
      }
      objects.report(
        .unknownClass, at: element,
        "The segue class '\(name)' is not registered, so UIStoryboardSegue takes its place. Call "
          + "UIStoryboard.register(\(name).self, making: \(name).init) before the file is loaded.")
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: perform)
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
