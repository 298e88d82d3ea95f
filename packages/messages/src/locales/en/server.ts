export const server = {
  ready: 'Silosmith is ready at {{address}}',
  help: {
    intro: 'npm start starts the Silosmith server. Its settings are read from the environment:',
    settings: {
      PORT: 'port to listen on (4310)',
      HOST: 'address to listen on (127.0.0.1); 0.0.0.0 for every address of the machine',
      DATA_DIR: 'folder of the embedded database (.data)',
      DATABASE_URL: 'PostgreSQL database to use instead',
      PUBLIC_URL: 'the address that users see, when a proxy is in front of the server',
      AUTH_SECRET: 'at least 32 characters that sign the sessions (generated and kept in the database)',
      TRUST_PROXY: 'true: trust X-Forwarded-For, -Proto and -Host of a proxy (false)',
      ALLOWED_HOSTS: 'further host names that the server answers to, separated by commas',
      SIGN_UP:
        'who may create an account after the first: open, closed, invite (open here, elsewhere closed)',
      DAILY_CAP_USD:
        'the most a user may spend per day on the keys below, in US dollars, or none (none here, elsewhere 5)',
      LOG_LEVEL: 'debug, info, warn, error or silent (warn)',
      OPENAI_API_KEY: 'key for users without one of their own',
      ANTHROPIC_API_KEY: 'key for users without one of their own',
      MISTRAL_API_KEY: 'key for users without one of their own',
      BFL_API_KEY: 'reported as set by the health functions, not used yet',
      STABILITY_API_KEY: 'reported as set by the health functions, not used yet',
      SERPAPI_API_KEY: 'reported as set by the health functions, not used yet',
      EXA_API_KEY: 'reported as set by the health functions, not used yet',
      OPENAI_BASE_URL: 'another address of the API: a gateway or a local model',
      ANTHROPIC_BASE_URL: 'another address of the API',
      MISTRAL_BASE_URL: 'another address of the API',
    },
  },
  setupCode: 'The first account needs this setup code: {{code}}',
  webAppMissing:
    'The web app is not built yet. Run "npm start" in the project folder: it builds the app and starts this server.',
  reference: {
    title: 'Silosmith API reference',
    intro: 'Every endpoint of this server. Also available as an OpenAPI document:',
    takes: 'Request',
    answers: 'Response',
    access: {
      open: 'Open to everyone.',
      user: 'Needs a session: the cookie, or “Authorization: Bearer” with a token.',
      admin: 'Needs the session of an admin.',
    },
  },
} as const;
