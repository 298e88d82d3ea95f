// The theme: the stored choice, else the system's. public/theme.js applies the same before the first frame.
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
