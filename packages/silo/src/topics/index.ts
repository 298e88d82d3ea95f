// Topics found among the pages, each with a label people would use.
export { type FindTopicsOptions, type FoundTopics, findTopics } from './find-topics.ts';
