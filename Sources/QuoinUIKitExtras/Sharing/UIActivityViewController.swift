// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Something that can be done with what is shared.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The names of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes a letter.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Writes a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Stores an image.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Gives a contact an image.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Stores a page for later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts.
    public static let postToFacebook = ActivityType(
      "com.apple.UIKit.activity.PostToFacebook")
    /// Posts.
    public static let postToTwitter = ActivityType(
      "com.apple.UIKit.activity.PostToTwitter")
    /// Posts.
    public static let postToWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToWeibo")
    /// Posts.
    public static let postToVimeo = ActivityType(
      "com.apple.UIKit.activity.PostToVimeo")
    /// Posts.
    public static let postToFlickr = ActivityType(
      "com.apple.UIKit.activity.PostToFlickr")
    /// Posts.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    /// Reads as a book.
    public static let openInIBooks = ActivityType(
      "com.apple.UIKit.activity.OpenInIBooks")
    /// Draws on a page.
    public static let markupAsPDF = ActivityType(
      "com.apple.UIKit.activity.MarkupAsPDF")
    /// Shows to others.
    public static let sharePlay = ActivityType(
      "com.apple.UIKit.activity.SharePlay")
    /// Invites with a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link.
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
  }

  /// Where an activity is offered.
  public enum Category: Int, Hashable, Sendable {
    case action = 0
    case share = 1
  }

  /// An activity.
  public override init() { super.init() }
  /// Where the activity is offered.
  open class var activityCategory: Category { .action }
  /// The controller of the activity; nil for none.
  open var activityViewController: UIViewController? { nil }
  /// The name.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can do something with some items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// Called by the activity when it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Offers to share something. It is presented as an empty view: nothing is shared.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when something was shared or not.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when something was shared or not; retired by Apple.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Whether only some activities are allowed while people work together. Stored.
  open var allowsProminentActivity = true
  /// Called when something was shared or not. Nothing is.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered. Stored.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// An offer to share some items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// An offer to share nothing; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
