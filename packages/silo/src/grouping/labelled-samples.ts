// How near do pages come to groups that people made? Reads a labelled sample and scores a grouping by pairs. Imported by tests alone.
import { existsSync, readFileSync } from 'node:fs';
