// How does WordPress write a date? `2026-01-31 08:00:00` in the file, RFC 822 in `pubDate`.

/** GMT date of a draft: WordPress sets it when the draft is published. */
export const NO_GMT_DATE = '0000-00-00 00:00:00';

/** From ISO 8601 in UTC. */
export function wordpressDate(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** `Sat, 31 Jan 2026 08:00:00 +0000` */
export function rssDate(iso: string): string {
  return new Date(iso).toUTCString().replace('GMT', '+0000');
}

/** The same moment some seconds later. */
export function secondsLater(iso: string, seconds: number): string {
  return new Date(Date.parse(iso) + seconds * 1000).toISOString();
}
