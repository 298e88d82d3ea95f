// The article as it stood before: every version that something replaced, compared with what stands now and brought back.
import type { Article, PageId } from '@silosmith/contract';
import { useMemo, useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { type KeptVersion, restoreVersion, versionsOf } from '../../../state/project/article-versions.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { CompareDialog } from './compare-dialog.tsx';
import styles from './rail.module.css';
import { RailLine } from './rail-line.tsx';
import { RailSection } from './rail-section.tsx';

export interface VersionsSectionProps {
  readonly project: OpenProject;
  readonly id: PageId;
  readonly article: Article;
  /** The editor holds a text of its own while it is open. */
  readonly onRestored: () => void;
}

export function VersionsSection({ project, id, article, onRestored }: VersionsSectionProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const [compared, setCompared] = useState<KeptVersion | null>(null);
  const { versions } = project;
  const kept = useMemo(() => versionsOf({ versions }, id), [versions, id]);
  const restore = async (version: KeptVersion) => {
    try {
      await restoreVersion(project, version, id);
      onRestored();
      setCompared(null);
      toast.success(t('workspace.versions.back'));
    } catch (error) {
      toast.failure(faultText(messages, error));
    }
  };
  const costOf = ({ article: { provenance } }: KeptVersion) =>
    provenance?.costUsd == null ? {} : { figure: format.usd(provenance.costUsd) };
  const now = article.edited ? 'nowEdited' : article.provenance === null ? 'nowWritten' : 'nowMade';
  return (
    <RailSection title={t('workspace.versions.title')} aside={format.number(kept.length + 1)}>
      <ul className={styles.lines}>
        <RailLine tone="good">{t(`workspace.versions.${now}`)}</RailLine>
        {kept.map((version) => {
          const date = format.dateTime(version.keptAt);
          return (
            <RailLine
              key={version.key}
              tone="plain"
              {...costOf(version)}
              action={{
                text: t('workspace.versions.compare'),
                label: t('workspace.versions.compareWith', { date }),
                run: () => setCompared(version),
              }}
            >
              {t(`workspace.versions.${version.end}`, { date })}
            </RailLine>
          );
        })}
      </ul>
      {kept.length === 0 && <p className={styles.prose}>{t('workspace.versions.none')}</p>}
      {compared !== null && (
        <CompareDialog
          version={compared}
          article={article}
          language={project.language}
          onRestore={() => void restore(compared)}
          onClose={() => setCompared(null)}
        />
      )}
    </RailSection>
  );
}
