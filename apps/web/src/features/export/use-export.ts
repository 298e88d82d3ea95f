// The export of the chosen format with the chosen options.
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useExportRun } from '../../state/exporting/use-export-run.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { chosenValues, type ExportChoices } from './export-choices.ts';

export function useExport(project: OpenProject) {
  const { language } = useMessages();
  const { run, start, cancel } = useExportRun();
  return {
    run,
    start: (choices: ExportChoices) =>
      start(project, { format: choices.format.id, options: chosenValues(choices), language }),
    cancel,
  };
}
