import { article } from './article.ts';
import { image } from './image.ts';
import { meta } from './meta.ts';
import { persona } from './persona.ts';
import { research } from './research.ts';
import type { AnyStage } from './stage.ts';
import { tags } from './tags.ts';
import { viewpoint } from './viewpoint.ts';

export const STAGES: readonly AnyStage[] = [research, viewpoint, persona, article, meta, tags, image];
