// The second opinion: what Yoast SEO will say of the page on a site, by its own code, apart from our score.
import { Button } from '@mantine/core';
import type { YoastAdvice, YoastLine, YoastRating } from '@silosmith/content/yoast';
import type { Article, PageId } from '@silosmith/contract';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import styles from './rail.module.css';
import { RailSection } from './rail-section.tsx';
import { useYoast } from './use-yoast.ts';

export interface YoastSectionProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article;
}

export function YoastSection({ project, id, article }: YoastSectionProps) {
  const messages = useMessages();
  const { t } = messages;
  const { state, ask } = useYoast(project, id, article);
  const asksAgain = state.status === 'failed' || (state.status === 'said' && state.outdated);
  const isOpen = state.status === 'unasked' || state.status === 'asking' || asksAgain;
  return (
    <RailSection title={t('workspace.yoast.title')}>
      <div aria-live="polite">
        {state.status === 'unasked' && <p className={styles.prose}>{t('workspace.yoast.about')}</p>}
        {state.status === 'asking' && <p className={styles.prose}>{t('workspace.yoast.asking')}</p>}
        {state.status === 'failed' && <p className={styles.prose}>{faultText(messages, state.fault)}</p>}
        {state.status === 'said' && state.outdated && (
          <p className={styles.prose}>{t('workspace.yoast.changed')}</p>
        )}
      </div>
      {isOpen && (
        <Button size="xs" variant="default" mt={8} loading={state.status === 'asking'} onClick={ask}>
          {t(asksAgain ? 'workspace.yoast.again' : 'workspace.yoast.ask')}
        </Button>
      )}
      {state.status === 'said' && <Advice advice={state.answer} />}
    </RailSection>
  );
}

function Advice({ advice }: { readonly advice: YoastAdvice }) {
  const { t } = useMessages();
  const { seo, readability, failed, languageKnown } = advice;
  return (
    <>
      <Lines title={t('workspace.yoast.seo')} lines={seo} />
      <Lines title={t('workspace.yoast.readability')} lines={readability} />
      {!languageKnown && <p className={styles.prose}>{t('workspace.yoast.unknownLanguage')}</p>}
      {failed > 0 && <p className={styles.prose}>{t('workspace.yoast.failed', { count: failed })}</p>}
    </>
  );
}

/** What is to be done, the worst first; what is good is behind a line of its own. */
const ORDER: readonly YoastRating[] = ['bad', 'ok', 'feedback'];

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly YoastLine[] }) {
  const { t } = useMessages();
  const format = useFormat();
  const good = lines.filter(({ rating }) => rating === 'good');
  const todo = ORDER.flatMap((rating) => lines.filter((line) => line.rating === rating));
  const counts = { good: format.number(good.length), total: format.number(lines.length) };
  return (
    <>
      <h4 className={styles.opinion}>{title}</h4>
      {todo.length > 0 && (
        <ul className={styles.lines} aria-label={title}>
          {todo.map((line) => (
            <Verdict key={line.identifier} line={line} />
          ))}
        </ul>
      )}
      <details className={styles.more}>
        <summary>{t('workspace.yoast.counts', counts)}</summary>
        <ul className={styles.lines}>
          {good.map((line) => (
            <Verdict key={line.identifier} line={line} />
          ))}
        </ul>
      </details>
    </>
  );
}

function Verdict({ line: { rating, text } }: { readonly line: YoastLine }) {
  const { t } = useMessages();
  return (
    <li className={styles.verdict}>
      <span
        className={styles.light}
        data-rating={rating}
        role="img"
        aria-label={t(`workspace.yoast.ratings.${rating}`)}
      />
      {/* Its sentences are English in every interface language. */}
      <span className={styles.said} lang="en">
        {text}
      </span>
    </li>
  );
}
