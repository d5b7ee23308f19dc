// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinUIKit

@MainActor @Suite("Reports of changes inside rows") struct ContentChangeTests {
  @Test("Changes are reported only while there is a list that measures its rows after each")
  func lifetime() {
    var list: UITableView? = UITableView()
    list?.selfSizingPolicy = .always
    #expect(ContentChanges.areReported)
    list?.selfSizingPolicy = .ofInvalidContent
    #expect(!ContentChanges.areReported)
    list?.selfSizingPolicy = .always
    #expect(ContentChanges.areReported)
    list = nil
    #expect(!ContentChanges.areReported)
  }
}
