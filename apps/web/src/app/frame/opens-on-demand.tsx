// A button whose menu or panel is loaded when it is first wanted, which keeps the frame small.
import {
  type ComponentPropsWithRef,
  type ComponentType,
  cloneElement,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import { isFocusLost } from '../../platform/page.ts';

export interface OverlayProps {
  /** The button that opens and closes the overlay; it opens by itself when it appears. */
  readonly target: ReactElement;
}

export interface OpensOnDemandProps {
  /** A lazy component. */
  readonly overlay: ComponentType<OverlayProps>;
  /** Begins to load the overlay; called when the pointer or the focus comes near. */
  readonly preload: () => void;
  readonly kind: 'menu' | 'dialog';
  readonly target: ReactElement<ComponentPropsWithRef<'button'>>;
}

/** The overlay draws a button of its own: the one that was pressed is removed with the focus on it. */
function keepFocus(button: HTMLButtonElement | null): void {
  if (isFocusLost()) button?.focus({ preventScroll: true });
}

export function OpensOnDemand({ overlay: Overlay, preload, kind, target }: OpensOnDemandProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = cloneElement(target, {
    'aria-haspopup': kind,
    'aria-expanded': false,
    onClick: () => setWanted(true),
    onPointerEnter: preload,
    onFocus: preload,
  });
  if (!wanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Overlay target={cloneElement(target, { ref: keepFocus })} />
    </Suspense>
  );
}
