// A plan on the landing page: lines of the sample's own silo, as the builder draws them.
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './plan-picture.module.css';
import { PICTURE_FACTS, PICTURE_LINES } from './plan-picture-lines.ts';

export function PlanPicture() {
  const { t, language } = useMessages();
  // The app's formats bring the schemas of its records along, which a guest does not need.
  const numbers = new Intl.NumberFormat(language);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{t('publicPages.landing.picture.title', PICTURE_FACTS)}</b>
        <span>{t('publicPages.landing.picture.source')}</span>
      </figcaption>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('publicPages.landing.picture.page')}</th>
            <th scope="col">{t('publicPages.landing.picture.demand')}</th>
          </tr>
        </thead>
        <tbody>
          {PICTURE_LINES.map(({ kind, text, demand, pages }) => (
            <tr key={`${kind} ${text}`} data-kind={kind}>
              <td>
                {kind === 'section' && <small>{t('publicPages.landing.picture.section')}</small>} {text}{' '}
                {pages > 0 && <small>{t('publicPages.landing.picture.topic', { count: pages })}</small>}
              </td>
              <td>{numbers.format(demand)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
