// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if canImport(Testing)
import Testing
#endif

/// Attaches the page of a failure to the running test, for `swift test --attachments-path`.
@MainActor enum PictureAttachment {
  static func record(_ html: String, at location: IssueLocation) {
    #if canImport(Testing) && compiler(>=6.2)
    guard Test.current != nil else { return }
    Attachment.record(
      Array(html.utf8), named: "\(TestName.current(at: location)).html",
      sourceLocation: SourceLocation(location))
    #endif
  }
}
