// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStoryboards
import QuoinUIKit
import Testing

private final class HomeController: UIViewController {
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load with \(children.count) inside")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    events.append("prepare \(segue.identifier ?? "")")
  }

  func backHome(_ segue: UIStoryboardSegue) { events.append("back by \(segue.identifier ?? "")") }

  func close(_ segue: UIStoryboardSegue) { events.append("closed") }
}

private final class DetailController: UIViewController {
  var takesClosing = true
  private(set) var closings = 0
  var countedSegues = 0

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { takesClosing }

  func close(_ segue: UIStoryboardSegue) { closings += 1 }
}

/// Puts the view of the destination over that of the source.
private final class CoverSegue: UIStoryboardSegue {
  override func perform() { source.view.addSubview(destination.view) }
}

private final class CountedSegue: UIStoryboardSegue {
  override func perform() {
    (source as? DetailController)?.countedSegues += 1
    super.perform()
  }
}

extension FileTests {
  @MainActor @Suite("Segues, container views and static cells")
  struct SegueTests {
    private let navigation: UINavigationController
    private let home: HomeController
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let problems = ProblemList()

    init() throws {
      UIStoryboard.register(
        HomeController.self,
        actions: [
          "backHome:": .init(HomeController.backHome), "close:": .init(HomeController.close),
        ])
      UIStoryboard.register(
        DetailController.self, actions: ["close:": .init(DetailController.close)])
      UIStoryboard.register(CoverSegue.self, making: CoverSegue.init)
      UIStoryboard.register(CountedSegue.self, making: CountedSegue.init)
      let storyboard = try UIStoryboard(
        data: Data(SettingsFile.text.utf8), fileName: "Settings.storyboard")
      navigation = try #require(
        storyboard.instantiateInitialViewController() as? UINavigationController)
      home = try #require(navigation.topViewController as? HomeController)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      UIStoryboard.problemHandler = { [problems] in problems.add($0) }
    }

    private func settings() throws -> UITableViewController {
      home.performSegue(withIdentifier: "Settings", sender: nil)
      window.layoutIfNeeded()
      return try #require(navigation.topViewController as? UITableViewController)
    }

    private func tap(_ row: IndexPath, of table: UITableView) throws {
      let cell = try #require(table.cellForRow(at: row))
      let point = cell.convert(CGPoint(x: 100, y: 20), to: window)
      let delivery = TouchDelivery(window)
      delivery.begin(at: point, time: 1) { _ in false }
      delivery.end(at: point, time: 1.1)
    }

    private func detail() throws -> DetailController {
      try tap(IndexPath(row: 0, section: 1), of: try settings().tableView)
      return try #require(navigation.topViewController as? DetailController)
    }

    private func sheet() throws -> (detail: DetailController, sheet: UIViewController) {
      let detail = try detail()
      detail.performSegue(withIdentifier: "Sheet", sender: nil)
      return (detail, try #require(navigation.presentedViewController))
    }

    @Test("A controller is embedded before its container is reported as loaded, and fills the view")
    func embedding() throws {
      #expect(home.events == ["prepare Panel", "load with 1 inside"])
      let panel = try #require(home.children.first)
      let box = try #require(panel.view.superview)
      // 10 and 20 points from the edges of the view, 200 × 100 by its own constraints.
      #expect(box.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
      #expect(panel.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(panel.parent === home)
    }

    @Test("Static rows have their stated height or that of their content, below their headers")
    func staticCells() throws {
      let settings = try settings()
      let table: UITableView = settings.tableView
      #expect(table.numberOfSections == 2)
      #expect((0...1).map { table.numberOfRows(inSection: $0) } == [2, 1])
      #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Account")
      #expect(settings.tableView(table, titleForFooterInSection: 0) == "Seen by all")
      #expect(settings.tableView(table, titleForHeaderInSection: 1) == "More")
      #expect(settings.tableView(table, titleForFooterInSection: 1) == nil)
      let rows = [(0, 0), (1, 0), (0, 1)].map {
        table.rectForRow(at: IndexPath(row: $0, section: $1))
      }
      // Stated; 12 + 40 + 12 points of the constraints; stated.
      #expect(rows.map(\.height) == [52, 64, 44])
      #expect(rows[0].minY == table.rectForHeader(inSection: 0).maxY)
      #expect(rows[1].minY == rows[0].maxY)
      #expect(rows[2].minY == table.rectForHeader(inSection: 1).maxY)
      #expect(table.rectForFooter(inSection: 0).minY == rows[1].maxY)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(
        cell.contentView.subviews.first?.frame == CGRect(x: 16, y: 12, width: 40, height: 40))
      #expect(problems.all.isEmpty)
    }

    @Test("A tap on a row performs its segue")
    func tappedRow() throws {
      let settings = try settings()
      try tap(IndexPath(row: 0, section: 0), of: settings.tableView)
      #expect(navigation.topViewController === settings)
      try tap(IndexPath(row: 0, section: 1), of: settings.tableView)
      #expect(navigation.topViewController is DetailController)
    }

    @Test("A segue of a class of the program is performed by its class")
    func customClass() throws {
      let detail = try detail()
      detail.performSegue(withIdentifier: "Cover", sender: nil)
      #expect(navigation.topViewController === detail)
      #expect(navigation.presentedViewController == nil)
      #expect(detail.view.subviews.count == 1)
      #expect(problems.all.isEmpty)
    }

    @Test("A class of a segue that is not of the kind custom goes on to what UIKit does")
    func inheritedSegue() throws {
      let detail = try detail()
      detail.performSegue(withIdentifier: "Counted", sender: nil)
      #expect(detail.countedSegues == 1)
      #expect(navigation.viewControllers.count == 4)
      #expect(navigation.topViewController !== detail)
      #expect(problems.all.isEmpty)
    }

    @Test("A class of segues that is not registered is reported with its line")
    func unknownClass() throws {
      let detail = try detail()
      detail.performSegue(withIdentifier: "Lost", sender: nil)
      #expect(navigation.topViewController !== detail)
      #expect(problems.codes == [.unknownClass])
      #expect(
        problems.all.first?.line == FormFile.line(of: "s-lost", in: SettingsFile.text))
    }

    @Test("An exit calls the nearest controller with its action, and all above that goes")
    func unwinding() throws {
      let sheet = try sheet().sheet
      sheet.performSegue(withIdentifier: "Home", sender: nil)
      #expect(home.events.last == "back by Home")
      #expect(navigation.presentedViewController == nil)
      #expect(navigation.viewControllers == [home])
      #expect(problems.all.isEmpty)
    }

    @Test("A controller that refuses an exit is passed over", arguments: [true, false])
    func refusal(takesClosing: Bool) throws {
      let (detail, sheet) = try sheet()
      detail.takesClosing = takesClosing
      sheet.performSegue(withIdentifier: "Close", sender: nil)
      #expect(detail.closings == (takesClosing ? 1 : 0))
      #expect((home.events.last == "closed") == !takesClosing)
      #expect(navigation.topViewController === (takesClosing ? detail : home))
      #expect(navigation.presentedViewController == nil)
    }

    @Test("An exit that no controller takes is reported with its line, and nothing goes")
    func deadEnd() throws {
      let (detail, sheet) = try sheet()
      sheet.performSegue(withIdentifier: "Nowhere", sender: nil)
      #expect(navigation.presentedViewController === sheet)
      #expect(navigation.topViewController === detail)
      let problem = try #require(problems.all.first)
      #expect(problems.all.count == 1)
      #expect(problem.code == .unknownAction)
      #expect(problem.line == FormFile.line(of: "s-nowhere", in: SettingsFile.text))
      #expect(problem.message.contains("'Nowhere'") && problem.message.contains("'nobody:'"))
    }
  }
}
