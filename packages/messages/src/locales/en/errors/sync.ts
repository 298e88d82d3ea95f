// Sentences of the faults whose code starts with `sync.`.
export const sync = {
  'bad-reply': 'The server gave an answer that could not be read. Please try again.',
  'project-gone': 'This project was deleted in another tab or on another device.',
  'project-recreated': 'The server no longer had this project. It is being sent again.',
  'storage-failed': 'This device refused to store your project. Reload the page and try again.',
} as const;
