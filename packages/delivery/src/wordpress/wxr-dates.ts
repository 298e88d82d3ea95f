// Dates of WXR: `2026-01-31 08:00:00`, and RFC 822 in `pubDate`.

/** GMT date of a draft; WordPress sets the real one on publication. */
export const NO_GMT_DATE = '0000-00-00 00:00:00';

/** From ISO 8601 in UTC. */
export function wordpressDate(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** `Sat, 31 Jan 2026 08:00:00 +0000` */
export function rssDate(iso: string): string {
  if (last.iso !== iso) last = { iso, rss: new Date(iso).toUTCString().replace('GMT', '+0000') };
  return last.rss;
}

/** Most items of a file have the date of the one before. */
let last = { iso: '', rss: '' };

/** Adds seconds. */
export function secondsLater(iso: string, seconds: number): string {
  return new Date(Date.parse(iso) + seconds * 1000).toISOString();
}
