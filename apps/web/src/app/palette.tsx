// The command palette: views, actions of the frame, undo and redo.
import {
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
  toggleSpotlight,
} from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { IconSearch } from '@tabler/icons-react';
import { useNavigation } from '../shared/navigation.ts';
import { useMessages } from '../shared/ui/use-messages.ts';
import { toggleTheme } from '../state/preferences/theme-store.ts';
import { hasSilo } from '../state/project/project-facts.ts';
import { closeProject, redo, undo } from '../state/project/project-store.ts';
import { useProjectState } from '../state/project/use-project.ts';
import { askToSignOut } from './dialogs/dialog-store.ts';
import { paletteViews } from './views/view-list.ts';

/** Opens the palette, or closes it. */
export function togglePalette(): void {
  toggleSpotlight();
}

export default function Palette() {
  const { t } = useMessages();
  const groups = usePaletteGroups();
  return (
    <Spotlight
      shortcut={null}
      attributes={{ content: { 'aria-label': t('common.palette.open') } }}
      actions={groups}
      nothingFound={t('common.palette.nothing')}
      highlightQuery
      scrollable
      maxHeight="20rem"
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      searchProps={{
        leftSection: <IconSearch size={18} />,
        placeholder: t('common.palette.placeholder'),
        'aria-label': t('common.palette.open'),
      }}
    />
  );
}

function usePaletteGroups(): SpotlightActionGroupData[] {
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
  return [
    { group: t('common.palette.goTo'), actions: views },
    { group: t('common.palette.actions'), actions },
  ];
}
