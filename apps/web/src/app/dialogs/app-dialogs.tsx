// Dialogs of the frame, each loaded when it is first needed.
import { lazy, Suspense, useEffect } from 'react';
import { sessionStore } from '../../state/session/session-store.ts';
import { useStore } from '../../state/use-store.ts';
import { closeDialog, dialogStore, showSignIn } from './dialog-store.ts';

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));
const DeleteProjectDialog = lazy(() => import('./delete-project-dialog.tsx'));
const SignInAgain = lazy(() => import('./sign-in-again.tsx'));
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx'));

export function AppDialogs() {
  const open = useStore(dialogStore, (state) => state.open);
  const expired = useStore(sessionStore, ({ status }) => status === 'expired');
  useEffect(() => {
    if (expired) showSignIn();
  }, [expired]);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      {open === 'conflicts' && <ConflictDialog onClose={closeDialog} />}
      {open === 'delete-project' && <DeleteProjectDialog onClose={closeDialog} />}
      {open === 'sign-in' && <SignInAgain onClose={closeDialog} />}
      {open === 'sign-out' && <SignOutDialog onClose={closeDialog} />}
    </Suspense>
  );
}
