// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import Testing

/// Forty rows of a table, which are longer than a screen.
private final class LongTable: UITableViewController {
  var count = 40
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

/// Bars at the edges of screens, as iOS 15 and newer show them.
@MainActor @Suite("Bars in pictures") struct BarPictureTests {
  private func appearance(_ kind: ViewKind, in stage: Stage) throws -> RenderedAppearance {
    try #require(stage.picture.scene.views.first { $0.kind == kind }).appearance
  }

  @Test("A tab bar has a background while content is under it, and none where the content ends")
  func tabBar() throws {
    let stage = Stage(device: "iPhone 15")
    let table = LongTable(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: table)]
    stage.show(tabs)
    #expect(try appearance(.tabBar, in: stage).backgroundColor == nil)
    #expect(try appearance(.tabBar, in: stage).hasBorder)
    let bottom = table.tableView.adjustedContentInset.bottom
    table.tableView.contentOffset.y =
      table.tableView.contentSize.height + bottom - table.tableView.bounds.height
    #expect(try appearance(.tabBar, in: stage).backgroundColor?.alpha == 0)
    #expect(try appearance(.tabBar, in: stage).hasBorder == false)
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    tabs.tabBar.scrollEdgeAppearance = look
    #expect(
      try appearance(.tabBar, in: stage).backgroundColor
        == RenderedColor(red: 1, green: 0, blue: 0))
  }

  @Test("A prompt is above the title, in the 30 points that it adds to the bar")
  func prompt() throws {
    let stage = Stage(device: "iPhone 15")
    let content = UIViewController()
    content.title = "Title"
    let navigation = UINavigationController(rootViewController: content)
    stage.show(navigation)
    func baseline(_ text: String) throws -> Double {
      let svg = stage.picture.svg
      let end = try #require(svg.range(of: ">\(text)</text>"))
      let start = try #require(svg[..<end.lowerBound].range(of: " y=\"", options: .backwards))
      let value = svg[start.upperBound...].prefix { $0 != "\"" }
      return try #require(Double(value))
    }
    let before = try baseline("Title")
    content.navigationItem.prompt = "Prompt"
    #expect(try abs(baseline("Title") - before - 30) < 0.01)
    let bar = navigation.navigationBar.frame
    #expect(try (Double(bar.minY)..<Double(bar.minY) + 30).contains(baseline("Prompt")))
  }

  @Test("Views of a toolbar are in it: at its ends, and alone in its middle")
  func views() {
    func view(_ width: CGFloat) -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, last) = (view(100), view(60))
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    bar.items = [UIBarButtonItem(customView: first), space, UIBarButtonItem(customView: last)]
    bar.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 16, y: 12, width: 100, height: 20))
    #expect(last.frame == CGRect(x: 320 - 16 - 60, y: 12, width: 60, height: 20))
    bar.items = [UIBarButtonItem(customView: first)]
    bar.layoutIfNeeded()
    #expect(first.frame.midX == 160 && last.superview == nil)
  }

  @Test("The buttons of a toolbar leave room for views and for fixed spaces between them")
  func spaces() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let view = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30)))
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = 20
    bar.items = [
      view, space, UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
    let items = RenderedScene(bar).views[0].appearance.items
    #expect(items.map(\.width) == [120, 20, nil])
    #expect(items.map(\.isFlexibleSpace) == [false, false, true])
  }

  @Test("A bar of a program has its background whatever clear colour its view has")
  func clearBar() throws {
    let stage = Stage(device: "iPhone 15")
    let view = UIView()
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 393, height: 49))
    bar.backgroundColor = UIColor(white: 0, alpha: 0)
    bar.items = [UITabBarItem(tabBarSystemItem: .search, tag: 0)]
    view.addSubview(bar)
    stage.show(view)
    #expect(try appearance(.tabBar, in: stage).backgroundColor == nil)
    // Nothing is selected.
    #expect(try appearance(.tabBar, in: stage).selectedSegment == nil)
  }

  @Test("A toolbar of a controller is transparent over short content, and one of a program is not")
  func toolbars() throws {
    let stage = Stage(device: "iPhone 15")
    let table = LongTable(style: .plain)
    table.count = 2
    let navigation = UINavigationController(rootViewController: table)
    navigation.isToolbarHidden = false
    stage.show(navigation)
    #expect(try appearance(.toolbar, in: stage).backgroundColor?.alpha == 0)
    let view = UIView()
    view.addSubview(UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44)))
    stage.show(view)
    #expect(try appearance(.toolbar, in: stage).backgroundColor == nil)
  }

  @Test("The tab of the shown controller is selected")
  func selectedTab() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    let stage = Stage(device: "iPhone 15")
    stage.show(tabs)
    #expect(try appearance(.tabBar, in: stage).selectedSegment == 1)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[1].tabBarItem)
  }

  @Test("A search shows its scopes below the field, and the button that ends it beside the field")
  func search() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    bar.showsCancelButton = true
    let svg = bar.picture.svg
    for text in ["All", "Unread", "Cancel"] { #expect(svg.contains(">\(text)</text>")) }
    // A field of 36 points in the usual bar of 56.
    #expect(svg.contains("height=\"36\" rx=\"10\""))
  }

  @Test("A sheet of a container is round, with its handle in front of what it shows")
  func sheet() throws {
    let stage = Stage(device: "iPhone 15")
    let root = stage.show(UIViewController())
    let content = UIViewController()
    content.view.backgroundColor = .red
    let sheet = UINavigationController(rootViewController: content)
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    root.present(sheet, animated: false)
    let scene = stage.picture.scene
    let view = try #require(scene.views.first { $0.appearance.hasGrabber })
    #expect(view.clipsChildren)
    let svg = stage.picture.svg
    let handle = try #require(svg.range(of: "width=\"36\" height=\"5\""))
    let fill = try #require(svg.range(of: "fill=\"#ff0000\""))
    #expect(fill.lowerBound < handle.lowerBound)
  }

  @Test("The preferred answer of an alert is heavier than the others, without one that to cancel")
  func preferredAnswer() {
    func isHeavy(_ title: String, _ change: (UIAlertController) -> Void) -> Bool {
      let stage = Stage(device: "iPhone 15")
      let root = stage.show(UIViewController())
      let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      alert.addAction(UIAlertAction(title: "Go", style: .default))
      change(alert)
      root.present(alert, animated: false)
      let line = stage.picture.svg.split(separator: "\n").first { $0.contains(">\(title)</text>") }
      return line?.contains("font-weight=\"600\"") ?? false
    }
    #expect(isHeavy("Stay") { _ in } && !isHeavy("Go") { _ in })
    #expect(isHeavy("Go") { $0.preferredAction = $0.actions[1] })
    #expect(!isHeavy("Stay") { $0.preferredAction = $0.actions[1] })
  }

  @Test("A colour of a bar blurs what is behind it only together with an effect")
  func blurs() throws {
    let stage = Stage(device: "iPhone 15")
    let table = LongTable(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [table]
    stage.show(tabs)
    func blurs(_ change: (UITabBarAppearance) -> Void) throws -> Bool {
      let look = UITabBarAppearance()
      change(look)
      look.backgroundColor = UIColor.red.withAlphaComponent(0.5)
      tabs.tabBar.standardAppearance = look
      return try appearance(.tabBar, in: stage).hasBarBlur
    }
    #expect(try blurs { $0.configureWithDefaultBackground() })
    #expect(try !blurs { $0.configureWithTransparentBackground() })
    #expect(
      try blurs {
        $0.configureWithTransparentBackground()
        $0.backgroundEffect = UIBlurEffect(style: .light)
      })
  }
}
