// `notes` and `drops` are the codes of an import report.
export const intake = {
  'empty-file':
    'CSV must contain at least a header row and one data row. {{file}} is empty: export it again and choose the new file.',
  'only-zeros':
    'Error parsing CSV: {{file}} contains only zero bytes from its first line on, probably after an interrupted download or copy. Export or download it again.',
  'not-text':
    'Error parsing CSV: {{file}} is not a keyword list: its first bytes are those of a {{kind}} file. Choose a CSV, TSV, TXT or XLSX file.',
  'old-spreadsheet':
    'Error parsing CSV: {{file}} is a workbook in the old .xls format. Save it as .xlsx or CSV and choose that file.',
  'unprepared-spreadsheet':
    'Error parsing CSV: {{file}} is a compressed file that was not opened as a workbook. Save it as CSV or .xlsx and choose that file.',
  'unreadable-spreadsheet':
    'Error parsing CSV: {{file}} is compressed like a workbook but cannot be opened as one. Save it as CSV or as .xlsx again and choose that file.',
  'spreadsheet-too-large':
    'Error parsing CSV: unpacked, {{file}} exceeds the {{limit}} MB limit for workbooks. Save the sheet as CSV: that has no such limit.',
  'sheet-too-large':
    'Error parsing CSV: sheet “{{sheet}}” of {{file}} is too large to read: as text it exceeds {{limit}} MB. Delete the cells far from the table, or save the sheet as CSV.',
  'encrypted-spreadsheet':
    'Error parsing CSV: {{file}} is password-protected and cannot be read. Open it in your spreadsheet program, remove the password under File → Info, and save it again.',
  'other-document':
    'Error parsing CSV: {{file}} is a {{kind}} document, not a keyword list. Open it in the program that made it and save the table as CSV or XLSX.',
  archive:
    'Error parsing CSV: {{file}} is an archive of files, not a workbook. Unpack it and choose the CSV or XLSX file inside.',
  'archive-too-large':
    'Unpacked, {{file}} exceeds the {{limit}} MB limit for archives. Unpack it and choose the XML files inside.',
  'unreadable-archive': '{{file}} cannot be unpacked: it is cut off or damaged. Download or export it again.',
  markup:
    'Error parsing CSV: {{file}} is {{kind}}, despite its name. Open it in your spreadsheet program and save it as CSV or XLSX.',
  'utf-32':
    'Error parsing CSV: {{file}} is encoded as UTF-32, which keyword tools do not read. Save it as UTF-8 and choose that file.',
  'no-data-rows':
    'CSV must contain at least a header row and one data row. {{file}} ends after its header in record {{line}}: export it again with its rows.',
  'no-keyword-column':
    'Keyword column is required but not mapped. In {{file}}, record {{line}}, no column looks like keywords ({{columns}}): choose the one that holds them.',
  'too-many-columns':
    'Error parsing CSV: {{file}} has {{columns}} columns in record {{line}}; a keyword list has at most {{most}}. Check whether rows and columns are swapped, and export it again.',
  'mapping-failed':
    'Error processing CSV data. Please check your column mappings. No row of {{file}} has a keyword in column {{column}}; the first without one is on line {{line}}.',
  notes: {
    'invalid-utf8':
      '{{file}} is not clean UTF-8: {{count}} bytes, the first on line {{line}}, were read as windows-1252. Check the letters with accents there.',
    'ragged-rows':
      '{{file}} has {{count}} rows with more or fewer cells than its {{expected}} columns, the first on line {{line}} with {{cells}}. Cells beyond the header were left out; missing ones are unknown.',
    'unterminated-quote':
      '{{file}} has {{count}} quotation marks that never close, the first on line {{line}}. They were read as plain characters, so that no row is lost.',
    'formula-cells':
      '{{file}} has {{count}} keywords that start like a formula, the first on line {{line}}. They are kept as text and never executed; exports neutralise them.',
    'sheets-left-out':
      'Sheets of {{file}} that were not read because they contain no clear list of keywords, contain keywords to exclude, or come after the first 12: {{sheets}}.',
    'dates-unknown_one': '{{count}} record of this project file has no valid creation date.',
    'dates-unknown_other': '{{count}} records of this project file have no valid creation date.',
    'markup-removed':
      'Scripts, or other markup and addresses that no article needs, were removed from this project file ({{count}} texts and images, the first for “{{keyword}}”).',
    'posts-skipped_one':
      '{{count}} post was skipped: “{{title}}” has no category, or is larger than an article may be.',
    'posts-skipped_other':
      '{{count}} posts were skipped, the first is “{{title}}”: they have no category, or are larger than an article may be.',
    'difficulty-scaled':
      'Difficulty was given on a scale from 0 to 1 and is shown as a percentage ({{count}} keywords).',
  },
  drops: {
    'no-keyword': 'No keyword in this row',
    'blank-row': 'Blank row',
    'repeated-header': 'Repeated header',
    'total-row': 'Total of the other rows',
    caption: 'Title or note about the file',
    'too-long': 'Longer than any search query (2,048 characters)',
    unreadable: 'Only unreadable characters',
  },
} as const;
