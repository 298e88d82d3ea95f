// The article as rich text: read and edited in one place, kept at once.
import { RichTextEditor } from '@mantine/tiptap';
import '@mantine/tiptap/styles.css';
import {
  decodedTarget,
  excerptOf,
  readingTimeMinutes,
  relatedHeading,
  sanitiseHtml,
  siloTargetOf,
  wordsOf,
} from '@silosmith/content';
import type { Article } from '@silosmith/contract';
import type { SectionName } from '@silosmith/generation';
import Image from '@tiptap/extension-image';
import Link from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useState } from 'react';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { sectionButtons } from './section-buttons.ts';
import styles from './workspace.module.css';

export interface ArticleEditorProps {
  /** The page's keyword as it is written now. */
  readonly keyword: string;
  readonly article: Article;
  readonly language: string;
  /** Told once it can be used, and null when it is gone. */
  readonly onEditor: (editor: Editor | null) => void;
  readonly onChange: (article: Article) => void;
  /** A link to another page of the silo was followed. */
  readonly onFollow: (keyword: string) => void;
  /** Escape: Tab indents list items, so that the editor needs another way out. */
  readonly onLeave: () => void;
  /** A section is to be written again. */
  readonly onSection: (section: SectionName) => void;
}

/** Remount it (key) for another article: the text belongs to the editor while it is open. */
export default function ArticleEditor({
  keyword,
  article,
  language,
  onEditor,
  onChange,
  onFollow,
  onLeave,
  onSection,
}: ArticleEditorProps) {
  const { t } = useMessages();
  const format = useFormat();
  const [words, setWords] = useState(article.wordCount);
  const changed = (editor: Editor) => {
    const content = sanitiseHtml(editor.getHTML());
    const wordCount = wordsOf(editor.getText({ blockSeparator: '\n' })).length;
    setWords(wordCount);
    onChange({ ...article, content, wordCount, excerpt: excerptOf(content), edited: true });
  };
  const editor = useEditor({
    extensions: [
      // Its empty paragraph behind a list or a table would make an edited article of one that was only clicked into.
      StarterKit.configure({ link: false, trailingNode: false }),
      Link.configure({
        openOnClick: false,
        protocols: [{ scheme: 'silo', optionalSlashes: true }],
        HTMLAttributes: { rel: null, target: null },
      }),
      TableKit,
      Image,
      sectionButtons({
        className: styles.sectionButton ?? '',
        without: new Set([relatedHeading(language)]),
        label: (heading) => t('workspace.parts.ofSection', { heading }),
        onSection,
      }),
    ],
    content: article.content,
    onUpdate: ({ editor: current }) => changed(current),
    editorProps: {
      attributes: {
        'aria-label': t('workspace.editor.label', { keyword }),
        role: 'textbox',
        'aria-multiline': 'true',
        lang: language,
        dir: 'auto',
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape') return false;
        onLeave();
        return true;
      },
      handleClick: (_view, _position, event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const target = siloTargetOf(link?.getAttribute('href') ?? '');
        if (target === null || !(event.ctrlKey || event.metaKey)) return false;
        onFollow(decodedTarget(target));
        return true;
      },
    },
  });
  useEffect(() => {
    onEditor(editor);
    return () => onEditor(null);
  }, [editor, onEditor]);
  return (
    <RichTextEditor editor={editor} className={styles.editor ?? ''}>
      <RichTextEditor.Toolbar className={styles.toolbar ?? ''}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
          <RichTextEditor.Hr />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
        <span className={styles.counts} aria-live="off">
          {t('workspace.editor.words', { count: words })} ·{' '}
          {t('workspace.editor.minutes', {
            count: format.number(readingTimeMinutes(words)),
          })}
        </span>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content className={styles.prose ?? ''} />
    </RichTextEditor>
  );
}
