// One page of a plan or run: what changes in its post, and what the site holds after.
import { ActionIcon, Alert } from '@mantine/core';
import type { FieldChange } from '@silosmith/delivery';
import { reasonSentence } from '@silosmith/messages';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { Fragment } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { fieldKey, unknownFaultKey } from './field-key.ts';
import styles from './publish.module.css';
import type { PublishRow } from './publish-rows.ts';

export interface PageReportProps {
  readonly row: PublishRow;
  readonly onClose: () => void;
}

export function PageReport({ row: { item, result }, onClose }: PageReportProps) {
  const messages = useMessages();
  const { t } = messages;
  const { keyword, postId, changes, edited, operation } = item;
  const id = result?.postId ?? postId;
  const url = result?.url ?? null;
  const verification = result?.verification ?? null;
  const fault = result?.fault ?? null;
  return (
    <aside className={styles.report} aria-label={t('publishing.detail.label')}>
      <div className={styles.panelHead}>
        <h2>{keyword}</h2>
        <ActionIcon variant="subtle" aria-label={t('publishing.detail.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <p className={styles.note}>
        {id !== null && `${t('publishing.detail.post', { id })} · `}
        {t(`publishing.reasons.${item.reason}`)}
        {(result?.attempts ?? 0) > 1 &&
          ` · ${t('publishing.table.attempts', { count: result?.attempts ?? 0 })}`}
      </p>
      {url !== null && (
        <p className={styles.note}>
          <a href={url} target="_blank" rel="noreferrer">
            {t('publishing.table.view')}
          </a>{' '}
          <span className={styles.address}>{url}</span>
        </p>
      )}
      {fault !== null && (
        <Alert color="red" variant="light" role="alert">
          {faultText(messages, fault, t(unknownFaultKey(operation)))}
        </Alert>
      )}
      <h3 className={styles.subhead}>{t('publishing.detail.changes')}</h3>
      {operation === 'create' && <p className={styles.note}>{t('publishing.detail.created')}</p>}
      {operation !== 'create' && Object.keys(changes).length === 0 && (
        <p className={styles.note}>{t('publishing.detail.nothing')}</p>
      )}
      <Changes changes={changes} />
      {edited.length > 0 && (
        <p className={styles.note} data-tone="warning">
          {t('publishing.detail.edited', { fields: edited.map((field) => t(fieldKey(field))).join(', ') })}
        </p>
      )}
      {verification !== null && <Verification verification={verification} />}
    </aside>
  );
}

function Changes({ changes }: { readonly changes: Readonly<Record<string, FieldChange>> }) {
  const { t } = useMessages();
  // Of several images the text of one that has none ends behind its name.
  const shown = (text: string) =>
    text === '' || text.endsWith(': ') ? text + t('publishing.detail.empty') : text;
  return (
    <dl className={styles.changes}>
      {Object.entries(changes).map(([field, change]) => (
        <div key={field}>
          <dt>{t(fieldKey(field))}</dt>
          {(field === 'alt' ? imageByImage(change) : [change]).map(({ from, to }) => (
            <Fragment key={to}>
              {from !== null && (
                <dd>
                  <del>{shown(from)}</del>
                </dd>
              )}
              <dd>
                <ins>{shown(to)}</ins>
              </dd>
            </Fragment>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Alternative texts have a line an image, the same images before and after. */
function imageByImage({ from, to }: FieldChange): FieldChange[] {
  const before = from?.split('\n');
  return to.split('\n').map((line, at) => ({ from: before?.[at] ?? null, to: line }));
}

type Report = NonNullable<NonNullable<PublishRow['result']>['verification']>;

function Verification({ verification }: { readonly verification: Report }) {
  const messages = useMessages();
  const { t } = messages;
  const { code, checked, fields, httpStatus, permalink } = verification;
  const wrong = new Map(fields.map(({ field, reason }) => [field, reason]));
  const isReached = httpStatus === null || (httpStatus >= 200 && httpStatus < 300);
  return (
    <>
      <h3 className={styles.subhead}>{t('publishing.detail.readBack')}</h3>
      <ul className={styles.fieldList}>
        {checked.map((field) => (
          <FieldLine
            key={field}
            name={t(fieldKey(field))}
            isSame={!wrong.has(field)}
            text={
              wrong.has(field)
                ? reasonSentence(messages, wrong.get(field) ?? '')
                : t('publishing.detail.same')
            }
          />
        ))}
        <FieldLine
          name={t('publishing.fields.permalink')}
          isSame={isReached && permalink !== ''}
          text={
            code !== null && code !== 'fields'
              ? reasonSentence(messages, code, { status: httpStatus ?? 0 })
              : httpStatus === null
                ? t('publishing.detail.notPublic')
                : t('publishing.detail.answers', { status: httpStatus })
          }
        />
      </ul>
    </>
  );
}

interface FieldLineProps {
  readonly name: string;
  readonly isSame: boolean;
  readonly text: string;
}

function FieldLine({ name, isSame, text }: FieldLineProps) {
  return (
    <li data-tone={isSame ? 'done' : 'trouble'}>
      <span>{name}</span>
      <span>
        {isSame ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
        {text}
      </span>
    </li>
  );
}
