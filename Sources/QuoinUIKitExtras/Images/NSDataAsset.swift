// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinUIKit

/// The content of a data set of the asset catalogs of a bundle, or of a file in its resources,
/// whose name is given with or without its extension.
open class NSDataAsset: NSObject {
  /// The name of the data set or of the file.
  public final let name: String
  /// The content of the file.
  public final let data: Data
  /// The uniform type identifier for the extension of the file; "public.data" for an unknown one.
  public final let typeIdentifier: String

  /// Creates an asset of the main bundle; nil if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Creates an asset of a bundle; nil if there is none.
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

  /// Returns the path of the file of a data set, or of a file; without an extension, that of the
  /// first match in alphabetical order.
  private static func path(of name: String, in bundle: Bundle) -> String? {
    if let path = CatalogLibrary.shared.dataFile(named: name, in: bundle) { return path }
    let file = URL(fileURLWithPath: name)
    if let exact = bundle.path(forResource: file.lastPathComponent, ofType: nil) { return exact }
    guard file.pathExtension.isEmpty, let folder = bundle.resourcePath else { return nil }
    let prefix = file.lastPathComponent + "."
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    return names.sorted().first { $0.hasPrefix(prefix) && !$0.contains("/") }
      .map { folder + "/" + $0 }
  }
}
