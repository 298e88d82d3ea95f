// Every command of the outline. The keys, the menu, the bar and the sheet of keys follow from this list.
import type { OutlineCommand } from './command.ts';
import { copy } from './copy.ts';
import { makePage } from './make-page.ts';
import { makeSection } from './make-section.ts';
import { MARKS } from './mark.ts';
import { moveTo } from './move-to.ts';
import { open } from './open.ts';
import { PICK } from './pick.ts';
import { remove } from './remove.ts';
import { rename } from './rename.ts';
import { setAside } from './set-aside.ts';
import { SHIFT } from './shift.ts';
import { showKeys } from './show-keys.ts';
import { showMenu } from './show-menu.ts';
import { WALK } from './walk.ts';

export const COMMANDS: readonly OutlineCommand[] = [
  ...WALK,
  ...PICK,
  open,
  rename,
  makeSection,
  makePage,
  moveTo,
  ...SHIFT,
  setAside,
  remove,
  ...MARKS,
  copy,
  showMenu,
  showKeys,
];
