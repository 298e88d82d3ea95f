// Whether pages of others are found and read before an article is written: by whom, and at what price.
import { Checkbox, NativeSelect } from '@mantine/core';
import { DEMO_PROVIDER, RESEARCH_PROVIDERS, usdPerSearch } from '@silosmith/ai';
import type { RunChoice } from '@silosmith/generation';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import styles from './generate.module.css';

export interface ResearchChoiceProps {
  /** Null: articles are written without. */
  readonly chosen: NonNullable<RunChoice['research']> | null;
  /** Who writes the texts: sample texts rest on sample pages first. */
  readonly textProvider: string;
}

export function ResearchChoice({ chosen, textProvider }: ResearchChoiceProps) {
  const { t } = useMessages();
  const format = useFormat();
  const labelOf = (id: string, provider: string) => {
    const usd = usdPerSearch(id);
    return usd === 0
      ? t('generate.research.choiceFree', { provider })
      : t('generate.research.choice', { provider, price: format.usd(usd) });
  };
  const searching = RESEARCH_PROVIDERS.find(({ id }) => id !== DEMO_PROVIDER)?.id ?? DEMO_PROVIDER;
  const first = textProvider === DEMO_PROVIDER ? DEMO_PROVIDER : searching;
  return (
    <div className={styles.images}>
      <Checkbox
        size="xs"
        checked={chosen !== null}
        onChange={(event) => setPreferences({ researchProvider: event.currentTarget.checked ? first : null })}
        label={t('generate.research.include')}
      />
      {chosen !== null && (
        <>
          <NativeSelect
            size="xs"
            aria-label={t('generate.research.finder')}
            value={chosen.provider}
            onChange={(event) => setPreferences({ researchProvider: event.currentTarget.value })}
            data={RESEARCH_PROVIDERS.map(({ id, name }) => ({
              value: id,
              label: labelOf(id, name),
            }))}
          />
          <p className={styles.note}>
            {t('generate.research.meaning')}{' '}
            {chosen.provider === DEMO_PROVIDER && t('generate.research.demo')}
          </p>
        </>
      )}
    </div>
  );
}
