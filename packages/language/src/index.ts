export { type CompoundSplitter, createCompoundSplitter } from './compound-splitter.ts';
export { intentWordsIn } from './intent-words.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { packFor } from './packs/index.ts';
export type { Intent, LanguagePack } from './packs/language-pack.ts';
export { projectSlug } from './project-slug.ts';
export { isQuestion } from './question.ts';
export { splitWords } from './split-words.ts';
export { stemsOf } from './stems-of.ts';
