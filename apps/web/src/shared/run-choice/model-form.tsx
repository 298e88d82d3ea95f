// The form before a model is asked: which one, at what price, and what the last attempt came to.
import { Alert, Button, Group } from '@mantine/core';
import type { FaultShape } from '@silosmith/kernel';
import type { MessageKey } from '@silosmith/messages';
import { type ReactNode, useId } from 'react';
import { faultText } from '../ui/fault-text.ts';
import { useMessages } from '../ui/use-messages.ts';
import { ModelChoice, type ModelChoiceProps } from './model-choice.tsx';
import styles from './model-form.module.css';

export interface ModelFormProps extends Omit<ModelChoiceProps, 'faultCode'> {
  readonly lead: string;
  /** How the last attempt ended, and what became of it. */
  readonly failed: { readonly fault: FaultShape; readonly said: string } | null;
  /** Price, host, warnings. */
  readonly children: ReactNode;
  /** A further button, at the other end of the row. */
  readonly beside?: ReactNode;
  /** Why the model cannot be asked yet, said beside the button; null: nothing, or its own field says it. */
  readonly obstacle: MessageKey | null;
  readonly isReady: boolean;
  readonly startText: string;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

export function ModelForm(props: ModelFormProps) {
  const messages = useMessages();
  const { t } = messages;
  const id = useId();
  const { lead, failed, children, beside, obstacle, isReady, startText, onStart, onClose, ...choice } = props;
  return (
    <div className={styles.form}>
      {failed === null ? (
        <p>{lead}</p>
      ) : (
        <Alert color="red" variant="light" role="alert" title={faultText(messages, failed.fault)}>
          {failed.said}
        </Alert>
      )}
      <ModelChoice {...choice} faultCode={failed?.fault.code ?? ''} />
      {children}
      <Group justify="flex-end" gap="xs">
        {beside}
        {obstacle !== null && (
          <span className={styles.quiet} id={id}>
            {t(obstacle)}
          </span>
        )}
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!isReady} aria-describedby={obstacle === null ? undefined : id} onClick={onStart}>
          {failed === null ? startText : t('meaning.again')}
        </Button>
      </Group>
    </div>
  );
}
