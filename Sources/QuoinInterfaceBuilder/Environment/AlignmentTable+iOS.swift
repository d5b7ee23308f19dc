// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension AlignmentTable {
  /// The controls of iOS and tvOS. The first row that matches is used.
  static let iOSRows: [Row] = [
    Row("switch", .all, (0, 0, 0, 2), .frames(120, against: 3)),
    Row("slider", .beforeTahoe, (0, 2, 1, 2), .frames(45, against: 1)),
    Row("segmentedControl", .all, (0, 0, 1, 0), .frames(37)),
    Row("slider", .tahoe, (0, 0, 0, 0), .frames(18)),
    Row("container", .all, (0, 0, 0, 0), .frames(2955, against: 148)),
    Row("label", .all, (0, 0, 0, 0), .frames(1856, against: 35)),
    Row("button", .all, (0, 0, 0, 0), .frames(808, against: 9)),
    Row("imageView", .all, (0, 0, 0, 0), .frames(583, against: 10)),
    Row("textField", .all, (0, 0, 0, 0), .frames(281)),
    Row("stepper", .all, (0, 0, 0, 0), .frames(5)),
    Row("progressView", .all, (0, 0, 0, 0), .frames(16)),
    Row("activityIndicatorView", .all, (0, 0, 0, 0), .frames(8, against: 1)),
    Row("pageControl", .all, (0, 0, 0, 0), .frames(5)),
    Row("pickerView", .all, (0, 0, 0, 0), .frames(29)),
    Row("datePicker", .all, (0, 0, 0, 0), .frames(11)),
    Row("searchBar", .all, (0, 0, 0, 0), .frames(11)),
    Row("navigationBar", .all, (0, 0, 0, 0), .frames(1)),
    Row("toolbar", .all, (0, 0, 0, 0), .frames(20)),
    Row("tabBar", .all, (0, 0, 0, 0), .frames(1)),
  ]
}
