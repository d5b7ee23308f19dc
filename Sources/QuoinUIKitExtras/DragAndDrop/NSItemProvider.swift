// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that something can be dragged as. Its content is handed over at once.
open class NSItemProvider: NSObject {
  private let content: Any?
  private let typeIdentifier: String?
  /// The name of a file with the content.
  open var suggestedName: String?

  /// Nothing.
  public override init() {
    content = nil
    typeIdentifier = nil
    super.init()
  }

  /// Something of a type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    content = item
    self.typeIdentifier = typeIdentifier
    super.init()
  }

  /// An object: a text, an image, a URL.
  public init(object: any NSItemProviderWriting) {
    content = object
    typeIdentifier = nil
    super.init()
  }

  /// The file of a URL.
  public init?(contentsOf fileURL: URL!) {
    content = fileURL
    typeIdentifier = nil
    super.init()
  }

  /// The type that was given.
  open var registeredTypeIdentifiers: [String] { typeIdentifier.map { [$0] } ?? [] }
  /// Whether there is something of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Whether there is an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    content.map { Swift.type(of: $0) == aClass } ?? false
  }
  /// Hands the object over.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(content as? any NSItemProviderReading, nil)
    return Progress(totalUnitCount: 1)
  }
}

/// An object that can be dragged.
public protocol NSItemProviderWriting: NSObjectProtocol {}
/// An object that can be dropped.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
