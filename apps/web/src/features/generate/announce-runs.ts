// Announces the end of a run, whatever screen is open.
import type { GenerationRun } from '@silosmith/generation';
import type { Messages } from '@silosmith/messages';
import { isAwaited, tellPartEnd } from '../../shared/part-runs.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { onRunEnded, retryRun } from '../../state/generation/generation-run.ts';
import { runCounts } from './run-counts.ts';

let messages: Messages | null = null;

/** Announces the end of each run from the first call on, in the language of the latest call. */
export function announceRuns(next: Messages): void {
  const first = messages === null;
  messages = next;
  if (!first) return;
  onRunEnded((run) => {
    if (messages === null || run.job.status === 'cancelled') return;
    const said = messages;
    const { t } = said;
    if (run.settings.rewrites?.stages !== undefined) {
      if (!isAwaited(run)) tellPartEnd(run, said, { again: () => tryAgain(run, said) });
      return;
    }
    const { failed: n, total: m } = runCounts(run);
    if (n === 0) {
      toast.success(t('generate.toasts.done', { n: m }));
      // Each article has its checks and its grade beside it.
      toast.info(t('generate.toasts.ready'));
    } else if (n === m) toast.failure(t('generate.toasts.failed'));
    else toast.failure(t('generate.toasts.errors', { n, m }));
  });
}

/** Who asked for the part is gone with the page before: its run is tried again as it is. */
function tryAgain({ projectId }: GenerationRun, messages: Messages): void {
  retryRun(projectId).catch((error: unknown) => toast.failure(faultText(messages, error)));
}
