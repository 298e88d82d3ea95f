// Before a page is written: by whom, after whose research, by which outline, at what price, and the button that starts it.
import { Button, Checkbox } from '@mantine/core';
import { DEMO_PROVIDER, providerName } from '@silosmith/ai';
import type { Article, PageId } from '@silosmith/contract';
import { isOlderThanOutline, type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { useMemo, useState } from 'react';
import { type Maker, MakerSelect } from '../../shared/run-choice/maker-select.tsx';
import { ResearchChoice } from '../../shared/run-choice/research-choice.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { usePlanWith } from '../../state/generation/use-plan-with.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { usePriceText } from './use-price-text.ts';
import { useRewrite } from './use-rewrite.ts';
import styles from './workspace.module.css';

export interface PageFormProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article | undefined;
  /** Of the next run. */
  readonly usual: RunChoice;
  /** By that choice. */
  readonly usualPrice: string;
  readonly onStarted: () => void;
}

export function PageForm({ project, id, article, usual, usualPrice, onStarted }: PageFormProps) {
  const { t } = useMessages();
  const [other, setOther] = useState<Maker | null>(null);
  const choice = useMemo((): RunChoice => (other === null ? usual : { ...usual, ...other }), [usual, other]);
  const [isAlone, setAlone] = useState(false);
  const { start } = useRewrite({ project, id, part: isAlone ? 'article' : 'page', choice });
  const asked = useMemo(() => (isAlone ? aloneOf(choice, id) : choice), [choice, id, isAlone]);
  const isOther = other !== null || isAlone;
  const { page, priced } = usePlanWith(project, isOther ? asked : null, id);
  const otherPrice = usePriceText(page?.estimate ?? null, priced || choice.provider === DEMO_PROVIDER);
  const price = isOther ? otherPrice : usualPrice;
  const provider =
    choice.provider === SMART_PROVIDER ? t('generate.smart.label') : providerName(choice.provider);
  return (
    <div className={styles.partForm}>
      <p className={styles.again}>
        {price === ''
          ? t('workspace.parts.counting')
          : t(`workspace.again.${wishOf(article, isAlone)}`, {
              provider,
              price,
            })}{' '}
        {isFollowed(project, id, article) && t('workspace.again.follows')}
      </p>
      {article !== undefined && (
        <Checkbox
          size="xs"
          label={t('workspace.again.alone')}
          checked={isAlone}
          onChange={(event) => setAlone(event.currentTarget.checked)}
        />
      )}
      <MakerSelect usual={usual} chosen={choice} onChange={setOther} />
      {/* The article alone rests on the research that is there. */}
      {!isAlone && (
        <ResearchChoice
          chosen={usual.research ?? null}
          textProvider={choice.provider}
          language={project.language}
        />
      )}
      <Button
        size="xs"
        onClick={() => {
          onStarted();
          void start();
        }}
        data-autofocus
      >
        {t('workspace.again.start')}
      </Button>
    </div>
  );
}

const wishOf = (article: Article | undefined, isAlone: boolean) =>
  article === undefined ? 'asksFirst' : isAlone ? 'asksAlone' : 'asks';

/** A run that writes the article of a page alone, as far as its price goes. */
function aloneOf(choice: RunChoice, id: PageId): RunChoice {
  return { ...choice, rewrites: { pages: [id], madeBefore: '', stages: ['article'] } };
}

/** An outline of the user's own, or one that is newer than the article. */
function isFollowed({ outlines }: OpenProject, id: PageId, article: Article | undefined): boolean {
  const outline = outlines.get(id);
  return (
    outline !== undefined && (outline.edited || article === undefined || isOlderThanOutline(article, outline))
  );
}
