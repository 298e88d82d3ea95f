export const delivery = {
  'no-silo': 'No silo structure to export.',
  'no-articles': 'No generated content to export. Generate some articles first.',
  'no-images': 'No images found in the project',
  'no-images-of-page': 'No images found for keyword: {{keyword}}',
  'no-image-loaded': 'Failed to fetch image after 3 attempts',
  'unknown-format': 'Invalid export format selected.',
  'bad-option': 'The option {{option}} cannot be "{{value}}".',
  'bad-path-template':
    '{{placeholder}} in "{{template}}" is not known before the import. Use {slug}, {category}, {year}, {month}, {day}, {author}, {lang}, {market}, or /?name={slug}, which WordPress leads to the post under every structure.',
  'bad-file-path':
    '"{{found}}" in "{{template}}" cannot be part of a file name. Use a path such as /{slug} or /{category}/{slug}/.',
  'bad-site-url': '"{{url}}" is not a web address. Use the form https://example.org, or leave it empty.',
  'site-empty':
    'No page found in {{file}}. Use a sitemap, a WordPress export, or a list of addresses with titles.',
  'site-too-large': '{{file}} names {{pages}} pages; the comparison takes up to {{most}}.',
  'sitemap-index':
    'This sitemap only names other sitemaps. Download the one with the pages you want to compare and use that.',
  'sitemap-broken': 'The sitemap is damaged at line {{line}}, column {{column}}. Download it again.',
  'wxr-broken':
    'XML parsing error at line {{line}}, column {{column}}. The file is cut off or damaged; export it from WordPress again.',
  'wxr-broken-part':
    '{{file}}: XML parsing error at line {{line}}, column {{column}}. The file is cut off or damaged; export it again.',
  'not-wxr-part': '{{file}} is not a WordPress export. Choose the XML files of one export.',
  'wxr-empty': 'No post of this file could be read: a post needs a category to have a place in a silo.',
  'not-wxr':
    'This file is not a WordPress export. Choose the XML file that WordPress creates under Tools → Export.',
} as const;
