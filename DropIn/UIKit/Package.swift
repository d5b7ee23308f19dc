// swift-tools-version: 6.1
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The language mode that the sample and the tests are compiled in. Programs for UIKit use both, so
/// `Utils/check-drop-in` does too.
let languageMode: SwiftLanguageMode =
  Context.environment["QUOIN_LANGUAGE_MODE"] == "5" ? .v5 : .v6

/// The modules with the declarations that `CoreGraphics` and `QuartzCore` export too.
let uiKitModules: [Target.Dependency] = [
  .product(name: "QuoinUIKit", package: "Quoin"),
  .product(name: "QuoinUIKitExtras", package: "Quoin"),
]

let package = Package(
  name: "UIKit",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
  ],
  traits: [
    .trait(
      name: "GTK",
      description: """
        Programs have windows with real widgets of GTK 4. Needs the library gtk4 with its headers.
        """)
  ],
  dependencies: [
    .package(
      name: "Quoin", path: "../..", traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))]
    )
  ],
  targets: [
    .target(
      name: "UIKit",
      dependencies: uiKitModules + [
        .product(name: "QuoinObjectiveC", package: "Quoin"),
        .product(name: "QuoinStoryboards", package: "Quoin"),
        .product(name: "QuoinGTK", package: "Quoin", condition: .when(traits: ["GTK"])),
      ]),
    .target(name: "_Testing_UIKit"),
    .target(name: "CoreGraphics", dependencies: uiKitModules),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "QuartzCore", dependencies: uiKitModules),
    .executableTarget(name: "Sample", dependencies: ["UIKit"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "_Testing_UIKit", .product(name: "Cartography", package: "Quoin"),
      ]),
    .testTarget(name: "Programs", dependencies: ["UIKit", "_Testing_UIKit"]),
    .testTarget(
      name: "CoreGraphicsTests",
      dependencies: ["CoreGraphics", "_Testing_CoreGraphics", "QuartzCore"]),
  ],
  swiftLanguageModes: [languageMode]
)

// The checks turn warnings into errors.
if Context.environment["QUOIN_WARNINGS_AS_ERRORS"] != nil {
  for target in package.targets { target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])] }
}
