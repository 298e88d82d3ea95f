// Which stages has a page? The one list, in their order; a new stage is a file beside this one and a line here.
import { article } from './article.ts';
import { meta } from './meta.ts';
import type { Stage } from './stage.ts';
import { tags } from './tags.ts';

export const STAGES: readonly Stage[] = [article, meta, tags];
