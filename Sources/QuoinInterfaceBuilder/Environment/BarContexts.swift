// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds the bars around the controllers of a document by following its segues.
struct BarContexts {
  private var contexts: [String: BarContext] = [:]
  private let controllers: [String: ControllerDescription]
  private let segues: [String: [SegueDescription]]

  init(_ document: InterfaceDocument) {
    let list = document.scenes.compactMap(\.controller)
    controllers = Dictionary(list.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    segues = Dictionary(grouping: document.segues, by: \.source)
    // Outer containers first, so that inner scenes inherit the bars of both.
    let order = ["tabBarController", "navigationController"]
    for element in order {
      for controller in list where controller.element == element {
        follow(from: controller.id)
      }
    }
    for controller in list
    where controller.topBar != nil && !order.contains(controller.element) {
      // Controllers that a controller pushes have the bar that it simulates at its top.
      follow(from: controller.id)
    }
    for segue in document.segues
    where segue.kind == "embed" && contexts[segue.destination] == nil {
      contexts[segue.destination, default: BarContext()].isEmbedded = true
    }
  }

  /// The bars around a controller's view: stated ones win over those of containers.
  func context(of controller: ControllerDescription) -> BarContext {
    var context = contexts[controller.id] ?? BarContext()
    if let stated = controller.topBar {
      context.navigationBar = BarContext.Bar(stated)
      context.hasLargeTitle = context.hasLargeTitle && stated != .none
    }
    if controller.hasSmallTitle { context.hasLargeTitle = false }
    context.hasPrompt = controller.prompt != nil
    if let stated = controller.bottomBar {
      context.tabBar = controller.bottomBarIsTabBar ? BarContext.Bar(stated) : nil
      context.toolbar = controller.bottomBarIsTabBar ? nil : BarContext.Bar(stated)
    }
    return context
  }

  /// Adds the bars of a container to all controllers that it shows, directly or by pushing.
  private mutating func follow(from container: String) {
    var waiting = [container]
    var visited: Set<String> = [container]
    while let source = waiting.popLast() {
      for segue in segues[source] ?? [] where Self.staysInside(segue) {
        guard visited.insert(segue.destination).inserted,
          let destination = controllers[segue.destination]
        else { continue }
        var context = contexts[segue.destination] ?? BarContext()
        inherit(from: source, by: segue, to: destination, &context)
        contexts[segue.destination] = context
        waiting.append(segue.destination)
      }
    }
  }

  /// The tabs of the tab bar around a controller, and which of them it belongs to; nil without one.
  func tabs(around id: String) -> (items: [BarItemDescription], selected: Int)? {
    let parents = Dictionary(
      segues.values.joined().filter { Self.staysInside($0) }.map { ($0.destination, $0.source) },
      uniquingKeysWith: min)
    var child = id
    var visited: Set<String> = []
    while let parent = parents[child], visited.insert(parent).inserted {
      guard controllers[parent]?.element == "tabBarController" else {
        child = parent
        continue
      }
      let shown = (segues[parent] ?? []).filter { $0.relationship == "viewControllers" }
      guard let index = shown.firstIndex(where: { $0.destination == child }) else { return nil }
      return (shown.map { tab(of: $0.destination) }, index)
    }
    return nil
  }

  /// The tab of a controller, or of the one that it shows.
  private func tab(of id: String) -> BarItemDescription {
    if let tab = controllers[id]?.tab { return tab }
    let root = segues[id]?.first { $0.relationship == "rootViewController" }?.destination
    let inner = root.flatMap { controllers[$0] }
    return inner?.tab ?? BarItemDescription(title: controllers[id]?.title ?? inner?.title)
  }

  private static func staysInside(_ segue: SegueDescription) -> Bool {
    switch segue.kind {
    case "show", "push": true
    case "relationship": containedRelationships.contains(segue.relationship)
    default: false
    }
  }

  /// The relationships from container controllers to the controllers that they show.
  private static let containedRelationships: Set = [
    "rootViewController", "viewControllers", "masterViewController", "detailViewController",
    "supplementaryViewController", "secondaryViewController",
  ]

  private func inherit(
    from source: String, by segue: SegueDescription, to destination: ControllerDescription,
    _ context: inout BarContext
  ) {
    guard let parent = controllers[source] else { return }
    var outer = contexts[source] ?? BarContext()
    if let stated = parent.topBar { outer.navigationBar = BarContext.Bar(stated) }
    if parent.element == "navigationController" {
      if !parent.hidesNavigationBar {
        context.navigationBar = parent.barIsOpaque ? .opaque : .translucent
        context.hasLargeTitle = parent.largeTitles
      }
      if parent.showsToolbar { context.toolbar = .translucent }
    } else if parent.element != "tabBarController" {
      context.navigationBar = outer.navigationBar
      context.hasLargeTitle = outer.hasLargeTitle
      context.toolbar = outer.toolbar
    }
    context.tabBar =
      parent.element == "tabBarController" ? .translucent : outer.tabBar ?? context.tabBar
    if destination.hidesBottomBarWhenPushed {
      context.tabBar = nil
      context.toolbar = nil
    }
  }
}
