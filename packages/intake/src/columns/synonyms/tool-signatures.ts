// Which headers do only the exports of one tool have together? Tried from the top: the narrower first.

export interface ToolSignature {
  readonly id: string;
  /** One header of each list must be there. */
  readonly all: readonly (readonly string[])[];
  /** None of these may be there. */
  readonly none?: readonly string[];
}

const KEYWORD = ['Keyword', 'Keywords'];
const GSC_QUERIES = [
  'Top queries',
  'Query',
  'Queries',
  'Häufigste Suchanfragen',
  'Requêtes les plus fréquentes',
  'Principales requêtes',
  'Requête',
  'Consultas principales',
  'Principales consultas',
  'Consulta',
  'Query più frequenti',
  'Query principali',
  'Populairste zoekopdrachten',
  'Meest gebruikte zoekopdrachten',
  'Zoekopdracht',
  'Principais consultas',
  'En çok yapılan sorgular',
  'Popüler sorgular',
  'Sorgu',
  '上位のクエリ',
  'クエリ',
  'Najczęstsze zapytania',
  'Популярные запросы',
  'Запрос',
  'Vanligaste sökfrågor',
  '热门查询',
  '인기 검색어',
];
const CLICKS = [
  'Clicks',
  'Klicks',
  'Clics',
  'Clic',
  'Klikken',
  'Cliques',
  'Tıklamalar',
  'クリック数',
  'Kliknięcia',
  'Клики',
  'Klick',
  '点击次数',
  '클릭수',
];
const IMPRESSIONS = [
  'Impressions',
  'Impressionen',
  'Impresiones',
  'Impressioni',
  'Vertoningen',
  'Impressões',
  'Gösterimler',
  '表示回数',
  'Wyświetlenia',
  'Показы',
  'Exponeringar',
  '展示',
  '노출',
];
const MONTHLY_SEARCHES = [
  'Avg. monthly searches',
  'Durchschnittl. Suchanfragen pro Monat',
  'Durchschnittliche Suchanfragen pro Monat',
  'Nbre moy. de recherches mensuelles',
  'Nombre moyen de recherches mensuelles',
  'Promedio de búsquedas mensuales',
  'Prom. de búsquedas mensuales',
  'Media de búsquedas mensuales',
  'Media ricerche mensili',
  'Media delle ricerche mensili',
  'Gem. maandelijkse zoekopdrachten',
  'Gem. aantal maandelijkse zoekopdrachten',
  'Média de pesquisas mensais',
  'Ort. aylık arama sayısı',
  'Ort. aylık arama',
  '月間平均検索ボリューム',
  'Średnia miesięczna liczba wyszukiwań',
  'Genomsn. månatliga sökningar',
];
const ADS_COMPETITION = [
  'Competition',
  'Wettbewerb',
  'Concurrence',
  'Competencia',
  'Concorrenza',
  'Concurrentie',
  'Concorrência',
  'Rekabet',
  '競合性',
  'Konkurencja',
  'Konkurrens',
  'Currency',
  'Währung',
  'Devise',
  'Moneda',
  'Valuta',
  'Moeda',
  'Para birimi',
  '通貨',
];

export const TOOL_SIGNATURES: readonly ToolSignature[] = [
  {
    id: 'ahrefs-organic-keywords',
    all: [
      KEYWORD,
      ['Current position', 'Position'],
      ['Current URL', 'URL'],
      ['Organic traffic', 'Current organic traffic'],
      ['KD', 'Volume'],
    ],
  },
  {
    id: 'ahrefs-keywords-explorer',
    all: [
      KEYWORD,
      ['Difficulty', 'KD'],
      ['Parent keyword', 'Parent topic', 'Traffic potential'],
      ['CPS', 'Global volume', 'Clicks', 'First seen', 'SERP Features'],
    ],
  },
  {
    id: 'semrush-positions',
    all: [
      KEYWORD,
      ['Position'],
      ['Previous position'],
      ['Search Volume'],
      ['Number of Results', 'Traffic Cost', 'Traffic (%)'],
    ],
  },
  {
    id: 'semrush-keyword-gap',
    all: [
      KEYWORD,
      ['Volume'],
      ['Keyword Difficulty'],
      ['Competition Density', 'Com.', 'Competitive Density'],
      ['Results'],
    ],
  },
  {
    id: 'semrush-position-tracking',
    all: [KEYWORD, ['Search Volume'], ['CPC'], ['Keyword Difficulty'], ['Tags']],
  },
  {
    id: 'serpstat',
    all: [
      KEYWORD,
      [
        'Competition in PPC',
        'Competition in PPC, %',
        'PPC competition',
        'Social domains',
        'Region queries count',
        'Found results',
      ],
    ],
  },
  {
    id: 'semrush-keyword-magic',
    all: [
      KEYWORD,
      ['Volume'],
      ['Keyword Difficulty', 'Keyword Difficulty Index', 'KD %'],
      ['CPC (USD)', 'CPC (EUR)', 'CPC (GBP)', 'Competitive Density', 'SERP Features', 'Number of Results'],
    ],
  },
  { id: 'google-keyword-planner', all: [MONTHLY_SEARCHES, ADS_COMPETITION] },
  {
    id: 'google-ads-api',
    all: [
      ['Keyword Text', 'Text', 'Keyword', 'keyword_ideas'],
      ['Average Monthly Searches', 'Avg Monthly Searches'],
      ['Competition'],
    ],
  },
  {
    id: 'dataforseo',
    all: [KEYWORD, ['location_code', 'language_code', 'search_partners', 'se_type'], ['search_volume']],
  },
  { id: 'google-search-console', all: [GSC_QUERIES, CLICKS, IMPRESSIONS] },
  {
    id: 'bing-webmaster',
    all: [
      ['Keyword', 'Query'],
      ['Impressions'],
      ['Clicks'],
      ['CTR'],
      [
        'Avg. Position',
        'Avg Click Position',
        'Avg. Click Position',
        'Average position',
        'Avg Impression Position',
      ],
    ],
  },
  {
    id: 'ubersuggest',
    all: [KEYWORD, ['Search Volume', 'Volume'], ['Paid Difficulty', 'Search Difficulty', 'SEO Difficulty']],
  },
  {
    id: 'moz',
    all: [
      KEYWORD,
      ['Min Volume', 'Monthly Volume', 'Volume', 'Max Volume'],
      ['Difficulty'],
      ['Organic CTR', 'Priority', 'Opportunity', 'Potential'],
    ],
    none: ['Intent', 'Topic', 'Cluster', 'Status'],
  },
  {
    id: 'mangools',
    all: [KEYWORD, ['PPC'], ['Keyword Difficulty', 'KD', 'Keyword Difficulty (Last Known Values)']],
  },
  {
    id: 'keywords-everywhere',
    all: [
      KEYWORD,
      ['Vol (/mo)', 'Volume (Global/month)', 'Vol', 'Monthly search volume', 'Search volume', 'Volume'],
      ['CPC', 'CPC (USD)'],
      ['Competition', 'Comp.', 'Comp'],
      ['Trending %', 'Off Page Difficulty', 'Volume (Global/month)', 'Vol (/mo)', 'Vol'],
    ],
  },
  {
    id: 'keyword-tool-io',
    all: [
      KEYWORD,
      ['Average Search Volume', 'Search Volume (Average)'],
      ['Average CPC', 'CPC (Average)', 'Average Competition', 'Competition'],
    ],
  },
  { id: 'long-tail-pro', all: [KEYWORD, ['Avg. KC', 'KC', 'Rank Value']] },
  {
    id: 'keyword-insights',
    all: [
      KEYWORD,
      ['Cluster', 'Clusters', 'Topical cluster', 'Topical clusters'],
      ['Spoke', 'Hub', 'Context', 'Cluster volume', 'Cluster search volume'],
    ],
  },
  {
    id: 'answerthepublic',
    all: [
      ['Suggestion', 'Suggestions'],
      ['Modifier', 'Modifier Type'],
    ],
  },
  {
    id: 'also-asked',
    all: [
      ['Question', 'Questions'],
      ['Parent question', 'Parent', 'Answer'],
    ],
  },
  {
    id: 'similarweb',
    all: [
      ['Keyword', 'Keywords', 'Search terms'],
      [
        'Organic vs paid',
        'Zero clicks',
        'Zero click %',
        'Zero click',
        'Leading URL',
        'Leader',
        'Traffic share',
      ],
    ],
  },
  {
    id: 'sistrix',
    all: [
      KEYWORD,
      ['Suchvolumen', 'Search volume', 'Traffic'],
      ['Wettbewerb', 'Competition'],
      ['Klickpreis', 'Suchintention', 'Intention', 'Top-10'],
    ],
    none: ['KD', 'Keyword Difficulty', 'Difficulty', 'Status'],
  },
  {
    id: 'seobility',
    all: [
      KEYWORD,
      ['Position'],
      ['Search volume', 'Suchvolumen'],
      ['Search engine', 'Suchmaschine', 'Best position', 'Beste Position'],
    ],
  },
  {
    id: 'accuranker',
    all: [KEYWORD, ['Rank'], ['Search Location', 'Search Engine'], ['Starred', 'Rank Change']],
  },
  {
    id: 'se-ranking',
    all: [
      KEYWORD,
      ['Search vol.', 'Search volume', 'Volume'],
      ['Difficulty', 'KD'],
      ['Competition', 'KEI', 'Total results'],
      ['CPC'],
    ],
    none: ['Topic', 'Cluster', 'Status', 'Priority'],
  },
];
