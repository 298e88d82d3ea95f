// The page around the app: title, robots, theme, connection, a warning before leaving, reload.

/** Sets the tab's title and whether search engines may list the page. */
export function describePage(title: string, noindex: boolean): void {
  document.title = title;
  let robots = document.querySelector('meta[name="robots"]');
  if (robots === null) {
    robots = document.createElement('meta');
    robots.setAttribute('name', 'robots');
    document.head.append(robots);
  }
  robots.setAttribute('content', noindex ? 'noindex, nofollow' : 'index, follow');
}

/** Tags of the browser, best first. */
export const browserLanguages = (): readonly string[] => navigator.languages;

/** What screen readers and hyphenation go by. */
export function nameLanguage(tag: string): void {
  document.documentElement.lang = tag;
}

export type Theme = 'light' | 'dark';

/** Both names are read: ours by tokens.css, Mantine's by its own style sheet. */
export function paintTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['mantineColorScheme'] = theme;
}

export function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function onSystemThemeChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The browser's word only: false is certain, true may still mean no server. */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Calls `listener` when the tab comes back into view. */
export function onReturnToPage(listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Asks the browser to warn before the tab is closed, while `mustWarn` says so. */
export function warnBeforeLeaving(mustWarn: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (mustWarn()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

export function reloadPage(): void {
  location.reload();
}

/** A key press anywhere on the page; returns the way to stop. */
export function onKeyDown(listener: (event: KeyboardEvent) => void): () => void {
  window.addEventListener('keydown', listener);
  return () => window.removeEventListener('keydown', listener);
}

const OVERLAYS = '[role="dialog"], [role="menu"]';
// What hangs at a button: it hears the keys only while the focus is in it, a modal hears them anywhere.
const HANGING = '[data-position]';
const keysOfOverlays = new WeakSet<Event>();

/**
 * Before anything is drawn: an overlay that a key closes is gone when the listeners of the page are asked. An Escape that comes before the focus is
 * in the overlay on top is handed to it.
 */
export function watchOverlayKeys(): void {
  const watch = (event: KeyboardEvent) => {
    const top = [...document.querySelectorAll(OVERLAYS)].at(-1);
    if (top === undefined) return;
    keysOfOverlays.add(event);
    const isInside = event.target instanceof Node && top.contains(event.target);
    if (event.key !== 'Escape' || event.isComposing || isInside || !top.matches(HANGING)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    top.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  window.addEventListener('keydown', watch, { capture: true });
}

/** Whether an overlay was open when the key was pressed, with the focus in it or, just opened, not yet. */
export function isForOverlay(event: KeyboardEvent): boolean {
  return keysOfOverlays.has(event);
}

/** Whether the pressed key belongs to a text field, whose own undo must win. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Hands the user a file. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Opens an image of a data URL in a tab of its own: browsers refuse to open the URL itself there, an address of its bytes they open. */
export function openDataImage(dataUrl: string): void {
  const [head = '', body = ''] = dataUrl.split(',', 2);
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  const type = /^data:([^;,]+)/u.exec(head)?.[1] ?? '';
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  window.open(url, '_blank');
  // A tab that is slow to open reads the address after this has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Tells the height of an element's inside, first when it has been laid out, then whenever it changes. */
export function watchHeight(element: Element, listener: (heightPx: number) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) listener(contentRect.height);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The same for its width. */
export function watchWidth(element: Element, listener: (widthPx: number) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) listener(contentRect.width);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The focused element has left the page: keys reach nobody. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** What has the focus; null where it is lost. */
export function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement && !isFocusLost() ? document.activeElement : null;
}

export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The element that the app is drawn into. */
export function mountPoint(): HTMLElement {
  const element = document.getElementById('root');
  if (element !== null) return element;
  const made = document.createElement('div');
  document.body.append(made);
  return made;
}

/** The part of the address after '#', without it. */
export function addressHash(): string {
  return location.hash.slice(1);
}

/** What a user begins to move the page with. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Shows the element that the address names after '#', and keeps it in view while the parts around it are still growing, until the user moves the
 * page; nothing where it is not there. For screens that are drawn after the browser looked for it. Returns the way to end it.
 */
export function showAddressed(): () => void {
  const id = addressHash();
  const element = id === '' ? null : document.getElementById(id);
  if (element === null) return () => {};
  const observer = new ResizeObserver(() => element.scrollIntoView());
  const end = (): void => {
    observer.disconnect();
    for (const move of MOVES) window.removeEventListener(move, end);
  };
  for (const move of MOVES) window.addEventListener(move, end, { passive: true });
  // Observing calls back at once, and then whenever the size changes.
  observer.observe(element.parentElement ?? element);
  return end;
}

export function onAddressHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function goToHash(hash: string): void {
  location.hash = hash;
}

/** Whether shortcuts are written with ⌘. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

const NARROW = '(max-width: 600px)';

/** As narrow as a phone's; style sheets ask the same. */
export function isNarrowWindow(): boolean {
  return matchMedia(NARROW).matches;
}

export function onNarrowWindow(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Calls `listener` with what was thrown, or rejected, and caught by nothing; until the page is left. */
export function onUncaughtError(listener: (error: unknown) => void): void {
  addEventListener('error', ({ error, message }) => listener(error ?? new Error(message)));
  addEventListener('unhandledrejection', ({ reason }) => listener(reason));
}
