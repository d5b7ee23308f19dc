// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Testing

@testable import QuoinConvert

/// Where new code is put in a file, and what stays around it.
@Suite struct CodeLayoutTests {
  private func convert(_ text: String, to target: ConversionDialect) throws -> CodeRewriter.Result {
    let found = try #require(StatementFinder.statements(in: text))
    return CodeRewriter(text, found, to: target).rewrite()
  }

  @Test("A statement that becomes several lines ends the line of the code before it")
  func sharedLines() throws {
    let text = """
      import SnapKit
      import UIKit

      func fill(_ a: UIView, _ b: UIView) {
        a.snp.makeConstraints { $0.width.equalTo(4) }; b.snp.makeConstraints { $0.width.equalTo(5) }
        if isWide { g(); a.snp.makeConstraints { $0.size.equalTo(7) } } else { g() }
        [a, b].forEach { $0.snp.makeConstraints { $0.left.right.equalToSuperview() } }
      }
      """
    #expect(
      try convert(text, to: .mortar).text == """
        import Mortar
        import UIKit

        func fill(_ a: UIView, _ b: UIView) {
          a.m_width |=| 4; b.m_width |=| 5
          if isWide { g()
            a.m_width |=| 7
            a.m_height |=| 7
          } else { g() }
          [a, b].forEach {
            $0.m_left |=| $0.superview!.m_left
            $0.m_right |=| $0.superview!.m_right
          }
        }
        """)
  }

  @Test("New code is indented as the file is", arguments: ["\t", "    ", "  "])
  func indentation(unit: String) throws {
    let result = try convert(
      """
      import SnapKit
      import UIKit

      func fill(_ a: UIView, _ b: UIView) {
      \(unit)a.snp.makeConstraints { make in
      \(unit)\(unit)make.width.equalTo(4)
      \(unit)\(unit)if isWide {
      \(unit)\(unit)\(unit)make.left.right.equalTo(b)
      \(unit)\(unit)}
      \(unit)}
      }
      """, to: .cartography)
    #expect(
      result.text == """
        import Cartography
        import UIKit

        func fill(_ a: UIView, _ b: UIView) {
        \(unit)constrain(a) { a in
        \(unit)\(unit)a.width == 4
        \(unit)}
        \(unit)if isWide {
        \(unit)\(unit)constrain(a, b) { a, b in
        \(unit)\(unit)\(unit)a.left == b.left
        \(unit)\(unit)\(unit)a.right == b.right
        \(unit)\(unit)}
        \(unit)}
        }
        """)
  }

  @Test("A guard whose other branch makes constraints becomes a condition with both")
  func guards() throws {
    let text = """
      import SnapKit
      import UIKit

      func fill(_ a: UIView, _ b: UIView) {
        a.snp.makeConstraints { make in
          guard isWide else {
            make.leading.equalTo(b.snp.leadingMargin)
            return
          }
          make.width.equalTo(4)
        }
      }
      """
    #expect(
      try convert(text, to: .mortar).text == """
        import Mortar
        import UIKit

        func fill(_ a: UIView, _ b: UIView) {
          if isWide {
            a.m_width |=| 4
          } else {
            a.m_leading |=| b.m_leadingMargin
          }
        }
        """)
  }

  @Test("A block with conditions that fills a group again becomes an array that is filled so")
  func groups() throws {
    let text = """
      import Cartography
      import UIKit

      final class Card: UIView {
        private let group = ConstraintGroup()

        func place() {
          constrain(icon, title, replace: group) { icon, title in
            if isOpen {
              icon.top == title.bottom
            } else {
              icon.top == title.top
            }
          }
        }
      }
      """
    #expect(
      try convert(text, to: .mortar).text == """
        import UIKit

        final class Card: UIView {
          private var group: [NSLayoutConstraint] = []

          func place() {
            icon.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.deactivate(group)
            group = []
            if isOpen {
              group += [
                icon.topAnchor.constraint(equalTo: title.bottomAnchor)
              ]
            } else {
              group += [
                icon.topAnchor.constraint(equalTo: title.topAnchor)
              ]
            }
            NSLayoutConstraint.activate(group)
          }
        }
        """)
  }

  @Test("Constraints to the old guides of a controller are anchors in every dialect")
  func guides() throws {
    let text = """
      import SnapKit
      import UIKit

      bar.snp.makeConstraints { make in
        if #available(iOS 11.0, *) {
          make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
        } else {
          make.top.equalTo(topLayoutGuide.snp.bottom)
        }
      }
      """
    let result = try convert(text, to: .mortar)
    #expect(
      result.text == """
        import Mortar
        import UIKit

        if #available(iOS 11.0, *) {
          bar.m_top |=| view.safeAreaLayoutGuide.m_top
        } else {
          bar.translatesAutoresizingMaskIntoConstraints = false
          bar.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
        }
        """)
    #expect(try convert(result.text, to: .mortar).text == result.text)
  }

  @Test("Empty lines between statements stay, and code of other dialects between them too")
  func between() throws {
    let text = """
      import Cartography
      import UIKit

      func fill(_ a: UIView, _ b: UIView) {
        a.widthAnchor.constraint(equalToConstant: 4).isActive = true

        b.widthAnchor.constraint(equalToConstant: 5).isActive = true
        constrain(a) { a in
          a.height == 6
        }
        b.heightAnchor.constraint(equalToConstant: 7).isActive = true
      }
      """
    #expect(
      try convert(text, to: .cartography).text == """
        import Cartography
        import UIKit

        func fill(_ a: UIView, _ b: UIView) {
          constrain(a) { a in
            a.width == 4
          }

          constrain(b) { b in
            b.width == 5
          }
          constrain(a) { a in
            a.height == 6
          }
          constrain(b) { b in
            b.height == 7
          }
        }
        """)
  }

  @Test("Lists of anchors keep their variables, their comments and what no dialect has")
  func lists() throws {
    let text = """
      import UIKit

      final class Card: UIView {
        func build() {
          NSLayoutConstraint.activate([
            // The icon.
            icon.leadingAnchor.constraint(equalTo: leadingAnchor),
            iconWidth,  // It changes.
            // The title.
            title.topAnchor.constraint(equalTo: icon.topAnchor),
            title.leftAnchor.constraint(equalToSystemSpacingAfter: rightAnchor, multiplier: 1),
          ])
          NSLayoutConstraint.activate(others)
        }
      }
      """
    let result = try convert(text, to: .mortar)
    #expect(
      result.text == """
        import Mortar
        import UIKit

        final class Card: UIView {
          func build() {
            // The icon.
            icon.m_leading |=| self.m_leading
            // It changes.
            iconWidth.isActive = true
            // The title.
            title.m_top |=| icon.m_top
            title.leftAnchor.constraint(equalToSystemSpacingAfter: rightAnchor, multiplier: 1)\
        .isActive = true
            NSLayoutConstraint.activate(others)
          }
        }
        """)
    #expect(result.kept.isEmpty)
    #expect(try convert(result.text, to: .mortar).text == result.text)
  }

  @Test("A view whose mask the code switches off begins a statement")
  func masks() throws {
    func statement(_ mask: String) throws -> Substring? {
      try convert(
        """
        import UIKit

        extension UIView {
          func pin(to other: UIView) {
            \(mask)
            topAnchor.constraint(equalTo: other.topAnchor, constant: 8).isActive = true
          }
        }
        """, to: .mortar
      ).text.split(separator: "\n").dropLast(2).last
    }
    #expect(
      try statement("translatesAutoresizingMaskIntoConstraints = false")
        == "    self.m_top |=| other.m_top + 8")
    // Otherwise the dialect would switch it off.
    #expect(try statement("other.f()") == "    other.m_top |=| self.m_top - 8")
  }

  @Test("The first view of a statement loses its mask, whatever it is called")
  func firstViews() throws {
    let result = try convert(
      """
      import Cartography
      import UIKit

      extension UIView {
        func center(in other: UIView) {
          constrain(self, other) { view, other in view.centerX == other.centerX }
        }
      }
      """, to: .anchors)
    #expect(
      result.text == """
        import UIKit

        extension UIView {
          func center(in other: UIView) {
            self.translatesAutoresizingMaskIntoConstraints = false
            centerXAnchor.constraint(equalTo: other.centerXAnchor).isActive = true
          }
        }
        """)
  }

  @Test("Views of a list that an argument names are elements of the list")
  func elements() throws {
    let result = try convert(
      """
      import Cartography
      import UIKit

      constrain(rows) { list in
        list[1].top == list[0].bottom + 4
      }
      """, to: .mortar)
    #expect(
      result.text == """
        import Mortar
        import UIKit

        rows[1].m_top |=| rows[0].m_bottom + 4
        """)
  }

  @Test("An argument of a block has another name where numbers come from its view")
  func proxies() throws {
    let result = try convert(
      """
      import SnapKit
      import UIKit

      icon.snp.makeConstraints { $0.top.equalTo(title).offset(title.isHidden ? 0 : 8) }
      """, to: .cartography)
    #expect(
      result.text == """
        import Cartography
        import UIKit

        constrain(icon, title) { icon, titleProxy in
          icon.top == titleProxy.top + (title.isHidden ? 0 : 8)
        }
        """)
  }

  @Test("Setters and unused results of Masonry are known")
  func setters() throws {
    let text = """
      import Masonry
      import UIKit

      icon.mas_makeConstraints { make in
        _ = make?.left.equalTo()(card)?.offset()(8)
        make?.top.equalTo()(card)?.setOffset(4)
        make?.right.equalTo()(card)?.setInsets(UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 6))
      }
      """
    #expect(
      try convert(text, to: .mortar).text == """
        import Mortar
        import UIKit

        icon.m_left |=| card.m_left + 8
        icon.m_top |=| card.m_top + 4
        icon.m_right |=| card.m_right - 6
        """)
  }

  @Test("A variable with a place of SnapKit is not a view, and numbers of types are numbers")
  func names() throws {
    let result = try convert(
      """
      import SnapKit
      import UIKit

      enum Metric {
        static let iconSize: CGFloat = 24
      }

      func fill(_ a: UIView, _ b: UIView) {
        var last = b.snp.bottom
        a.snp.makeConstraints { $0.top.equalTo(last) }
        a.snp.makeConstraints { $0.size.equalTo(Metric.iconSize) }
        a.snp.makeConstraints { $0.width.equalTo(b).multipliedBy(16.0 / 9.0) }
        a.snp.makeConstraints { $0.width.equalTo(b).dividedBy(3) }
        a.snp.makeConstraints { $0.width.equalTo(isWide ? 4 : 8) }
      }
      """, to: .anchors)
    #expect(result.kept.map(\.reason) == ["'last' is a variable with an edge of a view"])
    #expect(
      result.text.contains(
        """
          NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalToConstant: Metric.iconSize),
            a.heightAnchor.constraint(equalToConstant: Metric.iconSize),
            a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 16 / 9),
            a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1 / 3),
            a.widthAnchor.constraint(equalToConstant: isWide ? 4 : 8),
          ])
        """))
  }
}
#endif
