// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension ClassMembers {
  /// Labels, controls, bars and other views without subviews of the program.
  static let controls = """
    UIActivityIndicatorView: UIView
    color hidesWhenStopped isAnimating startAnimating stopAnimating style

    UIControl: UIView
    allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment
    contextMenuInteraction effectiveContentHorizontalAlignment isContextMenuInteractionEnabled
    isEnabled isHighlighted isSelected isTouchInside isTracking performPrimaryAction
    showsMenuAsPrimaryAction state toolTip

    UIImageView: UIView
    adjustsImageSizeForAccessibilityContentSizeCategory animationDuration animationImages
    animationRepeatCount highlightedAnimationImages highlightedImage image isAnimating
    isHighlighted preferredImageDynamicRange preferredSymbolConfiguration startAnimating
    stopAnimating

    UIInputView: UIView
    allowsSelfSizing inputViewStyle

    UILabel: UIView
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    allowsDefaultTighteningForTruncation attributedText baselineAdjustment font
    highlightedTextColor isEnabled isHighlighted lineBreakMode lineBreakStrategy
    minimumScaleFactor numberOfLines preferredMaxLayoutWidth preferredVibrancy shadowColor
    shadowOffset showsExpansionTextWhenTruncated text textAlignment textColor

    UINavigationBar: UIView
    backIndicatorImage backIndicatorTransitionMaskImage backItem barStyle barTintColor
    compactAppearance compactScrollEdgeAppearance delegate isTranslucent items
    largeTitleTextAttributes prefersLargeTitles scrollEdgeAppearance shadowImage
    standardAppearance titleTextAttributes topItem

    UIPickerView: UIView
    dataSource delegate numberOfComponents reloadAllComponents

    UIProgressView: UIView
    observedProgress progress progressImage progressTintColor progressViewStyle trackImage
    trackTintColor

    UISearchBar: UIView
    autocapitalizationType autocorrectionType backgroundImage barStyle barTintColor delegate
    enablesReturnKeyAutomatically isEnabled isLookToDictateEnabled isSearchResultsButtonSelected
    isTranslucent keyboardAppearance keyboardType placeholder prompt returnKeyType
    scopeBarBackgroundImage scopeButtonTitles searchBarStyle
    searchFieldBackgroundPositionAdjustment searchTextField searchTextPositionAdjustment
    selectedScopeButtonIndex showsBookmarkButton showsCancelButton showsScopeBar
    showsSearchResultsButton spellCheckingType text textContentType

    UITabBar: UIView
    backgroundImage barStyle barTintColor delegate isTranslucent itemPositioning itemSpacing
    itemWidth items scrollEdgeAppearance selectedItem selectionIndicatorImage shadowImage
    standardAppearance unselectedItemTintColor

    UIToolbar: UIView
    barStyle barTintColor compactAppearance delegate isTranslucent items scrollEdgeAppearance
    standardAppearance

    UIButton: UIControl
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled
    adjustsImageWhenHighlighted automaticallyUpdatesConfiguration behavioralStyle buttonType
    changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets
    currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration
    currentTitle currentTitleColor imageEdgeInsets imageView isPointerInteractionEnabled
    isSymbolAnimationEnabled menu pointerStyleProvider preferredBehavioralStyle preferredMenuElementOrder
    reversesTitleShadowWhenHighlighted role setNeedsUpdateConfiguration showsTouchWhenHighlighted
    subtitleLabel titleEdgeInsets titleLabel updateConfiguration

    UIColorWell: UIControl
    selectedColor supportsAlpha title

    UIDatePicker: UIControl
    calendar countDownDuration date datePickerMode datePickerStyle locale maximumDate minimumDate
    minuteInterval preferredDatePickerStyle roundsToMinuteInterval timeZone

    UIPageControl: UIControl
    allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor
    direction hidesForSinglePage numberOfPages pageIndicatorTintColor
    preferredCurrentPageIndicatorImage preferredIndicatorImage progress

    UIRefreshControl: UIControl
    attributedTitle beginRefreshing endRefreshing isRefreshing

    UISegmentedControl: UIControl
    apportionsSegmentWidthsByContent isMomentary numberOfSegments removeAllSegments
    selectedSegmentIndex selectedSegmentTintColor

    UISlider: UIControl
    behavioralStyle currentThumbImage isContinuous maximumTrackTintColor maximumValue
    maximumValueImage minimumTrackTintColor minimumValue minimumValueImage
    preferredBehavioralStyle thumbTintColor value

    UIStepper: UIControl
    autorepeat isContinuous maximumValue minimumValue stepValue value wraps

    UISwitch: UIControl
    isOn offImage onImage onTintColor preferredStyle style thumbTintColor title

    UITextField: UIControl
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes
    attributedPlaceholder attributedText autocapitalizationType autocorrectionType background
    beginningOfDocument borderStyle clearButtonMode clearsOnBeginEditing clearsOnInsertion
    defaultTextAttributes delegate deleteBackward disabledBackground enablesReturnKeyAutomatically
    endOfDocument font hasText inlinePredictionType inputDelegate isEditing isSecureTextEntry
    keyboardAppearance keyboardType leftView leftViewMode markedTextRange markedTextStyle
    minimumFontSize passwordRules placeholder returnKeyType rightView rightViewMode
    selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text
    textAlignment textColor textContentType tokenizer typingAttributes unmarkText
    """
}
