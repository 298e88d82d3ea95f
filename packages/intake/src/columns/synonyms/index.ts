import type { ColumnRole } from '@silosmith/contract';
import { cpc } from './cpc.ts';
import { difficulty } from './difficulty.ts';
import { intent } from './intent.ts';
import { keyword } from './keyword.ts';
import { keywordRole } from './keyword-role.ts';
import { pageType } from './page-type.ts';
import { parentKeyword } from './parent-keyword.ts';
import { position } from './position.ts';
import type { RoleWords } from './role-words.ts';
import { secondaryKeywords } from './secondary-keywords.ts';
import { topic } from './topic.ts';
import { trend } from './trend.ts';
import { url } from './url.ts';
import { volume } from './volume.ts';

export const ROLE_WORDS: Readonly<Record<ColumnRole, RoleWords>> = {
  keyword,
  topic,
  pageType,
  volume,
  difficulty,
  intent,
  cpc,
  url,
  position,
  trend,
  parentKeyword,
  secondaryKeywords,
  keywordRole,
};
