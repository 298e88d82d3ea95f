// Sentences of the faults whose code starts with `server.`.
export const server = {
  // The start
  'bad-environment-port': '{{name}} must be a whole number from 0 to 65535.',
  'bad-environment-url': '{{name}} must be an address that begins with http:// or https://.',
  'bad-environment-database-url':
    '{{name}} must be an address that begins with postgres:// or postgresql://, such as postgres://user:password@host:5432/name.',
  'bad-environment-secret': '{{name}} must have at least 32 characters.',
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
    'Another Silosmith took over the data folder {{folder}} while this one did not respond. This one has ended, so that nothing is written twice.',
  'data-folder-unusable':
    'The data folder {{folder}} cannot be used ({{reason}}). Check its rights and the free space, or set DATA_DIR.',
  'database-unreachable':
    'The database at {{address}} cannot be reached ({{reason}}). Check DATABASE_URL and that the database runs.',
  'database-disk-full':
    'The disk of {{folder}} is full ({{freeMegabytes}} MB free), and the database has stopped. Everything stored before is safe. Free some space, then start again.',
  'database-ended':
    'The database in {{folder}} has stopped ({{reason}}). Everything stored before is safe. Start again; if it happens once more, look at the disk and its rights.',
  'database-damaged':
    'The database in {{folder}} cannot be read ({{reason}}). Nothing was deleted. Restore a backup with “silosmith restore FILE --force”: the damaged files stay beside it.',
  'database-other-release':
    'The database in {{folder}} was written by another release of PostgreSQL ({{reason}}). Nothing was changed. Start the release of Silosmith that wrote it, make a backup there, and restore it here.',
  'database-newer':
    'The database belongs to a newer release (schema {{stored}}, this release knows {{known}}). Start the newer release; nothing was changed.',
  'data-folder-not-empty':
    'There is a database in {{folder}} already. With --force the backup takes its place; the files of today stay beside it.',
  'database-not-empty':
    'The database of DATABASE_URL is not empty. Create a new one, and restore into that: nothing was changed.',
  'backup-exists': 'There is a file at {{path}} already. A backup replaces none: choose another name.',
  'backup-unwritable': 'The backup cannot be written to {{path}} ({{reason}}). Nothing was left there.',
  'backup-damaged': '{{path}} is no whole backup of Silosmith ({{reason}}). Nothing was changed.',

  // Requests
  'invalid-request': 'The request is not understood: look at “{{field}}”.',
  'invalid-json': 'The request is not valid JSON.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address takes {{methods}} only.',
  'too-large': 'This is too large: at most {{most}} are taken.',
  'too-slow': 'The request took too long to arrive.',
  'too-deep': 'The request is nested too deeply: at most {{most}} levels are taken.',
  'not-json': 'This address takes JSON only: send it with “Content-Type: application/json”.',
  'unstorable-text': 'The request has a character that cannot be stored (NUL).',
  'unknown-host':
    'This server does not answer to the name “{{host}}”. Its operator can add the name to ALLOWED_HOSTS.',
  'cross-origin': 'This request came from another site and was refused.',
  'database-unavailable': 'The database does not answer right now. Nothing was stored; please try again.',
  'disk-full': 'The server’s disk is full: this was not stored. What was stored before is safe.',
  stopping: 'The server is being restarted. Please try again in a moment.',

  // Accounts
  'not-signed-in': 'Please sign in first.',
  'not-admin': 'Only an admin may do this.',
  'wrong-password': 'E-mail or password is wrong.',
  'email-taken': 'There is already an account with this e-mail. Sign in, or use another e-mail.',
  'invalid-email': 'This is not an e-mail address.',
  'password-too-short': 'The password must have at least {{minCharacters}} characters.',
  'password-too-long': 'The password is too long: at most 128 characters.',
  'password-blank': 'The password cannot be blanks alone.',
  'invalid-name': 'Enter a name of at most {{most}} characters, in one line.',
  'sign-up-closed': 'This server takes no new accounts. Ask its operator.',
  'wrong-setup-code': 'This is not the setup code. The server prints it when it starts.',
  'wrong-invite': 'This invite is unknown, used or too old. Ask an admin for a new one.',
  'no-invites': 'Invites are for servers that are started with SIGN_UP=invite.',
  'wrong-reset-code': 'This code is unknown, used or too old. Ask the operator for a new one.',
  'account-banned': 'This account has been closed by an admin.',
  'sign-in-failed': 'This did not work. Please check what you entered.',
  'too-many-attempts': 'Too many attempts. Please wait {{minutes}} minutes and try again.',
  'user-not-found': 'There is no such account.',
  'last-admin': 'The last admin cannot become a user. Make somebody else admin first.',

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
    'Not sent: the call could cost up to US$ {{estimateUsd}}, and US$ {{spentUsd}} of your daily budget of US$ {{budgetUsd}} are spent.',
  'over-daily-cap':
    'Not sent: the call could cost up to US$ {{estimateUsd}}, and US$ {{spentUsd}} of the US$ {{budgetUsd}} a day are spent that the operator grants on the server’s key. Use a key of your own, or go on tomorrow.',
  'model-not-offered':
    'The server’s own key is not used for “{{model}}”, whose price is not known here. Choose another model, or enter a key of your own.',
  'idempotency-mismatch': 'This idempotency key was used for another request. Use a new key.',
  'call-running': 'This call is still under way. Ask again in {{retryAfterS}} seconds.',
  'lost-call': 'The server stopped during this call.',
} as const;
