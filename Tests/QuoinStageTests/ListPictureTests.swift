// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Three rows and a header in a list of a collection view.
private final class ListScreen: UIViewController, UICollectionViewDataSource {
  private let configuration: UICollectionLayoutListConfiguration
  var accessories: [[UICellAccessory]] = []

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    change(&configuration)
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "header")
    list.dataSource = self
    view = list
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "Row \(indexPath.item)"
    content.image = indexPath.item == 1 ? UIImage(systemName: "star") : nil
    cell.contentConfiguration = content
    if let cell = cell as? UICollectionViewListCell, indexPath.item < accessories.count {
      cell.accessories = accessories[indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Title"
    (view as? UICollectionViewListCell)?.contentConfiguration = content
    return view
  }
}

/// Lists of collection views in pictures: cards, lines, colours and symbols.
@MainActor @Suite("Lists of collection views in pictures") struct ListPictureTests {
  private func picture(_ screen: ListScreen, isDark: Bool = false) -> RenderedScene {
    let stage = Stage(device: "iPhone 15", appearance: isDark ? .dark : .light)
    stage.show(screen)
    return stage.picture.scene
  }

  private func cells(in scene: RenderedScene) -> [RenderedView] {
    scene.views.filter { $0.kind == .cell }
  }

  @Test(
    "A grouped list has Apple's colours behind groups and rows, a plain one those of the screen",
    arguments: [false, true])
  func colours(isDark: Bool) throws {
    // Apple's values of systemGroupedBackground, secondarySystemGroupedBackground and
    // systemBackground, as shades of red.
    let (behind, row, screen) = isDark ? (0.0, 28.0, 0.0) : (242, 255, 255)
    for style in [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped, .plain] {
      let scene = picture(ListScreen(style), isDark: isDark)
      let list = try #require(scene.views.first { $0.kind == .collection }).appearance
      let rows = cells(in: scene).map(\.appearance)
      #expect(rows.count == 3)
      let isPlain = style == .plain
      #expect(list.backgroundColor.map { $0.red * 255 } == (isPlain ? screen : behind))
      for appearance in rows {
        let color = try #require(appearance.backgroundColor)
        #expect(isPlain ? color.alpha == 0 : (color.red * 255).rounded() == row)
      }
    }
  }

  @Test("A sidebar has no lines, and cards behind selected rows")
  func sidebar() throws {
    for style in [UICollectionLayoutListConfiguration.Appearance.sidebar, .sidebarPlain, .plain] {
      let stage = Stage(device: "iPhone 15")
      let screen = stage.show(ListScreen(style))
      stage.layoutIfNeeded()
      let list = try #require(screen.view as? UICollectionView)
      list.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      let rows = cells(in: stage.picture.scene).map(\.appearance)
      let isPlain = style == .plain
      #expect(rows.map(\.hasSelectionCard) == [false, !isPlain, false])
      #expect(rows.first?.hasBorder == isPlain)
    }
  }

  @Test("Rows have the look of their list, also after a section that the layout leaves out")
  func missingSection() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      }
    }
    let layout = UICollectionViewCompositionalLayout { section, environment in
      if section == 0 { return nil }
      return .list(
        using: UICollectionLayoutListConfiguration(
          appearance: section == 1 ? .insetGrouped : .grouped),
        layoutEnvironment: environment)
    }
    let source = Source()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    let rows = list.picture.scene.views.filter { $0.kind == .cell }.map(\.appearance)
    #expect(rows.map { $0.groupedRow?.isInset } == [true, false])
  }

  @Test("Only the ends of a card are round, and lines are between its rows, from their texts")
  func cards() throws {
    let scene = picture(ListScreen(.insetGrouped))
    let rows = cells(in: scene)
    let places = rows.map(\.appearance.groupedRow)
    #expect(places.map { $0?.isFirst } == [true, false, false])
    #expect(places.map { $0?.isLast } == [false, false, true])
    #expect(places.allSatisfy { $0?.isInset == true })
    for row in rows.dropLast() {
      let title = try #require(
        scene.views.first { $0.kind == .label && row.drawingFrame.contains($0.drawingFrame) })
      let left = try #require(row.appearance.separatorInsets?.left)
      #expect(abs(left - (title.drawingFrame.x - row.drawingFrame.x)) < 0.001)
    }
    #expect(rows.map(\.appearance.hasBorder) == [true, true, false])
    let without = cells(in: picture(ListScreen(.insetGrouped) { $0.showsSeparators = false }))
    #expect(without.allSatisfy { !$0.appearance.hasBorder })
  }

  @Test(
    "The colour of a list covers that of its collection view, unless the program chose clear",
    arguments: [false, true])
  func covered(isClear: Bool) throws {
    let screen = ListScreen(.insetGrouped) { $0.backgroundColor = isClear ? .clear : nil }
    screen.view.backgroundColor = .red
    let list = try #require(picture(screen).views.first { $0.kind == .collection })
    let shown = isClear ? UIColor.red : .systemGroupedBackground
    #expect(list.appearance.backgroundColor == RenderedColor(shown))
  }

  /// An appearance, and the fonts of its headers, rows and footers.
  struct DefaultContent: Sendable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var header: UIFont.TextStyle
    var isUppercase = false
  }

  @Test(
    "Rows, headers and footers have the default content of their list",
    arguments: [
      DefaultContent(appearance: .plain, header: .headline),
      DefaultContent(appearance: .grouped, header: .footnote, isUppercase: true),
      DefaultContent(appearance: .insetGrouped, header: .footnote, isUppercase: true),
      DefaultContent(appearance: .sidebar, header: .headline),
    ])
  func defaultContents(_ sample: DefaultContent) throws {
    let screen = ListScreen(sample.appearance) { $0.footerMode = .supplementary }
    let stage = Stage(device: "iPhone 15")
    stage.show(screen)
    let list = try #require(screen.view as? UICollectionView)
    let path = IndexPath(item: 0, section: 0)
    func content(_ kind: String?) throws -> UIListContentConfiguration {
      let view =
        kind.map {
          list.dequeueReusableSupplementaryView(
            ofKind: $0, withReuseIdentifier: "header", for: path)
        } ?? list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      return try #require(view as? UICollectionViewListCell).defaultContentConfiguration()
    }
    let header = try content(UICollectionView.elementKindSectionHeader)
    #expect(header.textProperties.font == .preferredFont(forTextStyle: sample.header))
    #expect((header.textProperties.transform == .uppercase) == sample.isUppercase)
    let footer = try content(UICollectionView.elementKindSectionFooter)
    #expect(footer.textProperties.font == .preferredFont(forTextStyle: .footnote))
    #expect(footer.textProperties.transform == .none)
    #expect(try content(nil).textProperties.font == .preferredFont(forTextStyle: .body))
  }

  @Test("The first item of a section is its header where the list says so")
  func firstItems() throws {
    let screen = ListScreen(.insetGrouped) { $0.headerMode = .firstItemInSection }
    let stage = Stage(device: "iPhone 15")
    stage.show(screen)
    let list = try #require(screen.view as? UICollectionView)
    let fonts = (0..<2).map { item in
      let cell = list.dequeueReusableCell(
        withReuseIdentifier: "row", for: IndexPath(item: item, section: 0))
      return (cell as? UICollectionViewListCell)?.defaultContentConfiguration().textProperties.font
    }
    #expect(fonts == [UIFont.TextStyle.footnote, .body].map { .preferredFont(forTextStyle: $0) })
  }

  @Test("A program's colours of the list and of lines are shown, and headers are plain")
  func ownColours() throws {
    let scene = picture(
      ListScreen(.grouped) {
        $0.backgroundColor = .red
        $0.separatorConfiguration.color = .blue
      })
    let list = try #require(scene.views.first { $0.kind == .collection })
    #expect(list.appearance.backgroundColor == RenderedColor(red: 1, green: 0, blue: 0))
    for row in cells(in: scene) {
      #expect(row.appearance.separatorColor == RenderedColor(red: 0, green: 0, blue: 1))
    }
    let header = try #require(
      scene.views.first { $0.className == "UICollectionViewListCell" && $0.kind != .cell })
    #expect(header.appearance.backgroundColor?.alpha == 0)
    #expect(scene.views.contains { $0.appearance.text == "TITLE" })
  }

  @Test("Symbols of accessories are shown at their ends of the row, in their colours")
  func accessories() throws {
    let screen = ListScreen(.plain)
    screen.accessories = [
      [.disclosureIndicator()], [.checkmark(options: .init(tintColor: .red))],
      [.delete(displayed: .always), .label(text: "12"), .detail()],
    ]
    let scene = picture(screen)
    let rows = cells(in: scene)
    func symbols(_ index: Int) -> [RenderedView] {
      scene.views.filter {
        $0.appearance.isSymbol && $0.appearance.imageName != "star"
          && rows[index].drawingFrame.contains($0.drawingFrame)
      }
    }
    #expect(symbols(0).map(\.appearance.imageName) == ["chevron.right"])
    #expect(symbols(1).map(\.appearance.imageName) == ["checkmark"])
    #expect(symbols(1).first?.appearance.tintColor == RenderedColor(red: 1, green: 0, blue: 0))
    #expect(symbols(2).map(\.appearance.imageName) == ["minus.circle.fill", "info.circle"])
    let (first, last) = (try #require(symbols(2).first), try #require(symbols(2).last))
    #expect(first.drawingFrame.maxX < 100 && last.drawingFrame.x > 293)
  }
}

extension LayoutRect {
  fileprivate func contains(_ other: LayoutRect) -> Bool {
    other.y >= y && other.maxY <= maxY && other.x >= x && other.maxX <= maxX
  }
}
