// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  /// Connects an action of a control, a gesture recognizer or a bar button item.
  func connectAction(_ connection: MarkupElement, of source: AnyObject) {
    guard let selector = connection["selector"] else { return }
    let target = connection["destination"].flatMap { object($0) }
    if isFirstResponder(connection["destination"]) { return sendUp(selector, of: source) }
    guard let target else {
      report(
        .missingObject, at: connection,
        "The action '\(selector)' leads to '\(connection["destination"] ?? "")', which is not made "
          + "from the file.")
      return
    }
    let isRegistered = ClassRegistry.classes(of: target).contains { $0.actions.contains(selector) }
    if !isRegistered, (target as? UIResponder)?.responds(to: Selector(selector)) != true {
      report(
        .unknownAction, at: connection,
        "\(type(of: target)) has no registered action '\(selector)'. Add it: "
          + "UIStoryboard.register(\(type(of: target)).self, actions: "
          + "[\"\(selector)\": .init(\(type(of: target)).\(Self.baseName(of: selector)))]).")
      return
    }
    let call = ActionCall(
      selector: selector, target: target, connection: connection, file: file.name)
    switch source {
    case let control as UIControl:
      let event = connection["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
      control.addAction(UIAction { call.perform(from: $0.sender) }, for: event)
    case let item as UIBarButtonItem:
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in
        call.perform(from: item)
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.addHandler { [weak recognizer] in call.perform(from: recognizer) }
    default: break
    }
  }

  /// Whether an id is that of the placeholder for the first responder.
  private func isFirstResponder(_ id: String?) -> Bool {
    guard let id, let placeholder = file.element(id), placeholder.name == "placeholder" else {
      return false
    }
    return id == "-2" || placeholder["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// Makes the responders around a control or an item perform a selector.
  private func sendUp(_ selector: String, of source: AnyObject) {
    switch source {
    case let control as UIControl:
      control.addTarget(nil, action: Selector(selector), for: .primaryActionTriggered)
    case let item as UIBarButtonItem: item.action = Selector(selector)
    default: break
    }
  }

  private static func baseName(of selector: String) -> String {
    String(selector.prefix { $0 != ":" })
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}

/// The call of a method that a file connects. The target is not kept alive.
@MainActor private struct ActionCall {
  let selector: String
  weak var target: AnyObject?
  let connection: MarkupElement
  let file: String

  init(selector: String, target: AnyObject, connection: MarkupElement, file: String) {
    (self.selector, self.target, self.connection, self.file) = (selector, target, connection, file)
  }

  func perform(from sender: Any?) {
    guard let target else { return }
    for registered in ClassRegistry.classes(of: target) {
      guard let isSuitable = registered.perform(selector, target, sender, nil) else { continue }
      if !isSuitable { reportSender(sender, target) }
      return
    }
    (target as? UIResponder)?.perform(Selector(selector), with: sender)
  }

  private func reportSender(_ sender: Any?, _ target: AnyObject) {
    let kind = sender.map { "\(type(of: $0))" } ?? "nothing"
    ProblemReports.report(
      InterfaceProblem(
        code: .unsuitableSender, file: file, line: connection.line, column: connection.column,
        message: "The action '\(selector)' of \(type(of: target)) takes a sender of another type "
          + "than \(kind)."))
  }
}
