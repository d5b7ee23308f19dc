// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The properties and the methods without arguments of UIKit's classes: a subclass cannot declare a
/// property with one of these names.
enum ClassMembers {
  /// The class that declares a member; nil if a class does not have it.
  static func owner(of name: String, in className: String) -> String? {
    var next: String? = classes[className] == nil ? "UIView" : className
    while let owner = next {
      guard let known = classes[owner] else {
        return objectMembers.contains(name) ? owner : nil
      }
      if known.names.contains(name) { return owner }
      next = known.superclass
    }
    return nil
  }

  /// The names that classes declare themselves, with their superclass.
  static let classes: [String: (superclass: String, names: Set<String>)] = Dictionary(
    uniqueKeysWithValues: [containers, controls].flatMap { $0.components(separatedBy: "\n\n") }
      .map { block in
        let words = block.split(whereSeparator: \.isWhitespace).map(String.init)
        return (String(words[0].dropLast()), (words[1], Set(words.dropFirst(2))))
      })

  /// The members of `NSObject`, which belongs to Foundation.
  private static let objectMembers: Set = [
    "description", "debugDescription", "hash", "superclass", "copy", "mutableCopy", "isProxy",
    "classForCoder",
  ]
}
