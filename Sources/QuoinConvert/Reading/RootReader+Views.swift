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
    view.noun = ViewNaming.noun(of: description)
    view.outlet = description.names.outlet
    view.isArranged = isArranged(description)
    let isFixed =
      description.isFixedFrame || !description.isConstrained && description.frame != nil
    view.keepsMask =
      view.origin != .property || !view.isArranged && (description.translatesMask || isFixed)
    view.initializer = ViewInitializer.expression(view.className, description, element)
    guard let element else { return view }
    var settings = ViewSettings(
      element, description, name: name,
      resources: reader.base.root.child("resources")?.children ?? [])
    settings.read(
      isRoot: index == root, isPlaced: view.keepsMask && view.origin == .property,
      isFixed: isFixed && !description.translatesMask, hasOwnFont: isCellPart(view))
    view.settings = settings.settings
    view.layoutSettings = settings.layoutSettings
    notes += settings.notes
    readConnections(element, into: &view, &notes)
    recordRest(of: description, name: name, element, &notes)
    return view
  }

  private func isCellPart(_ view: ConvertedView) -> Bool {
    if case .cellPart = view.origin { true } else { false }
  }

  private func isArranged(_ description: ViewDescription) -> Bool {
    guard let parent = description.parent, description.role == .subview else { return false }
    return document.views[parent].systemClass == "UIStackView"
  }

  private func origin(
    of description: ViewDescription, _ index: Int, parent: Int?
  ) -> ConvertedView.Origin {
    if index == root { return .root }
    if let property = cellPart(description, index) { return .cellPart(property) }
    guard description.role == .content, let parent, let outer = description.parent,
      Self.classesWithContent.contains(document.views[outer].systemClass)
    else { return .property }
    return .content(of: parent)
  }

  /// The property of the cell that a view is; nil for a view that the code creates, since an outlet or
  /// a constraint refers to it.
  private func cellPart(_ description: ViewDescription, _ index: Int) -> String? {
    guard cellStyle != nil, description.names.outlet == nil,
      let cell = reader.base.element(document.views[root].id),
      let property = ["textLabel", "detailTextLabel", "imageView"].first(where: {
        cell[$0] == description.id
      })
    else { return nil }
    let isConstrained = document.constraints[scene.constraints].contains {
      $0.first == .view(index) || $0.second == .view(index)
    }
    return isConstrained ? nil : property
  }

  /// The style of the cell that the root is, by the name of its case.
  var cellStyle: String? {
    let view = document.views[root]
    guard view.systemClass == "UITableViewCell",
      let word = reader.base.element(view.id)?["style"]?
        .replacing("IBUITableViewCellStyle", with: "").decapitalized
    else { return nil }
    return ["default", "value1", "value2", "subtitle"].contains(word) ? word : nil
  }

  private static let classesWithContent: Set = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
    "UIVisualEffectView",
  ]

  /// A class of Objective-C may be written with its module before it.
  static func typeName(_ name: String) -> String {
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
            selector: selector, event: connection["eventType"] ?? "primaryActionTriggered",
            receiver: receiver(connection["destination"])))
      case "outletCollection" where connection["property"] == "gestureRecognizers":
        recordGesture(connection, of: &view, &notes)
      case "outlet" where ["delegate", "dataSource"].contains(connection["property"]):
        notes += delegateNote(connection, of: view)
      default: continue
      }
    }
  }

  /// The object that an action is sent to, in words; nil for the controller of the scene.
  func receiver(_ id: String?) -> String? {
    guard let id, id != scene.controller?.id else { return nil }
    if id == "-1" { return reader.file.isStoryboard ? nil : "the file's owner" }
    if id == "-2" { return "the first responder" }
    guard let element = reader.base.element(id) else { return nil }
    if let view = document.views.first(where: { $0.id == id }) {
      if view.id == document.views[root].id { return "the view" }
      return ConversionNote.quoted(
        view.names.outlet ?? view.names.label ?? view.customClass ?? element.name)
    }
    return "the \(element["customClass"] ?? element.name)"
  }

  /// A table view controller is the delegate and the data source of its table itself. For other
  /// classes, assignments would not compile before the class conforms to the protocol.
  private func delegateNote(_ connection: MarkupElement, of view: ConvertedView) -> [ConversionNote]
  {
    let property = connection["property"] ?? ""
    let isController = connection["destination"] == scene.controller?.id
    let element = scene.controller.flatMap { reader.base.element($0.id) }?.name
    if isController, view.parent == nil, element != "viewController" { return [] }
    let what = view.systemClass + property.capitalizedFirst
    let receiver =
      isController ? "the controller" : receiver(connection["destination"]) ?? "another object"
    return [
      ConversionNote(
        line: connection.line,
        "In the file, the \(property) of \(ConversionNote.quoted(view.name)) is \(receiver); set it where "
          + "a class conforms to \(what).", isMissing: false)
    ]
  }

  private func recordRest(
    of description: ViewDescription, name: String, _ element: MarkupElement,
    _ notes: inout [ConversionNote]
  ) {
    if description.placeholderSize.horizontal != nil || description.placeholderSize.vertical != nil
    {
      notes.append(
        ConversionNote(
          line: description.line,
          "The placeholder size of \(ConversionNote.quoted(name)) exists at design time only.",
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
          "\(ConversionNote.quoted(name)) depends on size classes in "
            + Set(varied).sorted().joined(separator: ", ")
            + "; the code has the values for the device of the file."))
    }
    if description.followsReadableWidth {
      notes.append(
        ConversionNote(
          line: description.line,
          "The margins of \(ConversionNote.quoted(name)) follow the readable width, which is set in files only."
        ))
    }
  }
}
