// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SceneDevice {
  /// The names of the devices that Apple sold in autumn 2025, the newest of each family first.
  static let currentNames = [
    "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air", "iPhone 16", "iPhone 16 Plus",
    "iPhone 16e", "iPad (A16)", "iPad mini (A17 Pro)", "iPad Air (11-inch)", "iPad Air (13-inch)",
    "iPad Pro (11-inch, M4)", "iPad Pro (13-inch, M4)", "Apple TV 4K",
  ]

  /// The names that a misspelled one may mean: those of current devices, and where it has a number,
  /// those of all devices, with their identifiers.
  static func candidates(for name: DeviceName) -> [String] {
    guard name.letters.contains(where: \.isNumber) else { return currentNames }
    let known = all.flatMap { $0.names + [$0.identifier] }
    return currentNames + known.filter { !currentNames.contains($0) }
  }
}
