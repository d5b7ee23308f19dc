// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// Lets a person choose or take a picture. It is presented as an empty view: there are no pictures, so
/// the delegate is not called. What is set is stored, not shown.
///
/// In UIKit the class inherits from `UINavigationController`, whose delegate has another type, which
/// Swift does not let a class change.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  /// Hears of the choice.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of pictures, by their identifiers.
  open var mediaTypes = ["public.image"]
  /// Whether the picture can be cut to a square.
  open var allowsEditing = false
  /// How a film is converted.
  open var videoExportPreset = ""
  /// How an image is converted.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// How long a film can be, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// How well a film is stored.
  open var videoQuality = QualityType.typeMedium
  /// Whether the camera shows its controls.
  open var showsCameraControls = true
  /// A view in front of the picture of the camera.
  open var cameraOverlayView: UIView?
  /// How the picture of the camera is transformed.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Whether the camera takes pictures or films.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// When the camera uses its light.
  open var cameraFlashMode = CameraFlashMode.auto

  /// A picker of the library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A picker of the library.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A picker of the library; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether there are pictures of a source: the library only, which is empty.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  /// The kinds of pictures of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }
  /// Whether there is a camera: no.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a light: no.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera can do: nothing.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Takes a picture. Does nothing.
  open func takePicture() {}
  /// Begins a film. Returns whether it began: no.
  open func startVideoCapture() -> Bool { false }
  /// Ends a film. Does nothing.
  open func stopVideoCapture() {}
}

/// Hears of the choice of a picture.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// What UIKit does where a delegate leaves a method out.
