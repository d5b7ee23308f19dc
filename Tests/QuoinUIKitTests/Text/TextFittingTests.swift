// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Fitting sizes of cells and of views in their places")
struct TextFittingTests {
  /// Pins a label 10 points inside of a view.
  private func fill(_ view: UIView, with label: UILabel) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("Cells fit what is in their content views, asked themselves or through these")
  func cells() {
    TextFixture.run(width: 300) { fixture in
      let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let collectionCell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      for (cell, content) in [
        (tableCell as UIView, tableCell.contentView), (collectionCell, collectionCell.contentView),
      ] {
        fixture.root.addSubview(cell)
        let frame = cell.frame
        fill(content, with: fixture.label("kkk kkk kkk kkk"))
        // 100 - 20 = 80 hold "kkk kkk": 2 lines.
        #expect(near(height(of: cell, width: 100), 2 * TextFixture.line + 20))
        #expect(near(height(of: content, width: 100), 2 * TextFixture.line + 20))
        #expect(near(height(of: cell, width: 60), 4 * TextFixture.line + 20))
        #expect(cell.systemLayoutSizeFitting(.zero).width == 170)
        #expect(cell.frame == frame)
      }
    }
  }

  @Test("Asking changes nothing: neither frames nor the way in which text wraps")
  func nothingMoves() {
    TextFixture.run { fixture in
      let box = UIView()
      let label = fixture.label("kkk kkk kkk kkk kkk")
      fill(box, with: label)
      fixture.place(box)
      fixture.root.layoutIfNeeded()
      let frames = [box.frame, label.frame]
      let content = label.intrinsicContentSize
      #expect(near(label.frame.width, 150))
      #expect(near(height(of: box, width: 60), 5 * TextFixture.line + 20))
      #expect(box.systemLayoutSizeFitting(.zero).width == 210)
      #expect([box.frame, label.frame] == frames)
      #expect(label.intrinsicContentSize == content)
      fixture.root.layoutIfNeeded()
      #expect([box.frame, label.frame] == frames)
    }
  }

  @Test("A stack of wrapping labels and a guide fits a width")
  func stack() {
    TextFixture.run { fixture in
      let stack = UIStackView(arrangedSubviews: [
        fixture.label("kkk kkk kkk"), fixture.label("k"),
      ])
      stack.axis = .vertical
      stack.spacing = 6
      let box = UIView()
      let guide = UILayoutGuide()
      box.addLayoutGuide(guide)
      box.addSubview(stack)
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 20),
        stack.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        stack.topAnchor.constraint(equalTo: box.topAnchor),
        stack.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      fixture.root.addSubview(box)
      // 95 - 20 = 75 hold "kkk kkk": 2 lines and 1, 6 between.
      #expect(near(height(of: box, width: 95), 3 * TextFixture.line + 6))
      #expect(near(box.systemLayoutSizeFitting(.zero).width, 130))
    }
  }

  @Test("Margins that a view has from its surroundings count as they are")
  func inheritedMargins() {
    TextFixture.run { fixture in
      fixture.root.layoutOverrides = LayoutOverrides(
        safeAreaInsets: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
      let box = fixture.place(UIView())
      let label = fixture.label("k")
      label.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
        label.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
        label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      fixture.root.layoutIfNeeded()
      #expect(near(box.frame.height, 30 + TextFixture.line))
      let size = box.systemLayoutSizeFitting(.zero)
      #expect(near(size.height, 30 + TextFixture.line))
      #expect(near(size.width, 26))
    }
  }

  @Test("An empty view fits into nothing; a priority of 0 wishes nothing")
  func edges() {
    #expect(UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    let size = UIView().systemLayoutSizeFitting(
      UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: UILayoutPriority(0),
      verticalFittingPriority: .required)
    #expect(size == CGSize(width: 0, height: 10000))
  }
}
