// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension DocumentReader {
  /// Reads the properties of a controller that affect its view's environment, and its segues.
  mutating func readController(_ element: MarkupElement) {
    guard let id = element["id"] else { return }
    var controller = ControllerDescription(id: id, element: element.name)
    let item = element.child("navigationItem", key: "navigationItem")
    controller.navigationItem = item?["id"]
    controller.title = item?.text("title")
    controller.prompt = item?.text("prompt")
    controller.topBar = bar(in: element, key: "simulatedTopBarMetrics")
    controller.bottomBar = bar(in: element, key: "simulatedBottomBarMetrics")
    controller.bottomBarIsTabBar =
      element.child("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics") != nil
    if element.child("nil", key: "simulatedStatusBarMetrics") != nil {
      controller.hasStatusBar = false
    }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    controller.hidesNavigationBar = element.flag("navigationBarHidden") ?? false
    controller.showsToolbar = element["toolbarHidden"] == "NO"
    controller.hasSmallTitle = item?["largeTitleDisplayMode"] == "never"
    controller.leadingItems = buttons(of: item, "leftBarButtonItem")
    controller.trailingItems = buttons(of: item, "rightBarButtonItem")
    controller.toolbarItems = buttons(of: element, "toolbarItem")
    controller.tab = element.child("tabBarItem", key: "tabBarItem").map { barItem($0) }
    if let bar = element.child("navigationBar", key: "navigationBar") {
      controller.largeTitles = bar.flag("largeTitles") ?? false
      controller.barIsOpaque = bar.flag("translucent") == false
    }
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.extendedEdges = Set(
        ["top", "bottom", "left", "right"].filter { edges.flag($0) == true })
    }
    controller.hasFixedSize = hasFixedSize(element)
    controller.freeformSize = controller.hasFixedSize ? freeformSize(of: element) : nil
    controller.oldGuides = element.child("layoutGuides") != nil
    document.scenes[scene].controller = controller
    readSegues(of: id, in: element)
  }

  /// The buttons of one end: a list, or a single one. Views in place of buttons are left out.
  private mutating func buttons(
    of item: MarkupElement?, _ key: String
  ) -> [BarItemDescription] {
    let list = item?.child(key + "s")?.children
    let elements = list ?? item?.child("barButtonItem", key: key).map { [$0] } ?? []
    return elements.filter { !$0.children.contains(where: isView) }.map { barItem($0) }
  }

  private mutating func barItem(_ element: MarkupElement) -> BarItemDescription {
    BarItemDescription(
      id: element["id"], title: element.text("title"),
      image: element["image"] ?? element.child("imageReference", key: "image")?["image"],
      systemItem: element["systemItem"], isProminent: element["style"] == "done",
      isEnabled: element.flag("enabled") ?? true, badge: element.text("badgeValue"),
      tintColor: color(element.child("color", key: "tintColor")))
  }

  /// The bars that a view at the top of a xib simulates.
  func simulatedBars(of element: MarkupElement) -> BarContext {
    let isTabBar = element.child("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics") != nil
    let bottom = BarContext.Bar(bar(in: element, key: "simulatedBottomBarMetrics"))
    var bars = BarContext()
    bars.navigationBar = BarContext.Bar(bar(in: element, key: "simulatedTopBarMetrics"))
    bars.tabBar = isTabBar ? bottom : nil
    bars.toolbar = isTabBar ? nil : bottom
    return bars
  }

  private func bar(
    in element: MarkupElement, key: String
  ) -> ControllerDescription.SimulatedBar? {
    guard let metrics = element.children.first(where: { $0.key == key }) else { return nil }
    if metrics.name == "nil" { return ControllerDescription.SimulatedBar.none }
    return metrics.flag("translucent") == false ? .opaque : .translucent
  }

  /// Whether the size of the view is one that the file states, not that of the device. Newer files
  /// name only the size.
  private func hasFixedSize(_ element: MarkupElement) -> Bool {
    element.child(key: "simulatedDestinationMetrics").map {
      $0.name != "simulatedScreenMetrics"
    } ?? (element.child("size", key: "freeformSize") != nil)
  }

  private mutating func freeformSize(of element: MarkupElement) -> LayoutSize? {
    guard let size = element.child("size", key: "freeformSize"),
      let width = number("width", of: size), let height = number("height", of: size)
    else { return nil }
    return LayoutSize(width: width, height: height)
  }

  private mutating func readSegues(of source: String, in element: MarkupElement) {
    var waiting = [element]
    while let next = waiting.popLast() {
      waiting.append(contentsOf: next.children.reversed())
      guard next.name == "segue", let destination = next["destination"] else { continue }
      document.segues.append(
        SegueDescription(
          source: source, destination: destination, kind: next["kind"] ?? "",
          relationship: next["relationship"] ?? ""))
    }
  }
}
