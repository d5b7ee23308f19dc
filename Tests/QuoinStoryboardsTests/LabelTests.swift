// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStoryboards
import QuoinUIKit
import Testing

extension FileTests {
  /// Interface Builder writes `adjustsFontSizeToFit="NO"` for labels that keep the size of their font,
  /// and nothing for those that shrink.
  @MainActor @Suite("Labels of files") struct LabelTests {
    private func label(_ attributes: String) throws -> UILabel {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        useAutolayout="YES" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <label text="A" \(attributes) id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <fontDescription key="fontDescription" type="system" pointSize="18"/></label>
        </objects></document>
        """
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      return try #require(nib.instantiate(withOwner: nil).first as? UILabel)
    }

    @Test("A label shrinks that has a least scale or size, unless its file says that it does not")
    func shrinking() throws {
      let scaled = try label("minimumScaleFactor=\"0.75\"")
      #expect(scaled.adjustsFontSizeToFitWidth)
      #expect(scaled.minimumScaleFactor == 0.75)
      let sized = try label("minimumFontSize=\"9\"")
      #expect(sized.adjustsFontSizeToFitWidth)
      #expect(sized.minimumScaleFactor == 0.5)
      let fixed = try label("adjustsFontSizeToFit=\"NO\" minimumScaleFactor=\"0.75\"")
      #expect(!fixed.adjustsFontSizeToFitWidth)
      #expect(try !label("").adjustsFontSizeToFitWidth)
    }

    /// Of 4,118 texts in files of public projects none says "left", 2,177 say "natural", and 854 say
    /// nothing: Interface Builder leaves out the case of the value 0.
    @Test("A label without an alignment is aligned left")
    func alignment() throws {
      #expect(try label("").textAlignment == .left)
      #expect(try label("textAlignment=\"natural\"").textAlignment == .natural)
      #expect(try label("textAlignment=\"right\"").textAlignment == .right)
    }
  }
}
