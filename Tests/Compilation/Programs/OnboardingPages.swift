// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import UIKit

/// Pages of an introduction, with dots below.
final class OnboardingPages: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal,
    options: [.interPageSpacing: 20])
  let dots = UIPageControl()
  let pages = ["Read", "Write", "Share"].map { OnboardingPage(text: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.dataSource = self
    pager.delegate = self
    addChild(pager)
    view.addSubview(pager.view)
    view.addSubview(dots)
    pager.didMove(toParent: self)
    dots.numberOfPages = pages.count
    pager.view.translatesAutoresizingMaskIntoConstraints = false
    dots.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      pager.view.topAnchor.constraint(equalTo: view.topAnchor),
      pager.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pager.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pager.view.bottomAnchor.constraint(equalTo: dots.topAnchor, constant: -8),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dots.heightAnchor.constraint(equalToConstant: 30),
      dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    show(page: 0)
  }

  func show(page: Int) {
    let direction: UIPageViewController.NavigationDirection =
      page >= dots.currentPage ? .forward : .reverse
    pager.setViewControllers([pages[page]], direction: direction, animated: true)
    dots.currentPage = page
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, by: 1)
  }

  private func neighbor(of controller: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }),
      pages.indices.contains(index + step)
    else { return nil }
    return pages[index + step]
  }
}

final class OnboardingPage: UIViewController {
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func loadView() {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    view = label
  }
}
