// How does the builder look: full, filtered to nothing, with awkward names, while it checks, where it cannot?
import { PLACES } from '@silosmith/contract';
import { autoFix, buildTokenIndex, checkSilo, type FixItem, issueLists } from '@silosmith/silo';
import BuilderRoute from '../../app/screens/builder-route.tsx';
import { AddKeywordDialog } from '../../features/builder/add-keyword-dialog.tsx';
import { ChecksPanel } from '../../features/builder/checks-panel.tsx';
import { FixReview } from '../../features/builder/fix-review.tsx';
import { MoveDialog } from '../../features/builder/move-dialog.tsx';
import { PageDetail } from '../../features/builder/page-detail.tsx';
import { MergeDialog } from '../../features/builder/page-dialogs.tsx';
import { ReviewQueue } from '../../features/builder/review-queue.tsx';
import { WhyPanel } from '../../features/builder/why-panel.tsx';
import type { OpenProject } from '../../state/project/open-project.ts';
import { InFrame } from '../in-frame.tsx';
import { awkwardProject, openInStore, rowOf, sampleProject, WRITTEN } from '../sample-project.ts';
import { faultOf, nothing, type Scene } from '../scene.ts';

const screen = (id: string, project: OpenProject): Scene => ({
  id: `builder.${id}`,
  enter: () => openInStore(project),
  isPage: true,
  draw: () => (
    <InFrame view="builder">
      <BuilderRoute />
    </InFrame>
  ),
});
const edit = async (): Promise<boolean> => true;
const { filters } = sampleProject;
const index = buildTokenIndex(sampleProject.table, sampleProject.language);
const report = checkSilo(sampleProject.table, sampleProject.silo, index);
const sound = { ...report, valid: true, findings: [], completionRate: 1, oversized: [] };
const crowded = { ...report, oversized: [{ row: rowOf(WRITTEN), topic: 0, children: 14 }] };

const checks = (
  id: string,
  state: Parameters<typeof ChecksPanel>[0]['checks'],
  project: OpenProject = sampleProject,
): Scene => ({
  id: `checks.${id}`,
  enter: () => openInStore(project),
  draw: () => <ChecksPanel project={project} checks={state} onSelect={nothing} onClose={nothing} />,
});

function allIgnored(): OpenProject {
  const { open } = issueLists(sampleProject, report, new Set());
  return { ...sampleProject, ignoredIssues: open.map(({ key }) => key) };
}

const review = (id: string, project: OpenProject): Scene => ({
  id: `review.${id}`,
  enter: () => openInStore(project),
  isPage: true,
  draw: () => (
    <InFrame view="builder">
      <ReviewQueue project={project} onClose={nothing} />
    </InFrame>
  ),
});

/** Some pages of the sample with a runner-up that is nearly as good. */
function doubtfulProject(): OpenProject {
  const { silo } = sampleProject;
  const rivals = silo.runnerUp.slice();
  const near = silo.runnerUpSimilarity.slice();
  const pillars = [...silo.place.keys()].filter((row) => silo.place[row] === PLACES.pillar);
  silo.place.forEach((place, row) => {
    const rival = pillars.find((pillar) => pillar !== silo.parent[row] && pillar !== row);
    if ((place !== PLACES.cluster && place !== PLACES.section) || rival === undefined) return;
    rivals[row] = rival;
    near[row] = Math.max(0, (silo.similarity[row] ?? 0) - 0.04);
  });
  return { ...sampleProject, silo: { ...silo, runnerUp: rivals, runnerUpSimilarity: near } };
}

const FIX_ITEMS: readonly FixItem[] = [
  { row: 1, reason: 'orphan', from: -1, to: 0, likenessBefore: null, likenessAfter: 0.25 },
  { row: 3, reason: 'nearIdentical', from: 0, to: 2, likenessBefore: 0.5, likenessAfter: 0.9 },
  { row: 4, reason: 'follows', from: 3, to: 2, likenessBefore: 0.4, likenessAfter: 0.4 },
];

export const BUILDER_SCENES: readonly Scene[] = [
  screen('full', sampleProject),
  screen('empty', { ...sampleProject, filters: { ...filters, searchQuery: 'no such keyword' } }),
  screen('partial', { ...sampleProject, filters: { ...filters, searchQuery: 'espresso', minVolume: 3_000 } }),
  screen('awkward-names', awkwardProject),
  review('full', doubtfulProject()),
  review('sample', sampleProject),
  review('empty', awkwardProject),
  checks('loading', { report: null, running: true, fault: null }),
  checks('error', { report: null, running: false, fault: faultOf('web.worker-crashed') }),
  checks('issues', { report: crowded, running: false, fault: null }),
  checks('ignored', { report, running: false, fault: null }, allIgnored()),
  checks('valid', { report: sound, running: false, fault: null }),
  ...(['changes', 'empty'] as const).map((kind) => ({
    id: `fix-review.${kind}`,
    draw: () => (
      <FixReview
        project={sampleProject}
        preview={{ ...autoFix(sampleProject, index), items: kind === 'empty' ? [] : FIX_ITEMS }}
        working={false}
        onApply={nothing}
        onDiscard={nothing}
      />
    ),
  })),
  {
    id: 'page-detail.page',
    enter: () => openInStore(sampleProject),
    draw: () => <PageDetail project={sampleProject} row={rowOf(WRITTEN)} edit={edit} onClose={nothing} />,
  },
  {
    id: 'page-detail.unknown-figures',
    enter: () => openInStore(awkwardProject),
    draw: () => <PageDetail project={awkwardProject} row={2} edit={edit} onClose={nothing} />,
  },
  {
    id: 'why.by-results',
    draw: () => (
      <WhyPanel
        weakness={null}
        why={{
          reason: 'variantByResults',
          parent: 'coffee beans',
          similarity: 0.82,
          sharedWords: ['coffee', 'bean'],
          sharedResults: ['https://example.org/beans', 'https://example.com/a/rather/long/path/to/a/page'],
          runnerUp: { keyword: 'coffee grinder', similarity: 0.4, lostBy: 0.42 },
        }}
      />
    ),
  },
  {
    id: 'why.by-another-keyword',
    draw: () => (
      <WhyPanel
        weakness={null}
        why={{
          reason: 'belowNamed',
          parent: 'casio',
          similarity: 0.2,
          measure: 'none',
          sharedWords: [],
          sharedResults: [],
          namedBy: 'casio g-shock',
          runnerUp: null,
        }}
      />
    ),
  },
  {
    id: 'why.nothing-shared',
    draw: () => (
      <WhyPanel
        weakness="thinEvidence"
        why={{
          reason: 'childByClosest',
          parent: 'coffee beans',
          similarity: 0,
          sharedWords: [],
          sharedResults: [],
          runnerUp: null,
        }}
      />
    ),
  },
  {
    id: 'add-keyword.empty',
    draw: () => <AddKeywordDialog project={sampleProject} edit={edit} onClose={nothing} />,
  },
  {
    id: 'page-dialog.move',
    draw: () => <MoveDialog project={sampleProject} rows={[rowOf(WRITTEN)]} edit={edit} onClose={nothing} />,
  },
  {
    id: 'page-dialog.merge',
    draw: () => <MergeDialog project={sampleProject} row={rowOf(WRITTEN)} edit={edit} onClose={nothing} />,
  },
];
