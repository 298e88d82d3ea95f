// Faults that a page may show, by code: `intake.empty-file` is 'empty-file' in intake.ts. `npm run messages` checks that every code has a sentence.
import { ai } from './ai.ts';
import { content } from './content.ts';
import { contract } from './contract.ts';
import { delivery } from './delivery.ts';
import { generation } from './generation.ts';
import { intake } from './intake.ts';
import { jobs } from './jobs.ts';
import { project } from './project.ts';
import { server } from './server.ts';
import { silo } from './silo.ts';
import { sync } from './sync.ts';
import { web } from './web.ts';
import { wordpress } from './wordpress.ts';

export const shownErrors = {
  unknown: 'Something went wrong. Please try again.',
  cancelled: 'Cancelled.',
  ai,
  contract,
  content,
  delivery,
  generation,
  intake,
  jobs,
  project,
  server,
  silo,
  sync,
  web,
  wordpress,
} as const;
