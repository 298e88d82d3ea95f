import { createStore } from 'zustand/vanilla';

export type FrameDialog = 'sign-out' | 'conflicts' | 'sign-in' | 'delete-project';

export const dialogStore = createStore<{ readonly open: FrameDialog | null }>(() => ({ open: null }));

export function closeDialog(): void {
  dialogStore.setState({ open: null });
}
export function askToSignOut(): void {
  dialogStore.setState({ open: 'sign-out' });
}
export function askToDeleteProject(): void {
  dialogStore.setState({ open: 'delete-project' });
}
export function showConflicts(): void {
  dialogStore.setState({ open: 'conflicts' });
}
export function showSignIn(): void {
  dialogStore.setState({ open: 'sign-in' });
}
