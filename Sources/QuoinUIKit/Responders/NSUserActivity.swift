// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An activity of the user that can be continued elsewhere or later. It is not sent to other
/// devices here.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// The description of the activity, in words.
  open var title: String?
  /// The values that are needed to continue the activity.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The keys of the values that the continuation of the activity needs. Stored.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the values need to be updated. Stored.
  open var needsSave = false
  /// The URL of a web page with the same content.
  open var webpageURL: URL?
  /// The URL of the web page that led to this one.
  open var referrerURL: URL?
  /// The date at which the activity expires. Stored.
  open var expirationDate: Date?
  /// The keywords for searches. Stored.
  open var keywords: Set<String> = []
  /// Whether the activity can be continued on other devices. Stored.
  open var isEligibleForHandoff = true
  /// Whether a search can find the activity. Stored.
  open var isEligibleForSearch = false
  /// Whether searches of other people can find the activity. Stored.
  open var isEligibleForPublicIndexing = false
  /// Whether the system can suggest the activity. Stored.
  open var isEligibleForPrediction = false
  /// The identifier with which the activity can be deleted. Stored.
  open var persistentIdentifier: String?
  /// The identifier of the scene that shows the activity. Stored.
  open var targetContentIdentifier: String?

  /// Creates an activity with a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values that are needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes the activity the current one of the user. Has no effect.
  open func becomeCurrent() {}
  /// Ends the activity as the current one of the user. Has no effect.
  open func resignCurrent() {}
  /// Invalidates the activity. Has no effect.
  open func invalidate() {}
}

/// The type of the activity that is a web page in a browser.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores the state of an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
