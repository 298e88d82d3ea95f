// A scene of the gallery: one component in one state.
import type { ReactNode } from 'react';

export interface Scene {
  /** `<component>.<state>`; the address is gallery.html?scene=<id>. */
  readonly id: string;
  /** Puts the app's stores into the state; they are empty before. */
  readonly enter?: () => void;
  readonly draw: () => ReactNode;
  /** It brings its own landmarks, title and place for dialogs. */
  readonly isPage?: boolean;
}

const RETRY = 'retry' as const;

/** A fault that stands for those of its code. */
export function faultOf(code: string, params: Readonly<Record<string, string | number>> = {}) {
  return { code, params, severity: 'high' as const, retryable: true, recovery: [RETRY] };
}

export const nothing = (): void => undefined;
