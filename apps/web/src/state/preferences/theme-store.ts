// Light or dark? The stored choice first, else the system's (specification 3 §4.12). public/theme.js paints the same before the first frame.
import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../../platform/local-storage.ts';
import { onSystemThemeChange, paintTheme, systemTheme, type Theme } from '../../platform/page.ts';

const KEY = 'silosmith.theme';

function chosen(): Theme | null {
  const stored = readStored(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

export const themeStore = createStore<{ readonly theme: Theme }>(() => ({
  theme: chosen() ?? systemTheme(),
}));

export function setTheme(theme: Theme): void {
  writeStored(KEY, theme);
  paintTheme(theme);
  themeStore.setState({ theme });
}

export function toggleTheme(): void {
  setTheme(themeStore.getState().theme === 'dark' ? 'light' : 'dark');
}

/** Follows the system for as long as nothing was chosen. Call once. */
export function followSystemTheme(): void {
  paintTheme(themeStore.getState().theme);
  onSystemThemeChange(() => {
    if (chosen() !== null) return;
    paintTheme(systemTheme());
    themeStore.setState({ theme: systemTheme() });
  });
}
