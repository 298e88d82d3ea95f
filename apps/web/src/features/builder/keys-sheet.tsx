// Every command that has keys, under its heading.
import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { isApple } from '../../platform/page.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { keyGroups } from './commands/find-command.ts';
import { type KeyPress, keyNames } from './commands/keys.ts';
import styles from './selection.module.css';
import { useKeyName } from './use-key-name.ts';

export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('builder.keys.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <p className={styles.hint}>{t('builder.keys.hint')}</p>
      <div className={styles.keyGroups}>
        {keyGroups().map(({ group, commands }) => (
          <section key={group} aria-label={t(`builder.keys.groups.${group}`)}>
            <h3>{t(`builder.keys.groups.${group}`)}</h3>
            <dl>
              {commands.map(({ id, label, keys }) => (
                <div key={id}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {keys.map((press, at) => (
                      <Fragment key={`${press.key} ${press.mod} ${press.shift}`}>
                        {at > 0 && <span> {t('builder.keys.or')} </span>}
                        <Keys press={press} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Keys({ press }: { readonly press: KeyPress }) {
  const keyName = useKeyName();
  return keyNames(press, isApple(), keyName).map((name, at) => (
    <Fragment key={name}>
      {at > 0 && ' '}
      <Kbd size="xs">{name}</Kbd>
    </Fragment>
  ));
}
