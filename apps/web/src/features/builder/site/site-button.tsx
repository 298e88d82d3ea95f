// Opens the comparison with the site that exists.
import { Button } from '@mantine/core';
import { IconWorldSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import styles from '../builder.module.css';

const SiteDialog = lazy(async () => ({ default: (await import('./site-dialog.tsx')).SiteDialog }));

export function SiteButton({ project }: { readonly project: OpenProject }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { site } = project;
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
          <SiteDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
