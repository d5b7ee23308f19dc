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
  /// The keys of the values that are needed to go on. Stored.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the values are to be brought up to date. Stored.
  open var needsSave = false
  /// The address of a page with the same content.
  open var webpageURL: URL?
  /// The address of a page that led here.
  open var referrerURL: URL?
  /// When the activity is over. Stored.
  open var expirationDate: Date?
  /// Words that the activity is found by. Stored.
  open var keywords: Set<String> = []
  /// Whether other devices can go on with it. Stored.
  open var isEligibleForHandoff = true
  /// Whether a search finds it. Stored.
  open var isEligibleForSearch = false
  /// Whether anybody's search finds it. Stored.
  open var isEligibleForPublicIndexing = false
  /// Whether the system proposes it. Stored.
  open var isEligibleForPrediction = false
  /// The name that it is deleted by. Stored.
  open var persistentIdentifier: String?
  /// The scene that shows it. Stored.
  open var targetContentIdentifier: String?

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values that are needed to continue the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it the current activity of the user. Has no effect.
  open func becomeCurrent() {}
  /// Ends it as the current activity of the user. Has no effect.
  open func resignCurrent() {}
  /// Ends it. Has no effect.
  open func invalidate() {}
}

/// The kind of activity that is a page in a browser.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that restores the state of an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
