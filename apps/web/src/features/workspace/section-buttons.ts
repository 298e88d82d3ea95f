// A button at each heading of the editor that writes its section again. It is drawn beside the text, and is no part of it.
import { cleanLine } from '@silosmith/content';
import type { SectionName } from '@silosmith/generation';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

type Text = Parameters<typeof DecorationSet.create>[0];

export interface SectionButtons {
  readonly className: string;
  /** Headings that have none. */
  readonly without: ReadonlySet<string>;
  label(heading: string): string;
  onSection(section: SectionName): void;
}

export const sectionButtons = (buttons: SectionButtons) =>
  Extension.create({
    name: 'sectionButtons',
    addProseMirrorPlugins: () => [
      new Plugin({
        state: {
          init: (_, { doc }) => decorationsOf(doc, buttons),
          apply: (change, before) => (change.docChanged ? decorationsOf(change.doc, buttons) : before),
        },
        props: {
          decorations(state) {
            return this.getState(state);
          },
        },
      }),
    ],
  });

function decorationsOf(doc: Text, buttons: SectionButtons): DecorationSet {
  const seen = new Map<string, number>();
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type.name !== 'heading') return true;
    const level = Number(node.attrs.level);
    const heading = cleanLine(node.textContent);
    if (level < 2 || level > 4 || heading === '' || buttons.without.has(heading)) return false;
    const nth = seen.get(heading) ?? 0;
    seen.set(heading, nth + 1);
    const name = { heading, nth };
    found.push(
      Decoration.widget(
        position + 1 + node.content.size,
        ({ dom }) => buttonFor(name, buttons, dom.ownerDocument),
        {
          side: 1,
          key: `${nth} ${heading}`,
          ignoreSelection: true,
          stopEvent: () => true,
        },
      ),
    );
    return false;
  });
  return DecorationSet.create(doc, found);
}

function buttonFor(
  name: SectionName,
  { className, label, onSection }: SectionButtons,
  owner: Document,
): HTMLElement {
  const button = owner.createElement('button');
  button.type = 'button';
  button.className = className;
  button.contentEditable = 'false';
  button.title = label(name.heading);
  button.setAttribute('aria-label', label(name.heading));
  button.addEventListener('click', () => onSection(name));
  return button;
}
