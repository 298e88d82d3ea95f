// How many posts of a WordPress export became pages, and why the others did not.
import type { ImportReport } from '@silosmith/contract';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import styles from './plan-screen.module.css';

export interface PostsReadProps {
  readonly posts: NonNullable<ImportReport['posts']>;
}

export function PostsRead({ posts: { converted, skipped, total, issues } }: PostsReadProps) {
  const messages = useMessages();
  const { t } = messages;
  const format = useFormat();
  const left = skipped - issues.filter(({ params }) => params.title !== undefined).length;
  const saidOf = (code: string, params: Readonly<Record<string, string | number>>): string => {
    const key = `exporting.wxrIssues.${code}`;
    const issue = messages.has(key) ? t(key, params) : code;
    return params.file === undefined ? issue : t('exporting.wxrIssues.ofFile', { file: params.file, issue });
  };
  return (
    <section className={styles.posts} aria-label={t('importing.plan.posts.label')}>
      <dl>
        {(
          [
            ['importing.plan.posts.converted', converted],
            ['importing.plan.posts.skipped', skipped],
            ['importing.plan.posts.total', total],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {issues.length > 0 && (
        <details>
          <summary>{t('importing.plan.posts.issues', { count: issues.length })}</summary>
          <ul>
            {issues.map(({ code, params }) => (
              <li key={`${code} ${params.file ?? ''} ${params.title ?? params.line ?? ''}`}>
                {saidOf(code, params)}
              </li>
            ))}
          </ul>
          {left > 0 && <p>{t('importing.plan.posts.more', { count: left })}</p>}
        </details>
      )}
    </section>
  );
}
