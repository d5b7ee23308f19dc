// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinInterfaceBuilder

extension RootReader {
  /// Reads what a controller shows in the bars around it.
  func readController(_ controller: MarkupElement, into converted: inout ConvertedRoot) {
    func set(_ property: String, _ element: MarkupElement, _ attribute: String) {
      let text = element[attribute] ?? element.child("string", key: attribute)?.text
      guard let text, !text.isEmpty else { return }
      converted.controllerSettings.append(
        ViewSetting("\(property) = \(SwiftLiteral.string(text))"))
    }
    set("title", controller, "title")
    if let item = controller.child("navigationItem", key: "navigationItem") {
      set("navigationItem.title", item, "title")
      set("navigationItem.prompt", item, "prompt")
      if let mode = item["largeTitleDisplayMode"], ["always", "never"].contains(mode) {
        converted.controllerSettings.append(
          ViewSetting("navigationItem.largeTitleDisplayMode = .\(mode)"))
      }
      leaveOut(
        "The view in the navigation bar is", item.child(key: "titleView"), &converted)
    }
    if let item = controller.child("tabBarItem", key: "tabBarItem") {
      set("tabBarItem.title", item, "title")
      let values = ValueWriter(resources: reader.base.root.child("resources")?.children ?? [])
      for (attribute, property) in [("image", "image"), ("selectedImage", "selectedImage")] {
        guard let image = values.image(item, attribute) else { continue }
        converted.controllerSettings.append(ViewSetting("tabBarItem.\(property) = \(image)"))
      }
      if item["systemItem"] != nil {
        leaveOut("The system item of the tab bar is", item, &converted)
      }
    }
    readPresentation(controller, into: &converted)
    recordTab(of: controller, in: &converted)
    readBars(of: controller, into: &converted)
    let collections = (controller.child("connections")?.children ?? []).filter {
      $0.name == "outletCollection"
    }
    var known: Set<String> = []
    for collection in collections {
      guard let name = collection["property"], known.insert(name).inserted else { continue }
      leaveOut("The outlet collection '\(name)' is", collection, &converted)
    }
  }

  /// Tab bars load the views of tabs that are not selected late, and a view that is loaded sets what
  /// its tab shows.
  private func recordTab(of controller: MarkupElement, in converted: inout ConvertedRoot) {
    let isInTabBar = document.segues.contains {
      $0.relationship == "viewControllers" && $0.destination == controller["id"]
    }
    let isShown = converted.controllerSettings.contains {
      $0.text.hasPrefix("tabBarItem.") || isInTabBar && $0.text.hasPrefix("title = ")
    }
    guard isShown else { return }
    converted.notes.append(
      ConversionNote(
        line: (controller.child("tabBarItem", key: "tabBarItem") ?? controller).line,
        "What the tab shows is set when the view is loaded, in a tab bar not before the tab is "
          + "opened; set it where the controller is made.", isMissing: false))
  }

  /// Reads how a controller is presented and what bars do with it.
  private func readPresentation(
    _ controller: MarkupElement, into converted: inout ConvertedRoot
  ) {
    let flags: [(attribute: String, usual: Bool)] = [
      ("hidesBottomBarWhenPushed", false), ("definesPresentationContext", false),
      ("providesPresentationContextTransitionStyle", false),
      ("extendedLayoutIncludesOpaqueBars", false),
    ]
    for (attribute, usual) in flags {
      guard let value = controller.flag(attribute), value != usual else { continue }
      converted.controllerSettings.append(ViewSetting("\(attribute) = \(value)"))
    }
    let cases: [(attribute: String, words: Set<String>)] = [
      (
        "modalPresentationStyle",
        [
          "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
          "overCurrentContext", "popover",
        ]
      ),
      ("modalTransitionStyle", ["flipHorizontal", "crossDissolve", "partialCurl"]),
    ]
    for (attribute, words) in cases {
      guard let word = controller[attribute], words.contains(word) else { continue }
      converted.controllerSettings.append(ViewSetting("\(attribute) = .\(word)"))
    }
    let early = ["hidesBottomBarWhenPushed", "modalPresentationStyle", "modalTransitionStyle"]
      .filter { name in
        converted.controllerSettings.contains { $0.text.hasPrefix("\(name) =") }
      }
    if !early.isEmpty {
      converted.notes.append(
        ConversionNote(
          line: controller.line,
          "\(early.joined(separator: " and ")) \(early.count == 1 ? "is" : "are") set when the view "
            + "is loaded; a presentation may need "
            + "\(early.count == 1 ? "it" : "them") where the controller is made.",
          isMissing: false))
    }
    for attribute in ["automaticallyAdjustsScrollViewInsets", "clearsSelectionOnViewWillAppear"]
    where controller.flag(attribute) == false {
      if attribute.hasPrefix("clears"), controller.name == "tableViewController" {
        converted.controllerSettings.append(ViewSetting("\(attribute) = false"))
        continue
      }
      leaveOut("\(attribute)=\"NO\" of the controller is", controller, &converted)
    }
  }

  private func leaveOut(
    _ words: String, _ element: MarkupElement?, _ converted: inout ConvertedRoot
  ) {
    guard let element else { return }
    converted.notes.append(
      ConversionNote(line: element.line, "\(words) not converted."))
  }
}
