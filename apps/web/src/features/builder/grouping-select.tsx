// Strictness of the grouping. Another choice rebuilds the silo around what was decided by hand, in one undo step.
import { Loader, Select } from '@mantine/core';
import { GROUPING_STRICTNESS } from '@silosmith/contract';
import { memo, useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { projectStore } from '../../state/project/project-store.ts';
import { siloWork } from '../../state/project/silo-workers.ts';
import { useProject } from '../../state/project/use-project.ts';

export const GroupingSelect = memo(function GroupingSelect() {
  const messages = useMessages();
  const { t } = messages;
  const current = useProject(({ grouping }) => grouping);
  const [working, setWorking] = useState(false);
  const regroup = async (text: string | null) => {
    const grouping = GROUPING_STRICTNESS.find((one) => one === text);
    const { project } = projectStore.getState();
    if (project === null || grouping === undefined || grouping === project.grouping) return;
    setWorking(true);
    try {
      await siloWork.regroup(project, grouping, { grouping: t(`builder.grouping.${grouping}`) });
    } catch (error) {
      toast.failure(faultText(messages, error));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Select
      size="xs"
      w={112}
      comboboxProps={{ width: 220, position: 'bottom-start' }}
      aria-label={t('builder.grouping.label')}
      title={t('builder.grouping.label')}
      data={GROUPING_STRICTNESS.map((value) => ({ value, label: t(`builder.grouping.${value}`) }))}
      value={current}
      allowDeselect={false}
      disabled={working}
      rightSection={working ? <Loader size={14} aria-label={t('builder.grouping.working')} /> : undefined}
      onChange={regroup}
    />
  );
});
