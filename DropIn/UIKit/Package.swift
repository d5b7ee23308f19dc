// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The language mode that the sample and the tests are compiled in. Programs for UIKit use both, so
/// `Utils/check-drop-in` does too.
let languageMode: SwiftLanguageMode =
  Context.environment["QUOIN_LANGUAGE_MODE"] == "5" ? .v5 : .v6

/// The products of Quoin with the modules.
let names = ["UIKit", "CoreGraphics", "QuartzCore"]
let modules = names.map { Target.Dependency.product(name: $0, package: "Quoin") }

let package = Package(
  name: "UIKit",
  products: names.map { .library(name: $0, targets: [$0 + "Product"]) },
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
  targets: names.map {
    .target(name: $0 + "Product", dependencies: [.product(name: $0, package: "Quoin")])
  } + [
    .executableTarget(name: "Sample", dependencies: modules),
    .testTarget(
      name: "UIKitTests",
      dependencies: modules + [.product(name: "Cartography", package: "Quoin")]),
    .testTarget(name: "Programs", dependencies: modules),
    .testTarget(name: "CoreGraphicsTests", dependencies: modules),
  ],
  swiftLanguageModes: [languageMode]
)

// The checks turn warnings into errors.
if Context.environment["QUOIN_WARNINGS_AS_ERRORS"] != nil {
  for target in package.targets { target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])] }
}
