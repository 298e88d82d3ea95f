// Policies of smart images as cards, each with the model that it gives each kind of image, and the way to the decisions.
import { Button } from '@mantine/core';
import { IMAGE_KINDS, IMAGE_POLICIES } from '@silosmith/ai';
import {
  decideForPicture,
  type PictureRoute,
  ROUTED_IMAGE_PROVIDERS,
  type RunChoice,
} from '@silosmith/generation';
import { useState } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { usePictureRoute } from '../../../state/generation/use-picture-route.ts';
import { setPreferences } from '../../../state/preferences/preferences-store.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import styles from './image-policies.module.css';
import SmartDialog from './smart-dialog.tsx';

export interface ImagePoliciesProps {
  readonly project: OpenProject;
  readonly choice: RunChoice;
}

const EVERYONE: PictureRoute = { available: new Set(ROUTED_IMAGE_PROVIDERS) };
const NOBODY: PictureRoute = { available: new Set() };

export default function ImagePolicies({ project, choice }: ImagePoliciesProps) {
  const { t } = useMessages();
  const known = usePictureRoute();
  const [explaining, setExplaining] = useState(false);
  // Before there is a key, the cards say what each policy would choose with every key.
  const isKeyless = known !== null && known.available.size === 0;
  const route = isKeyless ? EVERYONE : (known ?? NOBODY);
  return (
    <div className={styles.choice}>
      <fieldset className={styles.cards}>
        <legend>{t('generate.images.policy')}</legend>
        {IMAGE_POLICIES.map(({ id }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              name="image-policy"
              checked={choice.pictures?.policy === id}
              onChange={() => setPreferences({ imagePolicy: id })}
              aria-labelledby={`image-policy-${id}`}
              aria-describedby={`image-policy-${id}-text`}
            />
            <span id={`image-policy-${id}`} className={styles.name}>
              {t(`generate.images.policies.${id}.name`)}
            </span>
            <span id={`image-policy-${id}-text`} className={styles.text}>
              {t(`generate.images.policies.${id}.text`)}
            </span>
            <dl>
              {IMAGE_KINDS.map((kind) => (
                <div key={kind}>
                  <dt>{t(`generate.images.kinds.${kind}`)}</dt>
                  <dd>{decideForPicture(kind, { ...route, policy: id }).chosen?.name ?? '–'}</dd>
                </div>
              ))}
            </dl>
          </label>
        ))}
      </fieldset>
      <div className={styles.foot}>
        {isKeyless && <span className={styles.text}>{t('generate.images.withEveryKey')}</span>}
        <Button size="xs" variant="default" onClick={() => setExplaining(true)}>
          {t('generate.images.explain')}
        </Button>
      </div>
      {explaining && <SmartDialog project={project} choice={choice} onClose={() => setExplaining(false)} />}
    </div>
  );
}
