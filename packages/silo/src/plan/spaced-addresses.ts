// Web addresses written with blanks, as search tools and Ads planners print them: 'www foo com', 'https www foo de', 'foo co uk'.

/** Endings of sites that are no common words. */
const GENERIC = 'com|net|org|edu|gov|info|biz';
/** Endings that are words, too: they count only at the end of what starts with `www`. */
const COUNTRIES =
  'uk|de|fr|es|it|nl|be|at|ch|pt|pl|ru|br|mx|in|au|ca|eu|us|ie|nz|za|jp|kr|cn|tw|hk|sg|id|tr|ar|cl|cz|dk|fi|gr|hu|no|ro|se|sk|ua|io|co|ai|me|tv';
/** An ending of two parts says that a site is meant wherever the pair is no phrase. */
const TWO_PARTS =
  '(?:co|com|gov|org|edu) (?:uk|au|nz|za|jp|kr|br|mx|ar|tr|cn|tw|hk|pk|ng|ph)|ac (?:uk|nz|za|jp|kr)|(?:co|go) id';
/** 'gov in' is a phrase in the middle of a keyword ('elections gov in india'), and an ending before a year at most. */
const INDIAN = '(?:gov|nic|co) in(?: (?:19|20)\\d\\d)?';

/** `https www`, `https //www`: nobody writes that but for an address. */
const SCHEME = /(?:^|\s)https?:? ?(?:\/\/ ?)?www\b/iu;
const FROM_WWW = new RegExp(
  `^www [^ ].*?(?: (?:${GENERIC})(?= |$)| (?:${COUNTRIES})$)|(?: |^)www\\.[a-z0-9]`,
  'iu',
);
const SITE = new RegExp(`[^ ] (?:(?:${TWO_PARTS})(?= |$)|${INDIAN}$)`, 'iu');
/** Something of three letters and more before `com` at the end, but for words that go with it. */
const DOT_COM = /(?:^|[ -])(?!dot|rom|sit|sat|tele|the|for|and|punto|port|serial)[a-z0-9-]{3,} com$/iu;
/** In these `com` is a word: 'with', rice without its accents, short for communication. */
const COM_IS_A_WORD = new Set(['pt', 'gl', 'ca', 'vi', 'fr', 'ro']);

/** Without one of these words a keyword is no such address. */
export const ADDRESS_WORDS: ReadonlySet<string> = new Set(
  'www http https co com gov org edu ac go nic'.split(' '),
);

/** `language`: that of the list. */
export function isSpacedAddress(keyword: string, language: string): boolean {
  if (SCHEME.test(keyword) || FROM_WWW.test(keyword) || SITE.test(keyword)) return true;
  return !COM_IS_A_WORD.has(language) && DOT_COM.test(keyword);
}
