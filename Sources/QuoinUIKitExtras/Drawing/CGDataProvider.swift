// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

#if !QUOIN_APPLE_FOUNDATION
/// Bytes of a picture or a document.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// The given bytes.
  public init?(data: CFData) {
    bytes = data as Data
  }

  /// The bytes of a file; nil when it cannot be read.
  public init?(url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    bytes = data
  }

  /// The bytes.
  public var data: CFData? { bytes as CFData }
}

#endif
