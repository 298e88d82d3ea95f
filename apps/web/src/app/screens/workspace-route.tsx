// The workspace with the bulk generator of another feature; the address names the page that is open.
import { isPageId, type PageId } from '@silosmith/contract';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { GeneratePanel } from '../../features/generate/generate-panel.tsx';
import { WorkspaceScreen } from '../../features/workspace/workspace-screen.tsx';
import { PAGE_PARAMETER } from '../../shared/navigation.ts';

export default function WorkspaceRoute() {
  const [search, setSearch] = useSearchParams();
  const named = search.get(PAGE_PARAMETER) ?? '';
  const shown = isPageId(named) ? named : null;
  const show = useCallback(
    (page: PageId | null) =>
      // From the overview to a page is a step that 'Back' undoes; walking the list is none.
      setSearch(page === null ? {} : { [PAGE_PARAMETER]: page }, {
        replace: page === null || shown !== null,
      }),
    [setSearch, shown],
  );
  return <WorkspaceScreen shown={shown} onShown={show} generator={<GeneratePanel />} />;
}
