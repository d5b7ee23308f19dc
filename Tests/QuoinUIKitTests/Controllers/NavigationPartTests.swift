// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Apple's bars are 44 points high, 74 with a prompt, and 52 higher with the field of a search. Toolbars
/// have 44.
@MainActor @Suite("Parts of navigation controllers")
struct NavigationPartTests {
  private func show(_ controller: UIViewController) -> (UIWindow, UINavigationController) {
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation)
  }

  @Test(
    "A prompt, a search and a large title add their heights to the bar",
    arguments: [
      (false, false, false, 44), (true, false, false, 74), (false, true, false, 96),
      (true, true, false, 126), (false, true, true, 148), (true, true, true, 178),
    ])
  func heights(hasPrompt: Bool, hasSearch: Bool, isLarge: Bool, height: Double) {
    let controller = UIViewController()
    let (window, navigation) = show(controller)
    let item = controller.navigationItem
    item.prompt = hasPrompt ? "Prompt" : nil
    item.searchController = hasSearch ? UISearchController(searchResultsController: nil) : nil
    navigation.navigationBar.prefersLargeTitles = isLarge
    window.layoutIfNeeded()
    #expect(Double(navigation.navigationBar.frame.height) == height)
    #expect(Double(controller.view.safeAreaInsets.top) == height)
    item.prompt = nil
    item.searchController = nil
    navigation.navigationBar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test(
    "A toolbar is at the bottom, with the content behind it or beside it", arguments: [true, false])
  func toolbar(isTranslucent: Bool) {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    controller.toolbarItems = [item]
    let (window, navigation) = show(controller)
    #expect(navigation.toolbar.superview == nil)
    navigation.toolbar.isTranslucent = isTranslucent
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(navigation.toolbar.items == [item])
    #expect(controller.view.safeAreaInsets.bottom == (isTranslucent ? 44 : 0))
    #expect(controller.view.frame.maxY == (isTranslucent ? 480 : 436))
    #expect(controller.view.safeAreaInsets.top == 44)
    let other = UIViewController()
    other.hidesBottomBarWhenPushed = true
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.superview == nil)
    #expect(other.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.toolbar.items == [item])
    #expect(navigation.toolbar.superview != nil)
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  @Test("Typing begins a search and updates the results, and its end clears the text")
  func search() {
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    search.searchResultsUpdater = updater
    let field = search.searchBar.searchTextField
    field.takeTypedText("s")
    #expect(search.isActive && search.searchBar.showsCancelButton)
    field.takeTypedText("sw")
    #expect(updater.texts == ["s", "sw"])
    search.searchBar.cancel()
    #expect(!search.isActive && !search.searchBar.showsCancelButton)
    #expect(updater.texts == ["s", "sw", ""])
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    #expect(!search.searchBar.showsCancelButton)
  }
}
