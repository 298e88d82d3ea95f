// Sentences of the faults whose code starts with `delivery.`.
export const delivery = {
  'no-silo': 'No silo structure to export.',
  'no-articles': 'No generated content to export. Generate some articles first.',
  'unknown-format': 'Invalid export format selected.',
  'bad-site-url': '"{{url}}" is no web address. Write it like https://example.org, or leave it empty.',
  'wxr-broken':
    'XML parsing error at line {{line}}, column {{column}}. The file is cut off or damaged; export it from WordPress again.',
  'not-wxr': 'This file is no WordPress export. Choose the XML file that Tools → Export of WordPress makes.',
} as const;
