// Opens the command palette (Ctrl or Cmd + K), which is loaded when it is first wanted.
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { isApple, onKeyDown } from '../../platform/page.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './bar.module.css';

const load = () => import('../palette.tsx');
const Palette = lazy(load);

export function PaletteButton() {
  const { t } = useMessages();
  const [wanted, setWanted] = useState(false);
  const toggle = useCallback(() => {
    setWanted(true);
    void load().then(({ togglePalette }) => togglePalette());
  }, []);
  useEffect(
    () =>
      onKeyDown((event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
        event.preventDefault();
        toggle();
      }),
    [toggle],
  );
  return (
    <>
      <button type="button" className={styles.palette} aria-keyshortcuts="Control+K Meta+K" onClick={toggle}>
        <IconSearch size={15} stroke={1.8} />
        <span className="visually-hidden">{t('common.palette.open')}</span>
        <span className={styles.keys} aria-hidden="true">
          {isApple() ? '⌘K' : 'Ctrl K'}
        </span>
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <Palette />
        </Suspense>
      )}
    </>
  );
}
