// What does a role's word list look like? Header names by language; all languages are looked at, whatever the content's.

/** Language tag → header names. */
export type NamesByLanguage = Readonly<Record<string, readonly string[]>>;

export interface RoleWords {
  /** The column's name and nothing else. */
  readonly exact: NamesByLanguage;
  /** Names that mean the role only where no better column does ('Impressions' for volume). */
  readonly weaker: NamesByLanguage;
  /** Names inside a longer header ('Main keyword (en)'); where empty, `exact` is used. */
  readonly partial: NamesByLanguage;
  /** Words in a header that say it is something else ('Paid difficulty'). */
  readonly never: NamesByLanguage;
}
