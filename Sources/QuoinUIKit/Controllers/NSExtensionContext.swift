// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The context of a program extension in its host program. It never exists here.
open class NSExtensionContext: NSObject {
  /// The items that the host program passed.
  open var inputItems: [Any] { [] }
  /// Completes the request of the extension with items. Has no effect.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }
  /// Cancels the request of the extension with an error. Has no effect.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a URL. Always fails here.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}
