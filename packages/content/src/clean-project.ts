// Project files come from anyone: nothing in them may execute. Articles are sanitised, images and addresses are checked.
import {
  type Article,
  type ImageRecord,
  type ImportReport,
  type KeyedRecords,
  type ProjectDocument,
  type ProjectKeyword,
  type Provenance,
  type Research,
  recordOf,
} from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { isSafeAddress, safeImageUrl } from './safe-urls.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu;
type Note = NonNullable<ImportReport['notes']>[number];

/**
 * Sanitises articles, drops images and addresses with executable schemes, and replaces a malformed language tag by `en`. What was
 * removed, and invalid dates, are noted in the report. Throws `content.*` (param keyword) for a text beyond the limits of an article.
 */
export function cleanProject(project: ProjectDocument): ProjectDocument {
  const articles = mapped(project.articles, cleanArticle);
  const images = mapped(project.images, cleanImage);
  const sources = project.sources && mapped(project.sources, cleanResearch);
  const notes = [...removedNotes(project, articles, images), ...dateNotes(project)];
  const known = (project.report.notes ?? []).filter(({ code }) => notes.every((note) => note.code !== code));
  return {
    ...project,
    language: LANGUAGE_TAG.test(project.language) ? project.language : 'en',
    report: notes.length === 0 ? project.report : { ...project.report, notes: [...known, ...notes] },
    keywords: project.keywords.map(cleanKeyword),
    ...(sources ? { sources } : {}),
    articles,
    images,
  };
}

function cleanArticle(article: Article): Article {
  try {
    return { ...article, content: sanitiseHtml(article.content) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Fault(error.code, {
      params: { ...error.params, keyword: article.keyword },
      recovery: ['fix-file'],
    });
  }
}

function cleanImage(image: ImageRecord): ImageRecord | null {
  const url = safeImageUrl(image.url);
  if (url === null) return null;
  if (image.pictures === undefined) return { ...image, url };
  const pictures = image.pictures.flatMap((picture) => {
    const safe = safeImageUrl(picture.url);
    return safe === null ? [] : [{ ...picture, url: safe }];
  });
  return { ...image, url, pictures };
}

const isWebAddress = (address: string): boolean => /^https?:\/\//iu.test(address) && URL.canParse(address);

function cleanResearch(research: Research): Research {
  const sources = research.sources
    .filter(({ url }) => isWebAddress(url))
    .map((source) => ({ ...source, links: source.links.filter(isWebAddress) }));
  return { ...research, sources };
}

function cleanKeyword(row: ProjectKeyword): ProjectKeyword {
  return row.urls === undefined || row.urls.every(isSafeAddress)
    ? row
    : { ...row, urls: row.urls.filter(isSafeAddress) };
}

function mapped<T>(records: KeyedRecords<T>, change: (record: T) => T | null): Record<string, T> {
  return Object.fromEntries(
    Object.entries(records).flatMap(([keyword, record]): [string, T][] => {
      const changed = change(record);
      return changed === null ? [] : [[keyword, changed]];
    }),
  );
}

/** Markup that executes or loads code: only its removal is reported, not a mere reordering of tags. */
const RUNS =
  /<\s*\/?(?:script|style|iframe|object|embed|svg|math|form|input|link|meta|base)\b|\son[a-z]+\s*=|(?:javascript|vbscript|data)\s*:/iu;

/** Articles that lost executable markup, and images that were not images. */
function removedNotes(
  project: ProjectDocument,
  articles: KeyedRecords<Article>,
  images: KeyedRecords<ImageRecord>,
): Note[] {
  const changed = [
    ...Object.entries(project.articles).flatMap(([keyword, { content }]) =>
      recordOf(articles, keyword)?.content !== content && RUNS.test(content) ? [keyword] : [],
    ),
    ...Object.keys(project.images).filter((keyword) => !Object.hasOwn(images, keyword)),
  ];
  const [keyword] = changed;
  return keyword === undefined
    ? []
    : [{ code: 'markup-removed', params: { count: changed.length, keyword } }];
}

function dateNotes({ articles, metas, tags, images }: ProjectDocument): Note[] {
  let count = 0;
  for (const records of [articles, metas, tags, images]) {
    const values: readonly { readonly provenance: Provenance | null }[] = Object.values(records);
    for (const { provenance } of values) if (provenance?.generatedAt === null) count++;
  }
  return count === 0 ? [] : [{ code: 'dates-unknown', params: { count } }];
}
