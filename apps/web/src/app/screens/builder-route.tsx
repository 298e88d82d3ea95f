// What is the builder put together of? The silo, and the generator and import report of other features.
import { lazy, Suspense } from 'react';
import { BuilderScreen } from '../../features/builder/builder-screen.tsx';
import { ImportReportDialog } from '../../features/import/import-report-dialog.tsx';
import { useProject } from '../../state/project/use-project.ts';

/** The silo is on the screen before the code that writes articles is here. */
const GenerateButton = lazy(() => import('../../features/generate/generate-button.tsx'));

export default function BuilderRoute() {
  const report = useProject((project) => project.report);
  return (
    <BuilderScreen
      generator={
        <Suspense fallback={null}>
          <GenerateButton />
        </Suspense>
      }
      importReport={(close) => <ImportReportDialog report={report} onClose={close} />}
    />
  );
}
