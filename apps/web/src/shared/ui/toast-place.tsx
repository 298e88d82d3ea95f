// Where do toasts stand? In a corner, announced to screen readers: politely, or at once where something was lost.
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { after } from '../../platform/clock.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './toast.module.css';
import { dismissToast, TOAST_MS, type Toast, toastStore } from './toast.ts';
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

function ToastCard({ toast: { id, tone, message } }: { readonly toast: Toast }) {
  const { t } = useMessages();
  useEffect(() => (tone === 'failure' ? undefined : after(TOAST_MS, () => dismissToast(id))), [id, tone]);
  return (
    <div className={styles.toast} data-tone={tone}>
      <p>{message}</p>
      <button type="button" aria-label={t('common.close')} onClick={() => dismissToast(id)}>
        <IconX size={14} />
      </button>
    </div>
  );
}
