// swift-tools-version: 6.2
// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// Whether another package depends on this one: the package manager and Xcode check dependencies out
/// into a folder of that name.
let isDependency = Context.packageDirectory.split(separator: "/").contains("checkouts")

/// In debug builds with the environment variable `QUOIN_INVARIANTS`, the solver, the engine and the
/// host check their invariants after each solve, edit and pass, which takes most of the time of tests.
/// The checks in `.ci` set it. Programs that use the package are built without.
let invariantChecks: [SwiftSetting] =
  Context.environment["QUOIN_INVARIANTS"] != nil
  ? [.define("QUOIN_INVARIANTS", .when(configuration: .debug))] : []

/// The checks in `.ci` turn warnings into errors.
let warnings: [SwiftSetting] =
  !isDependency && Context.environment["QUOIN_WARNINGS_AS_ERRORS"] != nil
  ? [.unsafeFlags(["-warnings-as-errors"])] : []

/// The compiler settings of every target of the package.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + invariantChecks + warnings

/// The platforms that have UIKit.
let uiKitPlatforms: [Platform] = [.iOS, .tvOS, .visionOS, .macCatalyst]

/// The platforms that have neither UIKit nor AppKit.
let otherPlatforms: [Platform] = [.linux, .windows, .android, .wasi, .openbsd]

/// The compiler settings of the modules that replace parts of Foundation on Apple's platforms:
/// CoreGraphics and the Objective-C runtime.
let foundationSettings: [SwiftSetting] =
  settings + [
    .define("QUOIN_APPLE_FOUNDATION", .when(platforms: uiKitPlatforms + [.macOS]))
  ]

/// The compiler settings of the modules that work on the views of the platform.
let platformSettings: [SwiftSetting] =
  settings + [
    .define("QUOIN_UIKIT", .when(platforms: uiKitPlatforms)),
    .define("QUOIN_APPKIT", .when(platforms: [.macOS])),
  ]

/// The texts that `quoin explain` prints for the name of a dialect.
let cheatSheets = [
  "Anchors", "Cartography", "CartographyLayout", "Mortar", "MortarVFL", "NotAutoLayout", "Quoin",
  "SwiftAutoLayout",
]

/// The packages of the libraries behind the trait `Pango`.
let pangoProviders: [SystemPackageProvider] = [.apt(["libpango1.0-dev"]), .brew(["pango"])]
/// The package of the library that draws SVG and JPEG images in PNG and PDF pictures, where it is
/// installed.
let rsvgProviders: [SystemPackageProvider] = [.apt(["librsvg2-dev"]), .brew(["librsvg"])]
/// The compiler settings of the C sources that use them; without the trait the sources are empty.
let pangoSettings: [CSetting] = [.define("QUOIN_PANGO", .when(traits: ["Pango"]))]

/// The privacy manifest of the library, for stores of Apple's platforms. Only machines that build for
/// these put it into a bundle; a bundle elsewhere would need Foundation.
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
let privacyResources: [Resource] = [.copy(privacyManifest)]
let privacyExclusions: [String] = []
#else
let privacyResources: [Resource] = []
let privacyExclusions = [privacyManifest]
#endif

/// The packages of the library behind the trait `GTK`.
let gtkProviders: [SystemPackageProvider] = [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]
/// The compiler settings of the C sources that use it; without the trait the sources are empty.
let gtkSettings: [CSetting] = [.define("QUOIN_GTK", .when(traits: ["GTK"]))]

let package = Package(
  name: "Quoin",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v12), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "QuoinSolver", targets: ["QuoinSolver"]),
    .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
    .library(name: "QuoinDiagnostics", targets: ["QuoinDiagnostics"]),
    .library(name: "QuoinText", targets: ["QuoinText"]),
    .library(name: "QuoinUIKit", targets: ["QuoinUIKit"]),
    .library(name: "QuoinGTK", targets: ["QuoinGTK"]),
    .library(name: "QuoinUIKitExtras", targets: ["QuoinUIKitExtras"]),
    .library(name: "QuoinObjectiveC", targets: ["QuoinObjectiveC"]),
    .library(name: "QuoinPlatform", targets: ["QuoinPlatform"]),
    .library(name: "Cartography", targets: ["Cartography"]),
    .library(name: "SwiftAutoLayout", targets: ["SwiftAutoLayout"]),
    .library(name: "MortarCore", targets: ["MortarCore"]),
    .library(name: "Mortar", targets: ["Mortar"]),
    .library(name: "MortarObjects", targets: ["MortarObjects"]),
    .library(name: "MortarVFL", targets: ["MortarVFL"]),
    .library(name: "NotAutoLayout", targets: ["NotAutoLayout"]),
    .library(name: "QuoinDevices", targets: ["QuoinDevices"]),
    .library(name: "QuoinInterfaceBuilder", targets: ["QuoinInterfaceBuilder"]),
    .library(name: "QuoinStoryboards", targets: ["QuoinStoryboards"]),
    .library(name: "QuoinRender", targets: ["QuoinRender"]),
    .library(name: "QuoinStage", targets: ["QuoinStage"]),
    .library(name: "QuoinExplanation", targets: ["QuoinExplanation"]),
    .library(name: "QuoinChecking", targets: ["QuoinChecking"]),
    .library(name: "QuoinTesting", targets: ["QuoinTesting"]),
    .library(name: "QuoinVersioning", targets: ["QuoinVersioning"]),
    .executable(name: "quoin", targets: ["quoin"]),
  ],
  traits: [
    .trait(
      name: "Pango",
      description: """
        Pictures as PNG and PDF, and texts measured with given fonts. Needs the libraries pangocairo \
        and pangoft2 with their headers; with librsvg, SVG and JPEG images are drawn too.
        """),
    .trait(
      name: "GTK",
      description: """
        Windows with real widgets of GTK 4, for programs on Linux. Needs the library gtk4 with its \
        headers. Turns on Pango, which draws what views draw themselves.
        """,
      enabledTraits: ["Pango"]),
    .trait(
      name: "CodeConversion",
      description: """
        quoin convert for Swift files: layout code of one dialect to another. Builds SwiftParser of \
        swift-syntax.
        """),
    .trait(
      name: "Preview",
      description: """
        quoin preview: a local page that redraws scenes when their files change. Builds the HTTP \
        server FlyingFox.
        """),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(name: "QuoinSolver", swiftSettings: settings),
    .target(name: "QuoinLayout", dependencies: ["QuoinSolver"], swiftSettings: settings),
    .target(
      name: "QuoinDiagnostics", dependencies: ["QuoinLayout", "QuoinSolver"],
      swiftSettings: settings),
    .target(name: "QuoinText", dependencies: ["QuoinLayout"], swiftSettings: settings),
    .target(name: "QuoinAssets", swiftSettings: settings),
    .target(
      name: "QuoinUIKit",
      dependencies: ["QuoinAssets", "QuoinLayout", "QuoinDiagnostics", "QuoinText"],
      swiftSettings: foundationSettings),
    .target(
      name: "QuoinUIKitExtras",
      dependencies: ["QuoinUIKit"],
      swiftSettings: foundationSettings),
    .target(
      name: "QuoinGTK",
      dependencies: [
        "QuoinUIKit", "QuoinText", "QuoinLayout",
        .target(name: "QuoinRender", condition: .when(traits: ["GTK"])),
        .target(name: "CQuoinGTK", condition: .when(traits: ["GTK"])),
      ],
      swiftSettings: settings),
    .target(
      name: "CQuoinGTK",
      dependencies: [.target(name: "CGTK4", condition: .when(traits: ["GTK"]))],
      cSettings: gtkSettings),
    .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: gtkProviders),
    .target(
      name: "QuoinObjectiveC", dependencies: ["QuoinUIKit"], swiftSettings: foundationSettings),
    .target(
      name: "QuoinExplanation", dependencies: ["QuoinUIKit", "QuoinDiagnostics", "QuoinLayout"],
      swiftSettings: foundationSettings),
    .target(
      name: "QuoinPlatform",
      dependencies: [
        "QuoinLayout", "QuoinDiagnostics",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      exclude: privacyExclusions, resources: privacyResources,
      swiftSettings: platformSettings),
    .target(
      name: "Cartography", dependencies: ["QuoinPlatform", "QuoinLayout"],
      swiftSettings: platformSettings),
    .target(
      name: "SwiftAutoLayout", dependencies: ["QuoinPlatform", "QuoinLayout"],
      swiftSettings: platformSettings),
    .target(
      name: "MortarCore", dependencies: ["QuoinPlatform", "QuoinLayout"],
      swiftSettings: platformSettings),
    .target(
      name: "Mortar", dependencies: ["MortarCore", "QuoinPlatform"],
      swiftSettings: platformSettings),
    .target(
      name: "MortarObjects", dependencies: ["Mortar", "MortarCore"],
      swiftSettings: platformSettings),
    .target(
      name: "MortarVFL", dependencies: ["MortarCore", "QuoinPlatform", "QuoinLayout"],
      swiftSettings: platformSettings),
    .target(
      name: "NotAutoLayout",
      dependencies: [
        "QuoinPlatform",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      swiftSettings: platformSettings),
    .target(
      name: "QuoinDevices", dependencies: ["QuoinUIKit", "QuoinLayout"], swiftSettings: settings),
    .target(
      name: "QuoinInterfaceBuilder",
      dependencies: ["QuoinDevices", "QuoinUIKit", "QuoinText", "QuoinLayout"],
      swiftSettings: settings),
    .target(
      name: "QuoinStoryboards",
      dependencies: [
        "QuoinInterfaceBuilder", "QuoinUIKitExtras", "QuoinUIKit", "QuoinDiagnostics",
      ],
      swiftSettings: foundationSettings),
    .target(
      name: "QuoinRender",
      dependencies: [
        "QuoinAssets", "QuoinUIKit", "QuoinExplanation", "QuoinText", "QuoinLayout",
        .target(name: "CQuoinPango", condition: .when(traits: ["Pango"])),
      ],
      swiftSettings: settings),
    .target(
      name: "QuoinChecking",
      dependencies: [
        "QuoinAssets", "QuoinInterfaceBuilder", "QuoinDevices", "QuoinExplanation", "QuoinRender",
        "QuoinDiagnostics", "QuoinUIKit", "QuoinText", "QuoinLayout",
      ],
      swiftSettings: settings),
    .target(
      name: "QuoinVersioning",
      dependencies: [
        "QuoinChecking", "QuoinInterfaceBuilder", "QuoinExplanation", "QuoinRender", "QuoinUIKit",
        "QuoinLayout",
      ],
      swiftSettings: settings),
    .target(
      name: "QuoinConvert",
      dependencies: [
        "QuoinInterfaceBuilder", "QuoinDevices", "QuoinUIKit", "QuoinLayout",
        .product(
          name: "SwiftParser", package: "swift-syntax",
          condition: .when(traits: ["CodeConversion"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax",
          condition: .when(traits: ["CodeConversion"])),
      ],
      swiftSettings: settings),
    .target(
      name: "QuoinPreview",
      dependencies: [
        "QuoinAssets", "QuoinChecking", "QuoinInterfaceBuilder", "QuoinExplanation", "QuoinRender",
        "QuoinUIKit", "QuoinText",
      ],
      swiftSettings: settings),
    .target(
      name: "QuoinStage",
      dependencies: ["QuoinDevices", "QuoinUIKit", "QuoinRender"],
      swiftSettings: settings),
    .target(
      name: "QuoinSnapshots",
      dependencies: ["QuoinRender", "QuoinExplanation", "QuoinUIKit", "QuoinLayout"],
      swiftSettings: settings),
    .target(
      name: "QuoinTesting",
      dependencies: [
        "QuoinSnapshots",
        "QuoinStage", "QuoinChecking", "QuoinInterfaceBuilder", "QuoinDevices", "QuoinExplanation",
        "QuoinRender", "QuoinDiagnostics", "QuoinUIKit", "QuoinLayout",
      ],
      swiftSettings: settings),
    .target(
      name: "CQuoinPango",
      dependencies: [
        .target(name: "CPangoCairo", condition: .when(traits: ["Pango"])),
        .target(name: "CPangoFT2", condition: .when(traits: ["Pango"])),
        .target(name: "CRsvg", condition: .when(traits: ["Pango"])),
      ],
      cSettings: pangoSettings),
    .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: pangoProviders),
    .systemLibrary(name: "CPangoFT2", pkgConfig: "pangoft2", providers: pangoProviders),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: rsvgProviders),
    .target(
      name: "DialectExamples",
      dependencies: [
        "Cartography", "SwiftAutoLayout", "Mortar", "MortarVFL", "NotAutoLayout",
        "QuoinPlatform",
      ],
      path: "Examples/Dialects", swiftSettings: platformSettings),
    .target(
      name: "SignInExample", dependencies: ["QuoinPlatform"], path: "Examples/SignIn",
      swiftSettings: platformSettings),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "DialectExamples", "QuoinStage", "QuoinRender", "QuoinUIKit", "QuoinLayout",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/Gallery", swiftSettings: platformSettings),
    .executableTarget(
      name: "scenes", dependencies: ["SignInExample", "QuoinStage", "QuoinUIKit"],
      path: "Examples/Scenes", swiftSettings: platformSettings),
    .executableTarget(
      name: "drawing", dependencies: ["QuoinStage", "QuoinUIKitExtras", "QuoinUIKit"],
      path: "Examples/Drawing", swiftSettings: platformSettings),
    .executableTarget(
      name: "constructs",
      dependencies: [
        "Cartography", "SwiftAutoLayout", "Mortar", "MortarVFL", "NotAutoLayout", "QuoinPlatform",
        "QuoinRender", "QuoinUIKit", "QuoinLayout",
      ],
      path: "Documentation/Constructs", exclude: ["Introductions", "Moving", "Tasks"],
      swiftSettings: platformSettings),
    .executableTarget(
      name: "quoin",
      dependencies: [
        "QuoinPreview", "QuoinConvert", "QuoinVersioning", "QuoinSnapshots", "QuoinChecking",
        "QuoinAssets", "QuoinInterfaceBuilder", "QuoinDevices", "QuoinRender", "QuoinExplanation",
        "QuoinDiagnostics", "QuoinUIKit", "QuoinText", "QuoinLayout",
        .target(name: "QuoinGTK", condition: .when(traits: ["GTK"])),
        .target(name: "QuoinStoryboards", condition: .when(traits: ["GTK"])),
        .product(
          name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Preview"])),
        .product(
          name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Preview"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: cheatSheets.map { .embedInCode("Sheets/\($0).md") },
      swiftSettings: platformSettings),
    .target(name: "LongTests", path: "Tests/LongTests", swiftSettings: settings),
    .testTarget(
      name: "QuoinSolverTests", dependencies: ["QuoinSolver", "LongTests"], swiftSettings: settings),
    .testTarget(
      name: "QuoinLayoutTests",
      dependencies: ["QuoinLayout", "QuoinDiagnostics", "QuoinSolver", "LongTests"],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinAssetsTests", dependencies: ["QuoinAssets"], swiftSettings: settings),
    .testTarget(
      name: "QuoinTextTests", dependencies: ["QuoinText", "QuoinLayout"], swiftSettings: settings),
    .testTarget(
      name: "QuoinUIKitTests",
      dependencies: ["QuoinUIKit", "QuoinDiagnostics", "QuoinText", "CQuietLog", "LongTests"],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinPreviewTests",
      dependencies: [
        "QuoinPreview", "QuoinExplanation", "QuoinInterfaceBuilder", "QuoinDiagnostics",
        "QuoinLayout", "QuoinRender", "QuoinUIKit", "LongTests",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinStageTests",
      dependencies: [
        "QuoinStage", "QuoinUIKitExtras", "QuoinUIKit", "QuoinRender", "QuoinLayout",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinSnapshotsTests",
      dependencies: ["QuoinSnapshots", "QuoinUIKit", "LongTests"],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinUIKitExtrasTests",
      dependencies: ["QuoinUIKitExtras", "QuoinUIKit"],
      swiftSettings: foundationSettings),
    .testTarget(
      name: "QuoinObjectiveCTests", dependencies: ["QuoinObjectiveC", "QuoinUIKit"],
      swiftSettings: foundationSettings),
    .testTarget(
      name: "QuoinExplanationTests",
      dependencies: [
        "QuoinExplanation", "QuoinUIKit", "QuoinPlatform", "CQuietLog",
      ],
      swiftSettings: foundationSettings),
    .target(
      name: "DialectTestSupport",
      dependencies: [
        "QuoinPlatform", "QuoinLayout", "QuoinDiagnostics", "CQuietLog",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      path: "Tests/DialectTestSupport", swiftSettings: platformSettings),
    .testTarget(
      name: "SwiftAutoLayoutTests",
      dependencies: [
        "SwiftAutoLayout", "QuoinDiagnostics", "DialectTestSupport",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "CartographyTests",
      dependencies: [
        "Cartography", "DialectTestSupport", "QuoinLayout",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "MortarTests",
      dependencies: [
        "Mortar", "MortarCore", "QuoinPlatform", "QuoinLayout", "DialectTestSupport",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "MortarVFLTests",
      dependencies: [
        "MortarVFL", "QuoinPlatform", "DialectTestSupport",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "NotAutoLayoutTests",
      dependencies: [
        "NotAutoLayout", "DialectTestSupport",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "QuoinPlatformTests",
      dependencies: [
        "QuoinPlatform", "QuoinLayout", "DialectTestSupport",
        .target(name: "QuoinUIKit", condition: .when(platforms: otherPlatforms)),
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "QuoinInterfaceBuilderTests",
      dependencies: [
        "QuoinInterfaceBuilder", "QuoinUIKit", "QuoinLayout", "CQuietLog", "LongTests",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinStoryboardsTests",
      dependencies: [
        "QuoinStoryboards", "QuoinInterfaceBuilder", "QuoinUIKit", "QuoinDiagnostics", "LongTests",
      ],
      swiftSettings: foundationSettings),
    .target(
      name: "CheckReview",
      dependencies: [
        "QuoinChecking", "QuoinInterfaceBuilder", "QuoinExplanation", "QuoinUIKit", "QuoinLayout",
      ],
      path: "Tests/CheckReview", swiftSettings: settings),
    .executableTarget(
      name: "check-review", dependencies: ["CheckReview"], path: "Tests/CheckReviewProgram",
      swiftSettings: settings),
    .testTarget(
      name: "QuoinCheckingTests",
      dependencies: [
        "QuoinChecking", "QuoinInterfaceBuilder", "CheckReview", "QuoinLayout", "CQuietLog",
        "LongTests",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinConvertTests",
      dependencies: [
        "QuoinConvert", "QuoinStoryboards", "QuoinInterfaceBuilder", "QuoinUIKit", "QuoinLayout",
        "Cartography", "SwiftAutoLayout", "Mortar", "MortarVFL", "NotAutoLayout", "LongTests",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinVersioningTests",
      dependencies: ["quoin", "QuoinVersioning", "QuoinRender", "QuoinInterfaceBuilder"],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinTestingTests",
      dependencies: [
        "QuoinTesting", "QuoinSnapshots", "QuoinStage", "QuoinChecking", "QuoinAssets",
        "QuoinInterfaceBuilder", "QuoinRender", "QuoinUIKit", "QuoinLayout", "DialectExamples",
        "SignInExample", "LongTests",
      ],
      // References of tests, which tests read by their paths.
      exclude: ["Snapshots/__Layouts__"],
      swiftSettings: settings),
    .testTarget(
      name: "QuoinRenderTests",
      dependencies: [
        "CQuietLog",
        "QuoinRender", "QuoinUIKit", "QuoinText", "QuoinLayout",
        .target(name: "CPictureReading", condition: .when(traits: ["Pango"])),
      ],
      swiftSettings: settings),
    // The tests of windows, which run in the main loop of GTK: a program of its own.
    .executableTarget(
      name: "gtk-tests",
      dependencies: [
        "DialectExamples", "QuoinStoryboards", "QuoinInterfaceBuilder", "QuoinGTK",
        "QuoinUIKitExtras", "QuoinUIKit", "QuoinText",
        .target(name: "CQuoinGTK", condition: .when(traits: ["GTK"])),
        .target(name: "CWidgetInput", condition: .when(traits: ["GTK"])),
      ],
      path: "Tests/GTKTests",
      // A reference of tests, which tests read by its path.
      exclude: ["Pictures"], swiftSettings: settings),
    .target(
      name: "CWidgetInput",
      dependencies: [
        "CQuoinGTK", .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ],
      path: "Tests/CWidgetInput", cSettings: gtkSettings),
    .target(name: "CQuietLog", path: "Tests/CQuietLog"),
    .target(
      name: "CPictureReading",
      dependencies: [.target(name: "CPangoCairo", condition: .when(traits: ["Pango"]))],
      path: "Tests/CPictureReading",
      cSettings: pangoSettings),
    .testTarget(
      name: "QuoinCommandTests",
      dependencies: [
        "quoin", "QuoinPreview", "QuoinVersioning", "QuoinTesting", "QuoinSnapshots",
        "QuoinChecking", "QuoinConvert",
        "QuoinRender", "QuoinExplanation", "QuoinUIKit", "QuoinInterfaceBuilder", "QuoinText",
        "QuoinLayout", "LongTests",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "MistakeTests",
      dependencies: [
        "Cartography", "SwiftAutoLayout", "Mortar", "MortarVFL", "NotAutoLayout",
        "DialectTestSupport", "QuoinPlatform", "QuoinExplanation", "QuoinDiagnostics",
        "QuoinUIKit", "QuoinLayout", "QuoinRender", "quoin", "QuoinInterfaceBuilder", "CQuietLog",
        "LongTests", "QuoinStage", "QuoinDevices",
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "DialectExamples", "QuoinTesting", "QuoinStage", "QuoinUIKit",
      ],
      swiftSettings: platformSettings),
    .testTarget(
      name: "ConstructTests",
      dependencies: ["constructs", "QuoinLayout", "QuoinRender", "QuoinUIKit", "LongTests"],
      swiftSettings: platformSettings),
  ],
  swiftLanguageModes: [.v6]
)

// Modules that are named like frameworks of Apple, for sources that import these. A target that does
// not depend on one of the products does not have them built, so that `canImport(UIKit)` stays false.
/// The modules of each product, in `Sources/Frameworks`.
let frameworks = [
  "UIKit": ["UIKit", "_Testing_UIKit"],
  "CoreGraphics": ["CoreGraphics", "_Testing_CoreGraphics"],
  "QuartzCore": ["QuartzCore"],
]
#if os(macOS)
// The frameworks themselves are there. The products have other modules, because a manifest cannot
// name a product that does not exist, even for other platforms alone.
package.products += frameworks.keys.sorted().map {
  .library(name: $0, targets: ["QuoinPlatform"])
}
#else
package.products += frameworks.sorted { $0.key < $1.key }.map {
  .library(name: $0.key, targets: $0.value)
}
let frameworkModules: [Target.Dependency] = ["QuoinUIKit", "QuoinUIKitExtras"]
let frameworkDependencies: [String: [Target.Dependency]] = [
  "UIKit": frameworkModules + [
    "QuoinObjectiveC", "QuoinStoryboards",
    .target(name: "QuoinGTK", condition: .when(traits: ["GTK"])),
  ],
  "CoreGraphics": frameworkModules,
  "QuartzCore": frameworkModules,
]
package.targets += frameworks.values.joined().sorted().map { name in
  .target(
    name: name, dependencies: frameworkDependencies[name] ?? [],
    path: "Sources/Frameworks/\(name)", swiftSettings: settings)
}
#endif

// The package manager compiles the tools of plugins once more, for the machine that builds. Only
// packages that depend on this one have the plugin, so that builds of this one do not pay for it.
if isDependency || Context.environment["QUOIN_PLUGINS"] != nil {
  package.products.append(.plugin(name: "CheckLayouts", targets: ["CheckLayouts"]))
  package.targets.append(
    .plugin(
      name: "CheckLayouts",
      capability: .command(
        intent: .custom(
          verb: "check-layouts",
          description: "Checks the layouts of Interface Builder files with quoin check.")),
      dependencies: ["quoin"]))
}

// A check that builds with a trait compiles all modules again, and needs few of the tests.
if let names = Context.environment["QUOIN_TESTS"]?.split(separator: " ") {
  package.targets.removeAll { $0.type == .test && !names.contains(Substring($0.name)) }
}
