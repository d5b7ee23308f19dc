// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuoinInterfaceBuilder
public import QuoinUIKit

/// A storyboard: its scenes become controllers with views, outlets and actions.
///
/// The file is the one that Interface Builder saves; it is not compiled. Classes that it names are
/// registered first, see ``register(_:as:outlets:actions:)``. A class, an outlet or an action that
/// is missing is reported with its line in the file, see ``InterfaceProblem``.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let file: InterfaceFile
  private let bundle: Bundle?
  /// Whether the file is shown without its program, so that classes and other storyboards may be
  /// missing.
  let isWithoutProgram: Bool
  private var lastRead: ProgramFile?

  /// Creates the storyboard with a name in a bundle; nil for that of the program. A name without a
  /// file stops the program, where UIKit raises an exception.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    bundle = storyboardBundleOrNil
    isWithoutProgram = false
    do {
      guard
        let file = try BundledFiles.file(
          name, extension: "storyboard", in: storyboardBundleOrNil)
      else {
        ProgrammerError.stop(
          "missing-storyboard",
          "There is no storyboard “\(name)” in the bundle "
            + "\((storyboardBundleOrNil ?? .main).bundlePath). Add \(name).storyboard to the "
            + "resources of the target, and pass its bundle.")
      }
      self.file = file
    } catch {
      ProgrammerError.stop("unreadable-storyboard", "\(error)")
    }
    super.init()
  }

  /// Creates a storyboard from the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - fileName: The name of the file in messages.
  ///   - bundle: Where images and other storyboards are searched; nil for the program's.
  /// - Throws: An error with line and column when the bytes are not a readable storyboard.
  public init(data: Data, fileName: String, bundle: Bundle? = nil) throws {
    self.bundle = bundle
    isWithoutProgram = false
    file = try InterfaceFile(data: data, fileName: fileName)
    super.init()
  }

  /// Creates a storyboard from a file that was read.
  init(_ file: InterfaceFile, isWithoutProgram: Bool, bundle: Bundle?) {
    self.file = file
    self.isWithoutProgram = isWithoutProgram
    self.bundle = bundle
    super.init()
  }

  /// Returns the controller that the storyboard starts with; nil when it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.initial.flatMap { make($0, creator: nil) }
  }

  /// Returns the controller of an identifier, which Interface Builder calls Storyboard ID. One that
  /// no scene has stops the program, where UIKit raises an exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let element = scenes.controller(identifier: identifier),
      let controller = make(element, creator: nil)
    else { stop(identifier) }
    return controller
  }

  /// Returns the controller that the storyboard starts with, made by a closure.
  ///
  /// - Parameter creator: Makes the controller, by `init?(coder:)` or an initializer of the program
  ///   that calls it. For nil the registered class makes it.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    scenes.initial.flatMap { make($0, creator: creator) } as? ViewController
  }

  /// Returns the controller of an identifier, made by a closure.
  ///
  /// - Parameters:
  ///   - identifier: The Storyboard ID. One that no scene has stops the program.
  ///   - creator: Makes the controller, by `init?(coder:)` or an initializer of the program that
  ///     calls it. For nil the registered class makes it.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let element = scenes.controller(identifier: identifier),
      let controller = make(element, creator: creator)
    else { stop(identifier) }
    guard let controller = controller as? ViewController else {
      ProgrammerError.stop(
        "unsuitable-controller",
        "The scene “\(identifier)” of \(file.name) is made as \(type(of: controller)), not as "
          + "\(ViewController.self). Register the class, and name it in the file at line "
          + "\(element.line).")
    }
    return controller
  }

  private func stop(_ identifier: String) -> Never {
    let known = scenes.identifiers.map { "“\($0)”" }.joined(separator: ", ")
    ProgrammerError.stop(
      "missing-scene",
      "\(file.name) has no scene with the identifier “\(identifier)”; "
        + (known.isEmpty ? "no scene has one." : "it has \(known)."))
  }

  // MARK: Scenes

  /// The file as it is for the traits of the program now.
  var program: ProgramFile {
    let traits = UITraitCollection.current
    if let lastRead, lastRead.isRead(for: traits) { return lastRead }
    let read = ProgramFile(file, for: traits)
    lastRead = read
    return read
  }

  private var scenes: StoryboardScenes { StoryboardScenes(program) }

  /// The ids of the controllers whose children are being made.
  private var idsInProgress: [String] = []

  /// Returns the controller with an id in the file; nil for an unknown id, or when it is being
  /// created as a container of itself. For segues.
  func makeController(_ id: String) -> UIViewController? {
    guard !idsInProgress.contains(id) else { return nil }
    return scenes.controller(id).flatMap { make($0, creator: nil) }
  }

  private func make(
    _ element: MarkupElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
    idsInProgress.append(element["id"] ?? "")
    defer { idsInProgress.removeLast() }
    return StoryboardScene(element, of: self, program, bundle: bundle).makeController(creator)
  }

  /// The controller of another storyboard.
  private func makeReferenced(_ element: MarkupElement) -> UIViewController? {
    guard let other = element["storyboardName"].flatMap(otherStoryboard) else { return nil }
    guard let identifier = element["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    guard isWithoutProgram else {
      return other.instantiateViewController(withIdentifier: identifier)
    }
    return other.scenes.controller(identifier: identifier).flatMap { other.make($0, creator: nil) }
  }

  /// Returns the storyboard with a name. For a file that is shown without its program, nil for a
  /// missing file; one that cannot be read is reported.
  private func otherStoryboard(_ name: String) -> UIStoryboard? {
    guard isWithoutProgram else { return UIStoryboard(name: name, bundle: bundle) }
    do {
      return try BundledFiles.file(name, extension: "storyboard", in: bundle).map {
        UIStoryboard($0, isWithoutProgram: true, bundle: bundle)
      }
    } catch {
      ProblemReports.report(
        InterfaceProblem(
          code: .missingFile, file: error.file, line: error.line, column: error.column,
          message: error.message))
      return nil
    }
  }
}
