// Sentences of the faults whose code starts with `web.`.
export const web = {
  offline: 'Network error. Please check your connection.',
  timeout: 'The server did not answer in time. Please try again.',
  'signed-out': 'Your session has ended. Please sign in again.',
  'bad-reply': 'The server gave an answer that could not be read. Please try again.',
  'http-400': 'Please check your input and try again.',
  'http-403': 'You are not authorized to perform this action.',
  'http-404': 'The requested resource was not found.',
  'http-413': 'This is too large for the server.',
  'http-429': 'Too many requests. Please wait and try again.',
  'http-500': 'Something went wrong on the server. Please try again.',
  'http-502': 'The server cannot be reached at the moment. Please try again.',
  'no-project': 'No project is open.',
  'no-navigation': 'This screen was opened outside the app.',
  'storage-full': 'This device has no space left for your project. Free some space, then try again.',
  'storage-failed': 'This browser refused to store your project. Reload the page and try again.',
  'worker-crashed': 'The work stopped: the browser ended it, perhaps for lack of memory. Please try again.',
} as const;
