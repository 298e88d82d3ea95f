// Whether the run makes images: who makes them, at what price each, and how many.
import { Checkbox, NativeSelect } from '@mantine/core';
import { DEMO_PROVIDER, IMAGE_PROVIDERS, imageModelsOf, usdPerImage } from '@silosmith/ai';
import { IMAGE_AMOUNTS } from '@silosmith/contract';
import { type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { setPreferences } from '../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import styles from './generate.module.css';

const ImagePolicies = lazy(() => import('./smart/image-policies.tsx'));

export interface ImageChoiceProps {
  readonly project: OpenProject;
  /** Who writes the texts is offered first where they can make images. */
  readonly choice: RunChoice;
  /** At most; null while the plan is worked out. */
  readonly count: number | null;
}

/** Provider and model in one list: `stability sd3.5-flash`. Ids hold no blank. */
const choiceId = (provider: string, model: string): string => `${provider} ${model}`;

export function ImageChoice({ project, choice, count }: ImageChoiceProps) {
  const { pictures: chosen = null, provider: textProvider } = choice;
  const { t } = useMessages();
  const format = useFormat();
  const labelOf = (maker: string, usd: number | null): string =>
    usd === null || usd === 0
      ? t('generate.images.choiceFree', { maker })
      : t('generate.images.choice', { maker, price: format.usd(usd) });
  const offered = IMAGE_PROVIDERS.flatMap(({ id, name }) =>
    imageModelsOf(id).map((model) => ({
      value: choiceId(id, model.id),
      label: labelOf(model.name === name ? name : `${name}, ${model.name}`, usdPerImage(id, model.id)),
    })),
  );
  const first = [textProvider, DEMO_PROVIDER].find((id) => imageModelsOf(id).length > 0) ?? DEMO_PROVIDER;
  const isSmart = chosen?.provider === SMART_PROVIDER;
  const countKey = chosen?.amount === 'featured' ? 'generate.images.countFeatured' : 'generate.images.count';
  return (
    <div className={styles.images}>
      <Checkbox
        size="xs"
        checked={chosen !== null}
        onChange={(event) =>
          setPreferences({ imageProvider: event.currentTarget.checked ? first : null, imageModel: null })
        }
        label={t('generate.images.include')}
      />
      {chosen !== null && (
        <>
          <NativeSelect
            size="xs"
            aria-label={t('generate.images.maker')}
            value={isSmart ? SMART_PROVIDER : choiceId(chosen.provider, chosen.model)}
            onChange={(event) => {
              const [imageProvider = null, imageModel = null] = event.currentTarget.value.split(' ');
              if (imageProvider === SMART_PROVIDER) setPreferences({ smartImages: true });
              else setPreferences({ smartImages: false, imageProvider, imageModel });
            }}
            data={[{ value: SMART_PROVIDER, label: t('generate.images.smart') }, ...offered]}
          />
          <NativeSelect
            size="xs"
            aria-label={t('generate.images.amount')}
            value={chosen.amount ?? 'every-page'}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setPreferences({ imageAmount: IMAGE_AMOUNTS.find((one) => one === value) ?? 'every-page' });
            }}
            data={IMAGE_AMOUNTS.map((one) => ({ value: one, label: t(`generate.images.amounts.${one}`) }))}
          />
          {count !== 0 && (
            <p className={styles.note}>
              {count !== null && t(countKey, { count })}{' '}
              {chosen.provider === DEMO_PROVIDER && t('generate.images.demo')}
            </p>
          )}
          {isSmart && (
            <Suspense fallback={null}>
              <ImagePolicies project={project} choice={choice} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
