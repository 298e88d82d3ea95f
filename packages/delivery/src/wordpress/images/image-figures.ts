// Figures in the text of a post: placed below their headings, their addresses open until the site has given them.
import { cleanLine } from '@silosmith/content';
import { escapeHtml } from '@silosmith/kernel';
import { belowHeadings } from '../../package/below-headings.ts';

/** An image in the media library. */
export interface SiteMedia {
  readonly id: number;
  readonly slug: string;
  readonly url: string;
  /** Alternative text in the media library. */
  readonly alt: string;
  /** Pixels; null where the site does not know them. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface Figure {
  /** Of the image. */
  readonly key: string;
  /** Text of the h2 that it belongs to; null, or a heading that is gone: the end of the article. */
  readonly section: string | null;
  readonly alt: string;
  readonly caption: string;
}

export const withFigures = (html: string, figures: readonly Figure[]): string =>
  belowHeadings(html, figures, figureHtml);

/** A caption that repeats the heading says nothing. */
function figureHtml({ key, section, alt, caption }: Figure): string {
  const said = cleanLine(caption);
  const words = said === '' || said === section ? '' : `<figcaption>${escapeHtml(said)}</figcaption>`;
  return `<figure class="wp-block-image size-full"><img src="${OPEN}${key}" alt="${escapeHtml(cleanLine(alt))}" />${words}</figure>`;
}

const OPEN = 'silo-image:';
const OPEN_FIGURE =
  /\n?<figure class="wp-block-image size-full"><img src="silo-image:([a-z\d]+)"(.*?)<\/figure>/gsu;

/** `mediaOf` gives null for an image that the site will not have: its figure goes; undefined: it stays open. */
export function closedFigures(html: string, mediaOf: (key: string) => SiteMedia | null | undefined): string {
  return html.replace(OPEN_FIGURE, (figure, key: string) => {
    const media = mediaOf(key);
    if (media === undefined) return figure;
    if (media === null) return '';
    const { id, url, width, height } = media;
    const size = width === null || height === null ? '' : ` width="${width}" height="${height}"`;
    // By this class WordPress finds the attachment and offers its smaller sizes.
    return figure.replace(
      `<img src="${OPEN}${key}"`,
      `<img class="wp-image-${id}" src="${escapeHtml(url)}"${size}`,
    );
  });
}
