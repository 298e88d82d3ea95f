import { article } from './article.ts';
import { image } from './image.ts';
import { meta } from './meta.ts';
import type { AnyStage } from './stage.ts';
import { tags } from './tags.ts';

export const STAGES: readonly AnyStage[] = [article, meta, tags, image];
