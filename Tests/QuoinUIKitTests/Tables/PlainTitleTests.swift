// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Titles of sections of plain tables: the header in the style `headline`, the footer in `footnote`.
@MainActor @Suite("Titles of plain tables") struct PlainTitleTests {
  private final class Titles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Footer"
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  @Test("Headers and footers have the fonts of their styles")
  func fonts() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let titles = Titles()
    table.dataSource = titles
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let footer = try #require(table.footerView(forSection: 0))
    #expect(header.textLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(footer.textLabel?.font == .preferredFont(forTextStyle: .footnote))
    #expect(header.frame.height == 28 && footer.frame.height == 28)
  }

  @Test("A header is high enough for a large text size")
  func largeText() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let titles = Titles()
    table.dataSource = titles
    let window = UIWindow(frame: table.frame)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.addSubview(table)
    window.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    let line = try #require(header.textLabel).intrinsicContentSize.height
    // The style has 53 points at this size.
    #expect(line > 53 && header.frame.height >= line)
  }
}
