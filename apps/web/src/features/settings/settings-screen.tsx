import type { MessageKey } from '@silosmith/messages';
import { type ReactNode, useEffect } from 'react';
import { showAddressed } from '../../platform/page.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { ContentSection } from './content-section.tsx';
import { DataSection } from './data-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { ModelSection } from './model-section.tsx';
import styles from './settings.module.css';
import { UsageSection } from './usage-section.tsx';

const SECTIONS: readonly { id: string; title: MessageKey; text?: MessageKey; content: ReactNode }[] = [
  { id: 'appearance', title: 'settings.appearance.title', content: <AppearanceSection /> },
  { id: 'models', title: 'settings.models.title', text: 'settings.models.text', content: <ModelSection /> },
  { id: 'keys', title: 'settings.keys.title', text: 'settings.keys.text', content: <KeysSection /> },
  { id: 'content', title: 'settings.content.title', content: <ContentSection /> },
  { id: 'data', title: 'settings.data.title', text: 'settings.data.text', content: <DataSection /> },
  { id: 'usage', title: 'settings.usage.title', text: 'settings.usage.text', content: <UsageSection /> },
  { id: 'account', title: 'settings.account.title', content: <AccountSection /> },
];

export default function SettingsScreen() {
  const { t } = useMessages();
  useEffect(showAddressed, []);
  return (
    <div className={styles.screen}>
      <h1>{t('settings.title')}</h1>
      <nav className={styles.index} aria-label={t('settings.sections')}>
        {SECTIONS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {t(title)}
          </a>
        ))}
      </nav>
      <div className={styles.sections}>
        {SECTIONS.map(({ id, title, text, content }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{t(title)}</h2>
            {text !== undefined && <p>{t(text)}</p>}
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
