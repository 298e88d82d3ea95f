// Bar below the list: what is selected, its demand, the actions. Always there, so that selecting moves nothing.
import { Button, Checkbox } from '@mantine/core';
import { PLACES } from '@silosmith/contract';
import { IconDots, IconKeyboard, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { ColumnMenu } from './column-menu.tsx';
import type { OutlineContext } from './commands/command.ts';
import { commandsIn } from './commands/find-command.ts';
import { ariaKeys } from './commands/keys.ts';
import { everyPick } from './commands/pick.ts';
import { outlineFacts } from './outline-facts.ts';
import { NO_PICKS } from './picks.ts';
import styles from './selection.module.css';
import type { MenuPlace } from './use-outline.ts';

export interface SelectionBarProps {
  readonly context: OutlineContext;
  readonly isPicking: boolean;
  readonly onPicking: (isPicking: boolean) => void;
  readonly onMenu: (place: MenuPlace) => void;
  readonly isFlat: boolean;
  readonly onFlat: (isFlat: boolean) => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { t } = useMessages();
  const { context, isPicking, onPicking, isFlat, onFlat } = props;
  const { picked, selection, act } = context;
  const isAny = picked.length > 0;
  return (
    <section className={styles.selection} aria-label={t('builder.bar.label')} data-any={isAny}>
      <span role="status" className={styles.picked}>
        {isAny && <Picked context={context} />}
      </span>
      {isAny ? (
        <Actions {...props} />
      ) : (
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={selection.shown === 0}
          onClick={() => act.pick(everyPick(context))}
        >
          {t('builder.bar.pickAll', { count: selection.shown })}
        </Button>
      )}
      <span className={styles.grow} />
      {(isAny || isPicking) && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconX size={14} aria-hidden />}
          aria-keyshortcuts="Escape"
          onClick={() => {
            act.pick(NO_PICKS);
            onPicking(false);
          }}
        >
          {t('builder.bar.clear')}
        </Button>
      )}
      {!isAny && !isPicking && (
        <Button
          size="compact-sm"
          variant="default"
          className={styles.onlyPhone ?? ''}
          onClick={() => onPicking(true)}
        >
          {t('builder.bar.pick')}
        </Button>
      )}
      <Look
        isFlat={isFlat}
        onFlat={onFlat}
        hasSite={context.project.site !== undefined}
        onKeys={act.showKeys}
      />
    </section>
  );
}

interface LookProps extends Pick<SelectionBarProps, 'isFlat' | 'onFlat'> {
  readonly hasSite: boolean;
  readonly onKeys: () => void;
}

/** How the list looks: no edit changes it. */
const Look = memo(function Look({ isFlat, onFlat, hasSite, onKeys }: LookProps) {
  const { t } = useMessages();
  return (
    <>
      <Checkbox
        size="xs"
        className={styles.look ?? ''}
        label={t('builder.filters.flat')}
        checked={isFlat}
        onChange={(event) => onFlat(event.currentTarget.checked)}
      />
      <span className={`${styles.look} ${styles.notPhone}`}>
        <ColumnMenu hasSite={hasSite} />
      </span>
      <Button
        size="compact-sm"
        variant="subtle"
        className={`${styles.look} ${styles.notPhone}`}
        leftSection={<IconKeyboard size={14} aria-hidden />}
        aria-keyshortcuts="?"
        onClick={onKeys}
      >
        {t('builder.keys.button')}
      </Button>
    </>
  );
});

function Picked({ context: { project, picked, lines } }: { readonly context: OutlineContext }) {
  const { t } = useMessages();
  const { demands } = outlineFacts(project);
  const all = new Set(picked);
  let demand = 0;
  for (const row of picked) {
    // A section's demand is in that of its page.
    const isCounted = project.silo.place[row] === PLACES.section && all.has(project.silo.parent[row] ?? -1);
    if (!isCounted) demand += demands[row] ?? 0;
  }
  const drawn = new Set(lines.rows);
  const hidden = picked.reduce((count, row) => count + (drawn.has(row) ? 0 : 1), 0);
  return (
    <>
      <strong>{t('builder.bar.picked', { count: picked.length })}</strong>{' '}
      <span className={styles.pickedDemand}>{t('builder.bar.demand', { demand })}</span>
      {hidden > 0 && (
        <span className={styles.pickedDemand}> {t('builder.bar.hidden', { count: hidden })}</span>
      )}
    </>
  );
}

function Actions({ context, onMenu }: SelectionBarProps) {
  const { t } = useMessages();
  return (
    <div className={styles.bulk}>
      {commandsIn('bar')
        .filter((command) => command.when(context))
        .map((command) => {
          const { key, params } = command.named?.(context) ?? { key: command.label };
          return (
            <Button
              key={command.id}
              size="compact-sm"
              variant="default"
              className={styles.bulkButton ?? ''}
              {...(command.isDestructive ? { color: 'red' } : {})}
              {...(command.keys.length > 0 ? { 'aria-keyshortcuts': ariaKeys(command.keys) } : {})}
              onClick={() => void command.run(context)}
            >
              {t(key, params)}
            </Button>
          );
        })}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('builder.bar.more')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          onMenu({ x: left, y: top });
        }}
      >
        <IconDots size={14} aria-hidden />
      </Button>
    </div>
  );
}
