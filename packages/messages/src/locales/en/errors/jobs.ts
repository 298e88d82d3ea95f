export const jobs = {
  'already-running': 'Another job is still open. Wait until it has finished, or cancel it.',
  failed: 'Job failed: {{message}}',
  'not-resumable': 'Job {{id}} is not in a resumable state',
  'not-saved':
    'The state of this job could not be saved. It continues, and its results are kept with the project. Keep this page open.',
  'not-started': 'No job has been started.',
  'paused-by-refresh': 'Job paused due to page refresh. Click resume to continue.',
  'storage-full': 'The storage is full. Free some space and try again.',
  'timed-out': 'Operation timed out after {{ms}}ms. Try again.',
} as const;
