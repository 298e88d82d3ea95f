// A dialog that gives the focus back to what opened it.
import { Modal, type ModalProps } from '@mantine/core';
import { useMemo } from 'react';
import { focusedElement } from '../../platform/page.ts';
import { FocusBack } from './focus-back.tsx';

export function Dialog({ children, opened, ...props }: ModalProps) {
  // Before it is on the page: a button that is disabled while its dialog is open has lost the focus by then.
  const opener = useMemo(() => (opened ? focusedElement() : null), [opened]);
  return (
    <Modal opened={opened} {...props}>
      <FocusBack opener={opener} />
      {children}
    </Modal>
  );
}
