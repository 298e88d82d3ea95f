// The commands, in the order of the work.
import type { Command } from '../command.ts';
import { backupCommand } from './backup.ts';
import { buildCommand } from './build.ts';
import { checkCommand } from './check.ts';
import { clusterCommand } from './cluster.ts';
import { compareCommand } from './compare.ts';
import { detectCommand } from './detect.ts';
import { exportCommand } from './export.ts';
import { generateCommand } from './generate.ts';
import { importWxrCommand } from './import-wxr.ts';
import { publishCommand } from './publish.ts';
import { resetPasswordCommand } from './reset-password.ts';
import { restoreCommand } from './restore.ts';
import { suggestCommand } from './suggest.ts';
import { wordpressPluginCommand } from './wordpress-plugin.ts';

export const COMMANDS: readonly Command[] = [
  detectCommand,
  buildCommand,
  clusterCommand,
  checkCommand,
  suggestCommand,
  compareCommand,
  generateCommand,
  exportCommand,
  importWxrCommand,
  publishCommand,
  wordpressPluginCommand,
  backupCommand,
  restoreCommand,
  resetPasswordCommand,
];
