// Opens an image in a tab of its own, at its full size.
import type { ReactNode } from 'react';
import { openDataImage } from '../../platform/page.ts';

export interface FullSizeLinkProps {
  /** As `safeImageUrl` lets it through. */
  readonly url: string;
  /** Where the text alone does not say which image. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function FullSizeLink({ url, label, children }: FullSizeLinkProps) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      onClick={(event) => {
        if (!url.startsWith('data:')) return;
        event.preventDefault();
        openDataImage(url);
      }}
    >
      {children}
    </a>
  );
}
