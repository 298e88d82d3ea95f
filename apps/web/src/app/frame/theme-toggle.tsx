// Light or dark? One button for the other one.
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { themeStore, toggleTheme } from '../../state/preferences/theme-store.ts';
import { useStore } from '../../state/use-store.ts';
import styles from './bar.module.css';

export function ThemeToggle() {
  const { t } = useMessages();
  const dark = useStore(themeStore, ({ theme }) => theme === 'dark');
  const label = t(dark ? 'common.theme.toLight' : 'common.theme.toDark');
  const Icon = dark ? IconSun : IconMoon;
  return (
    <button type="button" className={styles.icon} title={label} aria-label={label} onClick={toggleTheme}>
      <Icon size={18} stroke={1.6} />
    </button>
  );
}
