// Paints the chosen theme before the first frame (the content-security policy allows no inline script). Same rule as src/state/theme-store.ts.
(() => {
  let theme = null;
  try {
    theme = JSON.parse(localStorage.getItem('silosmith.theme'));
  } catch {
    theme = null;
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.mantineColorScheme = theme;
})();
