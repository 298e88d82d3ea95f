// A button whose menu or panel is loaded when it is first wanted, which keeps the frame small.
import {
  type ComponentType,
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  Suspense,
  useState,
} from 'react';

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
  readonly target: ReactElement<HTMLAttributes<HTMLButtonElement>>;
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
      <Overlay target={target} />
    </Suspense>
  );
}
