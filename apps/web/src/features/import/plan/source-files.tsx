// What was recognised in each file (tool, encoding, columns), open to correction, with an account of every row.
import { Alert, Button, FileButton } from '@mantine/core';
import { CONTENT_LANGUAGES, type ImportedFile } from '@silosmith/contract';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import type { FileColumns } from '../../../workers/import.worker.ts';
import type { Mapping } from '../column-mapping.ts';
import { ImportDialog } from '../import-dialog.tsx';
import { ImportReportDialog } from '../import-report-dialog.tsx';
import { useImport } from '../use-import.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MappingStrip, mappingOf } from './mapping-strip.tsx';
import styles from './plan-screen.module.css';
import { PostsRead } from './posts-read.tsx';
import { isTouched } from './touched-project.ts';
import { useKeptFiles } from './use-kept-files.ts';

const MappingDialog = lazy(async () => ({ default: (await import('../mapping-dialog.tsx')).MappingDialog }));
const ACCEPTED = '.csv,.tsv,.txt,.xlsx';

export const SourceFiles = memo(function SourceFiles({ project }: { readonly project: OpenProject }) {
  const messages = useMessages();
  const { t } = messages;
  const { state, readAgain, confirmMapping, cancel } = useImport();
  const kept = useKeptFiles(project.id);
  const [isReport, setReport] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { rowsRead, imported, merged, secondary = 0, dropped, sources = [] } = project.report;
  const touched = isTouched(project);
  const read = (files: readonly File[], columns: readonly FileColumns[]) => {
    const language = CONTENT_LANGUAGES.find((tag) => tag === project.language) ?? 'detect';
    const { name, grouping, id } = project;
    readAgain({ files, columns, language, name, grouping, replaces: touched ? null : id });
  };
  const asRead = sources.map((source) => ({ file: source.name, columns: mappingOf(source) }));
  const correct = (source: ImportedFile, columns: Mapping) => {
    const others = asRead.filter(({ file }) => file !== source.name);
    read(kept ?? [], [...others, { file: source.name, columns }]);
  };
  return (
    <section className={styles.card} aria-labelledby="plan-files">
      <header className={styles.cardHead}>
        <h2 id="plan-files">{t('importing.plan.files', { count: Math.max(1, sources.length) })}</h2>
        <span className={styles.grow} />
        <LanguageChoice project={project} />
        {kept != null && (
          <FileButton multiple accept={ACCEPTED} onChange={(files) => read([...kept, ...files], asRead)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPlus size={14} aria-hidden />}>
                {t('importing.plan.addFile')}
              </Button>
            )}
          </FileButton>
        )}
      </header>
      {state.step === 'idle' && state.fault !== null && (
        <Alert
          color="red"
          variant="light"
          role="alert"
          title={t('importing.failed', { reason: faultText(messages, state.fault) })}
        >
          {t('importing.unchanged')}
        </Alert>
      )}
      <div className={styles.sources} data-open={isOpen}>
        {sources.map((source) => (
          <div key={source.name}>
            <SourceLine source={source} />
            <MappingStrip
              // Another reading is another strip.
              key={JSON.stringify(source.columns)}
              source={source}
              onReadAgain={kept == null ? null : (columns) => correct(source, columns)}
              consequence={t(touched ? 'importing.plan.keepsOld' : 'importing.plan.replaces')}
            />
          </div>
        ))}
      </div>
      {sources.length === 0 && project.report.posts === undefined && (
        <p className={styles.quiet}>{t('importing.plan.noSources')}</p>
      )}
      {sources.length > 0 && kept === null && (
        <p className={styles.quiet}>
          {t('importing.plan.fileGone')}{' '}
          <FileButton
            multiple
            accept={ACCEPTED}
            onChange={(files) => files.length > 0 && read(files, asRead)}
          >
            {(props) => (
              <button type="button" className={styles.link} onClick={props.onClick}>
                {t('importing.plan.chooseAgain')}
              </button>
            )}
          </FileButton>
        </p>
      )}
      {project.report.posts !== undefined && <PostsRead posts={project.report.posts} />}
      <p className={styles.sum}>
        {t('importing.plan.sum', {
          rows: t('importing.plan.rows', { count: rowsRead }),
          keywords: t('importing.plan.keywords', { count: imported }),
          merged,
          dropped: dropped.length,
        })}{' '}
        {secondary > 0 && `${t('importing.plan.secondary', { count: secondary })} `}
        <button type="button" className={styles.link} onClick={() => setReport(true)}>
          {t('importing.plan.seeReport')}
        </button>{' '}
        {sources.length > 0 && (
          <button
            type="button"
            className={`${styles.link} ${styles.phone}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('importing.plan.correct')}
          </button>
        )}
      </p>
      {isReport && <ImportReportDialog report={project.report} onClose={() => setReport(false)} />}
      {state.step === 'working' && <ImportDialog state={state} onContinue={cancel} onCancel={cancel} />}
      {state.step === 'mapping' && (
        <Suspense fallback={null}>
          <MappingDialog
            detection={state.detection}
            preview={state.preview}
            onImport={confirmMapping}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </section>
  );
});

function SourceLine({ source: { name, tool, encoding, columns } }: { readonly source: ImportedFile }) {
  const messages = useMessages();
  const { t } = messages;
  const key = `importing.tools.${tool}`;
  const facts = [
    messages.has(key) ? t(key) : tool,
    encoding.toUpperCase(),
    t('importing.plan.columns', { count: columns.length }),
  ];
  return (
    <p className={styles.source}>
      <IconFileText size={16} aria-hidden /> <strong>{name}</strong> <span>{facts.join(', ')}</span>
    </p>
  );
}
