// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// An activity that the user can perform with shared items.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the activity type.
    public var rawValue: String
    /// Creates an activity type from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an activity type from an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the items by e-mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends the items in a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends the items to a nearby device with AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Saves an image to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds a web page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts the items on Facebook.
    public static let postToFacebook = ActivityType(
      "com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items on Twitter.
    public static let postToTwitter = ActivityType(
      "com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items on Weibo.
    public static let postToWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToWeibo")
    /// Posts the items on Vimeo.
    public static let postToVimeo = ActivityType(
      "com.apple.UIKit.activity.PostToVimeo")
    /// Posts the items on Flickr.
    public static let postToFlickr = ActivityType(
      "com.apple.UIKit.activity.PostToFlickr")
    /// Posts the items on Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.PostToTencentWeibo")
    /// Opens a document as a book.
    public static let openInIBooks = ActivityType(
      "com.apple.UIKit.activity.OpenInIBooks")
    /// Adds markup to a PDF document.
    public static let markupAsPDF = ActivityType(
      "com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares the items with SharePlay.
    public static let sharePlay = ActivityType(
      "com.apple.UIKit.activity.SharePlay")
    /// Invites collaborators with a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link for collaborators.
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
  }

  /// The category of an activity: an action or a way of sharing.
  public enum Category: Int, Hashable, Sendable {
    case action = 0
    case share = 1
  }

  /// Creates an activity.
  public override init() { super.init() }
  /// The category of the activity.
  open class var activityCategory: Category { .action }
  /// The view controller of the activity; nil for none.
  open var activityViewController: UIViewController? { nil }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can be performed with some items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity with the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() {}
  /// Called by the activity when it has finished.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A controller with which the user shares items. It is presented as an empty view: nothing is
/// shared.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called after an activity was performed or cancelled.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called after an activity was performed or cancelled; deprecated by Apple.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Whether an activity can be shown prominently. Stored.
  open var allowsProminentActivity = true
  /// Called after an activity was performed or cancelled. Quoin never calls it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not offered. Stored.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller that shares items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without items; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
