"""HTTP: the API, the page's files, and checks on every request."""
