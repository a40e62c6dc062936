(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('vedette.settings') || '{}');
    const page = document.documentElement;
    if (kept.language) page.lang = kept.language;
    if (kept.theme && kept.theme !== 'system') page.dataset.theme = kept.theme;
    if (kept.motion && kept.motion !== 'system') page.dataset.motion = kept.motion;
  } catch {
    // storage refused
  }
})();
