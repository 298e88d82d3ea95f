// Whether pages of others are found and read before an article is written: by whom, and at what price.
import { Checkbox, NativeSelect } from '@mantine/core';
import {
  ALL_MARKETS,
  DEMO_PROVIDER,
  marketOf,
  marketsOf,
  RESEARCH_PROVIDERS,
  usdPerSearch,
} from '@silosmith/ai';
import type { RunChoice } from '@silosmith/generation';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import { useFormat } from '../ui/use-format.ts';
import { useMessages } from '../ui/use-messages.ts';
import styles from './run-choice.module.css';

export interface ResearchChoiceProps {
  /** Null: articles are written without. */
  readonly chosen: NonNullable<RunChoice['research']> | null;
  /** Who writes the texts: sample texts rest on sample pages first. */
  readonly textProvider: string;
  /** Of the articles. */
  readonly language: string;
}

export function ResearchChoice({ chosen, textProvider, language }: ResearchChoiceProps) {
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
    <div className={styles.choices}>
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
          {chosen.provider !== DEMO_PROVIDER && <MarketChoice chosen={chosen.market} language={language} />}
          <p className={styles.note}>
            {t('generate.research.meaning')}{' '}
            {chosen.provider === DEMO_PROVIDER && t('generate.research.demo')}
          </p>
        </>
      )}
    </div>
  );
}

/** What ranks differs by country: those of the language come first. */
function MarketChoice({
  chosen,
  language,
}: {
  readonly chosen: string | undefined;
  readonly language: string;
}) {
  const { t } = useMessages();
  const format = useFormat();
  const own = marketsOf(language);
  const others = ALL_MARKETS.filter((market) => !own.includes(market)).map((market) => format.region(market));
  const nameOf = new Map(ALL_MARKETS.map((market) => [format.region(market), market]));
  const listed = [
    ...own.map((market) => format.region(market)),
    ...others.sort((a, b) => a.localeCompare(b)),
  ];
  return (
    <NativeSelect
      size="xs"
      aria-label={t('generate.research.market')}
      value={chosen ?? ''}
      onChange={(event) => setPreferences({ researchMarket: event.currentTarget.value || null })}
      data={[
        {
          value: '',
          label: t('generate.research.byLanguage', { country: format.region(marketOf(language)) }),
        },
        ...listed.map((name) => ({ value: nameOf.get(name) ?? '', label: name })),
      ]}
    />
  );
}
