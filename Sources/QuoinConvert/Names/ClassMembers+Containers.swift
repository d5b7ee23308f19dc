// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ClassMembers {
  /// Controllers, views, lists and their cells, as `Stubs/Surface` has them.
  static let containers = """
    UIResponder: NSObject
    accessibilityActivate accessibilityActivationPoint accessibilityAttributedHint
    accessibilityAttributedLabel accessibilityAttributedValue accessibilityContainerType
    accessibilityCustomActions accessibilityCustomRotors accessibilityDecrement
    accessibilityElementCount accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
    accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden
    accessibilityFrame accessibilityHeaderElements accessibilityHint accessibilityIdentifier
    accessibilityIncrement accessibilityLabel accessibilityLanguage accessibilityNavigationStyle
    accessibilityPath accessibilityPerformEscape accessibilityPerformMagicTap
    accessibilityRespondsToUserInteraction accessibilityTextualContext accessibilityTraits
    accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal
    applicationFinishedRestoringState awakeFromNib becomeFirstResponder canBecomeFirstResponder
    canResignFirstResponder inputAccessoryView inputAccessoryViewController inputAssistantItem
    inputView inputViewController isAccessibilityElement isFirstResponder keyCommands next
    prepareForInterfaceBuilder reloadInputViews resignFirstResponder
    shouldGroupAccessibilityChildren textInputContextIdentifier textInputMode undoManager
    userActivity

    UIView: UIResponder
    accessibilityIgnoresInvertColors alignmentRectInsets alpha anchorPoint autoresizesSubviews
    autoresizingMask backgroundColor bottomAnchor bounds canBecomeFocused center centerXAnchor
    centerYAnchor clearsContextBeforeDrawing clipsToBounds constraints contentMode
    contentScaleFactor cornerConfiguration didMoveToSuperview didMoveToWindow
    directionalLayoutMargins effectiveUserInterfaceLayoutDirection exerciseAmbiguityInLayout
    firstBaselineAnchor focusEffect focusGroupIdentifier focusGroupPriority focusItemContainer
    forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizers hasAmbiguousLayout
    heightAnchor hoverStyle insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize
    invalidateIntrinsicContentSize isExclusiveTouch isFocused isHidden isMultipleTouchEnabled
    isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage largeContentImageInsets
    largeContentTitle lastBaselineAnchor layer layoutGuides layoutIfNeeded layoutMargins
    layoutMarginsDidChange layoutMarginsGuide layoutSubviews leadingAnchor leftAnchor mask
    maximumContentSizeCategory minimumContentSizeCategory motionEffects needsUpdateConstraints
    overrideUserInterfaceStyle parentFocusEnvironment preferredFocusEnvironments
    preservesSuperviewLayoutMargins readableContentGuide removeFromSuperview restorationIdentifier
    rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide scalesLargeContentImage
    semanticContentAttribute setNeedsDisplay setNeedsFocusUpdate setNeedsLayout
    setNeedsUpdateConstraints showsLargeContentViewer sizeToFit subviews superview tag
    tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor traitCollection
    traitOverrides transform transform3D translatesAutoresizingMaskIntoConstraints updateConstraints
    updateConstraintsIfNeeded updateFocusIfNeeded updateTraitsIfNeeded viewPrintFormatter
    widthAnchor window

    UIViewController: UIResponder
    additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets bottomLayoutGuide
    childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
    childForStatusBarHidden childForStatusBarStyle children contentUnavailableConfiguration
    definesPresentationContext didReceiveMemoryWarning disablesAutomaticKeyboardDismissal
    edgesForExtendedLayout editButtonItem endAppearanceTransition extendedLayoutIncludesOpaqueBars
    extensionContext focusGroupIdentifier focusItemContainer hidesBottomBarWhenPushed
    interactionActivityTrackingBaseName isBeingDismissed isBeingPresented isEditing
    isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded loadView loadViewIfNeeded
    modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
    navigationController navigationItem nibBundle nibName overrideUserInterfaceStyle parent
    parentFocusEnvironment popoverPresentationController preferredContentSize
    preferredFocusEnvironments preferredInterfaceOrientationForPresentation
    preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
    preferredStatusBarUpdateAnimation preferredTransition prefersHomeIndicatorAutoHidden
    prefersPointerLocked prefersStatusBarHidden presentationController presentedViewController
    presentingViewController previewActionItems providesPresentationContextTransitionStyle
    removeFromParent restorationClass restorationIdentifier restoresFocusAfterTransition
    setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate
    setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfHomeIndicatorAutoHidden
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    setNeedsUpdateOfSupportedInterfaceOrientations sheetPresentationController
    shouldAutomaticallyForwardAppearanceMethods shouldAutorotate splitViewController storyboard
    supportedInterfaceOrientations systemMinimumLayoutMargins tabBarController tabBarItem title
    toolbarItems topLayoutGuide traitCollection traitOverrides transitionCoordinator
    transitioningDelegate updateFocusIfNeeded updateProperties updateTraitsIfNeeded
    updateViewConstraints view viewDidLayoutSubviews viewDidLoad viewIfLoaded
    viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    viewWillLayoutSubviews

    UICollectionReusableView: UIView
    prepareForReuse reuseIdentifier

    UICollectionViewController: UIViewController
    clearsSelectionOnViewWillAppear collectionView collectionViewLayout
    installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions

    UIScrollView: UIView
    adjustedContentInset adjustedContentInsetDidChange allowsKeyboardScrolling
    alwaysBounceHorizontal alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets
    bottomEdgeEffect bounces bouncesHorizontally bouncesVertically bouncesZoom
    canCancelContentTouches contentAlignmentPoint contentInset contentInsetAdjustmentBehavior
    contentLayoutGuide contentOffset contentSize decelerationRate delaysContentTouches delegate
    flashScrollIndicators frameLayoutGuide horizontalScrollIndicatorInsets indexDisplayMode
    indicatorStyle isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled
    isScrollEnabled isTracking isZoomBouncing isZooming keyboardDismissMode leftEdgeEffect
    maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl
    rightEdgeEffect scrollIndicatorInsets scrollsToTop showsHorizontalScrollIndicator
    showsVerticalScrollIndicator topEdgeEffect transfersHorizontalScrollingToParent
    verticalScrollIndicatorInsets zoomScale

    UIStackView: UIView
    alignment arrangedSubviews axis distribution isBaselineRelativeArrangement
    isLayoutMarginsRelativeArrangement spacing

    UITableViewCell: UIView
    accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
    automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
    configurationState configurationUpdateHandler contentConfiguration contentView
    defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel
    editingAccessoryType editingAccessoryView editingStyle focusStyle imageView indentationLevel
    indentationWidth isEditing isHighlighted isSelected multipleSelectionBackgroundView
    prepareForReuse reuseIdentifier selectedBackgroundView selectionStyle separatorInset
    setNeedsUpdateConfiguration shouldIndentWhileEditing showingDeleteConfirmation
    showsReorderControl textLabel userInteractionEnabledWhileDragging

    UITableViewController: UIViewController
    clearsSelectionOnViewWillAppear refreshControl tableView

    UITableViewHeaderFooterView: UIView
    automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
    backgroundConfiguration backgroundView configurationState configurationUpdateHandler
    contentConfiguration contentView defaultBackgroundConfiguration defaultContentConfiguration
    detailTextLabel prepareForReuse reuseIdentifier setNeedsUpdateConfiguration textLabel

    UIVisualEffectView: UIView
    contentView effect

    UICollectionView: UIScrollView
    allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
    allowsSelectionDuringEditing backgroundView cancelInteractiveMovement collectionViewLayout
    contextMenuInteraction dataSource dragDelegate dragInteractionEnabled dropDelegate
    endInteractiveMovement hasActiveDrag hasActiveDrop hasUncommittedUpdates
    indexPathsForSelectedItems indexPathsForVisibleItems isEditing isPrefetchingEnabled
    numberOfSections prefetchDataSource reloadData remembersLastFocusedIndexPath reorderingCadence
    selectionFollowsFocus selfSizingInvalidation visibleCells

    UICollectionViewCell: UICollectionReusableView
    automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
    backgroundConfiguration backgroundView configurationState configurationUpdateHandler
    contentConfiguration contentView defaultBackgroundConfiguration isHighlighted isSelected
    selectedBackgroundView setNeedsUpdateConfiguration

    UITableView: UIScrollView
    allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
    allowsSelectionDuringEditing backgroundView beginUpdates cellLayoutMarginsFollowReadableWidth
    contextMenuInteraction dataSource dragDelegate dragInteractionEnabled dropDelegate endUpdates
    estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight fillerRowHeight
    hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPathForSelectedRow
    indexPathsForSelectedRows indexPathsForVisibleRows insetsContentViewsToSafeArea isEditing
    isPrefetchingEnabled numberOfSections prefetchDataSource reloadData reloadSectionIndexTitles
    remembersLastFocusedIndexPath rowHeight sectionFooterHeight sectionHeaderHeight
    sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
    sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectionFollowsFocus
    selfSizingInvalidation separatorColor separatorEffect separatorInset separatorInsetReference
    separatorStyle style tableFooterView tableHeaderView visibleCells

    UITextView: UIScrollView
    adjustsFontForContentSizeCategory allowedWritingToolsResultOptions allowsEditingTextAttributes
    attributedText autocapitalizationType autocorrectionType beginningOfDocument borderStyle
    clearsOnInsertion dataDetectorTypes deleteBackward enablesReturnKeyAutomatically endOfDocument
    findInteraction font hasText inlinePredictionType inputDelegate isEditable
    isFindInteractionEnabled isSecureTextEntry isSelectable keyboardAppearance keyboardType
    layoutManager linkTextAttributes markedTextRange markedTextStyle returnKeyType selectedRange
    selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text
    textAlignment textColor textContainer textContainerInset textContentType textDragInteraction
    textDropInteraction textLayoutManager textStorage tokenizer typingAttributes unmarkText
    usesStandardTextScaling writingToolsBehavior
    """
}
