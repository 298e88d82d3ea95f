// The name of the open project; a click renames it in place.
import { useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { renameProject } from '../../state/project/project-store.ts';
import { useProjectState } from '../../state/project/use-project.ts';
import styles from './bar.module.css';

/** Limit of the server (SYNC_LIMITS.maxNameCharacters). */
const MAX_NAME = 200;

export function ProjectName() {
  const messages = useMessages();
  const { t } = messages;
  const name = useProjectState(({ project }) => project?.name ?? null);
  const [draft, setDraft] = useState<string | null>(null);
  if (name === null) return <span className={styles.noProject}>{t('common.projects.none')}</span>;
  const keep = () => {
    if (draft !== null)
      renameProject(draft).catch((error: unknown) => toast.failure(faultText(messages, error)));
    setDraft(null);
  };
  if (draft === null) {
    return (
      <button
        type="button"
        className={styles.projectName}
        title={t('common.projects.rename')}
        onClick={() => setDraft(name)}
      >
        {name}
      </button>
    );
  }
  return (
    <input
      className={styles.projectInput}
      aria-label={t('common.projects.nameLabel')}
      value={draft}
      maxLength={MAX_NAME}
      // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit this name
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
