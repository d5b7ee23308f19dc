// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinUIKit

extension StoryboardScene {
  /// Returns to the nearest controller that accepts an unwind segue; reports a segue that none
  /// accepts.
  ///
  /// A controller accepts it when the action is registered for its class and
  /// `canPerformUnwindSegueAction(_:from:sender:)` agrees. Controllers are tried in the order of
  /// Apple's "Using unwind segues": from the inside out through the containers of the source and
  /// the controllers that present them, in each container from the newest child to the oldest.
  func unwind(_ element: MarkupElement, from source: UIViewController, sender: Any?) {
    let action = element["unwindAction"] ?? ""
    var hasRefusal = false
    for target in Self.controllersBehind(source) {
      guard
        let registered = ClassRegistry.classes(of: target).first(where: {
          $0.actions.contains(action)
        })
      else { continue }
      guard target.canPerformUnwindSegueAction(Selector(action), from: source, sender: sender)
      else {
        hasRefusal = true
        continue
      }
      let segue = segue(element, from: source, to: target) {
        Self.goBack(to: target, from: source)
      }
      source.prepare(for: segue, sender: sender)
      _ = registered.perform(action, target, segue, nil)
      segue.perform()
      return
    }
    guard !hasRefusal else { return }
    objects.report(
      .unknownAction, at: element,
      "The unwind segue '\(element["identifier"] ?? element["id"] ?? "")' calls '\(action)', which no "
        + "controller before \(type(of: source)) has registered. Add it to the actions of "
        + "UIStoryboard.register(_:).")
  }

  /// The controllers that a controller can go back to, the nearest first.
  private static func controllersBehind(_ source: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var inner = source
    while true {
      if let container = inner.parent {
        result += container.children.reversed().filter { $0 !== inner }.flatMap(Self.insideOut)
        result.append(container)
        inner = container
      } else if let presenting = inner.presentingViewController {
        result += insideOut(presenting)
        inner = presenting
      } else {
        return result
      }
    }
  }

  /// A controller after those inside it, the newest first.
  private static func insideOut(_ controller: UIViewController) -> [UIViewController] {
    controller.children.reversed().flatMap(insideOut) + [controller]
  }

  /// Dismisses the controllers presented over a controller and shows it in its containers.
  private static func goBack(to target: UIViewController, from source: UIViewController) {
    let root = outermost(target)
    if outermost(source) !== root {
      var presenting = source.presentingViewController
      while let next = presenting, outermost(next) !== root {
        presenting = next.presentingViewController
      }
      presenting?.dismiss(animated: true)
    }
    var inner = target
    while let container = inner.parent {
      switch container {
      case let navigation as UINavigationController:
        if navigation.topViewController !== inner {
          _ = navigation.popToViewController(inner, animated: true)
        }
      case let tabs as UITabBarController: tabs.selectedViewController = inner
      default: break
      }
      inner = container
    }
  }

  /// The outermost container of a controller.
  private static func outermost(_ controller: UIViewController) -> UIViewController {
    var result = controller
    while let container = result.parent { result = container }
    return result
  }
}
