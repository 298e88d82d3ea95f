// The builder with the generator and the grouping by meaning of other features.

import { isPageId, type PageId } from '@silosmith/contract';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { BuilderScreen } from '../../features/builder/builder-screen.tsx';
import { type OpenedPage, useShownPage } from '../../features/builder/use-shown-page.ts';
import { MeaningButton } from '../../features/meaning/meaning-button.tsx';
import { PAGE_PARAMETER } from '../../shared/navigation.ts';

/** The silo is on the screen before the code that writes articles is here. */
const GenerateButton = lazy(() => import('../../features/generate/generate-button.tsx'));

const GENERATOR = (
  <Suspense fallback={null}>
    <GenerateButton />
  </Suspense>
);
const MEANING = <MeaningButton inBar />;

export default function BuilderRoute() {
  return <BuilderScreen Address={PageInAddress} meaning={MEANING} generator={GENERATOR} />;
}

function PageInAddress(page: OpenedPage) {
  const [search, setSearch] = useSearchParams();
  const named = search.get(PAGE_PARAMETER) ?? '';
  const onShown = (next: PageId | null) =>
    setSearch(next === null ? {} : { [PAGE_PARAMETER]: next }, { replace: true });
  useShownPage(page, { shown: isPageId(named) ? named : null, onShown });
  return null;
}
