// The way to the checks, with how many issues ask for something.
import { IconChecklist } from '@tabler/icons-react';
import { memo } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useReport } from '../../state/project/silo-workers.ts';
import { CountButton } from './count-button.tsx';
import { useIssueCount } from './use-issue-count.ts';

const ICON = <IconChecklist size={14} aria-hidden />;

export interface ChecksButtonProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

export const ChecksButton = memo(function ChecksButton({ isOpen, onPress }: ChecksButtonProps) {
  const { t } = useMessages();
  const report = useReport();
  const issues = useIssueCount(report);
  return (
    <CountButton
      label={t('builder.checks.open')}
      icon={ICON}
      count={report === null ? null : issues}
      onPress={onPress}
      isOpen={isOpen}
    />
  );
});
