// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if CodeConversion
import Foundation
import Testing

@testable import QuoinConvert

/// Statements of whole files, which swift-syntax finds.
@Suite struct StatementFinderTests {
  private func convert(_ text: String, to target: ConversionDialect) throws -> CodeRewriter.Result {
    let found = try #require(StatementFinder.statements(in: text))
    return CodeRewriter(text, found, to: target).rewrite()
  }

  private static let dialects = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/Dialects")

  @Test(
    "The cells of the examples are converted whole, and a second run changes nothing",
    arguments: ["Cartography", "Mortar", "SwiftAutoLayout"], ConstraintFormTests.dialects)
  func cells(name: String, dialect: ConversionDialect) throws {
    let file = Self.dialects.appendingPathComponent("\(name)FeedCell.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let result = try convert(text, to: dialect)
    #expect(result.kept.isEmpty)
    #expect((result.text == text) == (name == dialect.title))
    #expect(try convert(result.text, to: dialect).text == result.text)
  }

  private nonisolated static let returningFiles: [(String, String)] = {
    let names = ["Cartography", "Mortar", "SwiftAutoLayout"]
    return names.map { ("Examples/Dialects/\($0)FeedCell.swift", $0) }
      + names.map { ("Tests/Compilation/\($0)/Right.swift", $0) }
  }()

  @Test(
    "Code that was converted to a dialect and back has the same constraints",
    arguments: returningFiles,
    [ConversionDialect.anchors, .cartography, .swiftAutoLayout, .mortar])
  func thereAndBack(file: (path: String, name: String), through: ConversionDialect) throws {
    let path = Self.dialects.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(file.path)
    let text = try String(contentsOf: path, encoding: .utf8)
    let home = try #require(ConversionDialect.allCases.first { $0.title == file.name })
    let there = try convert(text, to: through)
    // Blocks that stay keep the methods of SwiftAutoLayout out of the file.
    let isHidden = through == .swiftAutoLayout && home == .cartography && !there.kept.isEmpty
    #expect(there.convertedCount > 0 || through == home || isHidden)
    // Constraints that the dialect does not have are anchors there, and come back too.
    let back = try convert(there.text, to: home)
    // Both are read with the same names of views, which have the same numbers then.
    let statements = try #require(StatementFinder.statements(in: text)).statements
    let registry = NameRegistry(
      superviews: statements.reduce(into: [:]) { $0.merge($1.superviews) { $1 } })
    func constraints(_ text: String) throws -> [ConvertedConstraint] {
      let source = try #require(CodeDialect(rawValue: home.rawValue))
      let bytes = Array(text.utf8)
      let found = try #require(StatementFinder.statements(in: text))
      return found.statements.filter { [source, .anchors].contains($0.dialect) }.flatMap {
        let code = String(decoding: bytes[$0.bytes], as: UTF8.self)
        return StatementConverter(from: $0.dialect, to: .anchors).read(code, registry) ?? []
      }
    }
    // What is a view in one place is one in all places.
    _ = try (constraints(text), constraints(back.text))
    let (before, after) = (try constraints(text), try constraints(back.text))
    let difference = ConstraintComparison.difference(after, before, names: ItemNames(registry))
    #expect(difference == nil)
  }

  @Test("Lists of MortarVFL in a file of Mortar bring their import")
  func lists() throws {
    let text = """
      import Mortar

      func f() {
        a.m_leading |=| b.m_leading + 4
        a.m_trailing |=| b.m_trailing
      }

      """
    #expect(
      try convert(text, to: .mortarVFL).text == """
        import Mortar
        import MortarVFL

        func f() {
          b.m_leading + 4 |> a <| b.m_trailing
        }

        """)
  }

  @Test("A variable with an edge of a view is not a view, and statements with it stay")
  func places() throws {
    let text = """
      import MortarVFL

      func f() {
        let (start, end) = (b.m_leading + 4, b.m_trailing)
        start |> a <| end
      }

      """
    let result = try convert(text, to: .anchors)
    #expect(result.text == text)
    #expect(result.kept.map(\.reason) == ["'start' is a variable with an edge of a view"])
  }

  @Test("A file that does not parse is not converted")
  func brokenFile() {
    #expect(StatementFinder.statements(in: "func f( {") == nil)
  }

  @Test("Groups of Cartography become arrays, in every dialect")
  func groups() throws {
    let text = """
      import Cartography

      final class Card: UIView {
        private let group = ConstraintGroup()

        func build() {
          let fixed = constrain(a) { a in a.width == 4 }
          constrain(b, replace: group) { b in
            b.width == 4
          }
          fixed.active = false
          constrain(clear: group)
        }
      }

      """
    for dialect in [ConversionDialect.anchors, .mortar] {
      #expect(
        try convert(text, to: dialect).text == """
          import UIKit

          final class Card: UIView {
            private var group: [NSLayoutConstraint] = []

            func build() {
              a.translatesAutoresizingMaskIntoConstraints = false
              let fixed = [
                a.widthAnchor.constraint(equalToConstant: 4)
              ]
              NSLayoutConstraint.activate(fixed)
              b.translatesAutoresizingMaskIntoConstraints = false
              NSLayoutConstraint.deactivate(group)
              group = [
                b.widthAnchor.constraint(equalToConstant: 4)
              ]
              NSLayoutConstraint.activate(group)
              NSLayoutConstraint.deactivate(fixed)
              NSLayoutConstraint.deactivate(group)
              group = []
            }
          }

          """)
    }
  }

  @Test("A group that the file passes on stays, with all statements that fill it")
  func passedGroup() throws {
    let text = """
      import Cartography

      func f() {
        let group = constrain(a) { a in a.width == 4 }
        keep(group)
        constrain(b) { b in b.width == 4 }
      }

      """
    #expect(
      try convert(text, to: .mortar).text == """
        import Cartography
        import Mortar

        func f() {
          // quoin: not converted: it keeps constraints that the file uses in another way
          let group = constrain(a) { a in a.width == 4 }
          keep(group)
          b.m_width |=| 4
        }

        """)
  }

  @Test("Conditions and loops inside of a maker stay, and their lines become statements")
  func controlFlow() throws {
    let text = """
      import SnapKit

      final class Card: UIView {
        func build() {
          addSubview(icon)
          icon.snp.makeConstraints { [weak self] make in
            guard let self = self else { return }
            make.leading.equalTo(self)
            if isWide {
              make.width.equalTo(4)
            } else if isTall {
              make.height.equalTo(5)
            } else {
              make.width.equalTo(6)
            }
            switch side {
            case .top: make.top.equalToSuperview()
            default: break
            }
            guard isTied else { return }
            make.trailing.equalTo(self)
          }
        }
      }

      """
    #expect(
      try convert(text, to: .mortar).text == """
        import Mortar

        final class Card: UIView {
          func build() {
            addSubview(icon)
            icon.m_leading |=| self.m_leading
            if isWide {
              icon.m_width |=| 4
            } else if isTall {
              icon.m_height |=| 5
            } else {
              icon.m_width |=| 6
            }
            switch side {
            case .top:
              icon.m_top |=| self.m_top
            default:
              break
            }
            if isTied {
              icon.m_trailing |=| self.m_trailing
            }
          }
        }

        """)
  }

  @Test("Names that a block declares stay inside of it, and other names of views are read")
  func declarations() throws {
    let text = """
      import Cartography

      func f() {
        constrain(a) { proxy in
          guard let outer = proxy.superview else { return }
          let margin: CGFloat = 4
          // Inside.
          proxy.top == outer.top + margin
          for _ in names {
            proxy.size == outer.size / 2
          }
        }
      }

      """
    #expect(
      try convert(text, to: .anchors).text == """
        import UIKit

        func f() {
          do {
            let margin: CGFloat = 4
            // Inside.
            a.translatesAutoresizingMaskIntoConstraints = false
            a.topAnchor.constraint(equalTo: a.superview!.topAnchor, constant: margin).isActive = true
            for _ in names {
              NSLayoutConstraint.activate([
                a.widthAnchor.constraint(equalTo: a.superview!.widthAnchor, multiplier: 0.5),
                a.heightAnchor.constraint(equalTo: a.superview!.heightAnchor, multiplier: 0.5),
              ])
            }
          }
        }

        """)
  }

  @Test(
    "Code around constraints that needs the names of a block stays in it",
    arguments: ["if a.isWide { a.width == 4 }", "for b in [a] { b.width == 4 }", "print(a)"])
  func names(line: String) throws {
    let text = "import Cartography\n\nfunc f() {\n  constrain(a) { a in\n    \(line)\n  }\n}\n"
    #expect(try convert(text, to: .anchors).convertedCount == 0)
  }

  @Test("A constraint of SnapKit in a variable becomes one of UIKit, and so do its uses")
  func keptConstraints() throws {
    let text = """
      import SnapKit

      final class Card: UIView {
        private var bottom: Constraint?
        var count = 3

        func build() {
          addSubview(icon)
          icon.snp.makeConstraints { make in
            make.top.equalToSuperview()
            self.bottom = make.bottom.equalToSuperview().inset(8).constraint
          }
        }

        func move() {
          bottom?.update(inset: count)
          bottom?.update(offset: 4)
          self.bottom?.deactivate()
          bottom = nil
        }
      }

      """
    #expect(
      try convert(text, to: .anchors).text == """
        import UIKit

        final class Card: UIView {
          private var bottom: NSLayoutConstraint?
          var count = 3

          func build() {
            addSubview(icon)
            icon.translatesAutoresizingMaskIntoConstraints = false
            icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
            self.bottom = icon.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
            self.bottom?.isActive = true
          }

          func move() {
            bottom?.constant = -CGFloat(count)
            bottom?.constant = 4
            self.bottom?.isActive = false
            bottom = nil
          }
        }

        """)
    // What UIKit's constraint does not have keeps the statement as it is.
    for use in [
      "bottom?.update(priority: level)", "keep(bottom)", "bottom?.update(offset: 4).activate()",
    ] {
      let other = text.replacingOccurrences(of: "bottom?.update(offset: 4)", with: use)
      let result = try convert(other, to: .anchors)
      #expect(result.convertedCount == 0)
      #expect(try convert(result.text, to: .anchors).text == result.text)
    }
  }

  @Test("A block of Cartography that stays names its module, which methods of SwiftAutoLayout hide")
  func hiddenFunction() throws {
    let text = """
      import Cartography

      func f() {
        constrain(a) { a in a.width == 4 }
        constrain(list()) { list in list.width == 4 }
      }

      """
    let result = try convert(text, to: .swiftAutoLayout)
    #expect(
      result.text == """
        import Cartography
        import SwiftAutoLayout

        func f() {
          a.constrainSelf().width(constant: 4)
          // quoin: not converted: it is not understood
          Cartography.constrain(list()) { list in list.width == 4 }
        }

        """)
    #expect(try convert(result.text, to: .swiftAutoLayout).text == result.text)
    let other = "import Cartography\nfunc f() {\n  print(constrain(a) { $0.width == 4 })\n}\n"
    #expect(
      try convert(other, to: .swiftAutoLayout).text
        == other.replacingOccurrences(of: "(constrain", with: "(Cartography.constrain"))
    #expect(try convert(other, to: .mortar).text == other)
    // Only calls count, wherever they are: neither words of texts and comments, nor a method.
    let words = """
      import Cartography
      /*
       constrain(a)
       */
      let url = "https://example.com/constrain(a)", group = make(constrain(list) { $0.width == 4 })
      func f() { a.constrain(b) }

      """
    #expect(
      try convert(words, to: .swiftAutoLayout).text
        == words.replacingOccurrences(of: "make(", with: "make(Cartography."))
  }

  @Test("Makers of SnapKit take the superviews that the file names, and comments go before them")
  func snapKit() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Card: UIView {
        func build() {
          addSubview(icon)
          icon.snp.makeConstraints { make in
            // A square.
            make.size.equalTo(24)
            make.leading.equalToSuperview()
          }
        }
      }

      """
    #expect(
      try convert(text, to: .anchors).text == """
        import UIKit

        final class Card: UIView {
          func build() {
            addSubview(icon)
            // A square.
            icon.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              icon.widthAnchor.constraint(equalToConstant: 24),
              icon.heightAnchor.constraint(equalToConstant: 24),
              icon.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
          }
        }

        """)
  }

  @Test("A maker stays where its constraints are changed later, and views of other types do not")
  func changedLater() throws {
    let text = """
      import SnapKit
      import UIKit

      final class Menu: UIView {
        let bar = UIView()
        func build() {
          bar.snp.makeConstraints { $0.height.equalTo(4) }
          title.snp.makeConstraints { $0.height.equalTo(4) }
        }
        func grow() { self.bar.snp.updateConstraints { $0.height.equalTo(8) } }
      }

      final class Page: UIView {
        let bar = UIView()
        func build() { bar.snp.makeConstraints { $0.height.equalTo(4) } }
      }

      """
    let result = try convert(text, to: .mortar)
    #expect(result.kept.map(\.line) == [7, 10])
    #expect(result.convertedCount == 2)
    #expect(result.text.components(separatedBy: "// quoin: not converted: ").count == 3)
    #expect(try convert(result.text, to: .mortar).text == result.text)
  }

  @Test("A superview is known where both names mean the same as at the call that adds the view")
  func scopes() throws {
    let text = """
      import SnapKit

      final class Card: UIView {
        func build() {
          [icon, title].forEach { contentView.addSubview($0) }
          icon.snp.makeConstraints { $0.top.equalToSuperview() }
          for index in 0..<3 {
            let row = UIView()
            box.addSubview(row)
            row.snp.makeConstraints { $0.top.equalToSuperview().offset(index) }
          }
          row.snp.makeConstraints { $0.top.equalToSuperview() }
        }
      }

      final class Other: UIView {
        func build() { icon.snp.makeConstraints { $0.top.equalToSuperview() } }
      }

      """
    let lines = try convert(text, to: .mortar).text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { $0.contains("|=|") }
    #expect(
      lines == [
        "icon.m_top |=| contentView.m_top", "row.m_top |=| box.m_top + CGFloat(index)",
        "row.m_top |=| row.superview!.m_top",
        "func build() { icon.m_top |=| icon.superview!.m_top }",
      ])
  }
}
#endif
