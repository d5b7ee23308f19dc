// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// What was copied, in this program alone: the pasteboard of the system is not used.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The one pasteboard.
  public class var general: UIPasteboard { theOne }
  private static let theOne = UIPasteboard()
  private var value: Any? { didSet { changes += 1 } }
  private var changes = 0

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of the one pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What is done with copied things.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When they are forgotten.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not get them.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name.
  open private(set) var name = Name.general

  /// A pasteboard of a name; nil unless it is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init()
    name = pasteboardName
  }
  /// A pasteboard of a new name.
  public class func withUniqueName() -> UIPasteboard {
    let pasteboard = UIPasteboard()
    pasteboard.name = Name(UUID().uuidString)
    return pasteboard
  }
  /// Posted when something is copied. It never is.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  /// Posted when something is removed. It never is.
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  /// The texts, where texts were copied last.
  open var strings: [String]? {
    get { value as? [String] ?? string.map { [$0] } }
    set { value = newValue }
  }
  /// The URLs, where URLs were copied last.
  open var urls: [URL]? {
    get { value as? [URL] ?? url.map { [$0] } }
    set { value = newValue }
  }
  /// The images, where images were copied last.
  open var images: [UIImage]? {
    get { value as? [UIImage] ?? image.map { [$0] } }
    set { value = newValue }
  }
  /// The colours, where colours were copied last.
  open var colors: [UIColor]? {
    get { value as? [UIColor] ?? color.map { [$0] } }
    set { value = newValue }
  }
  /// What was copied, by types.
  open var items: [[String: Any]] {
    get { value as? [[String: Any]] ?? [] }
    set { value = newValue }
  }
  /// How many things were copied.
  open var numberOfItems: Int { (value as? [Any])?.count ?? (value == nil ? 0 : 1) }
  /// The types of what was copied.
  open var types: [String] { items.flatMap { $0.keys.sorted() } }
  /// Whether something of some types was copied.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { pasteboardTypes.contains($0) }
  }
  /// Copies things. The options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
  /// Copies more things.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Copies bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// The bytes of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }
  /// Copies a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// The value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.compactMap { $0[pasteboardType] }.first
  }

  /// The text, where a text was copied last.
  open var string: String? {
    get { value as? String ?? (value as? [String])?.first }
    set { value = newValue }
  }
  /// The URL, where a URL was copied last.
  open var url: URL? {
    get { value as? URL ?? (value as? [URL])?.first }
    set { value = newValue }
  }
  /// The image, where an image was copied last.
  open var image: UIImage? {
    get { value as? UIImage ?? (value as? [UIImage])?.first }
    set { value = newValue }
  }
  /// The colour, where a colour was copied last.
  open var color: UIColor? {
    get { value as? UIColor ?? (value as? [UIColor])?.first }
    set { value = newValue }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
  /// How often something was copied.
  open var changeCount: Int { changes }
}
