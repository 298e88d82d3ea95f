import { detect, previewRows } from '@silosmith/intake';
import PlanFileMenu from '../../features/export/plan-file-menu.tsx';
import { ImportDialog } from '../../features/import/import-dialog.tsx';
import { ImportReportDialog } from '../../features/import/import-report-dialog.tsx';
import { MappingDialog } from '../../features/import/mapping-dialog.tsx';
import { PasteDialog } from '../../features/import/paste-dialog.tsx';
import { PlanScreen } from '../../features/import/plan/plan-screen.tsx';
import { UploadCard } from '../../features/import/upload-card.tsx';
import WorkflowScreen from '../../features/import/workflow-screen.tsx';
import { MeaningButton } from '../../features/meaning/meaning-button.tsx';
import type { OpenProject } from '../../state/project/open-project.ts';
import { InFrame } from '../in-frame.tsx';
import { awkwardProject, emptyStore, loadingStore, openInStore, sampleProject } from '../sample-project.ts';
import { faultOf, nothing, type Scene } from '../scene.ts';

const understoodProject: OpenProject = {
  ...sampleProject,
  report: {
    ...sampleProject.report,
    spokenLanguage: 'en',
    sources: [
      {
        name: 'garden_matching-terms_2026-01-05_with-a-rather-long-name.csv',
        tool: 'ahrefs-keywords-explorer',
        encoding: 'utf-16le',
        columns: [
          { header: 'Keyword', role: 'keyword', values: ['coffee beans', 'best coffee beans'] },
          { header: 'Volume', role: 'volume', values: ['40500', '18100'] },
          { header: '', role: null, values: [] },
        ],
      },
    ],
  },
};
const file = new File(['Keyword\n'], 'garden_matching-terms_2026-01-05_with-a-rather-long-name.csv');
const clear = new TextEncoder().encode(
  'Keyword,Volume,Difficulty\nbest garden hose,900,12\ngarden hose,90,2\n',
);
const unclear = new TextEncoder().encode('x,y\n17,12\n18,13\n19,14\n');

const mapping = (bytes: Uint8Array) => {
  const detection = detect(bytes);
  return (
    <MappingDialog
      detection={detection}
      preview={previewRows(bytes, detection, 3)}
      onImport={nothing}
      onCancel={nothing}
    />
  );
};
const working = (done: number, stage: string) => (
  <ImportDialog
    state={{
      step: 'working',
      files: [file],
      language: 'en',
      columns: [],
      progress: { stage, done, total: 100 },
    }}
    onContinue={nothing}
    onCancel={nothing}
  />
);

export const IMPORT_SCENES: readonly Scene[] = [
  {
    id: 'start.empty',
    enter: emptyStore,
    isPage: true,
    draw: () => (
      <InFrame view="workflow">
        <WorkflowScreen />
      </InFrame>
    ),
  },
  {
    id: 'start.loading',
    enter: loadingStore,
    isPage: true,
    draw: () => (
      <InFrame view="workflow">
        <WorkflowScreen />
      </InFrame>
    ),
  },
  {
    id: 'start.project-open',
    enter: () => openInStore(sampleProject),
    isPage: true,
    draw: () => (
      <InFrame view="workflow">
        <WorkflowScreen />
      </InFrame>
    ),
  },
  { id: 'upload.busy', draw: () => <UploadCard fault={null} busy onFiles={nothing} /> },
  {
    id: 'upload.error',
    draw: () => (
      <UploadCard
        fault={faultOf('intake.empty-file', { file: 'keywords.csv' })}
        busy={false}
        onFiles={nothing}
      />
    ),
  },
  {
    id: 'import-dialog.language',
    draw: () => (
      <ImportDialog state={{ step: 'language', files: [file] }} onContinue={nothing} onCancel={nothing} />
    ),
  },
  { id: 'import-dialog.loading', draw: () => working(40, 'reading') },
  { id: 'import-dialog.building', draw: () => working(80, 'silo') },
  { id: 'mapping.sure', draw: () => mapping(clear) },
  { id: 'mapping.error', draw: () => mapping(unclear) },
  {
    id: 'plan.full',
    enter: () => openInStore(understoodProject),
    isPage: true,
    draw: () => (
      <InFrame view="plan">
        <PlanScreen files={<PlanFileMenu />} meaning={<MeaningButton inBar={false} />} />
      </InFrame>
    ),
  },
  {
    // A project of an earlier version: it says neither how its files were read nor what searches there are.
    id: 'plan.partial',
    enter: () => openInStore(awkwardProject),
    isPage: true,
    draw: () => (
      <InFrame view="plan">
        <PlanScreen files={<PlanFileMenu />} meaning={<MeaningButton inBar={false} />} />
      </InFrame>
    ),
  },
  { id: 'paste.empty', draw: () => <PasteDialog onFile={nothing} onClose={nothing} /> },
  {
    id: 'import-report.clean',
    draw: () => <ImportReportDialog report={sampleProject.report} onClose={nothing} />,
  },
  {
    id: 'import-report.partial',
    draw: () => (
      <ImportReportDialog
        report={{
          rowsRead: 7,
          imported: 3,
          merged: 2,
          dropped: [
            { line: 5, reason: 'no-keyword', file: 'first.csv' },
            { line: 9, reason: 'too-long', file: 'second.csv' },
          ],
          mergedRows: [
            { line: 3, intoLine: 2, keyword: 'Garden Hose', file: 'first.csv' },
            { line: 4, intoLine: 2, keyword: 'garden  hose', file: 'first.csv' },
          ],
          blankRows: 1,
          notes: [{ code: 'invalid-utf8', params: { file: 'second.csv', count: 2, line: 4 } }],
          files: ['first.csv', 'second.csv'],
        }}
        onClose={nothing}
      />
    ),
  },
];
