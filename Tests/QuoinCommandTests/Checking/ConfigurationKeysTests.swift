// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinChecking

@Suite struct ConfigurationKeysTests {
  @Test("Each key has its line and column, in all forms of JSON5")
  func places() {
    let keys = ConfigurationKeys(
      """
      { // a comment with "quotes": and {
        "a": {b: 1, /* x: 2 */ 'c d': "}\\"{"},
        list: [ {"e": null}, .5, ],
      }
      """)
    #expect(keys.places[["a"]] == ConfigurationKeys.Place(line: 2, column: 3))
    #expect(keys.places[["a", "b"]] == ConfigurationKeys.Place(line: 2, column: 9))
    #expect(keys.places[["a", "c d"]] == ConfigurationKeys.Place(line: 2, column: 26))
    #expect(keys.places[["list", "0", "e"]] == ConfigurationKeys.Place(line: 3, column: 12))
    #expect(keys.places[["list", "1"]] == ConfigurationKeys.Place(line: 3, column: 24))
    #expect(keys.places.count == 7)
    #expect(keys.place(of: ["list", "0", "unknown"]) == keys.places[["list", "0"]])
  }

  @Test("A key that an object has twice is found at its second place")
  func repeated() {
    let keys = ConfigurationKeys(#"{"a": {"x": 1}, "b": {"x": 1}, a: 2}"#)
    #expect(keys.repeated.map(\.path) == [["a"]])
    #expect(keys.repeated.first?.place == ConfigurationKeys.Place(line: 1, column: 32))
  }

  @Test(
    "Texts that end early end the search", arguments: ["", "{", "{\"a", "{a:", "[1,", "/*", "]]"])
  func unfinished(text: String) {
    #expect(ConfigurationKeys(text).repeated.isEmpty)
  }
}
