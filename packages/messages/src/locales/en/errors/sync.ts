export const sync = {
  'bad-reply': 'The server sent a response that could not be read. Please try again.',
  'project-gone': 'This project was deleted in another tab or on another device.',
  'project-recreated': 'The server no longer had this project. It is being sent again.',
  'storage-failed': 'This device could not store your project. Reload the page and try again.',
} as const;
