// Which view an address means.
import type { ViewId } from '../../shared/navigation.ts';
import type { View } from './view.ts';
import { VIEW_LIST } from './view-list.ts';

export interface ViewMatch {
  readonly id: ViewId;
  readonly view: View;
  /** The project's slug in /:siloSlug/builder; null without one. */
  readonly siloSlug: string | null;
}

/** The view of a path; null for a path that no view has. */
export function matchView(path: string): ViewMatch | null {
  const parts = segments(path);
  for (const { id, view } of VIEW_LIST) {
    const pattern = segments(view.path);
    if (fits(pattern, parts)) return { id, view, siloSlug: null };
    const [slug, ...rest] = parts;
    if (view.access === 'silo' && slug !== undefined && fits(pattern, rest)) {
      return { id, view, siloSlug: decoded(slug) };
    }
  }
  return null;
}

/** A slug that is no valid escape sequence is used undecoded. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
