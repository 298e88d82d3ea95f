// The command palette: views, actions of the frame, undo and redo.
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  toggleSpotlight,
} from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { pageIdsOf, textAt } from '@silosmith/contract';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigation } from '../shared/navigation.ts';
import { FocusBack } from '../shared/ui/focus-back.tsx';
import { useMessages } from '../shared/ui/use-messages.ts';
import { toggleTheme } from '../state/preferences/theme-store.ts';
import { findPages } from '../state/project/find-pages.ts';
import { hasSilo } from '../state/project/project-facts.ts';
import { closeProject, redo, undo } from '../state/project/project-store.ts';
import { useProjectState } from '../state/project/use-project.ts';
import { askToSignOut } from './dialogs/dialog-store.ts';
import { paletteViews } from './views/view-list.ts';

const LOOKING_GLASS = (
  <>
    <FocusBack />
    <IconSearch size={18} />
  </>
);

/** Opens the palette, or closes it. */
export function togglePalette(): void {
  toggleSpotlight();
}

export default function Palette() {
  const { t } = useMessages();
  const [query, setQuery] = useState('');
  const groups = usePaletteGroups(query);
  return (
    <Spotlight
      shortcut={null}
      attributes={{ content: { 'aria-label': t('common.palette.open') } }}
      query={query}
      onQueryChange={setQuery}
      actions={groups}
      nothingFound={t('common.palette.nothing')}
      highlightQuery
      scrollable
      maxHeight="20rem"
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      searchProps={{
        leftSection: LOOKING_GLASS,
        placeholder: t('common.palette.placeholder'),
        'aria-label': t('common.palette.open'),
      }}
    />
  );
}

function usePaletteGroups(query: string): SpotlightActionGroupData[] {
  const { t } = useMessages();
  const { go } = useNavigation();
  const project = useProjectState((state) => state.project);
  const built = project !== null && hasSilo(project);
  const lastStep = project?.undoSteps.at(-1);
  const nextStep = project?.redoSteps.at(-1);
  const views = paletteViews(built).map(
    ({ id, label }): SpotlightActionData => ({ id, label: t(label), onClick: () => go(id) }),
  );
  const actions: SpotlightActionData[] = [
    {
      id: 'new-project',
      label: t('common.palette.newProject'),
      onClick: () => {
        closeProject();
        go('workflow');
      },
    },
    { id: 'theme', label: t('common.palette.theme'), onClick: toggleTheme },
    { id: 'sign-out', label: t('common.palette.signOut'), onClick: askToSignOut },
  ];
  if (nextStep !== undefined) {
    const step = t(nextStep.label, nextStep.params);
    actions.unshift({ id: 'redo', label: t('common.palette.redo', { step }), onClick: () => void redo() });
  }
  if (lastStep !== undefined) {
    const step = t(lastStep.label, lastStep.params);
    actions.unshift({ id: 'undo', label: t('common.palette.undo', { step }), onClick: () => void undo() });
  }
  const pages = usePagesFound(query);
  return [
    ...(pages.length === 0 ? [] : [{ group: t('common.palette.pages'), actions: pages }]),
    { group: t('common.palette.goTo'), actions: views },
    { group: t('common.palette.actions'), actions },
  ];
}

const MOST_PAGES = 8;

/** Pages and sections by their keywords, or by one that they serve: chosen, they are shown in the builder. */
function usePagesFound(query: string): SpotlightActionData[] {
  const { go } = useNavigation();
  const project = useProjectState((state) => state.project);
  const wanted = useDeferredValue(query);
  return useMemo(() => {
    if (project === null) return [];
    const { table, silo } = project;
    return findPages(table, silo, wanted, MOST_PAGES).map(({ row, keyword }): SpotlightActionData => {
      const page = textAt(table.keyword, row);
      return {
        id: `page ${row}`,
        label: page,
        ...(page === keyword ? {} : { description: keyword }),
        // Found by its words, in any order and without accents: the palette's own filter must not drop it.
        keywords: [query],
        onClick: () => go('builder', { page: pageIdsOf(table).at(row) }),
      };
    });
  }, [project, wanted, query, go]);
}
