// What a run is made with: smart mode or one model, research, images; and the keys that these lack.
import { Checkbox } from '@mantine/core';
import { DEMO_PROVIDER } from '@silosmith/ai';
import type { RunChoice } from '@silosmith/generation';
import { ResearchChoice } from '../../shared/run-choice/research-choice.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { askedOf, type KeyLack } from '../../state/generation/run-keys.ts';
import { useMissingKey } from '../../state/generation/use-missing-key.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { PlanReply } from '../../workers/plan.worker.ts';
import { AdviceChoice } from './advice-choice.tsx';
import { FormChoice } from './form-choice.tsx';
import { ImageChoice } from './image-choice.tsx';
import { MissingKey } from './missing-key.tsx';
import { SmartChoice } from './smart-choice.tsx';

/** Who is asked without what their calls need, each once. */
export function useKeyLacks(choice: RunChoice): readonly (readonly [string, KeyLack])[] {
  const asked = askedOf(choice);
  const lacks = [useMissingKey(asked[0]), useMissingKey(asked[1]), useMissingKey(asked[2])];
  const found = asked.flatMap((id, at): (readonly [string, KeyLack])[] => {
    const lack = lacks[at];
    return id === null || lack == null ? [] : [[id, lack]];
  });
  return [...new Map(found)];
}

export interface RunOptionsProps {
  readonly project: OpenProject;
  readonly choice: RunChoice;
  /** Null while it is worked out. */
  readonly reply: PlanReply | null;
  readonly lacks: ReturnType<typeof useKeyLacks>;
  /** Pages whose article the demo provider wrote and nobody edited. */
  readonly demoCount: number;
  readonly onReplacesDemo: (replaces: boolean) => void;
}

export function RunOptions(props: RunOptionsProps) {
  const { project, choice, reply, lacks, demoCount, onReplacesDemo } = props;
  const { t } = useMessages();
  const figures = reply?.figures;
  return (
    <>
      <FormChoice choice={choice} unfit={figures?.unfit ?? null} />
      <SmartChoice project={project} choice={choice} />
      <ResearchChoice
        chosen={choice.research ?? null}
        textProvider={choice.provider}
        language={choice.language}
      />
      <AdviceChoice choice={choice} plan={reply?.plan ?? null} />
      <ImageChoice project={project} choice={choice} count={figures?.images ?? null} />
      {lacks.map(([provider, lack]) => (
        <MissingKey key={provider} provider={provider} lack={lack} />
      ))}
      {choice.provider !== DEMO_PROVIDER && demoCount > 0 && (
        <Checkbox
          size="xs"
          checked={choice.replacesDemo}
          onChange={(event) => onReplacesDemo(event.currentTarget.checked)}
          label={t('generate.plan.replaceDemo', { count: demoCount })}
        />
      )}
    </>
  );
}
