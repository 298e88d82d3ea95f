import { article } from './article.ts';
import { meta } from './meta.ts';
import type { Stage } from './stage.ts';
import { tags } from './tags.ts';

export const STAGES: readonly Stage[] = [article, meta, tags];
