/** A name that no site can have (RFC 2606): links of the package carry it until the site has given their addresses. */
export const OPEN_URL = 'https://silo.invalid';

/** Options of the content package for posts whose addresses the site decides. */
export const OPEN_SITE = { siteUrl: OPEN_URL, pathTemplate: '/{slug}', shortSlugs: true } as const;
