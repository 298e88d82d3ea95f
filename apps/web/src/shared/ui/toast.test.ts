import { beforeEach, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast.ts';

const messages = () => toastStore.getState().toasts.map(({ message }) => message);
const action = () => ({ label: 'Try Again', run: vi.fn() });

beforeEach(() => toastStore.setState({ toasts: [] }));

it('keeps each failure with its own way to try again, and shows the same one once', () => {
  toast.failure('Tags failed', action());
  toast.failure('Meta failed', action());
  toast.failure('Tags failed', action());
  expect(messages()).toEqual(['Meta failed', 'Tags failed']);
});

it('takes up the last offer alone, and takes no failure away for it', () => {
  toast.failure('Tags failed', action());
  toast.offer('Deleted one', action());
  toast.offer('Deleted two', action());
  expect(messages()).toEqual(['Tags failed', 'Deleted two']);
});
