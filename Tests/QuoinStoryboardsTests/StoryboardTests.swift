// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinStoryboards
import QuoinUIKit
import Testing

extension FileTests {
  @MainActor @Suite("Storyboards")
  struct StoryboardTests {
    private let storyboard: UIStoryboard
    private let problems = ProblemList()

    init() throws {
      registerFormClasses()
      storyboard = try UIStoryboard(data: Data(FormFile.text.utf8), fileName: "Form.storyboard")
      UIStoryboard.problemHandler = { [problems] in problems.add($0) }
    }

    private func form() throws -> FormController {
      try #require(storyboard.instantiateViewController(withIdentifier: "Form") as? FormController)
    }

    @Test("The initial controller is made with the controllers of its relationships")
    func initialController() throws {
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let form = try #require(navigation.topViewController as? FormController)
      #expect(form.navigationItem.title == "Profile")
      #expect(form.storyboard === storyboard)
      #expect(!form.isViewLoaded)
    }

    @Test(
      "Outlets, constraints and collections are connected before the view is reported as loaded")
    func outlets() throws {
      let form = try form()
      form.loadViewIfNeeded()
      #expect(form.events == ["awake", "load with Name"])
      #expect(form.nameLabel.superview === form.view)
      #expect(form.nameLabel.font.pointSize == 20)
      #expect(form.nameLabel.numberOfLines == 0)
      #expect(form.nameLabel.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(form.gap.constant == 8)
      #expect(form.parts.count == 2)
      #expect(form.parts.first === form.nameLabel)
      #expect(problems.codes == [.unknownAction])
    }

    @Test("Views are laid out by the constraints of the file and by their own content")
    func frames() throws {
      let form = try form()
      form.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      form.view.layoutIfNeeded()
      // 20 points from the edges, 30 from the top, where there is no safe area without a window.
      #expect(form.nameLabel.frame.minX == 20)
      #expect(form.nameLabel.frame.minY == 30)
      #expect(form.nameLabel.frame.width == 260)
      #expect(form.nameLabel.frame.height == form.nameLabel.intrinsicContentSize.height)
      // 8 points below the label, 60 × 24 by its own constraints.
      let badge = try #require(form.parts.last)
      #expect(
        badge.frame
          == CGRect(x: 20, y: form.nameLabel.frame.maxY + 8, width: 60, height: 24))
      form.gap.constant = 20
      form.view.layoutIfNeeded()
      #expect(badge.frame.minY == form.nameLabel.frame.maxY + 20)
    }

    @Test("Values of the file are there when an initializer of the program goes on")
    func decoding() throws {
      let form = try form()
      form.loadViewIfNeeded()
      let badge = try #require(form.parts.last as? BadgeView)
      #expect(badge.colorInInitializer == .systemBlue)
      #expect(badge.count == 7)
      #expect(badge.countWhenAwake == 7)
      #expect(badge.layer.cornerRadius == 12)
    }

    @Test("Actions of controls and items call the methods that are registered")
    func actions() throws {
      let form = try form()
      let button = try #require(form.view.subviews.last as? UIButton)
      #expect(button.currentTitle == "Save")
      button.sendActions(for: .touchUpInside)
      #expect(form.savedBy === button)
      let item = try #require(form.navigationItem.rightBarButtonItem)
      item.primaryAction?.performWithSender(item, target: nil)
      #expect(form.isDone)
    }

    @Test("Segues prepare the controller and show the destination")
    func segues() throws {
      let navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      let form = try #require(navigation.topViewController as? FormController)
      form.performSegue(withIdentifier: "ShowList", sender: nil)
      #expect(form.events.last == "prepare ShowList for ListController")
      #expect(navigation.topViewController is ListController)
    }

    @Test("Prototypes are dequeued as cells of their own, with outlets and actions")
    func prototypes() throws {
      let list: ListController = storyboard.instantiateViewController(identifier: "List")
      list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      list.view.layoutIfNeeded()
      #expect(list.tableView.dataSource === list)
      let cells = list.tableView.visibleCells.compactMap { $0 as? PersonCell }
      #expect(cells.count == 3)
      #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
      // 12 + 40 + 12 points of the constraints, each below the other.
      #expect(cells.map(\.frame.minY) == [0, 64, 128])
      #expect(cells.map(\.frame.height) == [64, 64, 64])
      #expect(cells.allSatisfy { $0.avatar.frame == CGRect(x: 16, y: 12, width: 40, height: 40) })
      #expect(cells.allSatisfy { $0.reuseIdentifier == "Person" })
      let button = try #require(cells[1].contentView.subviews.last as? UIButton)
      #expect(button.frame.maxX == 304)
      button.sendActions(for: .touchUpInside)
      #expect(list.called.count == 1)
      #expect(list.called.first === button)
    }

    @Test("A controller made by a closure gets the values of the file")
    func creator() throws {
      let form = storyboard.instantiateViewController(identifier: "Form") { coder in
        FormController(coder: coder)
      }
      #expect(form.navigationItem.title == "Profile")
      #expect(form.nameLabel == nil)
      form.loadViewIfNeeded()
      #expect(form.nameLabel.text == "Name")
    }

    @Test("A file that is shown without its program misses nothing, and silences no other file")
    func withoutProgram() throws {
      let file = try InterfaceFile(data: Data(FormFile.text.utf8), fileName: "Form.storyboard")
      let navigation = try #require(ShownScene.controller(nil, of: file) as? UINavigationController)
      try #require(navigation.topViewController).loadViewIfNeeded()
      #expect(problems.all.isEmpty)
      try form().loadViewIfNeeded()
      #expect(problems.codes == [.unknownAction])
    }

    @Test("Another storyboard that cannot be read is reported where a file is shown")
    func unreadableOther() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let other = folder.appendingPathComponent("Other.storyboard")
      try Data("<document>\n<a></b>".utf8).write(to: other)
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="other-1">
        <scenes><scene sceneID="scene-1"><objects>
        <viewControllerPlaceholder storyboardName="Other" id="other-1" sceneMemberID="viewController"/>
        </objects></scene></scenes>
        </document>
        """
      let file = try InterfaceFile(
        data: Data(text.utf8), fileName: folder.appendingPathComponent("Main.storyboard").path)
      #expect(ShownScene.controller(nil, of: file) == nil)
      let problem = try #require(problems.all.first)
      #expect(problems.codes == [.missingFile])
      #expect(problem.file.hasSuffix("Other.storyboard"))
      #expect(problem.line == 2)
    }

    @Test("Controllers and views are released with their last owner")
    func release() throws {
      weak var form: FormController?
      weak var list: ListController?
      do {
        let made = try self.form()
        made.loadViewIfNeeded()
        form = made
        let shown: ListController = storyboard.instantiateViewController(identifier: "List")
        shown.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        shown.view.layoutIfNeeded()
        list = shown
      }
      #expect(form == nil)
      #expect(list == nil)
    }
  }
}
