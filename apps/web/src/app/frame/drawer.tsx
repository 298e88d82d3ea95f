// The rail below 900 px, in a modal `<dialog>`: it traps the focus and closes on Escape.
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Drawer({ open, onClose, children }: DrawerProps) {
  const { t } = useMessages();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={t('common.nav.label')}
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop arrives at the dialog itself.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && <div className={styles.inside}>{children}</div>}
    </dialog>
  );
}
