// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinRender
import QuoinStage
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Calendars in pictures") struct CalendarPictureTests {
  private final class Marks: NSObject, UICalendarViewDelegate {
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      switch dateComponents.day {
      case 3: .default(color: .red, size: .large)
      case 4: .image(UIImage(systemName: "star.fill"))
      case 5: .customView { UIView() }
      default: nil
      }
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
  }

  private func february() -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 360, height: 400))
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    return view
  }

  // February 2024 had 29 days and began on a Thursday; a week of the United States begins on Sunday.
  @Test("The visible month has its days below the names of the week in the view's locale")
  func month() throws {
    let view = february()
    let month = try #require(view.picture.scene.views.first?.appearance.month)
    #expect(month.title == "February 2024")
    #expect(month.weekdays.count == 7 && month.weekdays.first == "SUN")
    #expect((month.offset, month.dayCount) == (4, 29))
    let svg = view.picture.svg
    #expect(svg.contains(">29</text>") && !svg.contains(">30</text>"))
    view.locale = Locale(identifier: "de_DE")
    view.calendar.firstWeekday = 2
    let german = try #require(view.picture.scene.views.first?.appearance.month)
    #expect(german.title == "Februar 2024")
    #expect(german.offset == 3)
  }

  @Test("The selected days of the month have a disc, those of other months none")
  func selection() throws {
    let view = february()
    let single = UICalendarSelectionSingleDate(delegate: nil)
    single.selectedDate = DateComponents(year: 2024, month: 2, day: 14)
    view.selectionBehavior = single
    #expect(view.picture.scene.views.first?.appearance.month?.selected == [14])
    let several = UICalendarSelectionMultiDate(delegate: nil)
    several.selectedDates = [
      DateComponents(year: 2024, month: 2, day: 1), DateComponents(year: 2024, month: 2, day: 29),
      DateComponents(year: 2024, month: 3, day: 2),
    ]
    view.selectionBehavior = several
    #expect(view.picture.scene.views.first?.appearance.month?.selected == [1, 29])
    #expect(view.picture.svg.ranges(of: "<circle").count == 2)
  }

  @Test("Dots and images of the delegate are below their days")
  func decorations() throws {
    let view = february()
    let marks = Marks()
    view.delegate = marks
    let month = try #require(view.picture.scene.views.first?.appearance.month)
    #expect(month.marks.keys.sorted() == [3, 4])
    #expect(month.marks[3]?.color == RenderedColor(UIColor.red))
    #expect(month.marks[4]?.name == "star.fill")
    #expect(view.picture.svg.ranges(of: "<circle").count == 1)
    view.wantsDateDecorations = false
    #expect(view.picture.scene.views.first?.appearance.month?.marks.isEmpty == true)
  }
}
