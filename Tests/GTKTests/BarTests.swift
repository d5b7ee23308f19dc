// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Controllers, bars and dialogs", .serialized)
struct BarTests {
  private func run(
    _ root: UIViewController, height: CGFloat = 300, _ body: (UIWindow) throws -> Void
  ) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: height))
    window.rootViewController = root
    window.isHidden = false
    defer {
      window.isHidden = true
      _ = Program.turn { Program.widget(of: root.view) == nil }
    }
    #expect(Program.turn { Program.widget(of: root.view) != nil })
    try body(window)
  }

  private func widget(of view: UIView) throws -> OpaquePointer {
    let widget: OpaquePointer? = Program.widget(of: view)
    return try #require(widget)
  }

  private func click(_ button: UIButton) throws { input_click(try widget(of: button)) }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// The buttons with a title in a tree.
  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  private func isShown(_ text: String, in view: UIView) -> Bool {
    let isLabel = (view as? UILabel)?.text == text && Program.widget(of: view) != nil
    return isLabel || view.subviews.contains { isShown(text, in: $0) }
  }

  @Test("A navigation bar shows the title and a button that goes back")
  func navigation() throws {
    let first = controller("First")
    let navigation = UINavigationController(rootViewController: first)
    try run(navigation) { window in
      let bar = navigation.navigationBar
      #expect(Program.turn { isShown("First", in: bar) })
      #expect(button("First", in: bar) == nil)
      navigation.pushViewController(controller("Second"), animated: true)
      #expect(Program.turn { isShown("Second", in: bar) && button("First", in: bar) != nil })
      let back = try #require(button("First", in: bar))
      #expect(Program.turn { Program.widget(of: back) != nil })
      try click(back)
      #expect(navigation.topViewController === first)
      #expect(Program.turn { isShown("First", in: bar) && button("First", in: bar) == nil })
      first.navigationItem.title = "Renamed"
      #expect(Program.turn { isShown("Renamed", in: bar) })
    }
  }

  /// The labels that are shown, in a tree.
  private func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden, view.bounds.height > 0 else { return [] }
    if let label = view as? UILabel { return [label] }
    return view is UIControl ? [] : view.subviews.flatMap { labels(in: $0) }
  }

  /// Whether a bar of a height shows a title of a size, and no other text.
  private func isShown(
    _ title: String, _ pointSize: CGFloat, in bar: UINavigationBar, height: CGFloat
  ) -> Bool {
    let labels = labels(in: bar)
    guard let label = labels.first, labels.count == 1, Program.widget(of: label) != nil else {
      return false
    }
    return bar.frame.height == height && label.text == title && label.font.pointSize == pointSize
  }

  @Test("A large title goes away while the content scrolls, and a small one takes its place")
  func largeTitle() throws {
    let first = controller("First")
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 360, height: 3000)
    first.view = scroll
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    try run(navigation, height: 600) { window in
      let bar = navigation.navigationBar
      #expect(Program.turn { isShown("First", 34, in: bar, height: 96) })
      #expect(scroll.contentOffset.y == -96)
      input_scroll(try widget(of: scroll), 0, 500)
      #expect(Program.turn { isShown("First", 17, in: bar, height: 44) })
      input_scroll(try widget(of: scroll), 0, -96)
      #expect(Program.turn { isShown("First", 34, in: bar, height: 96) })
    }
  }

  @Test("Buttons of bars run their actions and follow their items")
  func barButtons() throws {
    let first = controller("First")
    var calls: [String] = []
    let add = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { _ in calls.append("save") })
    first.navigationItem.rightBarButtonItem = add
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 360, height: 44))
    toolbar.items = [
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(
        title: "More", image: nil, primaryAction: UIAction { _ in calls.append("more") }, menu: nil),
    ]
    first.view.addSubview(toolbar)
    let navigation = UINavigationController(rootViewController: first)
    try run(navigation) { window in
      let bar = navigation.navigationBar
      #expect(
        Program.turn {
          button("Save", in: bar).flatMap { Program.widget(of: $0) } != nil
            && button("More", in: toolbar).flatMap { Program.widget(of: $0) } != nil
        })
      let save = try #require(button("Save", in: bar))
      #expect(save.frame.maxX == 352)
      try click(save)
      let more = try #require(button("More", in: toolbar))
      #expect(more.frame.maxX == 352)
      try click(more)
      #expect(calls == ["save", "more"])
      add.isEnabled = false
      #expect(Program.turn { !save.isEnabled })
    }
  }

  @Test("A tab that is clicked shows its controller")
  func tabs() throws {
    let tabs = UITabBarController()
    let (one, two) = (controller("One"), controller("Two"))
    one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 1)
    two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 2)
    tabs.viewControllers = [one, two]
    try run(tabs) { window in
      #expect(
        Program.turn { button("Two", in: tabs.tabBar).flatMap { Program.widget(of: $0) } != nil })
      let tab = try #require(button("Two", in: tabs.tabBar))
      try click(tab)
      #expect(tabs.selectedIndex == 1)
      #expect(Program.turn { Program.widget(of: two.view) != nil })
      #expect(Program.turn { Program.widget(of: one.view) == nil })
    }
  }

  @Test("The answer of an alert runs its handler after the alert is gone")
  func alert() throws {
    let root = controller("Root")
    try run(root) { window in
      let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
      var calls: [String] = []
      alert.addTextField { $0.text = "reason" }
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") })
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          calls.append("delete, \(root.presentedViewController == nil)")
        })
      root.present(alert, animated: true)
      #expect(Program.turn { Program.answer(alert, with: 1) })
      #expect(calls == ["delete, true"])
      #expect(alert.textFields?.first?.text == "reason")
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("A presented controller is in front until it is dismissed")
  func presentation() throws {
    let (root, sheet) = (controller("Root"), controller("Sheet"))
    try run(root) { window in
      root.present(sheet, animated: true)
      #expect(Program.turn { Program.widget(of: sheet.view) != nil })
      root.dismiss(animated: true)
      #expect(Program.turn { Program.widget(of: sheet.view) == nil })
    }
  }

  @Test("What is typed into a search bar reaches its delegate")
  func searchBar() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        texts.append(searchText)
      }
    }
    let root = controller("Root")
    let (bar, delegate) = (UISearchBar(), Delegate())
    bar.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
    bar.delegate = delegate
    root.view.addSubview(bar)
    try run(root) { window in
      #expect(Program.turn { Program.widget(of: bar.searchTextField) != nil })
      input_type(try widget(of: bar.searchTextField), "swift")
      #expect(delegate.texts == ["swift"])
      #expect(bar.text == "swift")
    }
  }
}
#endif
