// Sentences of the faults whose code starts with `intake.`; `notes` and `drops` are the codes of an import report.
export const intake = {
  'empty-file':
    'CSV must contain at least a header row and one data row. {{file}} is empty: export it again and choose the new file.',
  'only-zeros':
    'Error parsing CSV: {{file}} holds nothing but zero bytes from its first line on, as a download or copy that broke off. Export or download it again.',
  'not-text':
    'Error parsing CSV: {{file}} is no keyword list: its first bytes are those of a {{kind}} file. Choose a CSV, TSV, TXT or XLSX file.',
  'old-spreadsheet':
    'Error parsing CSV: {{file}} is a workbook in the old .xls format. Save it as .xlsx or CSV and choose that file.',
  'unprepared-spreadsheet':
    'Error parsing CSV: {{file}} is a packed file that was not opened as a workbook. Save it as CSV or .xlsx and choose that file.',
  'unreadable-spreadsheet':
    'Error parsing CSV: {{file}} is packed like a workbook but cannot be opened as one. Save it as CSV or as .xlsx again and choose that file.',
  'spreadsheet-too-large':
    'Error parsing CSV: unpacked, {{file}} is larger than the {{limit}} MB that a workbook may have here. Save the sheet as CSV: that has no such limit.',
  'sheet-too-large':
    'Error parsing CSV: sheet “{{sheet}}” of {{file}} has more rows and columns than can be read: as text it is larger than {{limit}} MB. Delete the cells far from the table, or save the sheet as CSV.',
  'encrypted-spreadsheet':
    'Error parsing CSV: {{file}} is protected with a password and cannot be read. Open it in your spreadsheet program, remove the password under File → Info, and save it again.',
  'other-document':
    'Error parsing CSV: {{file}} is a {{kind}} document, not a keyword list. Open it in the program that made it and save the table as CSV or XLSX.',
  archive:
    'Error parsing CSV: {{file}} is an archive of files, not a workbook. Unpack it and choose the CSV or XLSX file inside.',
  markup:
    'Error parsing CSV: {{file}} is {{kind}}, whatever its name says. Open it in your spreadsheet program and save it as CSV or XLSX.',
  'utf-32':
    'Error parsing CSV: {{file}} is text in the encoding UTF-32, which no keyword tool reads. Save it as UTF-8 and choose that file.',
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
      '{{file}} has {{count}} keywords that start like a formula, the first on line {{line}}. They are kept as text and never run; exports neutralise them.',
    'sheets-left-out':
      'Sheets of {{file}} that were not read, as they hold no certain list of keywords, hold keywords to exclude, or stand beyond the first 12: {{sheets}}.',
    'dates-unknown_one':
      '{{count}} record of this project file does not say when it was made, or says what is no date.',
    'dates-unknown_other':
      '{{count}} records of this project file do not say when they were made, or say what is no date.',
    'markup-removed':
      'Scripts, or other markup and addresses that no article needs, were taken out of this project file ({{count}} texts and pictures, the first of “{{keyword}}”).',
    'difficulty-scaled': 'Difficulty was written from 0 to 1 and is shown in percent ({{count}} keywords).',
  },
  drops: {
    'no-keyword': 'No keyword in this row',
    'blank-row': 'Blank row',
    'repeated-header': 'The header once more',
    'total-row': 'A total of the other rows',
    caption: 'A title or a note about the file',
    'too-long': 'Longer than any search (2,048 characters)',
    unreadable: 'Only characters that cannot be read',
  },
} as const;
