export const server = {
  ready: 'Silosmith is ready at {{address}}',
  help: {
    intro: 'npm start starts the Silosmith server. Its settings are read from the environment:',
    settings: {
      port: 'port to listen on',
      host: 'address to listen on; 0.0.0.0 for every address of the machine',
      dataDir: 'folder of the embedded database',
      databaseUrl: 'PostgreSQL database to use instead; several servers may share one',
      publicUrl:
        'the address that users see, when a proxy is in front of the server; with https://, cookies are for HTTPS only',
      trustProxy:
        'true: trust X-Forwarded-For, -Proto and -Host; set it only where the server is reachable through the proxy alone',
      allowedHosts: 'further host names that the server answers to, separated by commas',
      privateHosts:
        'hosts in private networks, or on this machine, that users may call: models of their own (OpenAI-compatible servers) and WordPress sites; separated by commas',
      signUp:
        'who may create an account after the first: open, closed, or invite (an admin creates codes in Settings)',
      dailyCapUsd: 'the most a user may spend per day on the keys below, in US dollars, or none',
      pricesFile:
        'file with prices of models: JSON, { date, models: [{ provider, id, inputUsdPerMillion, outputUsdPerMillion }], images: [{ provider, id, usdPerImage }], embeddings: [{ provider, id, usdPerMillion }], searches: [{ provider, usdPerSearch }] }, each list optional',
      authSecret: 'at least 32 random characters that sign the sessions',
      logLevel: 'debug, info, warn, error or silent',
      apiKey: 'key for users without one of their own',
      baseUrl: 'another address of the API: a gateway or a model on your own machine',
    },
    defaults: {
      none: 'none',
      privateHosts: 'none; for models all, where only this machine reaches the server',
      signUp: 'open on this machine, elsewhere closed',
      dailyCapUsd: 'none on this machine, elsewhere 5',
      pricesFile: 'the catalogue',
      authSecret: 'generated at the first start, kept in the database',
      baseUrl: 'the provider’s',
    },
    columns: { variable: 'variable', meaning: 'meaning', fallback: 'default' },
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
