// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension ComparedScreen {
  static let samples = [
    ComparedScreen(
      name: "labels",
      elements: [
        (
          [20, 100, 300, 34],
          #"<label text="Large and bold"><fontDescription key="fontDescription" type="boldSystem" pointSize="28"/><nil key="textColor"/>"#
        ),
        (
          [20, 150, 300, 21],
          #"<label text="In the middle" textAlignment="center"><fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" systemColor="systemRedColor"/>"#
        ),
        (
          [20, 180, 120, 63],
          #"<label text="A text that needs more than one line" numberOfLines="0"><fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>"#
        ),
      ],
      views: {
        let (bold, red, long) = (UILabel(), UILabel(), UILabel())
        bold.text = "Large and bold"
        bold.font = .boldSystemFont(ofSize: 28)
        red.text = "In the middle"
        red.textAlignment = .center
        red.textColor = .systemRed
        long.text = "A text that needs more than one line"
        long.numberOfLines = 0
        return [bold, red, long]
      }),
    ComparedScreen(
      name: "texts with styles",
      elements: [
        (
          [20, 100, 300, 60],
          #"<label numberOfLines="0"><attributedString key="attributedText"><fragment content="Large "><attributes><font key="NSFont" metaFont="systemBold" size="24"/></attributes></fragment><fragment content="and red"><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/><font key="NSFont" metaFont="system" size="14"/><integer key="NSUnderline" value="1"/></attributes></fragment></attributedString>"#
        ),
        (
          [20, 180, 300, 60],
          #"<label numberOfLines="0"><attributedString key="attributedText"><fragment><string key="content">First line&#10;and second</string><attributes><font key="NSFont" metaFont="system" size="17"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="6"/><real key="NSKern" value="2"/></attributes></fragment></attributedString>"#
        ),
      ],
      views: {
        let text = NSMutableAttributedString(
          string: "Large ", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
        text.append(
          NSAttributedString(
            string: "and red",
            attributes: [
              .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
              .font: UIFont.systemFont(ofSize: 14), .underlineStyle: 1,
            ]))
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing) = (.center, 6)
        let spaced = NSAttributedString(
          string: "First line\nand second",
          attributes: [
            .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style, .kern: 2 as CGFloat,
          ])
        return [text, spaced].map {
          let label = UILabel()
          label.numberOfLines = 0
          label.attributedText = $0
          return label
        }
      }),
    ComparedScreen(
      name: "fields",
      elements: [
        (
          [20, 100, 300, 44],
          #"<textField borderStyle="roundedRect" placeholder="Name" textAlignment="natural"><fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        ),
        (
          [20, 150, 300, 44],
          #"<textField borderStyle="none" text="Ada" textAlignment="natural"><fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        ),
      ],
      views: {
        let (empty, plain) = (UITextField(), UITextField())
        empty.borderStyle = .roundedRect
        empty.placeholder = "Name"
        empty.font = .systemFont(ofSize: 17)
        plain.text = "Ada"
        plain.font = .systemFont(ofSize: 17)
        return [empty, plain]
      }),
    ComparedScreen(
      name: "controls",
      elements: [
        ([20, 100, 51, 31], #"<switch on="YES">"#),
        ([20, 140, 51, 31], #"<switch on="NO">"#),
        ([20, 180, 200, 31], #"<slider value="0.25" minValue="0.0" maxValue="1">"#),
        ([20, 220, 200, 4], #"<progressView progress="0.75">"#),
      ],
      views: {
        let (on, off, slider, progress) = (UISwitch(), UISwitch(), UISlider(), UIProgressView())
        on.isOn = true
        slider.value = 0.25
        progress.progress = 0.75
        return [on, off, slider, progress]
      }),
    ComparedScreen(
      name: "segments",
      elements: [
        (
          [20, 100, 300, 32],
          #"<segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1"><segments><segment title="Day"/><segment title="Week"/></segments>"#
        )
      ],
      views: {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 1
        return [control]
      }),
    ComparedScreen(
      name: "buttons",
      elements: [
        (
          [20, 100, 200, 40],
          #"<button buttonType="system"><fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="Continue"/>"#
        ),
        (
          [20, 150, 200, 40],
          #"<button buttonType="system"><color key="backgroundColor" systemColor="systemBlueColor"/><fontDescription key="fontDescription" type="boldSystem" pointSize="17"/><state key="normal" title="Buy"><color key="titleColor" white="1" alpha="1"/></state>"#
        ),
      ],
      views: {
        let (plain, filled) = (UIButton(type: .system), UIButton(type: .system))
        plain.setTitle("Continue", for: .normal)
        plain.titleLabel?.font = .systemFont(ofSize: 15)
        filled.setTitle("Buy", for: .normal)
        filled.setTitleColor(.white, for: .normal)
        filled.titleLabel?.font = .boldSystemFont(ofSize: 17)
        filled.backgroundColor = .systemBlue
        return [plain, filled]
      }),
    ComparedScreen(
      name: "buttons with configurations and images",
      elements: [
        (
          [20, 100, 200, 44],
          #"<button><buttonConfiguration key="configuration" style="filled" title="Save" image="tray" catalog="system" imagePadding="8" cornerStyle="capsule"/>"#
        ),
        (
          [20, 160, 200, 44],
          #"<button><buttonConfiguration key="configuration" style="tinted" title="Share" image="star" catalog="system" imagePlacement="trailing"><fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/></buttonConfiguration>"#
        ),
        (
          [20, 220, 200, 60],
          #"<button enabled="NO"><buttonConfiguration key="configuration" style="gray" title="Later" subtitle="In an hour"/>"#
        ),
        (
          [20, 290, 200, 44],
          #"<button><buttonConfiguration key="configuration" style="plain" title="Delete"><color key="baseForegroundColor" systemColor="systemRedColor"/></buttonConfiguration>"#
        ),
        (
          [20, 350, 200, 44],
          #"<button buttonType="system" contentHorizontalAlignment="left"><inset key="titleEdgeInsets" minX="10" minY="0" maxX="0" maxY="0"/><state key="normal" title="Favourite" image="heart" catalog="system"/>"#
        ),
      ],
      views: {
        var (save, share, later) = (
          UIButton.Configuration.filled(), UIButton.Configuration.tinted(),
          UIButton.Configuration.gray()
        )
        (save.title, save.image) = ("Save", UIImage(systemName: "tray"))
        (save.imagePadding, save.cornerStyle) = (8, .capsule)
        (share.title, share.image) = ("Share", UIImage(systemName: "star"))
        share.imagePlacement = .trailing
        share.titleTextAttributesTransformer = .init { given in
          var attributes = given
          attributes[TitleFont.self] = .boldSystemFont(ofSize: 20)
          return attributes
        }
        (later.title, later.subtitle) = ("Later", "In an hour")
        var delete = UIButton.Configuration.plain()
        (delete.title, delete.baseForegroundColor) = ("Delete", .systemRed)
        let buttons = [save, share, later, delete].map { UIButton(configuration: $0) }
        buttons[2].isEnabled = false
        let favourite = UIButton(type: .system)
        favourite.setTitle("Favourite", for: .normal)
        favourite.setImage(UIImage(systemName: "heart"), for: .normal)
        favourite.contentHorizontalAlignment = .left
        favourite.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
        return buttons + [favourite]
      }),
    ComparedScreen(
      name: "symbols",
      elements: [
        (
          [20, 100, 40, 40],
          #"<imageView contentMode="scaleAspectFit" image="star.fill" catalog="system">"#
        ),
        (
          [70, 100, 40, 40],
          #"<imageView contentMode="scaleAspectFit" image="heart" catalog="system"><color key="tintColor" systemColor="systemRedColor"/>"#
        ),
      ],
      views: {
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        let heart = UIImageView(image: UIImage(systemName: "heart"))
        heart.tintColor = .systemRed
        for view in [star, heart] { view.contentMode = .scaleAspectFit }
        return [star, heart]
      }),
    ComparedScreen(
      name: "texts and boxes",
      elements: [
        (
          [20, 100, 300, 100],
          #"<textView><string key="text">Some words</string><fontDescription key="fontDescription" type="system" pointSize="14"/><color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>"#
        ),
        (
          [20, 220, 100, 100],
          #"<view alpha="0.5"><color key="backgroundColor" systemColor="systemGreenColor"/>"#
        ),
      ],
      views: {
        let (text, box) = (UITextView(), UIView())
        text.text = "Some words"
        text.font = .systemFont(ofSize: 14)
        text.backgroundColor = .secondarySystemBackground
        box.backgroundColor = .systemGreen
        box.alpha = 0.5
        return [text, box]
      }),
    ComparedScreen(
      name: "steppers and pages",
      elements: [
        ([20, 100, 94, 32], #"<stepper maximumValue="100">"#),
        ([20, 150, 200, 26], #"<pageControl numberOfPages="3">"#),
      ],
      views: {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return [UIStepper(), pages]
      }),
    ComparedScreen(
      name: "blurs",
      elements: [
        (
          [20, 100, 200, 60],
          #"<view><color key="backgroundColor" systemColor="systemRedColor"/>"#
        ),
        ([40, 120, 200, 60], #"<visualEffectView><blurEffect style="regular"/>"#),
      ],
      views: {
        let red = UIView()
        red.backgroundColor = .systemRed
        return [red, UIVisualEffectView(effect: UIBlurEffect(style: .regular))]
      }),
    ComparedScreen(
      name: "segments and sliders with images",
      elements: [
        (
          [20, 100, 300, 32],
          #"<segmentedControl segmentControlStyle="plain" selectedSegmentIndex="0"><segments><segment title="" image="star" catalog="system"/><segment title="Week"/></segments>"#
        ),
        (
          [20, 150, 300, 31],
          #"<slider value="5" minValue="0.0" maxValue="10"><imageReference key="minimumValueImage" image="sun.min" catalog="system"/><imageReference key="maximumValueImage" image="sun.max" catalog="system"/><color key="thumbTintColor" systemColor="systemRedColor"/>"#
        ),
      ],
      views: {
        let control = UISegmentedControl(items: [UIImage(systemName: "star") as Any, "Week"])
        control.selectedSegmentIndex = 0
        let slider = UISlider()
        (slider.maximumValue, slider.value) = (10, 5)
        slider.minimumValueImage = UIImage(systemName: "sun.min")
        slider.maximumValueImage = UIImage(systemName: "sun.max")
        slider.thumbTintColor = .systemRed
        return [control, slider]
      }),
    ComparedScreen(
      name: "bars without controllers",
      elements: [
        (
          [0, 100, 393, 44],
          #"<navigationBar><items><navigationItem title="Inbox" id="nav-it-001"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="bar-it-001"/><rightBarButtonItems><barButtonItem systemItem="add" id="bar-it-002"/><barButtonItem image="tray" catalog="system" enabled="NO" id="bar-it-003"/></rightBarButtonItems></navigationItem></items>"#
        ),
        (
          [0, 200, 393, 44],
          #"<toolbar><items><barButtonItem systemItem="trash" id="bar-it-004"/><barButtonItem systemItem="flexibleSpace" id="bar-it-005"/><barButtonItem title="Select" style="done" id="bar-it-006"/></items>"#
        ),
        (
          [0, 300, 393, 49],
          #"<tabBar selectedItem="tab-it-001"><color key="backgroundColor" white="0.0" alpha="0.0"/><items><tabBarItem title="Home" image="house" catalog="system" badgeValue="3" id="tab-it-001"/><tabBarItem systemItem="search" id="tab-it-002"/></items>"#
        ),
      ],
      views: {
        let (navigation, toolbar, tabs) = (UINavigationBar(), UIToolbar(), UITabBar())
        @MainActor func item(_ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
          UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        }
        let inbox = UINavigationItem(title: "Inbox")
        inbox.leftBarButtonItem = item(.cancel)
        let tray = UIBarButtonItem(
          image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)
        tray.isEnabled = false
        inbox.rightBarButtonItems = [item(.add), tray]
        navigation.items = [inbox]
        let select = UIBarButtonItem(title: "Select", style: .done, target: nil, action: nil)
        toolbar.items = [item(.trash), item(.flexibleSpace), select]
        let home = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        home.badgeValue = "3"
        tabs.items = [home, UITabBarItem(tabBarSystemItem: .search, tag: 0)]
        tabs.selectedItem = home
        return [navigation, toolbar, tabs]
      }),
    ComparedScreen(
      name: "a dark part",
      elements: [
        (
          [20, 100, 300, 100],
          #"<view><subviews><label text="Dark" id="lab-el-001"><rect key="frame" x="10" y="10" width="100" height="20"/><autoresizingMask key="autoresizingMask"/><fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/></label></subviews><color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="overrideUserInterfaceStyle"><integer key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"#
        )
      ],
      views: {
        let (box, label) = (UIView(), UILabel())
        box.backgroundColor = .secondarySystemBackground
        box.overrideUserInterfaceStyle = .dark
        label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        label.text = "Dark"
        box.addSubview(label)
        return [box]
      }),
    ComparedScreen(
      name: "symbols with sizes, and colours that the file does not define",
      elements: [
        (
          [20, 100, 60, 60],
          #"<button buttonType="system"><state key="normal" image="play.fill" catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="40" weight="bold"/></state>"#
        ),
        (
          [100, 100, 80, 80],
          #"<imageView contentMode="center" image="star" catalog="system"><color key="tintColor" systemColor="systemPinkColor"/><preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font"><fontDescription key="fontDescription" type="system" pointSize="30"/></preferredSymbolConfiguration>"#
        ),
        (
          [20, 200, 100, 40], #"<view><color key="backgroundColor" systemColor="systemTealColor"/>"#
        ),
        (
          [20, 260, 300, 44],
          #"<textField borderStyle="roundedRect" text="Ada" textAlignment="natural" clearButtonMode="always"><fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        ),
        (
          [20, 320, 200, 26],
          #"<pageControl numberOfPages="4" currentPage="2"><color key="pageIndicatorTintColor" systemColor="systemRedColor"/>"#
        ),
      ],
      views: {
        let (play, star, teal) = (UIButton(type: .system), UIImageView(), UIView())
        let bold = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        play.setImage(UIImage(systemName: "play.fill", withConfiguration: bold), for: .normal)
        star.image = UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
        star.contentMode = .center
        star.tintColor = .systemPink
        teal.backgroundColor = .systemTeal
        let (field, pages) = (UITextField(), UIPageControl())
        field.borderStyle = .roundedRect
        field.text = "Ada"
        field.font = .systemFont(ofSize: 17)
        field.clearButtonMode = .always
        (pages.numberOfPages, pages.currentPage) = (4, 2)
        pages.pageIndicatorTintColor = .systemRed
        return [play, star, teal, field, pages]
      }),
  ]
}
