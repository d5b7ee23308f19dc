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
  /// Hands the bytes over: those of a text or a file, else an error.
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
  /// Hands a file over: the one that the provider was made with, else an error.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let file = (content as? URL).flatMap { $0.isFileURL ? $0 : nil }
    completionHandler(file, file == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }
  /// Hands what the provider was made with over.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(content as? any NSSecureCoding, nil) }
}

extension NSItemProvider {
  /// Whether there is a text or an address.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }
  /// Hands a text or an address over.
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

/// An object that can be dragged.
public protocol NSItemProviderWriting: NSObjectProtocol {}
/// An object that can be dropped.
public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
