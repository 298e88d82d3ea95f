// Issues of the silo with their fixes. Auto-fix is previewed, then applied or discarded as a whole.
import { Alert, Button, Group, Modal } from '@mantine/core';
import { issueSentence } from '@silosmith/messages';
import type { FixPreview, SiloFinding } from '@silosmith/silo';
import { useState } from 'react';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { SiloChecks } from '../../state/project/resident-silo.ts';
import { siloWork } from '../../state/project/silo-workers.ts';
import styles from './builder.module.css';
import { FixPreviewList } from './fix-preview-list.tsx';
import { OversizedList } from './oversized-list.tsx';

const MOST = 200;

export interface ChecksPanelProps {
  readonly project: OpenProject;
  readonly checks: SiloChecks;
  readonly onSelect: (row: number) => void;
  readonly onClose: () => void;
}

export function ChecksPanel({ project, checks, onSelect, onClose }: ChecksPanelProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const [preview, setPreview] = useState<{ readonly project: OpenProject; readonly fix: FixPreview } | null>(
    null,
  );
  const [working, setWorking] = useState(false);
  const { report } = checks;
  const said = (finding: SiloFinding, part: 'description' | 'fix'): string =>
    issueSentence(messages, finding.message, part, finding.params);
  const choose = (row: number | undefined) => {
    if (row !== undefined) onSelect(row);
    onClose();
  };
  const work = async () => {
    setWorking(true);
    try {
      setPreview({ project, fix: await siloWork.previewFix(project) });
    } catch (error) {
      toast.failure(`${t('builder.checks.failed')}: ${faultText(messages, error)}`);
    } finally {
      setWorking(false);
    }
  };
  const apply = async () => {
    if (preview === null) return;
    try {
      await siloWork.applyFix(preview.project, preview.fix);
      const left = preview.fix.remaining.length;
      toast.success(left === 0 ? t('builder.checks.fixed') : t('builder.checks.fixedPart', { count: left }));
      setPreview(null);
    } catch (error) {
      toast.failure(`${t('builder.checks.failed')}: ${faultText(messages, error)}`);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(preview === null ? 'builder.checks.title' : 'builder.checks.previewTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {preview !== null ? (
        <>
          <FixPreviewList project={preview.project} preview={preview.fix} />
          <Group justify="flex-end" gap="xs" mt="md">
            <Button variant="default" onClick={() => setPreview(null)}>
              {t('builder.checks.discard')}
            </Button>
            <Button disabled={preview.fix.result.patch.columns.length === 0} onClick={apply}>
              {t('builder.checks.apply')}
            </Button>
          </Group>
        </>
      ) : (
        <>
          {checks.running && <p aria-live="polite">{t('builder.checks.running')}</p>}
          {checks.fault !== null && <Alert color="red">{faultText(messages, checks.fault)}</Alert>}
          {report !== null && (
            <>
              <p>
                {report.findings.length === 0
                  ? t('builder.checks.valid')
                  : t('builder.checks.count', { count: report.findings.length })}{' '}
                · {t('builder.checks.completion', { percent: format.percent(report.completionRate) })}
              </p>
              <ul className={styles.findings}>
                {report.findings.slice(0, MOST).map((finding) => (
                  <li key={`${finding.type} ${finding.message} ${finding.topic} ${finding.rows[0] ?? ''}`}>
                    <button type="button" onClick={() => choose(finding.rows[0])}>
                      <strong>{project.silo.topics[finding.topic] ?? ''}</strong>
                      <span>{said(finding, 'description')}</span>
                      <span className={styles.small}>
                        {t('builder.checks.fix')}: {said(finding, 'fix')}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
              {report.findings.length > MOST && (
                <p className={styles.small}>
                  {t('builder.detail.more', { count: report.findings.length - MOST })}
                </p>
              )}
              <OversizedList project={project} oversized={report.oversized} onSelect={choose} />
              {!report.valid && (
                <Group justify="flex-end">
                  <Button loading={working} onClick={work}>
                    {t(working ? 'builder.checks.fixing' : 'builder.checks.autoFix')}
                  </Button>
                </Group>
              )}
            </>
          )}
        </>
      )}
    </Modal>
  );
}
