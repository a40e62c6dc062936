"""The site: the pages of this folder, the rules of the games, the library from its docstrings; ``make site``."""

import re
from pathlib import Path

from sphinx.application import Sphinx

import vedette

ROOT = Path(__file__).resolve().parent.parent
project = "Vedette"
author = "the authors of Vedette"
version = release = vedette.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_title = f"Vedette {release}"
html_theme = "furo"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#17405a", "color-brand-content": "#17405a"},
    "dark_css_variables": {"color-brand-primary": "#e6b95f", "color-brand-content": "#e6b95f"},
}
html_copy_source = False
html_show_sphinx = False
templates_path: list[str] = []
myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"exclude-members": "__init__, __new__"}
nitpick_ignore = [("py:class", "vedette.core.chance.T"), ("py:class", "Trouble")]  # a type variable, the base of errors
suppress_warnings = ["misc.highlighting_failure"]  # blocks of our own formats


def own(_: Sphinx, name: str, source: list[str]) -> None:
    """Lead links of a page that leave this folder to the site's page of the same text, or print them as names."""
    kept = {"../SECURITY.md": "security.md", "../CHANGELOG.md": "changelog.md", "../CONTRIBUTING.md": "contributing.md"}

    def link(found: re.Match[str]) -> str:
        words, target = found[1], found[2].removeprefix("docs/")
        target = kept.get(target) or kept.get(f"../{target}") or target
        return f"[{words}]({target})" if (ROOT / "docs" / target.partition("#")[0]).exists() else words

    source[0] = re.sub(r"(?<!!)\[([^\]]+)\]\(([^):#]+(?:#[^)]*)?)\)", link, source[0])
    if name in {"security", "changelog", "contributing"}:
        source[0] = source[0].replace("](docs/", "](")


def setup(app: Sphinx) -> None:
    """Register what is done to each page."""
    app.connect("source-read", own)
    app.connect("include-read", lambda app, path, _, text: own(app, Path(path).stem.lower(), text))
