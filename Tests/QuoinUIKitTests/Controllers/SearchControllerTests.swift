// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Searches in navigation bars: Apple's bars of 44 points are 52 higher with a search, and a search bar of 44
/// points has 88 with scopes.
@MainActor @Suite("Search controllers")
struct SearchControllerTests {
  /// A controller whose content scrolls, with a search, in a window.
  @MainActor private final class Shown {
    let list = UITableViewController(style: .plain)
    let results = UIViewController()
    let search: UISearchController
    let navigation: UINavigationController
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var bar: UINavigationBar { navigation.navigationBar }

    init() {
      search = UISearchController(searchResultsController: results)
      list.tableView.contentSize = CGSize(width: 320, height: 2000)
      list.navigationItem.searchController = search
      navigation = UINavigationController(rootViewController: list)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      layOut()
    }

    func layOut() { window.layoutIfNeeded() }

    /// Scrolls to a distance from the top, where the bar has its full height.
    func scroll(to distance: Double) {
      let top = bar.intrinsicContentSize.height
      list.tableView.contentOffset = CGPoint(x: 0, y: CGFloat(distance) - top)
      layOut()
    }
  }

  @Test(
    "The field goes away while the content scrolls, and a large title after it",
    arguments: [
      (false, 0, 96), (false, 20, 76), (false, 52, 44), (false, 300, 44), (false, -30, 96),
      (true, 0, 148), (true, 52, 96), (true, 70, 78), (true, 104, 44), (true, 300, 44),
    ])
  func scrolling(isLarge: Bool, distance: Double, height: Double) {
    let shown = Shown()
    shown.bar.prefersLargeTitles = isLarge
    shown.layOut()
    shown.scroll(to: distance)
    #expect(Double(shown.bar.frame.height) == height)
    let left = max(52 - max(distance, 0), 0)
    #expect(Double(shown.bar.searchSpace) == left)
    #expect(Double(shown.list.view.safeAreaInsets.top) == height)
    shown.scroll(to: 0)
    #expect(shown.bar.frame.height == (isLarge ? 148 : 96))
  }

  @Test("The field stays where the item wants that, and while the search goes on")
  func staying() {
    let shown = Shown()
    shown.scroll(to: 100)
    #expect(shown.bar.frame.height == 44)
    shown.list.navigationItem.hidesSearchBarWhenScrolling = false
    shown.layOut()
    #expect(shown.bar.frame.height == 96)
    shown.list.navigationItem.hidesSearchBarWhenScrolling = true
    shown.layOut()
    #expect(shown.bar.frame.height == 44)
    shown.search.isActive = true
    shown.layOut()
    #expect(shown.bar.frame.height == 96)
    shown.search.isActive = false
    shown.layOut()
    #expect(shown.bar.frame.height == 44)
  }

  @MainActor private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var scopes: [Int] = []
    var updates = 0
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selected: Int) {
      scopes.append(selected)
    }
    func updateSearchResults(for searchController: UISearchController) { updates += 1 }
  }

  @Test("A chosen scope is reported once, and updates the results")
  func scopes() {
    let (shown, listener) = (Shown(), Listener())
    let bar = shown.search.searchBar
    bar.delegate = listener
    shown.search.searchResultsUpdater = listener
    bar.scopeButtonTitles = ["All", "Unread"]
    shown.search.isActive = true
    let updates = listener.updates
    bar.chooseScope(1)
    bar.chooseScope(1)
    bar.chooseScope(2)
    #expect(listener.scopes == [1] && bar.selectedScopeButtonIndex == 1)
    #expect(listener.updates == updates + 1)
    bar.selectedScopeButtonIndex = 0
    #expect(listener.scopes == [1])
  }

  @Test("Scopes make a search bar 44 points higher, if there are titles")
  func scopeHeight() {
    let bar = UISearchBar()
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(bar.intrinsicContentSize.height == 100)
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)).height == 100)
    bar.showsScopeBar = false
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test("Scopes are offered during the search, from the first text on, or when the program says so")
  func scopeActivation() {
    let shown = Shown()
    let (search, bar) = (shown.search, shown.search.searchBar)
    func height() -> CGFloat {
      shown.layOut()
      return shown.bar.frame.height
    }
    bar.scopeButtonTitles = ["All", "Unread"]
    #expect(!bar.showsScopeBar && height() == 96)
    search.isActive = true
    #expect(bar.showsScopeBar && height() == 140)
    search.isActive = false
    #expect(!bar.showsScopeBar && height() == 96)
    search.scopeBarActivation = .onTextEntry
    search.isActive = true
    #expect(!bar.showsScopeBar && height() == 96)
    bar.searchTextField.takeTypedText("s")
    #expect(bar.showsScopeBar && height() == 140)
    search.isActive = false
    #expect(!bar.showsScopeBar)
    bar.showsScopeBar = true
    #expect(search.scopeBarActivation == .manual && height() == 140)
    search.isActive = true
    search.isActive = false
    #expect(bar.showsScopeBar)
  }

  @Test("Results lie over the content while there is a text, and go away with the search")
  func results() {
    let shown = Shown()
    let field = shown.search.searchBar.searchTextField
    shown.search.isActive = true
    shown.layOut()
    #expect(!shown.search.showsSearchResultsController && !shown.results.isViewLoaded)
    field.takeTypedText("s")
    shown.layOut()
    #expect(shown.search.showsSearchResultsController)
    #expect(shown.results.parent === shown.navigation)
    #expect(shown.results.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(shown.results.view.safeAreaInsets.top == 96)
    let views = shown.navigation.view.subviews
    let order = [shown.list.view, shown.results.view, shown.bar].compactMap { view in
      views.firstIndex { $0 === view }
    }
    #expect(order.count == 3 && order == order.sorted())
    field.takeTypedText("")
    shown.layOut()
    #expect(shown.results.view.superview == nil && shown.results.parent == nil)
    field.takeTypedText("s")
    shown.layOut()
    shown.search.searchBar.cancel()
    shown.layOut()
    #expect(shown.results.view.superview == nil && shown.results.parent == nil)
    #expect(shown.navigation.viewControllers == [shown.list])
  }

  @Test("A program shows the results without a text, and another controller hides them")
  func resultsByProgram() {
    let shown = Shown()
    shown.search.isActive = true
    shown.search.showsSearchResultsController = true
    shown.layOut()
    #expect(!shown.search.automaticallyShowsSearchResultsController)
    #expect(shown.results.view.superview === shown.navigation.view)
    shown.navigation.pushViewController(UIViewController(), animated: false)
    shown.layOut()
    #expect(shown.results.view.superview == nil)
    shown.navigation.popViewController(animated: false)
    shown.layOut()
    #expect(shown.results.view.superview === shown.navigation.view)
    shown.search.showsSearchResultsController = false
    shown.layOut()
    #expect(shown.results.view.superview == nil)
  }
}
