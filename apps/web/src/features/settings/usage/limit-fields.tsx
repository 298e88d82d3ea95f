// Limits on what one's calls may cost: a day, and a call. The server refuses a call that could pass one before it is sent.
import { Button, NumberInput } from '@mantine/core';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { type FormEvent, useEffect, useState } from 'react';
import { faultText } from '../../../shared/ui/fault-text.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { changeLimits, type Limits, limitsNow } from '../../../state/usage.ts';
import styles from '../settings.module.css';

/** US dollars, as the server takes them. */
const BOUNDS = {
  daily_budget_usd: { min: 0, max: 100, step: 1, decimalScale: 2 },
  request_limit_usd: { min: 0.001, max: 1, step: 0.01, decimalScale: 3 },
} as const;
const NAMES = ['daily_budget_usd', 'request_limit_usd'] as const;

export function LimitFields({ onChanged }: { readonly onChanged: () => void }) {
  const messages = useMessages();
  const { t } = messages;
  const separators = useFormat().separators();
  const [limits, setLimits] = useState<Limits | null>(null);
  const [saving, setSaving] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    limitsNow(control.signal).then(setLimits, (error: unknown) => {
      // The figures above say that the server cannot be reached; there are no fields to show without it.
      if (toFaultShape(error).code !== CANCELLED) setLimits(null);
    });
    return () => control.abort();
  }, []);
  if (limits === null) return null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      const { daily_budget_usd, request_limit_usd } = limits;
      setLimits(await changeLimits({ daily_budget_usd, request_limit_usd }));
      toast.success(t('settings.usage.limits.saved'));
      onChanged();
    } catch (error) {
      toast.failure(t('settings.usage.limits.failed', { reason: faultText(messages, error) }));
    }
    setSaving(false);
  };
  return (
    <form className={styles.limits} onSubmit={(event) => void save(event)}>
      {NAMES.map((name) => (
        <NumberInput
          key={name}
          {...separators}
          {...BOUNDS[name]}
          size="xs"
          prefix="$"
          label={t(`settings.usage.limits.${name}`)}
          placeholder={t('settings.usage.limits.none')}
          value={limits[name] ?? ''}
          onChange={(value) => setLimits({ ...limits, [name]: typeof value === 'number' ? value : null })}
        />
      ))}
      <Button type="submit" size="xs" variant="default" loading={saving}>
        {t('settings.usage.limits.save')}
      </Button>
      <p className={styles.note}>{t('settings.usage.limits.text')}</p>
    </form>
  );
}
