// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A pasteboard of this program only: the pasteboard of the system is not used.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The general pasteboard.
  public class var general: UIPasteboard { sharedInstance }
  private static let sharedInstance = UIPasteboard()
  private var value: Any? { didSet { changes += 1 } }
  private var changes = 0

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The string of the name.
    public var rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The options for items that are added to a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public var rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The option for the time at which the items expire.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// The option that other devices do not receive the items.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name of the pasteboard.
  open private(set) var name = Name.general

  /// Creates a pasteboard with a name; nil unless `create` is true.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init()
    name = pasteboardName
  }
  /// Returns a pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard()
    pasteboard.name = Name(UUID().uuidString)
    return pasteboard
  }
  /// Posted when the pasteboard changes. Quoin never posts it.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  /// Posted when a pasteboard is removed. Quoin never posts it.
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  /// The texts on the pasteboard, if texts were copied last.
  open var strings: [String]? {
    get { value as? [String] ?? string.map { [$0] } }
    set { value = newValue }
  }
  /// The URLs on the pasteboard, if URLs were copied last.
  open var urls: [URL]? {
    get { value as? [URL] ?? url.map { [$0] } }
    set { value = newValue }
  }
  /// The images on the pasteboard, if images were copied last.
  open var images: [UIImage]? {
    get { value as? [UIImage] ?? image.map { [$0] } }
    set { value = newValue }
  }
  /// The colours on the pasteboard, if colours were copied last.
  open var colors: [UIColor]? {
    get { value as? [UIColor] ?? color.map { [$0] } }
    set { value = newValue }
  }
  /// The items on the pasteboard, by type.
  open var items: [[String: Any]] {
    get { value as? [[String: Any]] ?? [] }
    set { value = newValue }
  }
  /// The number of items on the pasteboard.
  open var numberOfItems: Int { (value as? [Any])?.count ?? (value == nil ? 0 : 1) }
  /// The types of the items on the pasteboard.
  open var types: [String] { items.flatMap { $0.keys.sorted() } }
  /// Returns whether the pasteboard contains an item of one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }
  /// Replaces the items of the pasteboard. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Adds items to the pasteboard.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Copies bytes with a type to the pasteboard.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// Returns the bytes of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }
  /// Copies a value with a type to the pasteboard.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Returns the value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.compactMap { $0[pasteboardType] }.first
  }

  /// The text on the pasteboard, if a text was copied last.
  open var string: String? {
    get { value as? String ?? (value as? [String])?.first }
    set { value = newValue }
  }
  /// The URL on the pasteboard, if a URL was copied last.
  open var url: URL? {
    get { value as? URL ?? (value as? [URL])?.first }
    set { value = newValue }
  }
  /// The image on the pasteboard, if an image was copied last.
  open var image: UIImage? {
    get { value as? UIImage ?? (value as? [UIImage])?.first }
    set { value = newValue }
  }
  /// The colour on the pasteboard, if a colour was copied last.
  open var color: UIColor? {
    get { value as? UIColor ?? (value as? [UIColor])?.first }
    set { value = newValue }
  }
  /// Whether the pasteboard contains a text.
  open var hasStrings: Bool { string != nil }
  /// Whether the pasteboard contains a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether the pasteboard contains an image.
  open var hasImages: Bool { image != nil }
  /// Whether the pasteboard contains a colour.
  open var hasColors: Bool { color != nil }
  /// The number of times that the pasteboard changed.
  open var changeCount: Int { changes }
}
