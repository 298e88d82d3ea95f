// The whole way of a keyword file: import, stems, scores, silo, and where asked all checks, cannibalisation among them.
import { readFileSync } from 'node:fs';
import { GROUPING_STRICTNESS } from '@silosmith/contract';
import { importKeywords } from '@silosmith/intake';
import { buildSilo, buildTokenIndex, checkSilo } from '@silosmith/silo';
import { createStages, measure } from './measure.ts';

const [file = '', strictness = 'off', checks = 'checks'] = process.argv.slice(2);
const grouping = GROUPING_STRICTNESS.find((one) => one === strictness) ?? 'off';
const BUILD_STAGES = ['index', 'pages', 'topics', 'places', 'weights'];

measure(
  () => {
    const stages = createStages();
    const { table: imported, report } = importKeywords([{ name: file, bytes: readFileSync(file) }], {
      language: 'en',
    });
    stages.at('import');
    const read = buildTokenIndex(imported, 'en');
    stages.at('stems');
    const { table, silo, index } = buildSilo(imported, {
      language: 'en',
      grouping,
      index: read,
      onProgress: ({ stage, done }) => {
        if (stage === 'silo') stages.at(BUILD_STAGES[done - 1] ?? stage);
      },
    });
    const findings = checks === 'checks' ? checkSilo(table, silo, index).findings : [];
    stages.at('checks');
    return { table, report, silo, findings, stages };
  },
  ({ table, report, silo, findings, stages }) => {
    const competing = findings.filter(({ type }) => type === 'keyword_cannibalization');
    return {
      rowsRead: report.rowsRead,
      keywords: table.rowCount,
      topics: silo.topics.length,
      groups: competing.length,
      pairs: competing.reduce((sum, { params }) => sum + Number(params.count), 0),
      stages: Object.entries(stages.ms)
        .filter(([, ms]) => ms > 0)
        .map(([stage, ms]) => `${stage} ${ms}`)
        .join(', '),
    };
  },
);
