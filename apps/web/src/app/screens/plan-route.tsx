// The plan with the files and the grouping by meaning of other features.
import { lazy, Suspense } from 'react';
import { PlanScreen } from '../../features/import/plan/plan-screen.tsx';
import { MeaningButton } from '../../features/meaning/meaning-button.tsx';

/** The plan is on the screen before the code that writes files is here. */
const PlanFileMenu = lazy(() => import('../../features/export/plan-file-menu.tsx'));

export default function PlanRoute() {
  return (
    <PlanScreen
      meaning={<MeaningButton inBar={false} />}
      files={
        <Suspense fallback={null}>
          <PlanFileMenu />
        </Suspense>
      }
    />
  );
}
