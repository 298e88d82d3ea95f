// How is the user told in passing? Success is short; a loss of time or money stays until it is dismissed.
import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'failure';
  readonly message: string;
}

/** Milliseconds that a toast without a loss stays. */
export const TOAST_MS = 4_000;

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));
let lastId = 0;

function show(tone: Toast['tone'], message: string): void {
  lastId += 1;
  const toast: Toast = { id: lastId, tone, message };
  toastStore.setState(({ toasts }) => ({
    // The same sentence again replaces the one that still stands.
    toasts: [...toasts.filter((other) => other.message !== message), toast],
  }));
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

export const toast = {
  success: (message: string): void => show('success', message),
  info: (message: string): void => show('info', message),
  /** Stays until dismissed. */
  failure: (message: string): void => show('failure', message),
};
