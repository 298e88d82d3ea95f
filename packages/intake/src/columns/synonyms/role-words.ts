// Header names of a role by language; all languages are matched, whatever the content language.

/** Language tag → header names. */
export type NamesByLanguage = Readonly<Record<string, readonly string[]>>;

export interface RoleWords {
  /** Must match the whole header. */
  readonly exact: NamesByLanguage;
  /** Used only if no better column exists ('Impressions' for volume). */
  readonly weaker: NamesByLanguage;
  /** May match inside a longer header ('Main keyword (en)'); if empty, `exact` is used. */
  readonly partial: NamesByLanguage;
  /** Words that exclude the role ('Paid difficulty'). */
  readonly never: NamesByLanguage;
}
