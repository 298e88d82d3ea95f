// The plan with the files of another feature.
import { lazy, Suspense } from 'react';
import { PlanScreen } from '../../features/import/plan/plan-screen.tsx';

/** The plan is on the screen before the code that writes files is here. */
const PlanFileMenu = lazy(() => import('../../features/export/plan-file-menu.tsx'));

export default function PlanRoute() {
  return (
    <PlanScreen
      files={
        <Suspense fallback={null}>
          <PlanFileMenu />
        </Suspense>
      }
    />
  );
}
