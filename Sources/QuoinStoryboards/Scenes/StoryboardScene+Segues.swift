// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

extension StoryboardScene {
  /// Performs a segue. Returns whether its controller could be made.
  @discardableResult func perform(
    _ element: MarkupElement, from source: UIViewController, sender: Any?
  ) -> Bool {
    if element["kind"] == "unwind" { return unwind(element, from: source, sender: sender) }
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

  /// Goes back to the nearest controller that has the action of an unwind segue registered.
  private func unwind(
    _ element: MarkupElement, from source: UIViewController, sender: Any?
  ) -> Bool {
    guard let action = element["unwindAction"] else { return false }
    for target in Self.controllersBehind(source) {
      guard
        let registered = ClassRegistry.classes(of: target).first(where: {
          $0.actions.contains(action)
        })
      else { continue }
      let segue = UIStoryboardSegue(
        identifier: element["identifier"], source: source, destination: target)
      source.prepare(for: segue, sender: sender)
      _ = registered.perform(action, target, segue, nil)
      Self.goBack(to: target, from: source)
      return true
    }
    return false
  }

  /// The controllers that a controller can go back to, the nearest first.
  private static func controllersBehind(_ controller: UIViewController) -> [UIViewController] {
    let pile = controller.navigationController?.viewControllers ?? []
    let own = pile.prefix { $0 !== controller }.reversed()
    guard let presenting = controller.presentingViewController else { return Array(own) }
    let below = (presenting as? UINavigationController)?.viewControllers.reversed() ?? []
    return own + below + [presenting]
  }

  private static func goBack(to target: UIViewController, from source: UIViewController) {
    if let navigation = source.navigationController, navigation.viewControllers.contains(target) {
      _ = navigation.popToViewController(target, animated: true)
    } else {
      source.presentingViewController?.dismiss(animated: true)
    }
  }
}
