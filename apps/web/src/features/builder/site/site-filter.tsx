import { NativeSelect } from '@mantine/core';
import { SITE_VERDICTS, type SiteVerdict } from '@silosmith/contract';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useProject } from '../../../state/project/use-project.ts';

export interface SiteFilterProps {
  readonly value: SiteVerdict | null;
  readonly onChange: (verdict: SiteVerdict | null) => void;
}

export function SiteFilter({ value, onChange }: SiteFilterProps) {
  const { t } = useMessages();
  const hasSite = useProject(({ site }) => site !== undefined);
  if (!hasSite) return null;
  return (
    <NativeSelect
      size="xs"
      label={t('builder.site.column')}
      value={value ?? ''}
      onChange={(event) => onChange(SITE_VERDICTS.find((one) => one === event.currentTarget.value) ?? null)}
      data={[
        { value: '', label: t('builder.filters.any') },
        ...SITE_VERDICTS.map((one) => ({ value: one, label: t(`builder.site.verdicts.${one}`) })),
      ]}
    />
  );
}
