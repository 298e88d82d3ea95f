export const ai = {
  'bad-catalogue': 'The file of prices cannot be used: {{field}} is missing or not what it should be.',
  'bad-key': '{{provider}} did not accept the API key. Check it in Settings.',
  'no-key': 'There is no API key for {{provider}}. Enter one in Settings, or use the demo provider.',
  'no-base-url':
    'There is no address for the {{provider}}. Enter one in Settings, such as http://localhost:11434/v1; at the command line set OPENAI_COMPATIBLE_BASE_URL.',
  'no-local-model':
    'The built-in model could not be started on this machine. Group by words alone, or choose another provider.',
  'no-model':
    'No model is named for the {{provider}}. Enter its name in Settings; at the command line give --model.',
  'no-route':
    'Model selection failed: no model with a key may write this text for ${{budgetUsd}} or less. Enter another key, or choose a provider and model.',
  'model-gone':
    '{{provider}} has no model “{{model}}”: it was withdrawn, or this key may not use it. Choose another model.',
  'rate-limited': 'Rate limit reached at {{provider}}. Wait a little or switch the provider.',
  quota:
    '{{provider}} refuses further calls: the account has no credit or has reached its quota. Check its billing, or switch the provider.',
  stuck: '{{provider}} stopped sending in the middle of its answer. Try again, or switch the provider.',
  timeout: '{{provider}} did not answer in time. Try again, or ask for less text.',
  'context-too-long':
    'The request is too long for {{model}}. Try a shorter keyword or a model with a longer context.',
  'content-refused':
    '{{provider}} refused this subject: its content policy does not allow it. Try other words, or switch the provider.',
  unavailable: '{{provider}} is not available at the moment. Try again later or switch the provider.',
  network: '{{provider}} could not be reached. Check the connection and the base URL.',
  'empty-reply': 'No response from AI provider. Try again, or switch the provider.',
  'invalid-json': 'Invalid JSON in response. Try again, or switch the provider.',
  'no-article':
    'The model sent a note instead of an article: “{{said}}” Try other words, or switch the provider.',
  'cut-reply': 'The reply ends in the middle of the text. Try again, or switch the provider.',
  'wrong-language': 'The reply is in another language than asked for. Try again, or switch the provider.',
  'bad-vectors':
    '{{provider}} sent embeddings that cannot be used: {{got}} for {{asked}} keywords, or numbers that are none.',
  redirected:
    'The address of {{provider}} redirects to another one (status {{status}}). The redirect was not followed, so that the key is not sent to another host: check the base URL.',
  'reply-too-large':
    '{{provider}} sent more than {{megabytes}} MB, which nothing here needs. The rest was not read. Check the base URL, or switch the provider.',
  'not-an-image': 'No image URL returned from {{provider}}: what it sent is not a PNG, JPEG or WebP image.',
  'private-address': '{{provider}} named an address that is not on the public internet. It was not called.',
  'bad-request': 'Request failed: {{status}} {{detail}}',
  'unknown-provider': 'There is no provider named {{provider}}.',
} as const;
