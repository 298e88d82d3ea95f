// Which model makes each kind of image by the chosen policy: who came next, why, at what price, and who was refused.
import { IMAGE_KINDS, imagePolicyOf } from '@silosmith/ai';
import { decideForPicture } from '@silosmith/generation';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { usePictureRoute } from '../../../state/generation/use-picture-route.ts';
import { DecisionView } from './decision-view.tsx';
import styles from './smart.module.css';

export function ImageDecisions({ policy }: { readonly policy: string | undefined }) {
  const { t } = useMessages();
  const route = usePictureRoute();
  const name = t(`generate.images.policies.${imagePolicyOf(policy).id}.name`);
  return (
    <section aria-labelledby="smart-images">
      <h3 id="smart-images">{t('generate.images.decisions')}</h3>
      <p className={styles.note}>{t('generate.images.byPolicy', { policy: name })}</p>
      {route !== null && (
        <dl className={styles.kinds}>
          {IMAGE_KINDS.map((kind) => (
            <DecisionView
              key={kind}
              name={t(`generate.images.kinds.${kind}`)}
              decision={decideForPicture(kind, { ...route, policy })}
              facts="generate.images.facts"
              refusals
            />
          ))}
        </dl>
      )}
    </section>
  );
}
