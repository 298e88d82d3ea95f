import { article } from './article.ts';
import { image } from './image.ts';
import { meta } from './meta.ts';
import { research } from './research.ts';
import type { AnyStage } from './stage.ts';
import { tags } from './tags.ts';

export const STAGES: readonly AnyStage[] = [research, article, meta, tags, image];
