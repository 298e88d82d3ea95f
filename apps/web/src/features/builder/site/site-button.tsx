// Opens the comparison with the site that exists.
import { Button } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import { useProject } from '../../../state/project/use-project.ts';
import styles from '../builder.module.css';

const SiteDialog = lazy(async () => ({ default: (await import('./site-dialog.tsx')).SiteDialog }));

export const SiteButton = memo(function SiteButton() {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const site = useProject((project) => project.site);
  return (
    <>
      <Button
        variant={site === undefined ? 'default' : 'light'}
        leftSection={<IconWorldSearch size={14} aria-hidden />}
        className={styles.add ?? ''}
        aria-label={t('builder.site.open')}
        title={
          site === undefined
            ? t('builder.site.open')
            : t('builder.site.with', { file: site.name, count: site.pages.length })
        }
        onClick={() => setOpen(true)}
      >
        {t('builder.site.short')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SiteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
