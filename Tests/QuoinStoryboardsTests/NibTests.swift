// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStoryboards
import QuoinUIKit
import Testing

extension FileTests {
  @MainActor @Suite("Nibs")
  struct NibTests {
    private let problems = ProblemList()

    init() {
      UIStoryboard.problemHandler = { [problems] in problems.add($0) }
      UIStoryboard.register(
        CardView.self, outlets: ["content": \.content, "titleLabel": \.titleLabel],
        actions: ["close:": .init(CardView.close)])
      UIStoryboard.register(TagCell.self, outlets: ["nameLabel": \.nameLabel])
      UIStoryboard.register(RowCell.self)
    }

    /// A view that loads its content from a file, with itself as the owner.
    private final class CardView: UIView {
      var content: UIView!
      weak var titleLabel: UILabel?
      private(set) var closed = 0

      func close(_ sender: Any) { closed += 1 }
    }

    private final class TagCell: UICollectionViewCell {
      weak var nameLabel: UILabel!
    }

    private final class RowCell: UITableViewCell {}

    private static func file(_ objects: String) -> Data {
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>
        \(objects)
        </objects>
        </document>
        """.utf8)
    }

    private static let card = file(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CardView" customModule="App">
      <connections>
      <outlet property="content" destination="root-1" id="o-1"/>
      <outlet property="titleLabel" destination="title-1" id="o-2"/>
      </connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="root-1">
      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="6" translatesAutoresizingMaskIntoConstraints="NO" id="stack-1">
      <subviews>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="title-1">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      </label>
      <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO" id="field-1">
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
      </textField>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="close-1">
      <state key="normal" title="Close"/>
      <connections><action selector="close:" destination="-1" eventType="touchUpInside" id="a-1"/></connections>
      </button>
      </subviews>
      </stackView>
      </subviews>
      <constraints>
      <constraint firstItem="stack-1" firstAttribute="leading" secondItem="root-1" secondAttribute="leading" constant="10" id="c-1"/>
      <constraint firstItem="stack-1" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="10" id="c-2"/>
      <constraint firstAttribute="trailing" secondItem="stack-1" secondAttribute="trailing" constant="10" id="c-3"/>
      </constraints>
      </view>
      """)

    @Test("An owner gets its outlets and actions, and the views follow their constraints")
    func owner() throws {
      let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
      let objects = UINib(data: Self.card, bundle: nil).instantiate(withOwner: card)
      #expect(objects.count == 1)
      let content = try #require(card.content)
      #expect(objects.first as? UIView === content)
      content.frame = card.bounds
      card.addSubview(content)
      card.layoutIfNeeded()
      let title = try #require(card.titleLabel)
      #expect(title.font == .preferredFont(forTextStyle: .headline))
      let stack = try #require(content.subviews.first as? UIStackView)
      #expect(stack.frame.minX == 10)
      #expect(stack.frame.width == 180)
      let parts = stack.arrangedSubviews
      #expect(parts.count == 3)
      // The heights of the content, 6 points apart.
      #expect(title.frame.height == title.intrinsicContentSize.height)
      #expect(parts[1].frame.minY == title.frame.maxY + 6)
      #expect(parts[1].frame.height == parts[1].intrinsicContentSize.height)
      #expect((parts[1] as? UITextField)?.keyboardType == .emailAddress)
      (parts[2] as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(card.closed == 1)
      #expect(problems.all.isEmpty)
    }

    @Test("Each instantiation makes views of its own")
    func copies() {
      let nib = UINib(data: Self.card, bundle: nil)
      let (first, second) = (CardView(), CardView())
      nib.instantiate(withOwner: first)
      nib.instantiate(withOwner: second)
      #expect(first.content !== second.content)
      #expect(first.titleLabel != nil && second.titleLabel != nil)
    }

    private final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }

    @Test("A table makes cells from a file")
    func tableCells() {
      let nib = UINib(
        data: Self.file(
          """
          <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" style="IBUITableViewCellStyleSubtitle" textLabel="t-1" detailTextLabel="d-1" id="cell-1" customClass="RowCell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cell-1" id="content-1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <subviews>
          <label opaque="NO" text="Title" id="t-1"><rect key="frame" x="16" y="5" width="30" height="20"/><fontDescription key="fontDescription" type="boldSystem" pointSize="15"/></label>
          <label opaque="NO" text="Detail" id="d-1"><rect key="frame" x="16" y="25" width="30" height="14"/></label>
          </subviews>
          </tableViewCellContentView>
          </tableViewCell>
          """), bundle: nil)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let rows = Rows()
      table.register(nib, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.layoutIfNeeded()
      let cells = table.visibleCells.compactMap { $0 as? RowCell }
      #expect(cells.map { $0.textLabel?.text } == ["Row 0", "Row 1"])
      #expect(cells.map { $0.detailTextLabel?.text } == ["Detail", "Detail"])
      #expect(cells.first?.textLabel?.font == .boldSystemFont(ofSize: 15))
      #expect(cells.first?.accessoryType == .disclosureIndicator)
      #expect(cells.first?.selectionStyle == UITableViewCell.SelectionStyle.none)
      #expect(cells.first?.reuseIdentifier == "row")
      // The labels are those of the style, not further ones.
      #expect(cells.first?.contentView.subviews.filter { $0 is UILabel }.count == 2)
      #expect(problems.all.isEmpty)
    }

    private final class Tags: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      }
    }

    @Test("A collection view makes cells from a file, whose content fills them")
    func collectionCells() throws {
      let nib = UINib(
        data: Self.file(
          """
          <collectionViewCell opaque="NO" contentMode="center" id="cell-1" customClass="TagCell">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <view key="contentView" opaque="NO" contentMode="center">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
          <label opaque="NO" text="Tag" translatesAutoresizingMaskIntoConstraints="NO" id="name-1"/>
          </subviews>
          </view>
          <constraints>
          <constraint firstItem="name-1" firstAttribute="leading" secondItem="cell-1" secondAttribute="leading" constant="4" id="c-1"/>
          <constraint firstAttribute="trailing" secondItem="name-1" secondAttribute="trailing" constant="4" id="c-2"/>
          <constraint firstItem="name-1" firstAttribute="top" secondItem="cell-1" secondAttribute="top" constant="2" id="c-3"/>
          </constraints>
          <connections><outlet property="nameLabel" destination="name-1" id="o-1"/></connections>
          </collectionViewCell>
          """), bundle: nil)
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 40)
      layout.minimumInteritemSpacing = 10
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 170, height: 300), collectionViewLayout: layout)
      let tags = Tags()
      view.register(nib, forCellWithReuseIdentifier: "tag")
      view.dataSource = tags
      view.layoutIfNeeded()
      let cells = view.visibleCells.compactMap { $0 as? TagCell }
        .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      // Two items of 80 points and 10 points between them fill a line of 170; lines are 10 apart.
      #expect(
        cells.map(\.frame.origin) == [
          CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 0, y: 50),
        ])
      #expect(
        cells.allSatisfy { $0.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40) })
      let label = try #require(cells.first?.nameLabel)
      #expect(label.frame.minX == 4 && label.frame.width == 72 && label.frame.minY == 2)
      #expect(problems.all.isEmpty)
    }
  }
}
