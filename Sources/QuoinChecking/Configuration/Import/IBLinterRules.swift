// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The rules of IBLinter 0.5 and those of Quoin that find the same.
enum IBLinterRules {
  /// The id in Quoin of each rule of IBLinter.
  static let ids: [String: String] = [
    "ambiguous": "ambiguous-layout",
    "color_resources": "missing-color",
    "custom_class_name": "custom-class-name",
    "custom_module": "custom-module",
    "duplicate_constraint": "duplicate-constraint",
    "duplicate_id": "duplicate-id",
    "enable_autolayout": "auto-layout",
    "has_initial_view_controller": "initial-controller",
    "has_single_view_controller": "single-controller",
    "hides_bottom_bar": "hides-bottom-bar",
    "image_resources": "missing-image",
    "misplaced": "misplaced-view",
    "relative_to_margin": "relative-to-margin",
    "reuse_identifier": "reuse-identifier",
    "stackview_backgroundcolor": "stack-background",
    "storyboard_viewcontroller_id": "controller-identifier",
    "use_base_class": "base-class",
    "use_trait_collections": "trait-variations",
    "view_as_device": "canvas-device",
  ]

  /// The formats of the reporters of IBLinter.
  static let formats = [
    "xcode": "xcode", "json": "json", "checkstyle": "checkstyle", "codeclimate": "gitlab",
  ]
}
