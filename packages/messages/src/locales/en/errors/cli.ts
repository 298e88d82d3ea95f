export const cli = {
  'no-such-file': 'There is no file at {{path}}.',
  'cannot-read': '{{path}} cannot be read ({{reason}}).',
  'cannot-write':
    '{{path}} cannot be written ({{reason}}). Free some space or choose another place; the previous file is unchanged.',
  'over-daily-budget':
    'Not sent: the call could cost up to US$ {{estimateUsd}}, and US$ {{spentUsd}} of the day’s budget of US$ {{budgetUsd}} have been spent. What was written is kept. Continue tomorrow (midnight UTC), or raise --daily-budget.',
  'project-in-use':
    'Another run is at work on {{path}}. Wait until it has ended; two runs on one file would make, and pay for, the same pages twice.',
  'journal-of-another':
    '{{journal}} belongs to an interrupted run of {{source}}. Finish that run first, or choose another output path.',
  'no-such-suggestion': 'There is no suggestion {{number}}, only {{count}}.',
  'no-such-page': 'The project has no page “{{keyword}}”.',
  'pages-failed':
    '{{failed}} of {{total}} pages failed; what was written is kept. Run the command again to write the rest.',
  'publishing-interrupted':
    '{{reason}} The run did not end; what it wrote stays on the site. Run the command again: it goes on there and makes nothing twice. Or undo it with --rollback.',
  'posts-failed':
    '{{failed}} of {{total}} posts failed; the others are on the site. Run the command again to publish the rest.',
  'rollback-incomplete':
    '{{left}} of {{total}} posts are not as they were before the run. Run the command again with --rollback; --overwrite also undoes what was edited since.',
} as const;
