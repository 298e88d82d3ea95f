/**
 * What people want of a subject, beside the subject itself. Those searched for one of them rarely want a page about another. In a keyword with
 * several the first of this order decides: `dietitian course fees` is about the course.
 */
export const NEEDS = [
  'pay',
  'jobs',
  'study',
  'law',
  'account',
  'news',
  'pictures',
  'files',
  'repair',
  'selling',
  'renting',
  'used',
  'tools',
  'role',
  'children',
  'alternatives',
  'comparison',
  'price',
] as const;
export type Need = (typeof NEEDS)[number];
