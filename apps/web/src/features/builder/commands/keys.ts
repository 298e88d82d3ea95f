// Key presses: recognised, and written for readers and for assistive technology.
export interface KeyPress {
  /** As `KeyboardEvent.key` has it; letters in lower case. */
  readonly key: string;
  /** Ctrl, or Cmd on Apple's keyboards. */
  readonly mod?: true;
  readonly shift?: true;
  readonly alt?: true;
}

type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function isPressed(press: KeyPress, event: PressedKeys): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // On many keyboards a sign such as '?' takes Shift.
  const isSign = press.key.length === 1 && !/[a-z0-9 ]/u.test(press.key);
  return (
    key === press.key &&
    (event.ctrlKey || event.metaKey) === (press.mod ?? false) &&
    event.altKey === (press.alt ?? false) &&
    (isSign || event.shiftKey === (press.shift ?? false))
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** Keys of a press, one by one: each is drawn as a key. */
export function keyNames(press: KeyPress, isApple: boolean, nameOf: (key: string) => string): string[] {
  const keys: string[] = [];
  if (press.mod) keys.push(isApple ? '⌘' : nameOf('Control'));
  if (press.alt) keys.push(isApple ? '⌥' : nameOf('Alt'));
  if (press.shift) keys.push(isApple ? '⇧' : nameOf('Shift'));
  const { key } = press;
  keys.push(SIGNS[key] ?? (key.length === 1 && key !== ' ' ? key.toUpperCase() : nameOf(key)));
  return keys;
}

/** As `aria-keyshortcuts` wants it (WAI-ARIA 1.2). */
export function ariaKeys(presses: readonly KeyPress[]): string {
  return presses
    .flatMap((press) => {
      const rest = [
        ...(press.alt ? ['Alt'] : []),
        ...(press.shift ? ['Shift'] : []),
        press.key === ' ' ? 'Space' : press.key,
      ];
      return press.mod ? [`Control+${rest.join('+')}`, `Meta+${rest.join('+')}`] : [rest.join('+')];
    })
    .join(' ');
}
