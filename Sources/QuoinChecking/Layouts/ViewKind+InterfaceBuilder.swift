// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinInterfaceBuilder
package import QuoinRender

extension ViewKind {
  /// Creates the kind that draws an element of a file.
  package init(_ kind: ElementKind) {
    switch kind {
    case .plain, .clip, .grid, .split, .container: self = .plain
    case .label: self = .label
    case .button: self = .button
    case .popUpButton: self = .popUpButton
    case .checkBox: self = .checkBox
    case .radioButton: self = .radioButton
    case .image: self = .image
    case .textField: self = .textField
    case .searchField: self = .searchField
    case .comboBox: self = .comboBox
    case .textView: self = .textView
    case .toggle: self = .toggle
    case .slider: self = .slider
    case .segmented: self = .segments
    case .stepper: self = .stepper
    case .progress: self = .progress
    case .activity: self = .activity
    case .level: self = .level
    case .pageControl: self = .pageControl
    case .picker: self = .picker
    case .datePicker: self = .datePicker
    case .colorWell: self = .colorWell
    case .scroll: self = .scroll
    case .scroller: self = .scroller
    case .stack: self = .stack
    case .tab: self = .tab
    case .table: self = .table
    case .collection: self = .collection
    case .cell: self = .cell
    case .box: self = .box
    case .separator: self = .separator
    case .navigationBar: self = .navigationBar
    case .toolbar: self = .toolbar
    case .tabBar: self = .tabBar
    case .effect: self = .effect
    case .map: self = .map
    case .web: self = .web
    case .scene3D: self = .scene3D
    }
  }
}
