import { createMessages } from '@silosmith/messages';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { readEnvironment } from './platform/environment.ts';
import { settingsHelp, settingsTable } from './settings-help.ts';

/** All that a new setting is: its entry, as the list holds it. Its sentence is borrowed. */
vi.mock('./platform/server-settings.ts', async (original) => {
  const real = await original<{ SETTING_VARIABLES: readonly unknown[] }>();
  const quietHours = {
    setting: 'quietHours',
    name: 'QUIET_HOURS',
    schema: z.coerce.number().max(24),
    defaultText: '8',
    help: 'server.help.settings.port',
    fault: 'server.bad-environment-port',
  };
  return { ...real, SETTING_VARIABLES: [...real.SETTING_VARIABLES, quietHours] };
});

it('8.4: a setting of the server is one entry: a new one is read, checked, in the help and in the README’s table', () => {
  expect(readEnvironment({})).toMatchObject({ quietHours: 8, port: 4310 });
  expect(readEnvironment({ QUIET_HOURS: ' 9 ' })).toMatchObject({ quietHours: 9 });
  expect(() => readEnvironment({ QUIET_HOURS: '25' })).toThrow('server.bad-environment-port');
  const messages = createMessages('en');
  expect(settingsHelp(messages)).toMatch(/^ {2}QUIET_HOURS +\S.* \(8\)$/mu);
  expect(settingsTable(messages)).toContainEqual(['`QUIET_HOURS`', expect.any(String), '`8`']);
});
