// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder
import QuoinLayout

extension RootReader {
  func view(
    at index: Int, name: String, _ positions: [Int: Int], _ notes: inout [ConversionNote]
  ) -> ConvertedView {
    let description = document.views[index]
    let element = reader.base.element(description.id)
    let parent = description.parent.flatMap { positions[$0] }
    var view = ConvertedView(
      id: description.id, element: description.element,
      origin: origin(of: description, index, parent: parent),
      className: description.customClass.map(Self.typeName) ?? description.systemClass,
      systemClass: description.systemClass, parent: parent, keepsMask: false,
      frame: description.frame, line: description.line)
    view.name = name
    view.hasOutlet = description.names.outlet != nil
    view.isArranged = isArranged(description)
    let isFixed =
      description.isFixedFrame || !description.isConstrained && description.frame != nil
    view.keepsMask =
      view.origin != .property || !view.isArranged && (description.translatesMask || isFixed)
    view.initializer = ViewInitializer.expression(view.className, description, element)
    guard let element else { return view }
    var settings = ViewSettings(
      element, description, resources: reader.base.root.child("resources")?.children ?? [])
    settings.read(
      isRoot: index == root, isPlaced: view.keepsMask && view.origin == .property,
      isFixed: isFixed && !description.translatesMask)
    view.settings = settings.settings
    view.layoutSettings = settings.layoutSettings
    notes += settings.notes
    readConnections(element, into: &view, &notes)
    recordRest(of: description, element, &notes)
    return view
  }

  private func isArranged(_ description: ViewDescription) -> Bool {
    guard let parent = description.parent, description.role == .subview else { return false }
    return document.views[parent].systemClass == "UIStackView"
  }

  private func origin(
    of description: ViewDescription, _ index: Int, parent: Int?
  ) -> ConvertedView.Origin {
    if index == root { return .root }
    guard description.role == .content, let parent, let outer = description.parent,
      Self.classesWithContent.contains(document.views[outer].systemClass)
    else { return .property }
    return .content(of: parent)
  }

  private static let classesWithContent: Set = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
    "UIVisualEffectView",
  ]

  /// A class of Objective-C may be written with its module before it.
  private static func typeName(_ name: String) -> String {
    name.split(separator: ".").map { SwiftName.valid(String($0)) }.joined(separator: ".")
  }

  private func readConnections(
    _ element: MarkupElement, into view: inout ConvertedView, _ notes: inout [ConversionNote]
  ) {
    for connection in element.child("connections")?.children ?? [] {
      switch connection.name {
      case "action":
        guard let selector = connection["selector"] else { continue }
        view.actions.append(
          ConvertedAction(
            selector: selector, event: connection["eventType"] ?? "primaryActionTriggered"))
      case "outletCollection" where connection["property"] == "gestureRecognizers":
        let recognizer = reader.base.element(connection["destination"] ?? "")
        notes.append(
          ConversionNote(
            line: connection.line,
            "The \(recognizer?.name ?? "gesture recognizer") of '\(view.id)' is not converted.",
            isMissing: false))
      case "outlet" where ["delegate", "dataSource"].contains(connection["property"]):
        notes.append(
          ConversionNote(
            line: connection.line,
            "The \(connection["property"] ?? "") of '\(view.id)' is set by "
              + "the program.", isMissing: false))
      default: continue
      }
    }
  }

  private func recordRest(
    of description: ViewDescription, _ element: MarkupElement, _ notes: inout [ConversionNote]
  ) {
    if description.placeholderSize.horizontal != nil || description.placeholderSize.vertical != nil
    {
      notes.append(
        ConversionNote(
          line: description.line,
          "The placeholder size of '\(description.id)' exists at design time only.",
          isMissing: false))
    }
    let varied = element.children.filter { $0.name == "variation" && $0.key != "default" }
      .flatMap { variation in
        variation.attributes.keys.filter { $0 != "key" }
          + variation.children.filter { $0.name != "mask" }.map { $0.key ?? $0.name }
      }
    if !varied.isEmpty {
      notes.append(
        ConversionNote(
          line: description.line,
          "'\(description.id)' depends on size classes in "
            + Set(varied).sorted().joined(separator: ", ")
            + "; the code has the values for the device of the file."))
    }
    if description.followsReadableWidth {
      notes.append(
        ConversionNote(
          line: description.line,
          "The margins of '\(description.id)' follow the readable width, which is set in files only."
        ))
    }
  }
}
