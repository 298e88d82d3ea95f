// Announces the end of a run, whatever screen is open.
import type { Messages } from '@silosmith/messages';
import { toast } from '../../shared/ui/toast.ts';
import { onRunEnded } from '../../state/generation/generation-run.ts';
import { runCounts } from './run-counts.ts';

let messages: Messages | null = null;

/** Announces the end of each run from the first call on, in the language of the latest call. */
export function announceRuns(next: Messages): void {
  const first = messages === null;
  messages = next;
  if (!first) return;
  onRunEnded((run) => {
    if (messages === null || run.job.status === 'cancelled') return;
    // Parts of one page are announced where they were asked for.
    if (run.settings.rewrites?.stages !== undefined) return;
    const { t } = messages;
    const { failed: n, total: m } = runCounts(run);
    if (n === 0) {
      toast.success(t('generate.toasts.done', { n: m }));
      // Each article has its checks and its grade beside it.
      toast.info(t('generate.toasts.ready'));
    } else if (n === m) toast.failure(t('generate.toasts.failed'));
    else toast.failure(t('generate.toasts.errors', { n, m }));
  });
}
