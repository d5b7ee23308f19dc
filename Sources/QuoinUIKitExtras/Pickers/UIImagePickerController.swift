// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A controller in which the user selects or takes a photo. It is presented as an empty view: there
/// are not photos, so the delegate is not called. Properties are stored, not shown.
///
/// In UIKit the class inherits from `UINavigationController`, whose delegate has a different type.
/// Swift does not allow a subclass to change it.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
  /// The delegate that is notified of the selection.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of the images.
  open var sourceType = SourceType.photoLibrary
  /// The type identifiers of the media that can be selected.
  open var mediaTypes = ["public.image"]
  /// Whether the user can crop the image.
  open var allowsEditing = false
  /// The preset for the conversion of movies.
  open var videoExportPreset = ""
  /// The preset for the conversion of images.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The maximum duration of a movie, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of recorded movies.
  open var videoQuality = QualityType.typeMedium
  /// Whether the controls of the camera are shown.
  open var showsCameraControls = true
  /// A view in front of the camera preview.
  open var cameraOverlayView: UIView?
  /// The transform of the camera preview.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Whether the camera takes photos or records movies.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera that is used.
  open var cameraDevice = CameraDevice.rear
  /// The flash mode of the camera.
  open var cameraFlashMode = CameraFlashMode.auto

  /// Creates a picker for the photo library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a picker for the photo library.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a picker for the photo library; archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether a source is available: only the photo library, which is empty.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  /// Returns the media types of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }
  /// Returns whether a camera is available: always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash: always false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the capture modes of a camera: always nil.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Takes a photo. Does nothing.
  open func takePicture() {}
  /// Starts recording a movie. Returns whether it started: always false.
  open func startVideoCapture() -> Bool { false }
  /// Stops recording a movie. Does nothing.
  open func stopVideoCapture() {}
}

/// A delegate that is notified of the selection of an image or movie.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called after the user selected an image or movie.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the user cancelled the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// Default implementations of the optional methods.
