// The builder with the generator of another feature.
import { lazy, Suspense } from 'react';
import { BuilderScreen } from '../../features/builder/builder-screen.tsx';

/** The silo is on the screen before the code that writes articles is here. */
const GenerateButton = lazy(() => import('../../features/generate/generate-button.tsx'));

export default function BuilderRoute() {
  return (
    <BuilderScreen
      generator={
        <Suspense fallback={null}>
          <GenerateButton />
        </Suspense>
      }
    />
  );
}
