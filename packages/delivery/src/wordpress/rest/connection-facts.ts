// What a connection means for publishing, in words that a user can read.
import type { Connection } from './connect.ts';

/** Rights that are of use to a silo, by what WordPress calls them. */
const RIGHTS = ['publish_posts', 'upload_files', 'manage_categories', 'unfiltered_html'] as const;

export interface ConnectionFacts {
  readonly site: string;
  readonly restBase: string;
  /** Posts are at `?p=7`. */
  readonly plainPermalinks: boolean;
  readonly user: string;
  readonly userId: number;
  readonly roles: readonly string[];
  readonly missingRights: readonly (typeof RIGHTS)[number][];
  /** Keys of post meta that the site accepts. */
  readonly metaKeys: readonly string[];
  /** Version of the companion plugin; null: the site has none. */
  readonly companion: string | null;
  /** Active SEO plugins that the companion names. */
  readonly seoPlugins: readonly string[];
}

export function connectionFacts({ site, user, metaTypes, companion }: Connection): ConnectionFacts {
  return {
    site: site.home,
    restBase: site.root,
    plainPermalinks: site.hasPlainBase,
    user: user.name,
    userId: user.id,
    roles: user.roles,
    missingRights: RIGHTS.filter((right) => !user.capabilities.has(right)),
    metaKeys: [...metaTypes.keys()],
    companion: companion?.version ?? null,
    seoPlugins: companion?.seo ?? [],
  };
}
