// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

#if !QUOIN_APPLE_FOUNDATION
/// A provider of the bytes of an image or a document.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider of bytes.
  public init?(data: CFData) {
    bytes = data as Data
  }

  /// Creates a provider of the bytes of a file; nil if the file cannot be read.
  public init?(url: CFURL) {
    guard let path = url.path, let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    bytes = data
  }

  /// The bytes of the provider.
  public var data: CFData? { bytes as CFData }
}

extension CGImage {
  /// The bytes of the pixels: none, since only the size of a picture is known.
  public var dataProvider: CGDataProvider? { nil }
}
#endif
