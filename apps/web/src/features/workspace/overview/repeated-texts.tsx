// What the articles say alike, each with a fix: readers and search engines see it once the site is out.
import { Button, UnstyledButton } from '@mantine/core';
import { cutAtWord } from '@silosmith/content';
import type { PageId } from '@silosmith/contract';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useAsked } from '../../../shared/ui/use-asked.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { findRepeats, type Repeat } from '../../../state/project/find-repeats.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import styles from './overview.module.css';
import { ShowMore, useShownCount } from './show-more.tsx';

/** Characters of a repeated text that say which it is. */
const MOST_SHOWN = 160;

export interface RepeatedTextsProps {
  readonly project: OpenProject;
  readonly onSelect: (id: PageId) => void;
}

export function RepeatedTexts({ project, onSelect }: RepeatedTextsProps) {
  const messages = useMessages();
  const { t } = messages;
  const { state, ask } = useAsked([project.articles], (signal) => findRepeats(project, signal));
  const isAnswered = state.status === 'said' && !state.outdated;
  return (
    <section className={styles.section} aria-labelledby="repeats-title">
      <div className={styles.head}>
        <h2 id="repeats-title">{t('workspace.repeats.title')}</h2>
        {!isAnswered && (
          <Button size="xs" variant="default" loading={state.status === 'asking'} onClick={ask}>
            {t(state.status === 'said' ? 'workspace.repeats.again' : 'workspace.repeats.compare')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('workspace.repeats.text')}</p>
      <div aria-live="polite">
        {state.status === 'failed' && <p className={styles.note}>{faultText(messages, state.fault)}</p>}
        {state.status === 'said' && state.outdated && (
          <p className={styles.note}>{t('workspace.repeats.changed')}</p>
        )}
        {state.status === 'said' && (
          <p className={styles.note}>
            {t(state.answer.length === 0 ? 'workspace.repeats.none' : 'workspace.repeats.found', {
              count: state.answer.length,
            })}
          </p>
        )}
      </div>
      {state.status === 'said' && state.answer.length > 0 && (
        <Repeats repeats={state.answer} onSelect={onSelect} />
      )}
    </section>
  );
}

function shortened(text: string): string {
  const beginning = cutAtWord(text, MOST_SHOWN);
  return beginning === text.trim() ? beginning : `${beginning}…`;
}

interface RepeatsProps extends Pick<RepeatedTextsProps, 'onSelect'> {
  readonly repeats: readonly Repeat[];
}

function Repeats({ repeats, onSelect }: RepeatsProps) {
  const { t } = useMessages();
  const format = useFormat();
  const shown = useShownCount();
  return (
    <>
      <ul className={styles.repeats}>
        {repeats.slice(0, shown.count).map(({ kind, text, share, pages }) => (
          <li key={`${kind} ${pages.map(({ keyword }) => keyword).join('\n')} ${text}`}>
            <p>
              <strong>{t(`workspace.repeats.kinds.${kind}`, { share: format.percent(share) })}</strong>{' '}
              {pages.map(({ id, keyword }) =>
                id === null ? (
                  <span key={keyword}>{keyword}</span>
                ) : (
                  <UnstyledButton key={keyword} onClick={() => onSelect(id)}>
                    {keyword}
                  </UnstyledButton>
                ),
              )}
            </p>
            <blockquote>{shortened(text)}</blockquote>
            <p className={styles.note}>{t(`workspace.repeats.fixes.${kind}`)}</p>
          </li>
        ))}
      </ul>
      <ShowMore left={repeats.length - shown.count} onMore={shown.more} />
    </>
  );
}
