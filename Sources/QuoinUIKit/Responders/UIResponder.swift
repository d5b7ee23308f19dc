// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that events can be sent to: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObject,
  UIResponderStandardEditActions, UIUserActivityRestoring
{
  /// The first responder, which receives events without a position, such as keys.
  private static weak var first: UIResponder?
  /// The current first responder.
  package static var current: UIResponder? { first }
  /// The values that others have associated with the object. Not isolated, since associated values
  /// are used from any thread: see ``AssociatedValueOwner``.
  package nonisolated(unsafe) final var associatedValues: [UnsafeRawPointer: Any] = [:]

  private final var extras: ResponderExtras?

  private final func changeExtras(_ change: (ResponderExtras) -> Void) {
    let known = extras ?? ResponderExtras()
    extras = known
    change(known)
  }

  /// Returns the value of a property that an extension adds, by the name of the property.
  final func keptValue(_ name: String) -> Any? { extras?.keptValues[name] }
  /// Sets the value of a property that an extension adds; nil removes it.
  final func setKeptValue(_ value: Any?, _ name: String) {
    changeExtras { $0.keptValues[name] = value }
  }

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder, which receives events that this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether the receiver is the first responder, which receives events without a position.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// Whether the receiver may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the receiver may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes the receiver the first responder if it can become that and the current one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let other = UIResponder.first, other !== self {
      guard other.resignFirstResponder() else { return false }
    }
    UIResponder.first = self
    return true
  }

  /// Stops being the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// Performs the method with a name. Does nothing here and returns nil: there is no runtime that
  /// finds methods by name. A class that is a target of controls or gesture recognizers overrides
  /// this method, and calls the method that the selector names.
  @discardableResult
  open func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  /// Returns whether ``perform(_:with:)`` is overridden for a name. Returns false unless a class
  /// overrides it.
  open func responds(to aSelector: Selector!) -> Bool { false }

  /// Called after a storyboard or a nib made the object and connected its outlets and actions.
  open func awakeFromNib() {}
  /// Called where Interface Builder shows the object. It never does here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Touches, presses, motion

  /// Called when touches begin. Passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when touches move. Passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when touches end. Passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when the system cancels touches. Passes the call to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Called when touches have better values than before.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when presses begin. Passes them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// Called when presses change. Passes them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when presses end. Passes them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called when the system cancels presses. Passes the call to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Called when a motion such as a shake begins.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Called when a motion such as a shake ends.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Called when a motion such as a shake is cancelled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Called when a remote control is used.
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: Input

  /// The view in the place of the keyboard. Overridden, or set in text fields and text views.
  open var inputView: UIView? { nil }
  /// The view above the keyboard. Overridden, or set in text fields and text views.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in the place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard: nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language and keyboard of the responder; nil if it accepts no text.
  open var textInputMode: UITextInputMode? { nil }
  /// The name that the keyboard of the responder is remembered by; nil for none.
  open var textInputContextIdentifier: String? { nil }
  /// The buttons beside the suggestions above the keyboard. Stored, not shown.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let known: UITextInputAssistantItem = kept(nil) { return known }
    let made = UITextInputAssistantItem()
    keep(Optional(made))
    return made
  }
  /// Reloads ``inputView`` and ``inputAccessoryView``. Does nothing: no keyboard is shown.
  open func reloadInputViews() {}
  /// The combinations of keys that the responder handles.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Returns whether the responder performs an action of a menu now. True where it responds to the
  /// selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Returns the object of the responder chain that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// The undo manager of the next responder, up to that of the window.
  open var undoManager: UndoManager? { next?.undoManager }
  /// The activity of the user in the responder. Stored.
  open var userActivity: NSUserActivity? {
    get { extras?.userActivity }
    set { changeExtras { $0.userActivity = newValue } }
  }
  /// Called to update the values of an activity. Quoin never calls it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity. Does nothing unless a class overrides it.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Adds entries to the menus of the program. Quoin never calls it.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command before a menu is shown. Quoin never calls it.
  open func validate(_ command: UICommand) {}
  /// Stores the state of the responder. Quoin never calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state of the responder. Quoin never calls it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all states were restored. Quoin never calls it.
  open func applicationFinishedRestoringState() {}

  // MARK: Editing

  /// Copies and deletes the selection. Does nothing unless a class overrides it.
  open func cut(_ sender: Any?) {}
  /// Copies the selection. Does nothing unless a class overrides it.
  open func copy(_ sender: Any?) {}
  /// Pastes the copied content. Does nothing unless a class overrides it.
  open func paste(_ sender: Any?) {}
  /// Pastes the copied content in the style of its new place. Does nothing unless a class overrides
  /// it.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Selects a part of the content. Does nothing unless a class overrides it.
  open func select(_ sender: Any?) {}
  /// Selects everything. Does nothing unless a class overrides it.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection. Does nothing unless a class overrides it.
  open func delete(_ sender: Any?) {}
  /// Makes the selection bold, or not. Does nothing unless a class overrides it.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or not. Does nothing unless a class overrides it.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or not. Does nothing unless a class overrides it.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selection larger. Does nothing unless a class overrides it.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selection smaller. Does nothing unless a class overrides it.
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Accessibility

  /// The identifier that UI tests use to find the object.
  open var accessibilityIdentifier: String? {
    get { extras?.accessibilityIdentifier }
    set { changeExtras { $0.accessibilityIdentifier = newValue } }
  }
  /// A short text that describes the object.
  open var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { changeExtras { $0.accessibilityLabel = newValue } }
  }
  /// The effect of using the object, for assistive technologies.
  open var accessibilityHint: String? {
    get { extras?.accessibilityHint }
    set { changeExtras { $0.accessibilityHint = newValue } }
  }
  /// The value that the object shows, for assistive technologies.
  open var accessibilityValue: String? {
    get { extras?.accessibilityValue }
    set { changeExtras { $0.accessibilityValue = newValue } }
  }
  /// The language of the texts for assistive technologies.
  open var accessibilityLanguage: String? {
    get { extras?.accessibilityLanguage }
    set { changeExtras { $0.accessibilityLanguage = newValue } }
  }
  /// A short text with styles that describes the object.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { extras?.accessibilityAttributedLabel }
    set { changeExtras { $0.accessibilityAttributedLabel = newValue } }
  }
  /// The names by which the user can call the object.
  open var accessibilityUserInputLabels: [String]! {
    get { extras?.accessibilityUserInputLabels ?? [] }
    set { changeExtras { $0.accessibilityUserInputLabels = newValue } }
  }
  /// Whether the object is one element for assistive technologies.
  open var isAccessibilityElement: Bool {
    get { extras?.isAccessibilityElement ?? false }
    set { changeExtras { $0.isAccessibilityElement = newValue } }
  }
  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { extras?.accessibilityTraits ?? UIAccessibilityTraits.none }
    set { changeExtras { $0.accessibilityTraits = newValue } }
  }
  /// The elements inside, in the order in which they are read.
  open var accessibilityElements: [Any]? {
    get { extras?.accessibilityElements }
    set { changeExtras { $0.accessibilityElements = newValue } }
  }
  /// The rectangle of the element on the screen, as set by the program.
  open var accessibilityFrame: CGRect {
    get { extras?.accessibilityFrame ?? .zero }
    set { changeExtras { $0.accessibilityFrame = newValue } }
  }
  /// The point on the screen that a double tap touches, as set by the program.
  open var accessibilityActivationPoint: CGPoint {
    get { extras?.accessibilityActivationPoint ?? .zero }
    set { changeExtras { $0.accessibilityActivationPoint = newValue } }
  }
  /// Whether assistive technologies ignore the sibling views.
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibilityViewIsModal ?? false }
    set { changeExtras { $0.accessibilityViewIsModal = newValue } }
  }
  /// Whether assistive technologies ignore the subelements.
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibilityElementsHidden ?? false }
    set { changeExtras { $0.accessibilityElementsHidden = newValue } }
  }
  /// Whether the elements inside are read one after the other.
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.shouldGroupAccessibilityChildren ?? false }
    set { changeExtras { $0.shouldGroupAccessibilityChildren = newValue } }
  }
  /// The kind of container that the object is for its elements.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { extras?.accessibilityContainerType ?? .none }
    set { changeExtras { $0.accessibilityContainerType = newValue } }
  }
  /// Whether the user can interact with the element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { extras?.accessibilityRespondsToUserInteraction ?? isAccessibilityElement }
    set { changeExtras { $0.accessibilityRespondsToUserInteraction = newValue } }
  }
  /// The actions of the element besides its main action.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { extras?.accessibilityCustomActions }
    set { changeExtras { $0.accessibilityCustomActions = newValue } }
  }
  /// The outline of the element on the screen. Stored, not shown.
  open var accessibilityPath: UIBezierPath? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The rotors that lead to parts of the element. Stored, not offered.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The hint with attributes for speech. Stored.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The value with attributes for speech. Stored.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The elements that are headers of the element. Stored.
  open var accessibilityHeaderElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The kind of the text of the element. Stored.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the parts of the element are reached one by one. Stored.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Performs the main action. Returns whether it did so.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of the element.
  open func accessibilityIncrement() {}
  /// Decrements the value of the element.
  open func accessibilityDecrement() {}
  /// Scrolls the content. Returns whether it did so.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the shown content. Returns whether it did so.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action. Returns whether it did so.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when the object is focused by an assistive technology.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the object loses the focus of an assistive technology.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the object has the focus of an assistive technology: false, as there is none.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Returns the number of elements inside.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}
