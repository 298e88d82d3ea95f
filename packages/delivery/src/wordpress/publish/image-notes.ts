// What a plan and a run say about images that are not on the site.
import type { ImageRefusal } from '../images/checked-image.ts';
import type { RefusedImage } from '../images/desired-images.ts';
import type { FailedImage } from './ensure-images.ts';
import type { PreparedRun } from './prepare.ts';

export interface ImageNote {
  readonly code: 'images-not-allowed' | 'image-failed' | `image-${ImageRefusal}`;
  readonly params: Readonly<Record<string, string>>;
}

const REFUSALS: readonly ImageRefusal[] = ['svg', 'unknown-type', 'too-large', 'address-only'];

/** One for each reason. */
export function refusedImageNotes(refused: readonly RefusedImage[]): ImageNote[] {
  return REFUSALS.flatMap((refusal): ImageNote[] => {
    const names = refused.filter((image) => image.refusal === refusal).map(({ name }) => name);
    return names.length === 0 ? [] : [{ code: `image-${refusal}`, params: { images: names.join(', ') } }];
  });
}

export function imageNotes(
  { connection, desired }: Pick<PreparedRun, 'connection' | 'desired'>,
  failed: readonly FailedImage[],
): ImageNote[] {
  const { user } = connection;
  const isAllowed = desired.images.length === 0 || user.capabilities.has('upload_files');
  return [
    ...(isAllowed ? [] : [{ code: 'images-not-allowed', params: { user: user.name } } as const]),
    ...failed.map(({ name, fault }): ImageNote => {
      const { status, code, reason } = fault.params;
      const why = [reason, code, status].find((said) => said !== undefined && said !== '') ?? fault.code;
      return { code: 'image-failed', params: { image: name, reason: String(why) } };
    }),
    ...refusedImageNotes(desired.refusedImages),
  ];
}
