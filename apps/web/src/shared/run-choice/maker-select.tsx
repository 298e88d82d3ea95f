// Which model writes this once: the choice of the next run first, then every model of the catalogue.
import { NativeSelect } from '@mantine/core';
import { DEMO_PROVIDER, defaultModelOf, MODELS, providerName } from '@silosmith/ai';
import { type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { useMessages } from '../ui/use-messages.ts';

export type Maker = Pick<RunChoice, 'provider' | 'model'>;

export interface MakerSelectProps {
  /** Of the next run. */
  readonly usual: Maker;
  readonly chosen: Maker;
  readonly onChange: (maker: Maker) => void;
}

export function MakerSelect({ usual, chosen, onChange }: MakerSelectProps) {
  const { t } = useMessages();
  return (
    <NativeSelect
      size="xs"
      label={t('workspace.parts.model')}
      data={makersWith(usual, t('generate.smart.label'))}
      value={wordOf(chosen)}
      onChange={(event) => onChange(makerOf(event.currentTarget.value))}
    />
  );
}

const wordOf = ({ provider, model }: Maker): string => `${provider} ${model}`;

function makerOf(value: string): Maker {
  const at = value.indexOf(' ');
  return { provider: value.slice(0, at), model: value.slice(at + 1) };
}

function makersWith(usual: Maker, smart: string) {
  const demo = {
    provider: DEMO_PROVIDER,
    model: defaultModelOf(DEMO_PROVIDER),
    name: providerName(DEMO_PROVIDER),
  };
  const models = MODELS.filter(({ provider }) => provider !== DEMO_PROVIDER).map(
    ({ provider, id, name }) => ({
      ...{ provider, model: id },
      name: `${providerName(provider)} · ${name}`,
    }),
  );
  const all = [...models, demo];
  const isKnown = all.some((one) => wordOf(one) === wordOf(usual));
  const own = usual.provider === SMART_PROVIDER ? smart : `${providerName(usual.provider)} · ${usual.model}`;
  return [...(isKnown ? [] : [{ ...usual, name: own }]), ...all].map((one) => ({
    value: wordOf(one),
    label: one.name,
  }));
}
