// Sentences of: server.
export const server = {
  ready: 'Silosmith is ready at {{address}}',
  setupCode: 'The first account needs this setup code: {{code}}',
  webAppMissing:
    'The web app is not built yet. Run "npm start" in the project folder: it builds the app and starts this server.',
  reference: {
    title: 'Silosmith API reference',
    intro: 'Every call of this server. The same as an OpenAPI document:',
    takes: 'Takes',
    answers: 'Answers',
    access: {
      open: 'Open to everyone.',
      user: 'Needs a session: the cookie, or “Authorization: Bearer” with a token.',
      admin: 'Needs the session of an admin.',
    },
  },
} as const;
