export const server = {
  // The start
  'bad-environment-port': '{{name}} must be a whole number from 0 to 65535.',
  'bad-environment-url': '{{name}} must be an address that begins with http:// or https://.',
  'bad-environment-database-url':
    '{{name}} must be an address that begins with postgres:// or postgresql://, such as postgres://user:password@host:5432/name.',
  'bad-environment-secret':
    '{{name}} must have at least 32 characters, and random ones: “openssl rand -base64 32” prints some.',
  'bad-environment-flag': '{{name}} must be true or false.',
  'bad-environment-log-level': '{{name}} must be one of debug, info, warn, error, silent.',
  'bad-environment-hosts':
    '{{name}} must be names separated by commas, such as silo.example.org, without a scheme or a port.',
  'bad-environment-sign-up': '{{name}} must be one of open, closed, invite.',
  'bad-environment-cap': '{{name}} must be an amount in US dollars such as 5, or none.',
  'bad-environment-text': '{{name}} has a value that cannot be used.',
  'port-busy':
    'Port {{port}} is already in use, perhaps by another Silosmith. Stop that program, or set PORT to another number.',
  'port-forbidden': 'Port {{port}} may not be opened by this account. Set PORT to a number above 1023.',
  'host-unusable':
    'The server cannot listen on {{host}}, port {{port}}: HOST must be an address of this machine.',
  'data-folder-in-use':
    'The data folder {{folder}} is in use by another running Silosmith (process {{pid}} on {{host}}). Stop it, or set DATA_DIR to another folder.',
  'data-folder-lost':
    'Another Silosmith took over the data folder {{folder}} while this one did not respond. This one has stopped, so that nothing is written twice.',
  'data-folder-unusable':
    'The data folder {{folder}} cannot be used ({{reason}}). Check its permissions and the free space, or set DATA_DIR.',
  'database-unreachable':
    'The database at {{address}} cannot be reached ({{reason}}). Check DATABASE_URL and that the database runs.',
  'database-disk-full':
    'The disk of {{folder}} is full ({{freeMegabytes}} MB free), and the database has stopped. Everything stored before is safe. Free some space, then start again.',
  'database-ended':
    'The database in {{folder}} has stopped ({{reason}}). Everything stored before is safe. Start again; if it happens again, check the disk and its permissions.',
  'database-damaged':
    'The database in {{folder}} cannot be read ({{reason}}). Nothing was deleted. Restore a backup with “silosmith restore FILE --force”: the damaged files are kept next to it.',
  'database-other-release':
    'The database in {{folder}} was written by another release of PostgreSQL ({{reason}}). Nothing was changed. Start the release of Silosmith that wrote it, make a backup with it, and restore that backup here.',
  'database-newer':
    'The database belongs to a newer release (schema {{stored}}, this release knows {{known}}). Start the newer release; nothing was changed.',
  'data-folder-not-empty':
    '{{folder}} already contains a database. With --force the backup replaces it; the current files are kept next to it.',
  'database-not-empty':
    'The database of DATABASE_URL is not empty. Create a new one, and restore into that: nothing was changed.',
  'backup-exists': '{{path}} already exists. A backup never overwrites a file: choose another name.',
  'backup-unwritable': 'The backup cannot be written to {{path}} ({{reason}}). No partial file was left.',
  'backup-damaged': '{{path}} is not a complete Silosmith backup ({{reason}}). Nothing was changed.',

  // Requests
  'invalid-request': 'The request is not valid: check “{{field}}”.',
  'invalid-json': 'The request is not valid JSON.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address accepts {{methods}} only.',
  'too-large': 'This is too large: the limit is {{most}}.',
  'too-slow': 'The request took too long to arrive.',
  'too-deep': 'The request is nested too deeply: the limit is {{most}} levels.',
  'not-json': 'This address accepts JSON only: send it with “Content-Type: application/json”.',
  'unstorable-text': 'The request contains a character that cannot be stored (NUL).',
  'unknown-host':
    'This server does not answer to the host name “{{host}}”. Its operator can add the name to ALLOWED_HOSTS.',
  'cross-origin': 'This request came from another site and was refused.',
  'database-unavailable': 'The database is not responding. Nothing was stored; please try again.',
  'disk-full': 'The server’s disk is full: this was not stored. Everything stored before is safe.',
  stopping: 'The server is being restarted. Please try again in a moment.',

  // Accounts
  'not-signed-in': 'Please sign in first.',
  'not-admin': 'Only an admin may do this.',
  'wrong-password': 'E-mail or password is wrong.',
  'email-taken': 'An account with this e-mail already exists. Sign in, or use another e-mail.',
  'invalid-email': 'This is not a valid e-mail address.',
  'password-too-short': 'The password must have at least {{minCharacters}} characters.',
  'password-too-long': 'The password is too long: at most 128 characters.',
  'password-blank': 'The password cannot consist of spaces only.',
  'invalid-name': 'Enter a name of at most {{most}} characters, on one line.',
  'sign-up-closed': 'This server does not accept new accounts. Ask its operator.',
  'wrong-setup-code': 'This is not the setup code. The server prints it when it starts.',
  'wrong-invite': 'This invite is unknown, already used or expired. Ask an admin for a new one.',
  'no-invites': 'Invites need a server started with SIGN_UP=invite.',
  'wrong-reset-code': 'This code is unknown, already used or expired. Ask the operator for a new one.',
  'account-banned': 'This account has been closed by an admin.',
  'sign-in-failed': 'This did not work. Please check what you entered.',
  'too-many-attempts': 'Too many attempts. Please wait {{minutes}} minutes and try again.',
  'user-not-found': 'There is no such account.',
  'last-admin': 'The last admin cannot become a user. Make someone else an admin first.',

  // Projects
  'project-not-found': 'There is no such project.',
  'record-not-found': 'There is no such part of the project on the server.',
  'stale-revision': 'This was changed elsewhere in the meantime. Both versions are kept until you choose.',
  'project-id-taken': 'This project id is taken. Please create the project again.',
  'too-many-projects': 'An account can hold {{most}} projects. Delete one first.',

  // Calls
  'over-request-limit':
    'Not sent: the call could cost up to US$ {{estimateUsd}}, and your limit for one request is US$ {{limitUsd}}.',
  'over-daily-budget':
    'Not sent: the call could cost up to US$ {{estimateUsd}}, and US$ {{spentUsd}} of your daily budget of US$ {{budgetUsd}} have been spent.',
  'over-daily-cap':
    'Not sent: the call could cost up to US$ {{estimateUsd}}, and you have spent US$ {{spentUsd}} of the US$ {{budgetUsd}} a day that the operator allows on the server’s key. Use a key of your own, or continue tomorrow.',
  'model-not-offered':
    'The server’s own key cannot be used for “{{model}}”, because its price is unknown. Choose another model, or enter a key of your own.',
  'private-address':
    'This server does not call {{host}}: it is a private address, and others can reach this server, too. Its operator can add the host to PRIVATE_HOSTS; or run Silosmith on the machine that the model is on.',
  'idempotency-mismatch': 'This idempotency key was used for another request. Use a new key.',
  'call-running': 'This call is still running. Try again in {{retryAfterS}} seconds.',
  'lost-call': 'The server stopped during this call.',
} as const;
