// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinInterfaceBuilder
import QuoinUIKit

/// A file of views: each instantiation makes them again.
///
/// The file is the one that Interface Builder saves, with the extension `xib`; it is not compiled.
/// Classes that it names are registered first, see
/// ``UIStoryboard/register(_:as:outlets:actions:)``.
@preconcurrency @MainActor open class UINib: NSObject {
  private enum Source {
    case named(String)
    case data(Data)
  }

  private let source: Source
  private let bundle: Bundle?
  private var lastRead: ProgramFile?

  /// Creates a nib for the file with a name in a bundle; nil for that of the program. It is
  /// searched when objects are made.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(.named(name), bundleOrNil)
  }

  /// Creates a nib from the bytes of a file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(.data(data), bundleOrNil)
  }

  private init(_ source: Source, _ bundle: Bundle?) {
    self.source = source
    self.bundle = bundle
    super.init()
  }

  /// Options with which objects of the program replace those in the file.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary of objects by the names of placeholders. It is not read here.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the objects of the file, connects them with each other and with the owner, and calls
  /// their `awakeFromNib()`. A missing or unreadable file stops the program, where UIKit raises an
  /// exception.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the file calls its owner.
  ///   - optionsOrNil: Not read.
  /// - Returns: The outermost objects in the order of the file.
  @discardableResult open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    do {
      guard let objects = try makeObjects(owner: ownerOrNil.map { $0 as AnyObject }) else {
        ProgrammerError.stop(
          "missing-nib",
          "There is no file \(name).xib in the bundle \((bundle ?? .main).bundlePath). Add it to "
            + "the resources of the target, and pass its bundle.")
      }
      return objects
    } catch {
      ProgrammerError.stop("unreadable-nib", "\(error)")
    }
  }

  /// The name of the file, for messages.
  var name: String {
    switch source {
    case .named(let name): name
    case .data: "of bytes"
    }
  }

  /// Creates the objects; nil when there is no file.
  func makeObjects(owner: AnyObject?) throws(InterfaceBuilderError) -> [AnyObject]? {
    guard let file = try program() else { return nil }
    let objects = FileObjects(file, bundle: bundle)
    if let owner { objects.keep(owner, as: FileObjects.owner) }
    let elements = file.root.child("objects")?.children ?? []
    let made = elements.compactMap { objects.makeTopLevel($0) }
    for element in elements { objects.connect(element) }
    objects.awake()
    return made
  }

  private func program() throws(InterfaceBuilderError) -> ProgramFile? {
    let traits = UITraitCollection.current
    if let lastRead, lastRead.isRead(for: traits) { return lastRead }
    let file: InterfaceFile?
    switch source {
    case .named(let name): file = try BundledFiles.file(name, extension: "xib", in: bundle)
    case .data(let data): file = try InterfaceFile(data: data, fileName: "nib")
    }
    lastRead = file.map { ProgramFile($0, for: traits) }
    return lastRead
  }
}
