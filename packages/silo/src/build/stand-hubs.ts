// Gives the hubs of a plan their rows: a keyword that stood on a narrower page, a row proposed before, or a new one.
import {
  type KeywordTable,
  PLACEMENT_REASONS,
  PLACES,
  ROW_FLAGS,
  resizedSilo,
  type SiloState,
  textAt,
  UNKNOWN,
} from '@silosmith/contract';
import { withKeywords } from '../edits/table-rows.ts';
import type { Hub } from '../plan/hub-choice.ts';
import { intentOf } from '../scores/intent.ts';

export interface HubbedSilo {
  readonly table: KeywordTable;
  readonly silo: SiloState;
  /** Of each hub. */
  readonly rows: readonly number[];
}

export interface HubSource {
  readonly hubs: readonly Hub[];
  /** Rows of what was proposed before and is not kept: what no hub takes of them stays withdrawn. */
  readonly waiting: readonly number[];
  readonly language: string;
  /** Whether the scopes of the plan are topics that the file states. */
  readonly isStated: boolean;
}

export function standHubs(
  table: KeywordTable,
  silo: SiloState,
  { hubs, waiting, language, isStated }: HubSource,
): HubbedSilo {
  const rowOfText = new Map(waiting.map((row) => [textAt(table.keyword, row), row]));
  const texts = hubs.flatMap(({ rows, phrase }) =>
    rows.length > 0 || rowOfText.has(phrase.text) ? [] : [phrase.text],
  );
  texts.forEach((text, at) => {
    rowOfText.set(text, table.rowCount + at);
  });
  const added = texts.map((keyword) => ({ keyword, volume: UNKNOWN, difficulty: UNKNOWN }));
  const grown = texts.length === 0 ? table : withKeywords(table, added);
  const hubbed = resizedSilo(silo, grown.rowCount);
  for (let row = table.rowCount; row < grown.rowCount; row++) {
    hubbed.flags[row] = ROW_FLAGS.proposed | ROW_FLAGS.scoreEstimated;
    hubbed.intent[row] = intentOf(textAt(grown.keyword, row), language, UNKNOWN, UNKNOWN);
  }
  const rows = hubs.map((hub) => {
    const row = hub.rows[0] ?? rowOfText.get(hub.phrase.text) ?? -1;
    hubbed.place[row] = PLACES.none;
    hubbed.parent[row] = -1;
    hubbed.reason[row] = PLACEMENT_REASONS.none;
    hubbed.similarity[row] = 0;
    hubbed.topic[row] = isStated ? hub.phrase.scope : -1;
    for (const variant of [...hub.rows.slice(1), ...hub.unnamed]) {
      hubbed.parent[variant] = row;
      hubbed.reason[variant] = PLACEMENT_REASONS.variantByWords;
      hubbed.similarity[variant] = 1;
    }
    return row;
  });
  return { table: grown, silo: hubbed, rows };
}
