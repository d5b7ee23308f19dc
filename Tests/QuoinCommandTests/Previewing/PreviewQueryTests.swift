// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinPreview
import QuoinUIKit
import Testing

@testable import quoin

/// The values of requests of a page.
@MainActor @Suite struct PreviewQueryTests {
  @Test("Values are read by the rules of the options")
  func values() throws {
    let query = try PreviewQuery([
      "file": "A.xib", "id": "scn", "width": "375", "height": "667.5", "device": "iPhone SE",
      "orientation": "landscape", "direction": "rtl", "text": "AX1", "appearance": "dark",
      "constraints": "1",
    ])
    #expect(query.file == "A.xib")
    #expect(query.scene == "scn")
    #expect(query.options.size == CGSize(width: 375, height: 667.5))
    #expect(query.options.device?.name == "iPhone SE")
    #expect(query.options.orientation == .landscape)
    #expect(query.options.direction == .rightToLeft)
    #expect(query.options.textSize == .accessibilityMedium)
    #expect(query.showsConstraints)
  }

  @Test(
    "A size is written as on the command line, with either sign",
    arguments: ["375x667", "375X667", "375×667"])
  func sizes(text: String) throws {
    #expect(try PreviewQuery(["size": text]).options.size == CGSize(width: 375, height: 667))
  }

  @Test("Empty values are none, and layouts without values share a key")
  func empty() throws {
    let query = try PreviewQuery(["size": "", "device": "", "direction": "", "text": ""])
    #expect(query.options.size == nil)
    #expect(query.key.isEmpty)
    #expect(try PreviewQuery(["direction": "rtl"]).key != (try PreviewQuery(["text": "L"]).key))
  }

  @Test(
    "Other values are refused with the sentence of the option",
    arguments: [
      (["size": "0x0"], "'0x0' is not a size; "),
      (["size": "10001x1"], "'10001x1' is not a size; "),
      (["width": "NaN", "height": "5"], "'NaNx5' is not a size; "),
      (["width": "inf", "height": "5"], "'infx5' is not a size; "),
      (["width": "5"], "A width needs a height"), (["size": "375"], "'375' is not a size; "),
      (["device": "iPhon 8"], "There is no device 'iPhon 8'. "),
      (["text": "AX9"], "'AX9' is not a text size; "),
      (["direction": "up"], "'up' is not a value of 'direction'."),
      (["orientation": "flat"], "'flat' is not a value of 'orientation'."),
      (["appearance": "blue"], "'blue' is not a value of 'appearance'."),
    ] as [([String: String], String)])
  func refusals(values: [String: String], beginning: String) {
    let refusal = #expect(throws: PreviewRefusal.self) { try PreviewQuery(values) }
    #expect(refusal?.status == 400)
    #expect(refusal?.sentence.hasPrefix(beginning) == true)
  }

  @Test("A program gets whole names and numbers")
  func program() throws {
    let values = try PreviewQuery.programValues([
      "file": "swift run", "id": "A", "size": "375×667", "device": "iphone se", "text": "AX1",
      "direction": "", "view": "x",
    ])
    #expect(
      values == [
        "id": "A", "width": "375.0", "height": "667.0", "device": "iPhone SE",
        "text": UIContentSizeCategory.accessibilityMedium.rawValue, "view": "x",
      ])
  }
}
