final class FeedCell {}
