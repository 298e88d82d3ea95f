// Under which names does a column have its role, and under which none? Names that tools and people use, each tried in a file.
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

const VOLUME = [
  ...[
    'Volume (US)',
    'Search Volume [DE]',
    'Volume (last 12 months)',
    'Avg. monthly searches (US)',
    'Vol. (US)',
  ],
  ...['US Volume', 'Volume US', 'Monthly Volume (Global)', 'search_volume_us', 'SearchVolume', 'MSV (US)'],
  ...['searchVolumeMonthly', 'monthly_search_volume', 'Volume/mo', 'Volume p/m', 'Searches/mo', 'vol_mo'],
  ...['Avg. Searches/Month', 'Search Vol (avg)', 'Google Volume', 'Volume (Ahrefs)', 'SEMrush Volume'],
  ...['Total Volume', 'Vol. UK', '🔍 Volume', 'Search volume (exact)', 'Est. Monthly Volume', 'volume_avg'],
  ...['Est. monthly searches', 'Keyword Search Volume', 'Volume - Germany', 'SV (12m avg)', 'Global SV'],
  ...['avg_monthly_searches', 'Monthly Search Vol', 'monthlySearches', 'Volume (monthly)'],
  ...[
    'Volumes de recherche',
    'Volume recherche',
    'Suchvolumen (DE)',
    'Suchvolumen/Monat',
    'mtl. Suchvolumen',
  ],
  ...['Volumen de búsquedas mensual', 'Vol. mensual', 'Vol. ricerca', 'Zoekvol.', 'Volume médio'],
  ...[
    'Volume mensal médio',
    'Aylık Ort. Arama Hacmi',
    '月間検索Vol',
    '検索ボリューム(月)',
    '月間検索ボリューム数',
  ],
];
const DIFFICULTY = [
  ...['KD %', 'KD%', 'KD (%)', 'Keyword Difficulty (0-100)', 'kd_score', 'keywordDifficulty'],
  ...['difficulty_score', 'SEO Difficulty (SD)', 'SEO diff', 'Ahrefs KD', 'KD (Ahrefs)', 'Difficulty (Moz)'],
  ...['SERP Difficulty', 'KW Difficulty', 'Kw diff', 'Keyword Diff.', 'Organic KD', 'Difficulty %'],
  ...['Keyword Difficulty Index (national)', 'Ranking Difficulty', 'Rank difficulty score'],
  ...['Schwierigkeit (KD)', 'KD-Wert', 'Difficulté (KD)', 'Dificultad (KD)', 'Difficoltà (KD)'],
  ...['KD (moeilijkheid)', 'Dificuldade (KD)', 'Zorluk (KD)', '難易度(KD)', 'SEO難易度'],
];
const NONE = [
  ...['Competition', 'Competition (indexed value)', 'Competition Index', 'Competitive Density', 'Wettbewerb'],
  ...[
    'Concurrence',
    'Paid Difficulty',
    'Paid KD',
    'PD',
    'PPC Difficulty',
    'Ad difficulty',
    'Content Difficulty',
  ],
  ...['Domain Difficulty', 'Link Difficulty', 'Parent Topic KD', 'Ease to rank', 'Opportunity', 'KEI'],
  ...[
    'Traffic',
    'Traffic potential',
    'Global traffic potential',
    'Number of Results',
    'Results',
    'allintitle',
  ],
  ...['SERP results count', 'Clicks', 'CTR', 'Conversions', 'Sessions', 'Backlinks', 'DR', 'Word count'],
  ...['# of words', 'Length', 'Cluster volume', 'Cluster size'],
];
const KEYWORD = [
  ...[
    'Keyword Phrase',
    'KEYWORD',
    'keyword_text',
    'Search Term(s)',
    'Main Keyword',
    'Primary KW',
    'Focus KW',
  ],
  ...['Target KW', 'Seed Keyword', 'kw', 'Key Phrase', 'Keyword (EN)', 'Keywords (126)', 'Term', 'Phrase'],
  ...['Query Text', 'searchTerm', 'search_query', 'User query', 'Top Keywords', 'Long-tail Keyword'],
  ...['Suggested Keyword', 'Keyword / Query', 'Exact Keyword', 'Related keywords', 'Question'],
  ...['People Also Ask', 'Mot-clé', 'Mots-clefs', 'Requete', 'Palabra Clave', 'KW principal'],
  ...['Keyword principale', 'Parola Chiave', 'Zoekterm (NL)', 'Palavra Chave', 'Termo de Busca'],
  ...['Anahtar Kelime', 'キーワード候補', 'メインキーワード', '检索词', 'Sökfras', 'Hakusana', 'Søgeord'],
  ...['Kulcsszó', 'Cuvânt cheie', 'Λέξη-κλειδί', 'מילת מפתח', 'الكلمة المفتاحية', 'คีย์เวิร์ด', 'Từ khóa'],
  ...[
    'Kata Kunci',
    'Ключевик',
    'Ключові слова',
    'Kľúčové slovo',
    'Ključna riječ',
    'Ключова дума',
    'Märksõna',
  ],
];

/** Roles of a file of three rows, left to right. */
function rolesUnder(header: string): { readonly roles: readonly unknown[]; readonly confidence: number } {
  const rows = ['oak desk with drawers,900,12', 'walnut desk,90,2', 'tall desk,1300,44'];
  const { columns, confidence } = detect(new TextEncoder().encode([header, ...rows].join('\n')));
  return { roles: columns.map(({ role }) => role), confidence };
}

describe('the name of a column', () => {
  it.each(VOLUME)('%s: volume', (name) => {
    expect(rolesUnder(`Keyword,${name},KD`).roles).toEqual(['keyword', 'volume', 'difficulty']);
  });

  it.each(DIFFICULTY)('%s: difficulty', (name) => {
    expect(rolesUnder(`Keyword,Volume,${name}`).roles).toEqual(['keyword', 'volume', 'difficulty']);
  });

  it.each(NONE)('%s: neither', (name) => {
    expect(rolesUnder(`Keyword,Volume,${name}`).roles).toEqual(['keyword', 'volume', null]);
  });

  it.each(KEYWORD)('%s: keyword, without a question', (name) => {
    const { roles, confidence } = rolesUnder(`${name},Volume,KD`);
    expect(roles).toEqual(['keyword', 'volume', 'difficulty']);
    expect(confidence).toBeGreaterThanOrEqual(0.7);
  });
});
