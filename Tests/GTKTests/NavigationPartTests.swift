// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import CWidgetInput
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Prompts, searches and toolbars of navigation controllers", .serialized)
struct NavigationPartTests {
  private func run(_ root: UIViewController, _ body: (UIWindow) throws -> Void) throws {
    // Bars of windows that are lower than 480 points are compact.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 500))
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

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// A view in a tree that is shown.
  private func shown<View: UIView>(
    in tree: UIView, where isWanted: (View) -> Bool
  ) -> View? {
    if let view = tree as? View, isWanted(view), Program.widget(of: view) != nil { return view }
    for subview in tree.subviews {
      if let view = shown(in: subview, where: isWanted) { return view }
    }
    return nil
  }

  private func label(_ text: String, in tree: UIView) -> UILabel? {
    shown(in: tree) { $0.text == text }
  }

  private func button(_ title: String, in tree: UIView) -> UIButton? {
    shown(in: tree) { $0.currentTitle == title }
  }

  // Apple's bars are 44 points high, and 74 with a prompt.
  @Test("A prompt is above the title, and goes away with it")
  func prompt() throws {
    let first = controller("First")
    first.navigationItem.prompt = "Choose one"
    let navigation = UINavigationController(rootViewController: first)
    try run(navigation) { window in
      let bar = navigation.navigationBar
      #expect(Program.turn { label("Choose one", in: bar) != nil && bar.frame.height == 74 })
      let (prompt, title) = (
        try #require(label("Choose one", in: bar)), try #require(label("First", in: bar))
      )
      #expect(frame(of: prompt).maxY <= 30 && frame(of: title).minY >= 30)
      #expect(first.view.safeAreaInsets.top == 74)
      first.navigationItem.prompt = nil
      #expect(Program.turn { label("Choose one", in: bar) == nil && bar.frame.height == 44 })
      #expect(Program.turn { frame(of: title).maxY <= 44 })
    }
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  @Test("Text that is typed into the field below the title reaches what updates the results")
  func search() throws {
    let (first, updater) = (controller("First"), Updater())
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    first.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: first)
    try run(navigation) { window in
      let bar = navigation.navigationBar
      let field = search.searchBar.searchTextField
      #expect(Program.turn { Program.widget(of: field) != nil && bar.frame.height == 96 })
      #expect(frame(of: field).minY >= 44 && frame(of: field).maxY <= 96)
      #expect(first.view.safeAreaInsets.top == 96)
      #expect(!search.isActive)
      input_type(try widget(of: field), "s")
      input_type(try widget(of: field), "w")
      #expect(search.isActive)
      #expect(updater.texts.filter { !$0.isEmpty } == ["s", "sw"])
      #expect(Program.turn { button("Cancel", in: bar) != nil })
      let cancel = try #require(button("Cancel", in: bar))
      input_click(try widget(of: cancel))
      #expect(!search.isActive)
      #expect(updater.texts.last == "")
      #expect(Program.turn { button("Cancel", in: bar) == nil })
      navigation.pushViewController(controller("Second"), animated: false)
      #expect(Program.turn { Program.widget(of: field) == nil && bar.frame.height == 44 })
      navigation.popViewController(animated: false)
      #expect(Program.turn { Program.widget(of: field) != nil && bar.frame.height == 96 })
    }
  }

  private final class ScopeListener: NSObject, UISearchBarDelegate {
    var scopes: [Int] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selected: Int) {
      scopes.append(selected)
    }
  }

  @Test("Scopes are below the field during a search, and results below the bar")
  func scopesAndResults() throws {
    let (first, results, listener) = (controller("First"), controller("Results"), ScopeListener())
    let found = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    found.text = "Found"
    results.view.addSubview(found)
    let search = UISearchController(searchResultsController: results)
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    search.searchBar.delegate = listener
    first.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: first)
    try run(navigation) { window in
      let bar = navigation.navigationBar
      let field = search.searchBar.searchTextField
      #expect(Program.turn { Program.widget(of: field) != nil && bar.frame.height == 96 })
      input_type(try widget(of: field), "s")
      window.layoutIfNeeded()
      #expect(bar.frame.height == 140)
      #expect(Program.turn { Program.widget(of: found) != nil })
      @MainActor func scopes() -> UISegmentedControl? { shown(in: bar) { _ in true } }
      #expect(Program.turn { scopes() != nil })
      let choice = try #require(scopes())
      #expect(Program.turn { frame(of: choice).minY >= 96 && frame(of: choice).maxY <= 140 })
      #expect(frame(of: field).maxY <= 96)
      let buttons = try widget(of: choice)
      #expect(input_chosen(buttons) == 0)
      input_choose(buttons, 1)
      #expect(listener.scopes == [1])
      search.searchBar.cancel()
      window.layoutIfNeeded()
      #expect(Program.turn { scopes() == nil && Program.widget(of: found) == nil })
      #expect(bar.frame.height == 96)
    }
  }

  @Test("A toolbar shows the buttons of the controller that is shown")
  func toolbar() throws {
    let (first, second) = (controller("First"), controller("Second"))
    var calls: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(
        title: title, image: nil, primaryAction: UIAction { _ in calls.append(title) }, menu: nil)
    }
    first.toolbarItems = [item("Share"), .flexibleSpace(), item("Delete")]
    second.toolbarItems = [item("Reply")]
    let navigation = UINavigationController(rootViewController: first)
    try run(navigation) { window in
      let view = try #require(navigation.view)
      #expect(button("Share", in: view) == nil)
      #expect(first.view.safeAreaInsets.bottom == 0)
      navigation.setToolbarHidden(false, animated: false)
      // A task of the window does that in programs; none runs before the test ends.
      window.layoutIfNeeded()
      #expect(
        Program.turn { button("Share", in: view) != nil && button("Delete", in: view) != nil })
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 456, width: 360, height: 44))
      #expect(first.view.safeAreaInsets.bottom == 44)
      let delete = try #require(button("Delete", in: view))
      #expect(frame(of: delete).maxX == 352)
      input_click(try widget(of: delete))
      #expect(calls == ["Delete"])
      navigation.pushViewController(second, animated: false)
      #expect(
        Program.turn { button("Reply", in: view) != nil && button("Share", in: view) == nil })
      second.toolbarItems = [item("Forward")]
      window.layoutIfNeeded()
      #expect(Program.turn { button("Forward", in: view) != nil })
      navigation.setToolbarHidden(true, animated: false)
      window.layoutIfNeeded()
      #expect(Program.turn { button("Forward", in: view) == nil })
      #expect(second.view.safeAreaInsets.bottom == 0)
    }
  }
}
#endif
