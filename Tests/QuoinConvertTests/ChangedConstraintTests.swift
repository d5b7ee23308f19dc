// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Foundation
import Testing

@testable import QuoinConvert

/// Views whose constraints SnapKit makes again, removes or changes.
@Suite struct ChangedConstraintTests {
  private func convert(_ text: String, to target: ConversionDialect) throws -> CodeRewriter.Result {
    let found = try #require(StatementFinder.statements(in: text))
    return CodeRewriter(text, found, to: target).rewrite()
  }

  @Test("The constraints of a view that are made again are an array, in every dialect")
  func remade() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        private let icon = UIImageView()  // An icon.

        func build() {
          addSubview(icon)
          icon.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
          }
        }

        func move() {
          UIView.animate(withDuration: 1) {
            self.icon.snp.remakeConstraints { make in
              if self.isWide {
                make.width.equalTo(4)
              }
              make.bottom.equalTo(self)
            }
          }
        }

        func clear() {
          icon.snp.removeConstraints()
        }
      }

      """
    for dialect in [ConversionDialect.anchors, .cartography] {
      let result = try convert(text, to: dialect)
      #expect(
        result.text == """
          import UIKit

          final class Card: UIView {
            private let icon = UIImageView()  // An icon.
            private var iconConstraints: [NSLayoutConstraint] = []

            func build() {
              addSubview(icon)
              icon.translatesAutoresizingMaskIntoConstraints = false
              iconConstraints += [
                icon.topAnchor.constraint(equalTo: topAnchor),
                icon.leadingAnchor.constraint(equalTo: leadingAnchor),
              ]
              NSLayoutConstraint.activate(iconConstraints)
            }

            func move() {
              UIView.animate(withDuration: 1) {
                self.icon.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.deactivate(self.iconConstraints)
                self.iconConstraints = []
                if self.isWide {
                  self.iconConstraints += [
                    self.icon.widthAnchor.constraint(equalToConstant: 4)
                  ]
                }
                self.iconConstraints += [
                  self.icon.bottomAnchor.constraint(equalTo: self.bottomAnchor)
                ]
                NSLayoutConstraint.activate(self.iconConstraints)
              }
            }

            func clear() {
              NSLayoutConstraint.deactivate(iconConstraints)
              iconConstraints = []
            }
          }

          """)
      #expect(try convert(result.text, to: dialect).text == result.text)
    }
  }

  @Test("A constraint that a variable keeps is in the array of its view, too")
  func keptInArray() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        private let fill = UIView()
        private var width: Constraint?

        func bind() {
          fill.snp.remakeConstraints { make in
            make.height.equalTo(8)
            if isFixed {
              width = make.width.equalTo(8).constraint
            }
          }
        }
      }

      """
    #expect(
      try convert(text, to: .cartography).text == """
        import UIKit

        final class Card: UIView {
          private let fill = UIView()
          private var fillConstraints: [NSLayoutConstraint] = []
          private var width: NSLayoutConstraint?

          func bind() {
            fill.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.deactivate(fillConstraints)
            fillConstraints = []
            fillConstraints += [
              fill.heightAnchor.constraint(equalToConstant: 8)
            ]
            if isFixed {
              fillConstraints += [
                fill.widthAnchor.constraint(equalToConstant: 8)
              ]
              width = fillConstraints.last
            }
            NSLayoutConstraint.activate(fillConstraints)
          }
        }

        """)
  }

  @Test("A constant may change in code that is before that which makes the constraint")
  func changedBefore() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Badge: UIView {
        private let label = UILabel()
        var count = 0 {
          didSet { label.snp.updateConstraints { $0.width.equalTo(count) } }
        }

        func build() {
          label.snp.makeConstraints { $0.width.equalTo(18) }
        }
      }

      """
    let result = try convert(text, to: .anchors)
    #expect(result.kept.isEmpty)
    #expect(
      result.text.contains("didSet { labelWidthConstraint?.constant = CGFloat(count) }"))
  }

  @Test("A constraint whose constant changes is a property")
  func updated() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        private let bar = UIView()

        func build() {
          addSubview(bar)
          bar.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.height.equalTo(4)
            make.bottom.equalToSuperview().offset(-8)
          }
        }

        func grow(to height: CGFloat) {
          // Higher.
          self.bar.snp.updateConstraints { make in
            make.height.equalTo(height)
          }
        }
      }

      """
    let result = try convert(text, to: .mortar)
    #expect(
      result.text == """
        import Mortar
        import UIKit

        final class Card: UIView {
          private let bar = UIView()
          private var barHeightConstraint: NSLayoutConstraint?

          func build() {
            addSubview(bar)
            bar.translatesAutoresizingMaskIntoConstraints = false
            bar.m_leading |=| self.m_leading
            bar.m_trailing |=| self.m_trailing
            barHeightConstraint = bar.heightAnchor.constraint(equalToConstant: 4)
            barHeightConstraint?.isActive = true
            bar.m_bottom |=| self.m_bottom - 8
          }

          func grow(to height: CGFloat) {
            // Higher.
            self.barHeightConstraint?.constant = height
          }
        }

        """)
    #expect(result.kept.isEmpty)
    #expect(try convert(result.text, to: .mortar).text == result.text)
  }

  @Test(
    "Views stay whose changes are not those of one property of a class",
    arguments: [
      // Another relation, which SnapKit does not find.
      "bar.snp.updateConstraints { $0.height.greaterThanOrEqualTo(8) }",
      // The maker of a parameter may be that of the same view.
      "bar.snp.updateConstraints { $0.height.equalTo(8) }; other.snp.removeConstraints()",
      "let kept = bar.snp.remakeConstraints { $0.height.equalTo(8) }",
      "bar.snp.remakeConstraints { $0.height.equalTo(8).unknown() }",
    ])
  func kept(change: String) throws {
    let text = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        private let bar = UIView()
        func build() { bar.snp.makeConstraints { $0.height.equalTo(4) } }
        func change(_ other: UIView) { \(change) }
      }

      """
    let result = try convert(text, to: .anchors)
    #expect(result.convertedCount == 0)
    #expect(result.text == text)
  }

  @Test(
    "A view stays whose constraints other code may change, with a comment that says why",
    arguments: [
      (
        "private let bar",
        "func move() { run { [weak self] in self?.bar.snp.remakeConstraints { "
          + "$0.height.equalTo(8) } } }", "",
        "'self' may be nil where the constraints of 'bar' change"
      ),
      (
        "fileprivate let bar", "func move() { bar.snp.removeConstraints() }",
        "extension Screen { func f() { cell.bar.snp.updateConstraints { $0.height.equalTo(8) } } }",
        "other code may change the constraints of 'bar', too"
      ),
      (
        "fileprivate let bar", "func move() { bar.snp.removeConstraints() }",
        "class Wide: Card { func f() { bar.snp.remakeConstraints { $0.height.equalTo(8) } } }",
        "other code may change the constraints of 'bar', too"
      ),
      (
        "private(set) var bar", "func move() { bar.snp.removeConstraints() }", "",
        "other files may change the constraints of 'bar', which is not private"
      ),
    ])
  func changedElsewhere(
    property: String, change: String, other: String, reason: String
  ) throws {
    let text = """
      import SnapKit
      import UIKit

      class Card: UIView {
        \(property) = UIView()
        func build() { bar.snp.makeConstraints { $0.height.equalTo(4) } }
        \(change)
      }
      \(other)

      """
    let result = try convert(text, to: .anchors)
    #expect(result.convertedCount == 0)
    #expect(result.kept.prefix(2).map(\.reason) == [reason, reason])
  }

  @Test("Constraints stay that are made once where other code changes them")
  func madeOnce() throws {
    let text = """
      import SnapKit
      import UIKit

      class Card: UIView {
        fileprivate let bar = UIView()
        fileprivate let box = UIView()
        func build() {
          bar.snp.makeConstraints { $0.height.equalTo(4) }
          run { [weak self] in self?.box.snp.makeConstraints { $0.height.equalTo(4) } }
          box.snp.makeConstraints { $0.width.equalTo(4) }
        }
        func move() { run { [weak self] in self?.box.snp.removeConstraints() } }
      }
      class Screen {
        func move() { cell.bar.snp.updateConstraints { $0.height.equalTo(8) } }
      }

      """
    #expect(try convert(text, to: .anchors).convertedCount == 0)
  }

  @Test("Properties of two classes with one name are different views")
  func twoClasses() throws {
    let card = """
      final class Card: UIView {
        private let bar = UIView()
        func build() { bar.snp.makeConstraints { $0.height.equalTo(4) } }
        func change() { bar.snp.remakeConstraints { $0.height.equalTo(8) } }
      }

      """
    let other = card.replacingOccurrences(of: "Card", with: "Other")
    let result = try convert("import SnapKit\nimport UIKit\n\n" + card + other, to: .anchors)
    #expect(result.convertedCount == 4)
    #expect(result.kept.isEmpty)
  }

  @Test("A view without a property in a class of the file stays, with a comment that says why")
  func elsewhere() throws {
    let text = """
      import SnapKit

      extension Card {
        func build() { bar.snp.makeConstraints { $0.height.equalTo(4) } }
        func change() { bar.snp.remakeConstraints { $0.height.equalTo(8) } }
        func other() { box.snp.makeConstraints { $0.height.equalTo(4) } }
      }

      """
    let result = try convert(text, to: .mortar)
    #expect(
      result.kept.map(\.reason) == [
        "its constraints are changed or removed later",
        "remakeConstraints changes constraints that exist",
      ])
    #expect(result.convertedCount == 1)
  }
}
#endif
