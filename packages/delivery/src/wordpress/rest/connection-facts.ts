// What a connection means for publishing, in words that a user can read.
import type { Connection } from './connect.ts';

/** Without it there are not even drafts, and no other right is of use. */
const NEEDED = 'edit_posts';
/** Further rights that are of use to a silo, by what WordPress calls them. */
const OF_USE = ['publish_posts', 'upload_files', 'manage_categories', 'unfiltered_html'] as const;
type Right = typeof NEEDED | (typeof OF_USE)[number];

export interface ConnectionFacts {
  readonly site: string;
  readonly restBase: string;
  /** Posts are at `?p=7`. */
  readonly plainPermalinks: boolean;
  readonly user: string;
  readonly userId: number;
  readonly roles: readonly string[];
  readonly missingRights: readonly Right[];
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
    missingRights: missingRightsOf(user),
    metaKeys: [...metaTypes.keys()],
    companion: companion?.version ?? null,
    seoPlugins: companion?.seo ?? [],
  };
}

const missingRightsOf = ({ capabilities }: Connection['user']): readonly Right[] =>
  capabilities.has(NEEDED) ? OF_USE.filter((right) => !capabilities.has(right)) : [NEEDED];
