// Why a file was not written, in a sentence: images are downloaded, everything else is exported.
import type { FaultShape } from '@silosmith/kernel';
import type { Messages } from '@silosmith/messages';
import { faultText } from './fault-text.ts';

export function exportFailure(messages: Messages, formatId: string, fault: FaultShape): string {
  const { t } = messages;
  return formatId === 'images'
    ? t('exporting.failedImages', { reason: faultText(messages, fault, t('exporting.unknownImages')) })
    : t('exporting.failed', { reason: faultText(messages, fault, t('exporting.unknown')) });
}
