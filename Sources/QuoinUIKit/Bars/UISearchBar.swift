// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A field for a search, 56 points high.
///
/// The text and the placeholder are those of its text field. Scopes make the bar taller. Images,
/// and buttons but the one that ends a search, are stored and not shown. The delegate is not
/// notified of changes by a program, as in UIKit.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The style of the bar.
  public enum Style: UInt, Hashable, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The buttons of the bar.
  public enum Icon: Int, Hashable, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// The delegate that is notified of the text and of buttons.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field with the text. Only windows of a host show it.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// A text that is shown while there is no other.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field. Stored.
  open var prompt: String?
  /// The style of the bar. Stored.
  open var searchBarStyle = Style.default
  /// Whether the field can be used.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }
  /// Whether looking at the bar starts dictation. Stored: there is no dictation.
  open var isLookToDictateEnabled = false
  /// The light or dark style of the bar. Stored.
  open var barStyle = UIBarStyle.default
  /// The background colour of the bar. Stored.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent. Stored.
  open var isTranslucent = true
  /// Whether there is a button that ends the search. Only windows of a host show it.
  open var showsCancelButton = false { didSet { reportChange(.content) } }
  /// The search of the bar.
  final weak var searchController: UISearchController?
  /// Whether a bookmark button is shown. Stored.
  open var showsBookmarkButton = false
  /// Whether a button for search results is shown. Stored.
  open var showsSearchResultsButton = false
  /// Whether the button for search results is selected. Stored.
  open var isSearchResultsButtonSelected = false
  final var hasScopeBar = false { didSet { if hasScopeBar != oldValue { scopesDidChange() } } }
  /// Whether scopes are shown below the field, in windows of a host. After a program has set it, a
  /// search no longer changes it.
  open var showsScopeBar: Bool {
    get { hasScopeBar }
    set {
      searchController?.scopeBarActivation = .manual
      hasScopeBar = newValue
    }
  }
  /// The titles of scopes.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 { didSet { reportChange(.content) } }
  /// The background image of the bar. Stored.
  open var backgroundImage: UIImage?
  /// The offset of the text. Stored.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The letters that the keyboard writes as capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The name of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key does nothing without a text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The light or dark appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The offset of the field's background. Stored.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// The background image of the scopes. Stored.
  open var scopeBarBackgroundImage: UIImage?
  private var fieldBackgrounds: [UInt: UIImage] = [:]
  private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var iconAdjustments: [Icon: UIOffset] = [:]
  /// Sets the background image of the field. Stored, not shown.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    fieldBackgrounds[state.rawValue] = backgroundImage
  }
  /// Returns the background image of the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds[state.rawValue]
  }
  /// Sets the background image of the bar. One image is stored for all positions and metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
  /// Sets the attributes of the scope titles. Stored, not shown.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
  }
  /// Returns the style of the scopes.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state.rawValue] }
  /// Sets the offset of an icon. Stored, not shown.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconAdjustments[icon] = adjustment
  }
  /// Returns the distance by which a button is moved.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }
  private var icons: [Icon: UIImage] = [:]

  override var defaultHugging: AxisPriorities { ControlMetrics.searchBar.hugging }
  /// The content size: a height and no width.
  open override var intrinsicContentSize: CGSize {
    addingScopes(ControlMetrics.searchBar.contentSize)
  }
  /// Returns the given width and a height of 56 points, and 44 more with scopes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    addingScopes(ControlMetrics.searchBar.frameSize(in: size))
  }

  /// Called when the user ends the search with the cancel button.
  package func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// Offers a button that ends the search, or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  /// Returns the image of an icon in the normal state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon] }
  /// Sets the image of an icon. Only the image of the normal state is stored.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    if state == .normal { icons[icon] = iconImage }
  }
  /// Makes the field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Makes the field stop being the first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
}

/// The text field of a search.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}
