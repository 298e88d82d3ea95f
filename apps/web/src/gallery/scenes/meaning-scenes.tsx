// How does grouping by meaning look: its choice, on the way, refused, done?
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { MeaningForm } from '../../features/meaning/meaning-form.tsx';
import { MeaningOutcome } from '../../features/meaning/meaning-outcome.tsx';
import { MeaningProgress } from '../../features/meaning/meaning-progress.tsx';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import { openInStore, sampleProject } from '../sample-project.ts';
import { faultOf, nothing, type Scene } from '../scene.ts';

const SOURCE = { provider: 'openai', model: 'text-embedding-3-small' };
const LOCAL = { provider: 'local', model: 'all-minilm-l6-v2' };
const about = { projectId: sampleProject.id, source: SOURCE };

const scene = (id: string, content: () => ReactNode, enter: () => void = nothing): Scene => ({
  id: `meaning.${id}`,
  enter: () => {
    openInStore(sampleProject);
    enter();
  },
  draw: () => (
    <Modal opened onClose={nothing} title="Group by meaning" closeButtonProps={{ 'aria-label': 'Close' }}>
      {content()}
    </Modal>
  ),
});
const form = (source = SOURCE, code?: string, project = sampleProject) => (
  <MeaningForm
    project={project}
    failed={
      code === undefined
        ? null
        : { step: 'failed', projectId: about.projectId, source, fault: faultOf(code, { provider: 'OpenAI' }) }
    }
    onStart={nothing}
    onClose={nothing}
  />
);

export const MEANING_SCENES: readonly Scene[] = [
  scene('choice', () => form()),
  scene('foreign', () => form(SOURCE, undefined, { ...sampleProject, language: 'nl', meaning: LOCAL })),
  scene('priced', () => form(SOURCE, undefined, { ...sampleProject, meaning: SOURCE })),
  scene(
    'own-server',
    () => (
      <MeaningForm
        project={{ ...sampleProject, meaning: { provider: 'openai-compatible', model: '' } }}
        failed={null}
        onStart={nothing}
        onClose={nothing}
      />
    ),
    () => setPreferences({ ownServer: 'http://localhost:11434/v1' }),
  ),
  scene('working', () => <MeaningProgress state={{ step: 'asking', ...about, done: 512, total: 4048 }} />),
  scene('bad-key', () => form(SOURCE, 'ai.bad-key')),
  scene('failed', () => form(SOURCE, 'ai.quota')),
  scene('done', () => (
    <MeaningOutcome
      project={sampleProject}
      state={{
        step: 'done',
        ...about,
        change: { pagesBefore: 131, pagesAfter: 127, moved: 64, keywords: 4048 },
        stepCount: sampleProject.undoSteps.length,
      }}
      onClose={nothing}
    />
  )),
];
