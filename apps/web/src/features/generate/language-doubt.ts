// The language of a list where it is not the one that articles would be written in.
import { CONTENT_LANGUAGES } from '@silosmith/contract';
import type { OpenProject } from '../../state/project/open-project.ts';

export interface LanguageDoubt {
  /** unsupported: no article can be written in it. other: the project was given another one. */
  readonly kind: 'unsupported' | 'other';
  /** Tag of the language that most of the list is in. */
  readonly spoken: string;
}

/** Null where the list does not show its language, or agrees. */
export function languageDoubtOf({
  language,
  report,
}: {
  readonly language: string;
  readonly report: Pick<OpenProject['report'], 'spokenLanguage'>;
}): LanguageDoubt | null {
  const spoken = report.spokenLanguage;
  if (spoken === undefined || spoken === language) return null;
  const isSupported = CONTENT_LANGUAGES.some((tag) => tag === spoken);
  return { kind: isSupported ? 'other' : 'unsupported', spoken };
}
