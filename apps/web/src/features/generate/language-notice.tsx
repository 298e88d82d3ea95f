// Says before the run that the list is in another language than the articles would be; an unsupported one has to be agreed to.
import { Checkbox } from '@mantine/core';
import { Link } from 'wouter';
import { useNavigation } from '../../shared/navigation.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './generate.module.css';
import type { LanguageDoubt } from './language-doubt.ts';
import { Notice } from './notice.tsx';

export interface LanguageNoticeProps {
  readonly doubt: LanguageDoubt;
  /** Language of the project: what would be written. */
  readonly language: string;
  readonly agreed: boolean;
  readonly onAgreed: (agreed: boolean) => void;
}

export function LanguageNotice({ doubt: { kind, spoken }, language, agreed, onAgreed }: LanguageNoticeProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { hrefOf } = useNavigation();
  const names = { spoken: format.language(spoken), language: format.language(language) };
  return (
    <Notice tone={kind === 'unsupported' ? 'danger' : 'warning'} role="status">
      <p className={styles.note}>
        {t(`generate.language.${kind}`, names)}{' '}
        {kind === 'other' && <Link href={hrefOf('plan')}>{t('generate.language.change')}</Link>}
      </p>
      {kind === 'unsupported' && (
        <Checkbox
          size="xs"
          checked={agreed}
          onChange={(event) => onAgreed(event.currentTarget.checked)}
          label={t('generate.language.agree', names)}
        />
      )}
    </Notice>
  );
}
