// The builder with the generator and the grouping by meaning of other features.

import { isPageId, type PageId } from '@silosmith/contract';
import { lazy, Suspense, useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { BuilderScreen } from '../../features/builder/builder-screen.tsx';
import { MeaningButton } from '../../features/meaning/meaning-button.tsx';
import { PAGE_PARAMETER } from '../../shared/navigation.ts';

/** The silo is on the screen before the code that writes articles is here. */
const GenerateButton = lazy(() => import('../../features/generate/generate-button.tsx'));

export default function BuilderRoute() {
  const [search, setSearch] = useSearchParams();
  const named = search.get(PAGE_PARAMETER) ?? '';
  const show = useCallback(
    (page: PageId | null) => setSearch(page === null ? {} : { [PAGE_PARAMETER]: page }, { replace: true }),
    [setSearch],
  );
  return (
    <BuilderScreen
      shown={isPageId(named) ? named : null}
      onShown={show}
      meaning={<MeaningButton inBar />}
      generator={
        <Suspense fallback={null}>
          <GenerateButton />
        </Suspense>
      }
    />
  );
}
