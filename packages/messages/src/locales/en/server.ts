// Sentences of: server.
export const server = {
  ready: 'Silosmith is ready at {{address}}',
  help: {
    intro: 'npm start starts the Silosmith server. Its settings are read from the environment:',
    settings: {
      PORT: 'port to listen on (4310)',
      HOST: 'address to listen on (127.0.0.1); 0.0.0.0 for every address of the machine',
      DATA_DIR: 'folder of the embedded database (.data)',
      DATABASE_URL: 'a PostgreSQL to use instead',
      PUBLIC_URL: 'the address that users see, where a proxy stands before the server',
      AUTH_SECRET: 'at least 32 characters that sign the sessions (made and kept in the database)',
      TRUST_PROXY: 'true: X-Forwarded-For, -Proto and -Host of a proxy are believed (false)',
      ALLOWED_HOSTS: 'further names that the server may be called by, separated by commas',
      SIGN_UP: 'who may make an account after the first: open, closed, invite (open here, elsewhere closed)',
      DAILY_CAP_USD:
        'the most a user may spend a day on the keys below, US dollars, or none (none here, elsewhere 5)',
      LOG_LEVEL: 'debug, info, warn, error or silent (warn)',
      OPENAI_API_KEY: 'key for users who bring none',
      ANTHROPIC_API_KEY: 'key for users who bring none',
      MISTRAL_API_KEY: 'key for users who bring none',
      BFL_API_KEY: 'reported as set by the health functions, not used yet',
      STABILITY_API_KEY: 'reported as set by the health functions, not used yet',
      SERPAPI_API_KEY: 'reported as set by the health functions, not used yet',
      EXA_API_KEY: 'reported as set by the health functions, not used yet',
      OPENAI_BASE_URL: 'another address of the API: a gateway, a model on your own machine',
      ANTHROPIC_BASE_URL: 'another address of the API',
      MISTRAL_BASE_URL: 'another address of the API',
    },
  },
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
