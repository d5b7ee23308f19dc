// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The message of the operating system about an operation that failed.
package enum SystemReason {
  /// The text of the system for an error of Foundation, such as `No such file or directory`.
  package static func text(of error: any Error) -> String {
    var current: NSError? = error as NSError
    while let wrapped = current {
      if wrapped.domain == NSPOSIXErrorDomain, let code = Int32(exactly: wrapped.code) {
        return text(ofCode: code)
      }
      current = wrapped.userInfo[NSUnderlyingErrorKey] as? NSError
    }
    let sentence = error.localizedDescription
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// The text of the system for a number of `errno`.
  package static func text(ofCode code: Int32) -> String { String(cString: strerror(code)) }
}
