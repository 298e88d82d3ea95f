// Do the rooms keep to their walls? Imports (dependency-cruiser) and forbidden globals. A check that looked at nothing fails.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './prepare.mjs';

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
process.chdir(root);
const leastModules = 60;
const { output } = await cruise(['packages', 'apps/server/src', 'apps/cli/src', 'apps/web/src'], {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
});
const breaches = output.summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`);
const looked = output.modules.filter((m) => /^(packages|apps)\//u.test(m.source)).length;
if (looked < leastModules) breaches.push(`only ${looked} modules were looked at: the check itself is broken`);

/** Globals that only `platform/` folders may touch, by room. */
const forbidden = [
  { rooms: /^packages\//u, name: 'clock', pattern: /\bDate\.now\(|new Date\(\)|performance\.now\(/u },
  { rooms: /^(packages|apps)\//u, name: 'chance', pattern: /\bMath\.random\(/u },
  { rooms: /^packages\//u, name: 'chance', pattern: /\bcrypto\.(randomUUID|getRandomValues)\(/u },
  { rooms: /^(packages|apps\/web)\//u, name: 'console', pattern: /\bconsole\./u },
  {
    rooms: /^packages\//u,
    name: 'browser',
    pattern: /\b(window|document|localStorage|sessionStorage|indexedDB)\.\w/u,
  },
  { rooms: /^packages\//u, name: 'timer', pattern: /\b(setTimeout|setInterval)\(/u },
  { rooms: /^packages\//u, name: 'network', pattern: /(?<![.\w])fetch\(/u },
];
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
let files = 0;
for (const file of ['packages', 'apps/web/src', 'apps/server/src', 'apps/cli/src'].flatMap((f) => walk(f))) {
  if (!/\.tsx?$/u.test(file) || /\.test\.tsx?$|\/platform\/|^packages\/testkit\//u.test(file)) continue;
  files += 1;
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, i) => {
      if (/^\s*(\/\/|\*|\/\*)/u.test(line)) return;
      for (const rule of forbidden) {
        if (rule.rooms.test(file) && rule.pattern.test(line))
          breaches.push(`${rule.name}: ${file}:${i + 1} ${line.trim().slice(0, 100)}`);
      }
    });
}
if (files < leastModules) breaches.push(`only ${files} files were read: the check itself is broken`);
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.stdout.write(
  `walls: ${looked} modules, ${output.summary.totalDependenciesCruised} imports, ${files} files read, ${breaches.length} breaches\n`,
);
process.exit(breaches.length ? 1 : 0);
