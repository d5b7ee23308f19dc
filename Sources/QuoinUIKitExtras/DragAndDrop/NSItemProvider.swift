// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A provider of an object for drag and drop. It delivers its content immediately.
open class NSItemProvider: NSObject {
  private let content: Any?
  private let typeIdentifier: String?
  /// The file name for the content.
  open var suggestedName: String?

  /// Creates a provider without content.
  public override init() {
    content = nil
    typeIdentifier = nil
    super.init()
  }

  /// Creates a provider with an item of a type.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    content = item
    self.typeIdentifier = typeIdentifier
    super.init()
  }

  /// Creates a provider with an object: a text, an image or a URL.
  public init(object: any NSItemProviderWriting) {
    content = object
    typeIdentifier = nil
    super.init()
  }

  /// Creates a provider with the file at a URL.
  public init?(contentsOf fileURL: URL!) {
    content = fileURL
    typeIdentifier = nil
    super.init()
  }

  /// The type identifier that the provider was created with.
  open var registeredTypeIdentifiers: [String] { typeIdentifier.map { [$0] } ?? [] }
  /// Returns whether the provider has content of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
  /// Returns whether the provider has an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    content.map { Swift.type(of: $0) == aClass } ?? false
  }
  /// Passes the object to a completion handler.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(content as? any NSItemProviderReading, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Passes the bytes of a text or a file to a completion handler, or an error for other content.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let text = content as? NSString {
      completionHandler(Data((text as String).utf8), nil)
    } else if let url = content as? URL, url.isFileURL,
      let data = FileManager.default.contents(atPath: url.path)
    {
      completionHandler(data, nil)
    } else {
      completionHandler(content as? Data, content is Data ? nil : CocoaError(.featureUnsupported))
    }
    return Progress(totalUnitCount: 1)
  }
  /// Passes the file that the provider was created with to a completion handler, or an error if
  /// there is none.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let file = (content as? URL).flatMap { $0.isFileURL ? $0 : nil }
    completionHandler(file, file == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Passes the item that the provider was created with to a completion handler.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(content as? any NSSecureCoding, nil) }
}

extension NSItemProvider {
  /// Returns whether the provider has a text or a URL.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }
  /// Passes a text or a URL to a completion handler.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      let value = (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
      completionHandler(value, error)
    }
  }
}

/// An object that an item provider can deliver.
public protocol NSItemProviderWriting: NSObjectProtocol {}
/// An object that can be created from an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
