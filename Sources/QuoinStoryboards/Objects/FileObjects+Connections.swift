// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

extension FileObjects {
  /// Connects an element and everything in it: attributes first, then outlets and actions, as UIKit
  /// does.
  func connect(_ element: MarkupElement) {
    var waiting = [element]
    var connected: [MarkupElement] = []
    while let next = waiting.popLast() {
      connected.append(next)
      waiting.append(
        contentsOf: next.children.reversed().filter { !Self.isPrototype($0, in: next) })
    }
    for element in connected { setAttributes(of: element) }
    for element in connected {
      for connection in element.child("connections")?.children ?? [] {
        connect(connection, of: element)
      }
    }
  }

  /// Whether an element has prototypes, which are connected when they are made.
  private static func isPrototype(_ child: MarkupElement, in element: MarkupElement) -> Bool {
    if child.name == "prototypes" { return true }
    guard element.name == "collectionView" else { return false }
    return child.name == "cells" || child.key == "sectionHeaderView"
      || child.key == "sectionFooterView"
  }

  private func connect(_ connection: MarkupElement, of element: MarkupElement) {
    guard let id = element["id"] else { return }
    guard let source = object(id) else {
      // The views of frameworks that are not here have no objects.
      if id == Self.owner, connection.name == "outlet" {
        report(
          .missingObject, at: connection,
          "The file connects '\(connection["property"] ?? "")' of its owner, and no owner was "
            + "given. Pass one to instantiate(withOwner:).")
      }
      return
    }
    switch connection.name {
    case "outlet", "outletCollection": connectOutlet(connection, of: source)
    case "action": connectAction(connection, of: source)
    case "segue": scene?.connect(connection, of: source)
    default: break
    }
  }

  /// The id of the owner of a nib.
  static let owner = "-1"

  private func connectOutlet(_ connection: MarkupElement, of source: AnyObject) {
    guard let property = connection["property"], let destination = connection["destination"]
    else { return }
    guard let value = object(destination) else {
      report(
        .missingObject, at: connection,
        "The outlet '\(property)' of \(type(of: source)) leads to '\(destination)', which is not "
          + "made from the file.")
      return
    }
    let isCollection = connection.name == "outletCollection"
    for registered in ClassRegistry.classes(of: source) {
      var values: [Any] = [value]
      if isCollection {
        guard let old = registered.value(property, source) else { continue }
        values = [(old as? [AnyObject] ?? []) + [value]]
      }
      guard let outcome = registered.assign(property, values, source) else { continue }
      check(outcome, property, value, of: source, at: connection)
      return
    }
    if BuiltInOutlets.connect(property, of: source, to: value) { return }
    report(
      .unknownOutlet, at: connection,
      "\(type(of: source)) has no registered outlet '\(property)'. Add it: "
        + "UIStoryboard.register(\(type(of: source)).self, outlets: "
        + "[\"\(property)\": \\.\(property)]).")
  }

  private func check(
    _ outcome: KeyPathAssignment.Outcome, _ property: String, _ value: AnyObject,
    of source: AnyObject, at connection: MarkupElement
  ) {
    switch outcome {
    case .done: break
    case .isNotWritable:
      report(
        .unsuitableOutlet, at: connection,
        "The outlet '\(property)' of \(type(of: source)) cannot be set. Declare it with var.")
    case .hasOtherType(let type):
      report(
        .unsuitableOutlet, at: connection,
        "The outlet '\(property)' of \(Swift.type(of: source)) is of type \(type), and the file "
          + "connects a \(Swift.type(of: value)).")
    }
  }
}
