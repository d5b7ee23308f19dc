// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinPlatform
import QuoinUIKit
import Testing

@MainActor @Suite("Warnings of fitting passes", .serialized)
struct FittingWarningsTests {
  /// A cell with a title of 20 points, 8 below its top.
  private func cell(hasBottom: Bool) -> (cell: UITableViewCell, title: UIView) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "cell"
    cell.contentView.accessibilityIdentifier = "content"
    let title = UIView()
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      title.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      title.widthAnchor.constraint(equalToConstant: 100),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
    if hasBottom {
      title.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8).isActive =
        true
    }
    return (cell, title)
  }

  @Test("A cell whose height nothing determines from inside is logged once")
  func missingHeight() throws {
    let cell = cell(hasBottom: false).cell
    let found = reports {
      for width in [320.0, 375] {
        let target = CGSize(width: width, height: 0)
        let size = cell.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == 0)
      }
    }
    #expect(found.map(\.code) == ["missing-height"])
    #expect(found.first?.text.contains("nothing inside of cell gives it a height") == true)
    // 8 + 20 + 8
    #expect(
      found.first?.text.contains("add title.bottom == content.bottom - 8  (then cell is 36 high)")
        == true)
  }

  @Test("A cell with constraints from top to bottom, and one with a hidden title, are not logged")
  func noWarning() {
    let complete = cell(hasBottom: true).cell
    let hidden = cell(hasBottom: false)
    hidden.title.isHidden = true
    let found = reports {
      for cell in [complete, hidden.cell] {
        _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    #expect(found.isEmpty)
  }

  @Test("A conflict of a fitting pass is logged once, and not again when the view is laid out")
  func conflict() {
    let (cell, title) = cell(hasBottom: true)
    title.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let found = reports {
      _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(found.map(\.code) == ["conflict"])
    #expect(found.first?.text.contains("title.height == 30  <- broken") == true)
  }
}
