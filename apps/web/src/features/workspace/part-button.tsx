// Opens what a part of a page costs to be made again.
import { Button, Popover } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FocusBack } from '../../shared/ui/focus-back.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { PartForm, type PartFormProps } from './part-form.tsx';

export function PartButton(props: Omit<PartFormProps, 'onStarted' | 'section'>) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const label = t(`workspace.parts.open.${props.part}`);
  return (
    <Popover
      opened={asking}
      onChange={setAsking}
      position="bottom-start"
      shadow="md"
      width={290}
      trapFocus
      withRoles
    >
      <Popover.Target>
        <Button
          size="xs"
          mt="xs"
          variant="default"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={() => setAsking(!asking)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <FocusBack />
        {asking && <PartForm {...props} onStarted={() => setAsking(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}
