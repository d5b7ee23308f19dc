// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Selectors") struct LayoutSelectorTests {
  /// The result of a selector in a board: the path of the view, or the failure.
  private func found(
    _ selector: LayoutSelector, _ change: (BoardView) -> Void = { _ in }
  ) -> String {
    var result = ""
    let read = { (layout: CellLayout) in
      layout.named {
        result =
          switch SelectedView(selector, in: layout) {
          case .found(let view): view.path
          case .failed(let finding): finding.message
          }
      }
    }
    LayoutRun(.devices("iPhone SE")).forEach({ _ in .view(BoardView(change)) }, read)
    return result
  }

  @Test("A name is an identifier, then a property, then a path")
  func names() {
    #expect(found("second") == "root.1")
    #expect(found("root.2") == "root.2")
    #expect(found("root") == "root")
    // The identifier of the third box is the name of the property of the first.
    #expect(found("first") { $0.third.accessibilityIdentifier = "first" } == "root.2")
    // A property is found although its view has another identifier.
    #expect(found("first") { $0.first.accessibilityIdentifier = "other" } == "root.0")
  }

  @Test("An object, a class and a text select the one view that there is")
  func others() {
    let label = UILabel()
    label.text = "Sign In"
    let add = { (board: BoardView) in board.third.addSubview(label) }
    #expect(found(.view(label), add) == "root.2.0")
    label.removeFromSuperview()
    #expect(found(.type(UILabel.self), add) == "root.2.0")
    label.removeFromSuperview()
    #expect(found(.text("Sign In"), add) == "root.2.0")
  }

  @Test("A property of a list has its index, and a lazy one its name")
  func properties() {
    final class Lists: UIView {
      let boxes = [UIView(), UIView()]
      lazy var late = UIView()
    }
    let lists = Lists()
    for view in lists.boxes + [lists.late] { lists.addSubview(view) }
    var paths: [String] = []
    let read = { (layout: CellLayout) in
      for selector: LayoutSelector in ["boxes[1]", "late"] {
        if case .found(let view) = SelectedView(selector, in: layout) { paths.append(view.path) }
      }
    }
    LayoutRun(.single).forEach({ _ in .view(lists) }, read)
    #expect(paths == ["root.1", "root.2"])
  }

  @Test("What is not found is named with what there is, the most similar first")
  func missing() {
    #expect(
      found("secnod")
        == "no view is named “secnod”; there are “second”, “third”, “first”, “BoardView”")
    let label = UILabel()
    label.text = "Sign In"
    #expect(
      found(.text("Sign Up")) { $0.addSubview(label) }
        == "no view shows the text “Sign Up”; there are “Sign In”")
    #expect(
      found(.type(UISwitch.self))
        == "no view is of the class UISwitch; there are “UIView”, “BoardView”")
    #expect(found(.view(UIView())) == "UIView is not in the layout")
  }

  @Test("Several views for a selector that means one are a failure")
  func several() {
    let same = { (board: BoardView) in
      board.first.accessibilityIdentifier = "box"
      board.third.accessibilityIdentifier = "box"
    }
    #expect(found("box", same) == "2 views have the identifier “box”: root.0, root.2")
    #expect(
      found(.type(UIView.self)).hasPrefix("4 views are of the class UIView: root, root.0") == true)
  }
}
