// Entry of the browser: theme, session, router. The app is a chunk of its own that guests never load.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/root.tsx';
import { mountPoint, watchOverlayKeys } from './platform/page.ts';
import { watchUncaughtErrors } from './state/errors/browser-errors.ts';
import { followSystemTheme } from './state/preferences/theme-store.ts';
import { loadSession } from './state/session/session-store.ts';
import './shared/ui/base.css';

watchUncaughtErrors();
watchOverlayKeys();
followSystemTheme();
void loadSession();

createRoot(mountPoint()).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
