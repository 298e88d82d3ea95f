// Shown below the generator while no page is open: the images of all pages, and what research could add to each pillar page.
import type { PageId } from '@silosmith/contract';
import { useMemo } from 'react';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { galleryOf } from './gallery-cards.ts';
import { ImageGallery } from './image-gallery.tsx';
import { researchOpportunities } from './opportunity-rows.ts';
import { RepeatedTexts } from './repeated-texts.tsx';
import { ResearchOpportunities } from './research-opportunities.tsx';

export interface OverviewProps {
  readonly project: OpenProject;
  readonly onSelect: (id: PageId) => void;
}

export default function Overview({ project, onSelect }: OverviewProps) {
  const gallery = useMemo(() => galleryOf(project), [project]);
  const opportunities = useMemo(() => researchOpportunities(project), [project]);
  return (
    <>
      <ImageGallery project={project} gallery={gallery} onSelect={onSelect} />
      {project.articles.size > 1 && <RepeatedTexts project={project} onSelect={onSelect} />}
      {project.articles.size > 0 && opportunities.length > 0 && (
        <ResearchOpportunities rows={opportunities} onSelect={onSelect} />
      )}
    </>
  );
}
