// The companion plugin as the ZIP that WordPress takes under Plugins → Upload: one folder with the plugin and its readme.
import { createZipWriter } from '../zip/zip-writer.ts';

/** The version in the head of the plugin. */
export const COMPANION_VERSION = '1.0.0';
export const COMPANION_NAME = 'silosmith-companion';
export const COMPANION_FILE = `${COMPANION_NAME}-${COMPANION_VERSION}.zip`;

/** When this version was made: equal sources give equal bytes. */
const MADE_AT = '2026-01-05T00:00:00.000Z';

export interface CompanionSources {
  /** companion/silosmith-companion.php */
  readonly php: string;
  /** companion/readme.txt */
  readonly readme: string;
}

export async function companionZip({ php, readme }: CompanionSources): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const zip = createZipWriter(async (chunk) => void chunks.push(chunk), MADE_AT);
  const encoder = new TextEncoder();
  await zip.add(`${COMPANION_NAME}/${COMPANION_NAME}.php`, encoder.encode(php));
  await zip.add(`${COMPANION_NAME}/readme.txt`, encoder.encode(readme));
  const whole = new Uint8Array(await zip.finish());
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
