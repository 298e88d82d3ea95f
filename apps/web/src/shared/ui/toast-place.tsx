// Shows toasts in a corner, announced to screen readers: politely, or at once where something was lost.
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { after } from '../../platform/clock.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './toast.module.css';
import { ACTION_TOAST_MS, dismissToast, TOAST_MS, type Toast, toastStore } from './toast.ts';
import { useMessages } from './use-messages.ts';

export function ToastPlace() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const losses = toasts.filter(({ tone }) => tone === 'failure');
  const others = toasts.filter(({ tone }) => tone !== 'failure');
  return (
    <div className={styles.place}>
      <div role="alert">
        {losses.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastCard({ toast: { id, tone, message, action } }: { readonly toast: Toast }) {
  const { t } = useMessages();
  const [held, setHeld] = useState(false);
  // Who has reached for it is not hurried.
  useEffect(() => {
    if (tone === 'failure' || held) return undefined;
    return after(action === undefined ? TOAST_MS : ACTION_TOAST_MS, () => dismissToast(id));
  }, [id, tone, action, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whether it is read is no interaction
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{message}</p>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={t('common.close')} onClick={() => dismissToast(id)}>
        <IconX size={14} />
      </button>
    </div>
  );
}
