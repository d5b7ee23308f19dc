// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The bytes of a file in the resources of a bundle. Asset catalogs are not read: the name is that of
/// a file, with or without extension.
open class NSDataAsset: NSObject {
  /// The name.
  public final let name: String
  /// The bytes.
  public final let data: Data
  /// The type of the file by its extension, as a uniform type identifier; "public.data" for none that
  /// is known.
  public final let typeIdentifier: String

  /// The bytes of a file of the main bundle; nil when there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// The bytes of a file of a bundle; nil when there is none.
  public init?(name: String, bundle: Bundle) {
    guard let path = Self.path(of: name, in: bundle),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.name = name
    self.data = data
    let types = [
      "json": "public.json", "txt": "public.plain-text", "xml": "public.xml",
      "pdf": "com.adobe.pdf",
      "png": "public.png", "jpg": "public.jpeg", "html": "public.html",
    ]
    typeIdentifier = types[URL(fileURLWithPath: path).pathExtension.lowercased()] ?? "public.data"
    super.init()
  }

  /// The file of a name; without an extension the first one in alphabetical order.
  private static func path(of name: String, in bundle: Bundle) -> String? {
    let file = URL(fileURLWithPath: name)
    if let exact = bundle.path(forResource: file.lastPathComponent, ofType: nil) { return exact }
    guard file.pathExtension.isEmpty, let folder = bundle.resourcePath else { return nil }
    let prefix = file.lastPathComponent + "."
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    return names.sorted().first { $0.hasPrefix(prefix) && !$0.contains("/") }
      .map { folder + "/" + $0 }
  }
}
