// swift-tools-version: 6.1
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// The libraries of Quoin that programs use, other than those named like frameworks of Apple.
let libraries = [
  "Cartography", "SwiftAutoLayout", "Mortar", "MortarVFL", "NotAutoLayout", "QuoinStage",
  "QuoinStoryboards", "QuoinUIKitExtras", "QuoinObjectiveC",
]

let package = Package(
  name: "WithoutUIKit",
  dependencies: [.package(name: "Quoin", path: "../.."), .package(path: "Other")],
  targets: [
    .executableTarget(
      name: "Program",
      dependencies: libraries.map { .product(name: $0, package: "Quoin") } + [
        .product(name: "Other", package: "Other")
      ])
  ],
  swiftLanguageModes: [.v6]
)
