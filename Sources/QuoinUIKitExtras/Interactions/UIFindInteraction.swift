// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Finding and replacing text in a view. The panel is never shown here.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// Makes the sessions.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The search that is under way, or nil.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether the panel is visible: false.
  open var isFindNavigatorVisible: Bool { false }
  /// The text that is searched.
  open var searchText: String?
  /// The text that replaces it.
  open var replacementText: String?
  /// Makes the menu of the options. Stored, not shown.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Creates an interaction with a delegate.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }
  /// Shows the panel. Nothing is shown; the delegate makes a session for the view.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view else { return }
    activeFindSession = delegate?.findInteraction(self, sessionFor: view)
    if let session = activeFindSession { delegate?.findInteraction(self, didBegin: session) }
  }
  /// Closes the panel, which ends the session.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }
  /// Highlights the next match.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Highlights the previous match.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Updates the displayed number of matches. Has no effect.
  open func updateResultCount() {}
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Called when the interaction is about to move to another view.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction has moved to another view; nil if it was removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A search in a view. Subclasses implement it.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// The number of matches.
  open var resultCount: Int { 0 }
  /// The index of the highlighted match; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Whether matches can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the highlighted match can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// How the number of matches is shown.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Creates a session.
  public override init() { super.init() }
  /// Searches for a text. Does nothing unless a class overrides it.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted match. Does nothing unless a class overrides it.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all matches. Does nothing unless a class overrides it.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Highlights the next or the previous match. Does nothing unless a class overrides it.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Discards the matches. Does nothing unless a class overrides it.
  open func invalidateFoundResults() {}

  /// The ways to show the number of matches.
  public enum SearchResultDisplayStyle: UInt, Hashable, Sendable {
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }
}

/// The options of a search.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// The parts of a word that a search has to match.
  public enum WordMatchMethod: Int, Hashable, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }
  /// The part of a word that the search has to match.
  open private(set) var wordMatchMethod = WordMatchMethod.contains
  /// The options for comparing characters.
  open private(set) var stringCompareOptions: NSString.CompareOptions = []
}

/// Makes the sessions of a search.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// The session for a view; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A session began.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A session ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
