// The way to the weak fits, with how many there are.
import { weakFitCount } from '@silosmith/silo';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import { useProject } from '../../state/project/use-project.ts';
import { CountButton } from './count-button.tsx';

const ICON = <IconAlertTriangle size={14} aria-hidden />;

export const ReviewButton = memo(function ReviewButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useMessages();
  const project = useProject((open) => open);
  const { silo } = project;
  const facts = factsOf(project);
  const count = useMemo(() => weakFitCount(silo, facts), [silo, facts]);
  return <CountButton label={t('builder.review.open')} icon={ICON} count={count} onPress={onOpen} />;
});
