// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension CaseValue {
  /// The object with another value at a key.
  func setting(_ key: String, to value: Any) -> CaseValue {
    var object = self.value as? [String: Any] ?? [:]
    object[key] = value
    return CaseValue(value: object)
  }

  /// The object with the value at a key changed, if there is one.
  func changing(_ key: String, _ change: (CaseValue) -> CaseValue) -> CaseValue {
    guard self[key].exists, let changed = change(self[key]).value else { return self }
    return setting(key, to: changed)
  }

  /// The object with each element of a list changed, if there is one.
  func changingEach(_ key: String, _ change: (CaseValue) -> CaseValue) -> CaseValue {
    changing(key) { list in CaseValue(value: list.list.compactMap { change($0).value }) }
  }
}
