/** What is wrong between here and a WordPress site, each with what to do. */
export const wordpress = {
  'bad-address':
    'This is not the address of a website: "{{url}}". Use the form https://example.org, without a user name.',
  unreachable:
    '{{host}} cannot be reached ({{reason}}). Check the address and that the site opens in a browser.',
  'private-address':
    'The server does not connect to {{host}}: it is no address of the public internet. Its operator can allow the site with the setting PRIVATE_HOSTS; the command line reaches it in any case.',
  timeout:
    '{{host}} did not answer within {{seconds}} seconds. Try again later; if it stays slow, publish with smaller batches.',
  tls: 'The certificate of {{host}} is not valid ({{reason}}). Renew it, or use the address that it was issued for.',
  redirected:
    '{{host}} leads to {{to}}. Use the address that the site itself uses (https or http, with or without www).',
  html: '{{host}} answers with a web page instead of JSON (HTTP {{status}}). Save the permalinks once under Settings → Permalinks, and look for a cache, maintenance or security plugin that answers in place of the REST API.',
  blocked:
    '{{host}} refuses the REST API before WordPress sees the call (HTTP {{status}}). A firewall of the host, or a security plugin, has to allow it.',
  'no-rest':
    'No REST API was found at {{host}}. Is it a WordPress site, and is this the address of its home page?',
  'rest-closed':
    'The REST API of {{host}} is closed ({{code}}). A security plugin has to allow it for users who are logged in.',
  'no-application-passwords':
    'Application passwords are switched off at {{host}}. A security plugin, or the host, has to allow them.',
  'insecure-http':
    '{{host}} accepts no application passwords over http. Use its https address; without one WordPress takes them only on a site whose WP_ENVIRONMENT_TYPE is "local".',
  'wrong-user': '{{host}} knows no user of this name. Use the login name or e-mail of the WordPress account.',
  'wrong-password':
    '{{host}} refuses the application password. Create one under Users → Profile → Application Passwords; the login password does not work.',
  'passwords-disabled':
    'This user of {{host}} may not use application passwords. An administrator can allow it.',
  'wrong-credentials':
    '{{host}} knows no such user with this application password. Use the login name or e-mail, and a password from Users → Profile → Application Passwords; the login password does not work.',
  'login-password':
    'This is the login password of {{host}}, which its REST API never takes. Create an application password under Users → Profile → Application Passwords.',
  'header-stripped':
    'User and application password are right, but the server of {{host}} drops the Authorization header before WordPress sees it. With Apache add "CGIPassAuth On" or "SetEnvIf Authorization (.+) HTTP_AUTHORIZATION=$1" to .htaccess, or ask the host to pass the header on.',
  'not-logged-in':
    '{{host}} does not take the login. Check, in this order: the user name; the application password (Users → Profile → Application Passwords; the login password does not work); whether the host passes the Authorization header on to WordPress.',
  'missing-right':
    '{{user}} ({{role}}) may not write here at {{host}}: the right {{right}} is missing. An administrator can give this account the role Editor under Users.',
  'missing-publish-right':
    '{{user}} ({{role}}) may not publish at {{host}}: the right {{right}} is missing. Publish as drafts, or use an account with the role Editor.',
  'missing-upload-right':
    '{{user}} ({{role}}) may not upload images at {{host}}: the right {{right}} is missing. Publish without images, or use an account with the role Author or Editor.',
  'reply-too-large':
    '{{host}} answers with more than {{megabytes}} MB. Something other than WordPress is answering.',
  'request-too-large':
    '{{host}} takes no post of this size. Raise post_max_size of PHP and the limit of the web server.',
  'server-error':
    '{{host}} has an internal error ({{answer}}). The error log of the site says more; try again when it is repaired.',
  'term-failed':
    '{{host}} did not take the category or tag “{{name}}” ({{answer}}), so this post was not written. Publish again when the site takes it, or rename the topic or tag.',
  busy: '{{host}} allows no more calls for now (HTTP {{status}}). Wait a few minutes, then publish with smaller batches.',
  refused: '{{host}} refused the call (HTTP {{status}}, {{code}}): {{reason}}',
  'strange-reply':
    'The site answers {{route}} in another form than WordPress does ({{field}}). A plugin may have changed its REST API.',
  'bad-record':
    '{{path}} is damaged, and it alone says which post belongs to which page. Restore it from a backup; without it every page would be published a second time.',
  'made-meanwhile':
    'While this run was under way, a post of this page came to {{host}} from another one, or by hand, and this run made none. Publish again when the other has ended: what differs is then updated.',
  'nothing-to-publish': 'No items to publish. Generate some articles first.',
  'other-type-unfinished':
    'The last run wrote another type ({{type}}) and did not end. Continue it with that type, or roll it back first.',
  'no-rollback-data': 'No rollback data available',
} as const;
