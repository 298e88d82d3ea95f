// Renders generated HTML, sanitised at the last moment whatever was done to it before.
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

export interface SafeHtmlProps {
  readonly html: string;
  readonly className?: string;
  /** Content language, for hyphenation and screen readers. */
  readonly language?: string;
}

export function SafeHtml({ html, className, language }: SafeHtmlProps) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        // Style sheets and inline styles reach the whole page; forms ask the reader for something in our name.
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
        FORBID_ATTR: ['style'],
        // `silo:` addresses are links between pages until an export resolves them (contract/article.ts).
        ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|silo:|data:image\/|#|\/)/i,
      }),
    [html],
  );
  return (
    <div
      className={className}
      lang={language}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
