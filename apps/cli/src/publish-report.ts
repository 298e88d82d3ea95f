// What `silosmith publish` says and prints: plan, results with their verification, rollback, connection.
import type {
  PlanItem,
  PublishNote,
  PublishPlan,
  PublishResult,
  RollbackPlan,
  RollbackResult,
} from '@silosmith/delivery';
import { toFaultShape } from '@silosmith/kernel';
import {
  faultSentence,
  fieldNames,
  type Messages,
  noteSentence,
  verificationSentence,
} from '@silosmith/messages';
import type { CommandContext } from './command.ts';

/** Titles shown of each group. */
const SHOWN = 5;

export function planDocument(plan: PublishPlan) {
  const items = (group: readonly PlanItem[]) =>
    group.map(({ keyword, title, postId, reason, changes, edited }) => ({
      ...{ keyword, title, postId, reason, changes },
      ...(edited.length > 0 ? { edited } : {}),
    }));
  const { create, update, skip } = plan;
  const { upload, there, refused } = plan.images;
  const images = {
    upload: upload.map(({ name, bytes, alt, source: { keyword } }) => ({ name, bytes, alt, keyword })),
    ...{ there, refused },
  };
  return { plan: { create: items(create), update: items(update), skip: items(skip), images } };
}

interface Outcome {
  readonly plan: PublishPlan;
  readonly results: readonly PublishResult[];
  readonly notes: readonly PublishNote[];
}

export function publishDocument({ plan, results, notes }: Outcome, messages: Messages) {
  return {
    ...planDocument(plan),
    results: results.map(({ keyword, status, postId, url, attempts, fault, verification }) => ({
      ...{ keyword, status, postId, url, attempts },
      ...(fault === null ? {} : { message: faultSentence(messages, fault) }),
      verification:
        verification === null
          ? null
          : { ...verification, message: verificationSentence(messages, verification) },
    })),
    notes: notes.map((note) => ({ ...note, message: noteSentence(messages, note) })),
  };
}

export function sayPlan({ output, messages }: CommandContext, plan: PublishPlan): void {
  const unchanged = plan.skip.filter(({ reason }) => reason === 'unchanged');
  const left = plan.skip.filter(({ reason }) => reason !== 'unchanged');
  const sections = { create: plan.create, update: plan.update, left };
  for (const group of ['create', 'update', 'left'] as const) {
    const items = sections[group];
    if (group === 'left' && items.length === 0) continue;
    output.line(messages.t(`cli.publish.plan.${group}`, { count: items.length }));
    // Of those that are left each one may want a decision.
    const shown = group === 'left' ? items.length : SHOWN;
    for (const item of items.slice(0, shown)) output.line(`  ${itemLine(item, messages)}`);
    const more = items.length - shown;
    if (more > 0) output.line(`  ${messages.t('cli.publish.plan.more', { count: more })}`);
  }
  output.line(messages.t('cli.publish.plan.unchanged', { count: unchanged.length }));
  const { upload, there, refused } = plan.images;
  if (upload.length + there + refused.length === 0) return;
  const bytes = upload.reduce((sum, image) => sum + image.bytes, 0);
  const figures = { upload: upload.length, megabytes: (bytes / 2 ** 20).toFixed(1), there };
  output.line(messages.t('cli.publish.images', { ...figures, refused: refused.length }));
}

function itemLine({ title, reason, changes, edited }: PlanItem, messages: Messages): string {
  const words = [messages.t(`cli.publish.reasons.${reason}`)];
  const fields = fieldNames(messages, Object.keys(changes));
  if (fields !== '') words.push(fields);
  if (edited.length > 0 && reason !== 'edited-on-site')
    words.push(messages.t('cli.publish.plan.leftAsEdited', { fields: fieldNames(messages, edited) }));
  return `${title} (${words.join('; ')})`;
}

export function sayResults({ output, messages }: CommandContext, { results, notes }: Outcome): void {
  for (const { keyword, fault, verification } of results) {
    if (fault !== null)
      output.problem(messages.t('cli.publish.failed', { keyword, reason: faultSentence(messages, fault) }));
    if (verification !== null && verification.status !== 'success')
      output.problem(
        messages.t('cli.publish.notVerified', {
          keyword,
          reason: verificationSentence(messages, verification),
        }),
      );
  }
  for (const note of notes) output.problem(noteSentence(messages, note));
  const count = (wanted: PublishResult['status']) => results.filter(({ status }) => status === wanted).length;
  const verified = results.filter(({ verification }) => verification?.status === 'success').length;
  const params = { done: count('success'), verified, failed: count('error'), skipped: count('skipped') };
  output.line(messages.t('cli.publish.done', params));
}

export function rollbackDocument(plan: RollbackPlan, results: readonly RollbackResult[], messages: Messages) {
  return {
    plan,
    results: results.map(({ fault, ...result }) => ({
      ...result,
      ...(fault === null ? {} : { message: faultSentence(messages, toFaultShape(fault)) }),
    })),
  };
}

export function sayRollback(
  { output, messages }: CommandContext,
  plan: RollbackPlan,
  { results, overwrite }: { readonly results: readonly RollbackResult[]; readonly overwrite: boolean },
): void {
  const { madeAt } = plan;
  const figures = { madeAt, restore: plan.restore.length, remove: plan.delete.length, images: plan.images };
  output.line(messages.t('cli.publish.rollback.plan', figures));
  for (const { keyword, edited } of [...plan.restore, ...plan.delete]) {
    const key = overwrite ? 'cli.publish.rollback.overwritten' : 'cli.publish.rollback.edited';
    if (edited) output.problem(messages.t(key, { keyword }));
  }
  for (const { keyword, fields, fault } of results) {
    if (fault !== null) {
      const reason = faultSentence(messages, toFaultShape(fault));
      output.problem(messages.t('cli.publish.failed', { keyword, reason }));
    }
    if (fields.length > 0)
      output.problem(
        messages.t('cli.publish.rollback.differs', { keyword, fields: fieldNames(messages, fields) }),
      );
  }
  if (results.length === 0) return;
  const done = (wanted: RollbackResult['operation']) =>
    results.filter(({ operation, status }) => operation === wanted && status === 'success').length;
  const counts = { restored: done('restore'), deleted: done('delete') };
  output.line(messages.t('cli.publish.rollback.done', counts));
}
