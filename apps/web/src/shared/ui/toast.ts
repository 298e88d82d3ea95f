// Toasts: success is short, what can be undone stays longer, and a loss of time or money stays until it is dismissed.
import { createStore } from 'zustand/vanilla';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'failure';
  readonly message: string;
  readonly action?: ToastAction;
}

/** Milliseconds that a toast without a loss stays. */
export const TOAST_MS = 4_000;
/** The same where something can be done about it: time to read two sentences and to reach the button. */
export const ACTION_TOAST_MS = 10_000;

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

function show(tone: Toast['tone'], message: string, action?: ToastAction): number {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, message, ...(action === undefined ? {} : { action }) };
  // The same sentence again replaces the one that still stands, and so does the next offer: only the last can be taken up.
  // A failure stays beside another: each tells of a loss of its own.
  const isOffer = action !== undefined && tone !== 'failure';
  const stays = (other: Toast) =>
    other.message !== message &&
    (!isOffer || other.tone === 'failure' || other.action?.label !== action.label);
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts.filter(stays), toast] }));
  return lastId;
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export const toast = {
  success: (message: string): number => show('success', message),
  info: (message: string): number => show('info', message),
  /** With something that can be done about it. Answers the toast's id, for the case that it no longer can. */
  offer: (message: string, action: ToastAction): number => show('info', message, action),
  /** Stays until dismissed. */
  failure: (message: string, action?: ToastAction): number => show('failure', message, action),
};
