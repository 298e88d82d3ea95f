// Which page of which project a paid call is made for: a header, kept with the call's usage.

import { isPageId, type PageId } from '../page-id.ts';
import { projectIdSchema } from '../sync.ts';

/** `PROJECT/PAGE`, both ids. Left out, or another shape: the call belongs to no page. */
export const CALL_PAGE_HEADER = 'X-Silosmith-Page';

export interface CallPage {
  readonly projectId: string;
  readonly pageId: PageId;
}

export const callPageHeader = ({ projectId, pageId }: CallPage): string => `${projectId}/${pageId}`;

/** Null where it names no page. */
export function callPageOf(header: string | undefined): CallPage | null {
  const [projectId = '', pageId = ''] = header?.trim().split('/') ?? [];
  return projectIdSchema.safeParse(projectId).success && isPageId(pageId) ? { projectId, pageId } : null;
}
