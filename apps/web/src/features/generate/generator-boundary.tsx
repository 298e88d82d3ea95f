// A broken generator leaves the screen around it whole: the articles can be read, edited and exported.
import type { ReactNode } from 'react';
import { BrokenFeature } from '../../shared/ui/broken.tsx';
import { type Broken, ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';

export interface GeneratorBoundaryProps {
  readonly projectId: string;
  readonly children: ReactNode;
}

export function GeneratorBoundary({ projectId, children }: GeneratorBoundaryProps) {
  return (
    <ErrorBoundary
      resetKey={`generator ${projectId}`}
      fallback={(broken) => <BrokenGenerator broken={broken} />}
    >
      {children}
    </ErrorBoundary>
  );
}

export function BrokenGenerator({ broken }: { readonly broken: Broken }) {
  const { t } = useMessages();
  return (
    <BrokenFeature
      broken={broken}
      title={t('common.boundary.generator')}
      tip={t('common.boundary.generatorTip')}
      retry={t('common.boundary.generatorReset')}
      isPart
    />
  );
}
