// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinConvert
import QuoinInterfaceBuilder
import Testing

@MainActor @Suite struct FunctionStyleTests {
  private func text(constraints: String) throws -> String {
    let file = try InterfaceFile(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"
          useTraitCollections="YES">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="card" userLabel="Card">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <label opaque="NO" textAlignment="natural" userInteractionEnabled="NO" text="Hello" id="hello"
              translatesAutoresizingMaskIntoConstraints="NO"/>
          </subviews>
          <constraints>\(constraints)</constraints>
        </view>
        </objects>
        </document>
        """.utf8), fileName: "Card.xib")
    let scene = try #require(try InterfaceReader(file).scenes().first)
    let style = OutputStyle(.anchors, kind: .function, access: .public, sourceName: "Card.xib")
    let printed = scene.printed(style)
    #expect(
      ConversionProof(file, scene, style, settings: ProofSetting.all()).check(printed)
        .listProblems == [])
    return printed.text
  }

  @Test("A function makes the view with its values, its tree and its constraints")
  func function() throws {
    let text = try text(
      constraints: """
        <constraint firstItem="hello" firstAttribute="top" secondItem="card" secondAttribute="top"
          constant="8" id="c1"/>
        <constraint firstItem="hello" firstAttribute="leading" secondItem="card"
          secondAttribute="leading" id="c2"/>
        """)
    let begin = try #require(text.range(of: "@MainActor"))
    #expect(
      text[begin.lowerBound...] == """
        @MainActor public func makeCardView() -> UIView {
          let view = UIView()
          let helloLabel = UILabel()

          helloLabel.text = "Hello"

          view.addSubview(helloLabel)

          helloLabel.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            helloLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            helloLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          ])

          return view
        }

        """)
  }
}
