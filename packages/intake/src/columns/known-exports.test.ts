// Headers as the tools write them, with invented rows: which role has each column?
import type { ColumnRole } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

interface KnownExport {
  readonly name: string;
  readonly tool: string;
  readonly records: readonly string[];
  /** Role → header; columns not named have none. */
  readonly roles: Readonly<Partial<Record<ColumnRole, string>>>;
}

const KNOWN_EXPORTS: readonly KnownExport[] = [
  {
    name: 'ahrefs organic',
    tool: 'ahrefs-organic-keywords',
    records: [
      'Keyword,Country,Location,Entities,SERP features,Volume,KD,CPC,Organic traffic,Paid traffic,Current position,Position change,Current URL inside,Current URL,Updated,Branded,Local,Navigational,Informational,Commercial,Transactional',
      'coffee grinder,us,,,"Sitelinks,People also ask",12000,45,1.20,340,0,3,1,,https://x.com/grinder,2025-01-02,false,false,false,true,true,false',
      'burr grinder,us,,,Sitelinks,5000,35,1.10,140,0,5,-1,,https://x.com/burr,2025-01-02,false,false,false,true,true,false',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Volume',
      difficulty: 'KD',
      cpc: 'CPC',
      position: 'Current position',
      url: 'Current URL',
    },
  },
  {
    name: 'ahrefs organic compare',
    tool: 'ahrefs-organic-keywords',
    records: [
      'Keyword,Country,Volume,KD,CPC,Previous organic traffic,Current organic traffic,Organic traffic change,Previous position,Current position,Position change,Previous URL,Current URL,Previous date,Current date',
      'coffee,us,1000,20,1.0,10,20,10,5,4,1,https://x.com/a,https://x.com/b,2024-01-01,2024-02-01',
      'tea,us,1000,20,1.0,10,20,10,5,4,1,https://x.com/a,https://x.com/b,2024-01-01,2024-02-01',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Volume',
      difficulty: 'KD',
      cpc: 'CPC',
      position: 'Current position',
      url: 'Current URL',
    },
  },
  {
    name: 'moz',
    tool: 'moz',
    records: [
      'Keyword,Min Volume,Max Volume,Difficulty,Organic CTR,Priority',
      'coffee grinder,11501,30300,45,64,66',
      'tea,1001,3000,35,54,56',
    ],
    roles: { keyword: 'Keyword', volume: 'Min Volume', difficulty: 'Difficulty' },
  },
  {
    name: 'moz2',
    tool: 'moz',
    records: [
      'Keyword,Monthly Volume,Difficulty,Organic CTR,Priority,Relevance',
      'coffee grinder,11.5k-30.3k,45,64,66,99',
      'tea,501-850,35,54,56,88',
    ],
    roles: { keyword: 'Keyword', volume: 'Monthly Volume', difficulty: 'Difficulty' },
  },
  {
    name: 'kwfinder',
    tool: 'mangools',
    records: [
      'Keyword,Location,Language,Avg. Search Volume (Last Known Values),Avg. Search Volume (Last 12 Months),CPC,PPC,Keyword Difficulty,Keyword Difficulty (Last Known Values),DPC,EV,Trend,01/2024,02/2024',
      'coffee,US,en,1000,1100,0.5,34,22,22,1,2,0.1,1000,1200',
      'tea pot,US,en,900,800,0.5,44,32,32,1,2,0.1,1000,1200',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Avg. Search Volume (Last Known Values)',
      cpc: 'CPC',
      difficulty: 'Keyword Difficulty',
      trend: 'Trend',
    },
  },
  {
    name: 'kwfinder2',
    tool: 'mangools',
    records: [
      '"Keyword";"Location";"Language";"Search Volume";"CPC";"PPC";"Keyword Difficulty";"Searches 01/2021";"Searches 02/2021"',
      '"coffee";"US";"en";"1000";"0.5";"34";"22";"900";"1100"',
      '"tea";"US";"en";"1100";"0.6";"33";"12";"800";"1000"',
    ],
    roles: { keyword: 'Keyword', volume: 'Search Volume', cpc: 'CPC', difficulty: 'Keyword Difficulty' },
  },
  {
    name: 'sistrix',
    tool: 'sistrix',
    records: [
      'Keyword;Position;Suchvolumen;Wettbewerb;Klickpreis;Suchintention;URL',
      'kaffeemühle;3;12.100;45;0,56;Do;https://x.de/k',
      'handkaffeemühle;13;2.400;35;0,46;Know;https://x.de/h',
    ],
    roles: {
      keyword: 'Keyword',
      position: 'Position',
      volume: 'Suchvolumen',
      cpc: 'Klickpreis',
      intent: 'Suchintention',
      url: 'URL',
    },
  },
  {
    name: 'seranking',
    tool: 'se-ranking',
    records: [
      'Keyword;Search vol.;CPC;Competition;Difficulty;SERP Features;Intents;Total results',
      'coffee;12000;1.2;0.5;45;"Sitelinks, Video";I,C;1200000',
      'tea;2000;1.1;0.4;35;Video;I;1000000',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Search vol.',
      cpc: 'CPC',
      difficulty: 'Difficulty',
      intent: 'Intents',
    },
  },
  {
    name: 'keywordtool',
    tool: 'keyword-tool-io',
    records: [
      'Keywords,Search Volume (Average),Trend,Average CPC,Competition,Jan 2024,Feb 2024',
      'coffee,12000,5%,1.2,0.5,1000,2000',
      'tea,200,-5%,1.2,0.5,1000,2000',
    ],
    roles: { keyword: 'Keywords', volume: 'Search Volume (Average)', trend: 'Trend', cpc: 'Average CPC' },
  },
  {
    name: 'serpstat',
    tool: 'serpstat',
    records: [
      'Keyword,Volume,Queries,"CPC, $","Competition in PPC, %",Results,Social domains,Keyword difficulty,Intent',
      'coffee,12000,1,1.2,50,100000,youtube.com,45,info',
      'tea,1200,1,1.1,40,100000,,35,info',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Volume',
      cpc: 'CPC, $',
      difficulty: 'Keyword difficulty',
      intent: 'Intent',
    },
  },
  {
    name: 'keywords everywhere',
    tool: 'keywords-everywhere',
    records: [
      'Keyword,Vol (/mo),CPC,Comp.,Trending %,On Page Difficulty,Off Page Difficulty',
      'coffee,12000,$1.20,0.3,5%,45,55',
      'tea,1200,$1.10,0.2,-5%,35,45',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Vol (/mo)',
      cpc: 'CPC',
      trend: 'Trending %',
      difficulty: 'On Page Difficulty',
    },
  },
  {
    name: 'keywords everywhere2',
    tool: 'keywords-everywhere',
    records: [
      'Keyword,Volume (Global/month),CPC (USD),Competition',
      'coffee,12000,1.20,0.3',
      'tea,1200,1.10,0.2',
    ],
    roles: { keyword: 'Keyword', volume: 'Volume (Global/month)', cpc: 'CPC (USD)' },
  },
  {
    name: 'longtailpro',
    tool: 'long-tail-pro',
    records: [
      'Keyword,Avg. KC,Volume,Bid,Rank Value,Title Length,Words',
      'coffee,45,12000,$1.20,100,3,1',
      'tea pot,35,1200,$1.10,90,4,2',
    ],
    roles: { keyword: 'Keyword', difficulty: 'Avg. KC', volume: 'Volume', cpc: 'Bid' },
  },
  {
    name: 'atp',
    tool: 'answerthepublic',
    records: [
      'Region,Language,Keyword,Modifier Type,Modifier,Suggestion,Search Volume,Cost Per Click',
      'us,en,coffee,Questions,are,are coffee grounds good for plants,1000,0.1',
      'us,en,coffee,Questions,can,can coffee cause acne,2000,0.2',
      'us,en,coffee,Questions,what,what coffee is best,2000,0.2',
      'us,en,coffee,Questions,how,how coffee works,2000,0.2',
      'us,en,coffee,Questions,how,how coffee made,100,0.2',
    ],
    roles: { keyword: 'Suggestion', volume: 'Search Volume', cpc: 'Cost Per Click' },
  },
  {
    name: 'atp old',
    tool: 'answerthepublic',
    records: [
      'Modifier Type,Modifier,Suggestion',
      'Questions,are,are coffee grounds good',
      'Questions,can,can coffee cause acne',
    ],
    roles: { keyword: 'Suggestion' },
  },
  {
    name: 'ryte',
    tool: 'unknown',
    records: [
      'Keyword,Position,Clicks,Impressions,CTR,URL',
      'coffee,3.4,10,1000,1%,https://x.de/',
      'tea,13.4,10,1000,1%,https://x.de/t',
    ],
    roles: { keyword: 'Keyword', position: 'Position', volume: 'Impressions', url: 'URL' },
  },
  {
    name: 'seobility',
    tool: 'seobility',
    records: [
      'Keyword;Search engine;Position;Change;Best position;URL;Search volume',
      'kaffee;google.de;3;1;2;https://x.de;1000',
      'tee;google.de;13;-1;12;https://x.de/t;900',
    ],
    roles: { keyword: 'Keyword', position: 'Position', url: 'URL', volume: 'Search volume' },
  },
  {
    name: 'similarweb',
    tool: 'similarweb',
    records: [
      'Keywords,Traffic share,Change,Volume,CPC,Organic vs Paid,Leading URL,Position,Intent',
      'coffee,12%,1%,1000,1.2,90/10,https://x.com,3,Informational',
      'tea,2%,1%,900,1.1,90/10,https://x.com/t,13,Commercial',
    ],
    roles: {
      keyword: 'Keywords',
      volume: 'Volume',
      cpc: 'CPC',
      url: 'Leading URL',
      position: 'Position',
      intent: 'Intent',
    },
  },
  {
    name: 'bing',
    tool: 'bing-webmaster',
    records: [
      '"Keyword","Impressions","Clicks","CTR","Avg. Position"',
      '"coffee","1000","10","1.00%","3.4"',
      '"tea","900","9","1.00%","13.4"',
    ],
    roles: { keyword: 'Keyword', volume: 'Impressions', position: 'Avg. Position' },
  },
  {
    name: 'gsc de',
    tool: 'google-search-console',
    records: [
      'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position',
      'kaffee,10,"1.000",1%,"3,4"',
      'tee,10,900,"1,5%","13,4"',
    ],
    roles: { keyword: 'Häufigste Suchanfragen', volume: 'Impressionen', position: 'Position' },
  },
  {
    name: 'gsc es',
    tool: 'google-search-console',
    records: [
      'Consultas principales,Clics,Impresiones,CTR,Posición',
      'cafe,10,1000,1%,3.4',
      'te,10,900,1%,13.4',
    ],
    roles: { keyword: 'Consultas principales', volume: 'Impresiones', position: 'Posición' },
  },
  {
    name: 'gsc it',
    tool: 'google-search-console',
    records: [
      'Query più frequenti,Clic,Impressioni,CTR,Posizione',
      'caffe,10,1000,1%,3.4',
      'te,10,900,1%,13.4',
    ],
    roles: { keyword: 'Query più frequenti', volume: 'Impressioni', position: 'Posizione' },
  },
  {
    name: 'gsc nl',
    tool: 'google-search-console',
    records: [
      'Populairste zoekopdrachten,Klikken,Vertoningen,CTR,Positie',
      'koffie,10,1000,1%,3.4',
      'thee,10,900,1%,13.4',
    ],
    roles: { keyword: 'Populairste zoekopdrachten', volume: 'Vertoningen', position: 'Positie' },
  },
  {
    name: 'gsc nl, other words',
    tool: 'google-search-console',
    records: [
      'Meest uitgevoerde zoekopdrachten,Aantal klikken,Vertoningen,CTR,Positie',
      'koffie,10,1000,1%,3.4',
      'thee,10,900,1%,13.4',
    ],
    roles: { keyword: 'Meest uitgevoerde zoekopdrachten', volume: 'Vertoningen', position: 'Positie' },
  },
  {
    name: 'gsc pt',
    tool: 'google-search-console',
    records: [
      'Principais consultas,Cliques,Impressões,CTR,Posição',
      'cafe,10,1000,1%,3.4',
      'cha,10,900,1%,13.4',
    ],
    roles: { keyword: 'Principais consultas', volume: 'Impressões', position: 'Posição' },
  },
  {
    name: 'gsc tr',
    tool: 'google-search-console',
    records: [
      'En çok yapılan sorgular,Tıklamalar,Gösterimler,TO,Konum',
      'kahve,10,1000,1%,3.4',
      'çay,10,900,1%,13.4',
    ],
    roles: { keyword: 'En çok yapılan sorgular', volume: 'Gösterimler', position: 'Konum' },
  },
  {
    name: 'gsc ja',
    tool: 'google-search-console',
    records: [
      '上位のクエリ,クリック数,表示回数,CTR,掲載順位',
      'コーヒー,10,1000,1%,3.4',
      'お茶,10,900,1%,13.4',
    ],
    roles: { keyword: '上位のクエリ', volume: '表示回数', position: '掲載順位' },
  },
  {
    name: 'gsc date compare',
    tool: 'google-search-console',
    records: [
      'Top queries,1/1/24 - 1/31/24 Clicks,12/1/23 - 12/31/23 Clicks,1/1/24 - 1/31/24 Impressions,12/1/23 - 12/31/23 Impressions,1/1/24 - 1/31/24 CTR,12/1/23 - 12/31/23 CTR,1/1/24 - 1/31/24 Position,12/1/23 - 12/31/23 Position',
      'coffee,10,9,1000,900,1%,1%,3.4,3.5',
      'tea,10,9,100,90,1%,1%,3.4,3.5',
    ],
    roles: {
      keyword: 'Top queries',
      volume: '1/1/24 - 1/31/24 Impressions',
      position: '1/1/24 - 1/31/24 Position',
    },
  },
  {
    name: 'gsc date compare reversed',
    tool: 'google-search-console',
    records: [
      'Top queries,12/1/23 - 12/31/23 Clicks,1/1/24 - 1/31/24 Clicks,12/1/23 - 12/31/23 Impressions,1/1/24 - 1/31/24 Impressions',
      'coffee,10,9,1000,900',
      'tea,10,9,100,90',
    ],
    roles: { keyword: 'Top queries', volume: '1/1/24 - 1/31/24 Impressions' },
  },
  {
    name: 'gsc de compare',
    tool: 'google-search-console',
    records: [
      'Häufigste Suchanfragen,Letzte 3 Monate Klicks,Vorherige 3 Monate Klicks,Letzte 3 Monate Impressionen,Vorherige 3 Monate Impressionen,Letzte 3 Monate Position,Vorherige 3 Monate Position',
      'kaffee,10,9,1000,900,3,4',
      'tee,10,9,100,90,3,4',
    ],
    roles: {
      keyword: 'Häufigste Suchanfragen',
      volume: 'Letzte 3 Monate Impressionen',
      position: 'Letzte 3 Monate Position',
    },
  },
  {
    name: 'gsc fr compare',
    tool: 'google-search-console',
    records: [
      'Requêtes les plus fréquentes,3 derniers mois Clics,3 mois précédents Clics,3 derniers mois Impressions,3 mois précédents Impressions,3 derniers mois Position,3 mois précédents Position',
      'cafe,10,9,1000,900,3,4',
      'the,10,9,100,90,3,4',
    ],
    roles: {
      keyword: 'Requêtes les plus fréquentes',
      volume: '3 derniers mois Impressions',
      position: '3 derniers mois Position',
    },
  },
  {
    name: 'gkp de',
    tool: 'google-keyword-planner',
    records: [
      'Keyword\tWährung\tDurchschnittl. Suchanfragen pro Monat\tVeränderung in drei Monaten\tVeränderung zum Vorjahr\tWettbewerb\tWettbewerb (indexierter Wert)\tGebot für obere Positionen (unterer Bereich)\tGebot für obere Positionen (oberer Bereich)\tSuchen: Jan. 2024\tSuchen: Feb. 2024',
      'kaffee\tEUR\t1.000\t0 %\t0 %\tNiedrig\t12\t0,35\t1,20\t1000\t1000',
      'tee\tEUR\t10.000\t0 %\t0 %\tHoch\t92\t0,25\t1,10\t1000\t1000',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Durchschnittl. Suchanfragen pro Monat',
      trend: 'Veränderung in drei Monaten',
      cpc: 'Gebot für obere Positionen (unterer Bereich)',
    },
  },
  {
    name: 'gkp fr',
    tool: 'google-keyword-planner',
    records: [
      'Mot clé\tDevise\tNbre moy. de recherches mensuelles\tVariation sur trois mois\tConcurrence\tConcurrence (valeur indexée)\tEnchère de haut de page (bas de la plage)\tEnchère de haut de page (haut de la plage)',
      'café\tEUR\t1 000\t0 %\tFaible\t12\t0,35\t1,20',
      'thé\tEUR\t10 000\t0 %\tForte\t92\t0,25\t1,10',
    ],
    roles: {
      keyword: 'Mot clé',
      volume: 'Nbre moy. de recherches mensuelles',
      trend: 'Variation sur trois mois',
      cpc: 'Enchère de haut de page (bas de la plage)',
    },
  },
  {
    name: 'gkp es',
    tool: 'google-keyword-planner',
    records: [
      'Palabra clave\tMoneda\tPromedio de búsquedas mensuales\tCambio en tres meses\tCompetencia\tCompetencia (valor indexado)\tPuja por la parte superior de la página (intervalo bajo)',
      'café\tEUR\t100 – 1 mil\t0 %\tBaja\t12\t0,35',
      'té\tEUR\t10 mil – 100 mil\t0 %\tAlta\t92\t0,25',
    ],
    roles: {
      keyword: 'Palabra clave',
      volume: 'Promedio de búsquedas mensuales',
      trend: 'Cambio en tres meses',
      cpc: 'Puja por la parte superior de la página (intervalo bajo)',
    },
  },
  {
    name: 'gkp it',
    tool: 'google-keyword-planner',
    records: [
      'Parola chiave\tValuta\tMedia ricerche mensili\tVariazione su tre mesi\tConcorrenza\tConcorrenza (valore indicizzato)\tOfferta per la parte superiore della pagina (fascia bassa)',
      'caffè\tEUR\t1.000\t0%\tBassa\t12\t0,35',
      'tè\tEUR\t100\t0%\tAlta\t92\t0,25',
    ],
    roles: {
      keyword: 'Parola chiave',
      volume: 'Media ricerche mensili',
      trend: 'Variazione su tre mesi',
      cpc: 'Offerta per la parte superiore della pagina (fascia bassa)',
    },
  },
  {
    name: 'gkp nl',
    tool: 'google-keyword-planner',
    records: [
      'Zoekwoord\tValuta\tGem. maandelijkse zoekopdrachten\tVerandering in drie maanden\tConcurrentie\tConcurrentie (geïndexeerde waarde)\tBod bovenaan pagina (laag bereik)',
      'koffie\tEUR\t1000\t0%\tLaag\t12\t0,35',
      'thee\tEUR\t100\t0%\tHoog\t92\t0,25',
    ],
    roles: {
      keyword: 'Zoekwoord',
      volume: 'Gem. maandelijkse zoekopdrachten',
      trend: 'Verandering in drie maanden',
      cpc: 'Bod bovenaan pagina (laag bereik)',
    },
  },
  {
    name: 'gkp pt',
    tool: 'google-keyword-planner',
    records: [
      'Palavra-chave\tMoeda\tMédia de pesquisas mensais\tMudança em três meses\tConcorrência\tConcorrência (valor indexado)\tLance superior da página (intervalo inferior)',
      'café\tBRL\t1000\t0%\tBaixa\t12\t0,35',
      'chá\tBRL\t100\t0%\tAlta\t92\t0,25',
    ],
    roles: {
      keyword: 'Palavra-chave',
      volume: 'Média de pesquisas mensais',
      trend: 'Mudança em três meses',
      cpc: 'Lance superior da página (intervalo inferior)',
    },
  },
  {
    name: 'gkp tr',
    tool: 'google-keyword-planner',
    records: [
      'Anahtar kelime\tPara birimi\tOrt. aylık arama sayısı\tÜç aylık değişim\tRekabet\tRekabet (endekslenmiş değer)\tSayfanın üst kısmı teklifi (düşük aralık)',
      'kahve\tTRY\t1000\t0%\tDüşük\t12\t0,35',
      'çay\tTRY\t100\t0%\tYüksek\t92\t0,25',
    ],
    roles: {
      keyword: 'Anahtar kelime',
      volume: 'Ort. aylık arama sayısı',
      trend: 'Üç aylık değişim',
      cpc: 'Sayfanın üst kısmı teklifi (düşük aralık)',
    },
  },
  {
    name: 'gkp ja',
    tool: 'google-keyword-planner',
    records: [
      'キーワード\t通貨\t月間平均検索ボリューム\t3 か月の推移\t前年比の推移\t競合性\t競合性（インデックス値）\tページ上部に掲載された広告の入札単価（低額帯）',
      'コーヒー\tJPY\t1000\t0%\t0%\t低\t12\t35',
      'お茶\tJPY\t100\t0%\t0%\t高\t92\t25',
    ],
    roles: {
      keyword: 'キーワード',
      volume: '月間平均検索ボリューム',
      trend: '3 か月の推移',
      cpc: 'ページ上部に掲載された広告の入札単価（低額帯）',
    },
  },
  {
    name: 'ubersuggest new',
    tool: 'ubersuggest',
    records: [
      'No,Keywords,Volume,CPC,Paid Difficulty,SEO Difficulty',
      '1,coffee,1000,0.5,34,22',
      '2,tea,900,0.4,24,32',
    ],
    roles: { keyword: 'Keywords', volume: 'Volume', cpc: 'CPC', difficulty: 'SEO Difficulty' },
  },
  {
    name: 'ubersuggest positions',
    tool: 'ubersuggest',
    records: [
      'Keyword,Volume,Position,Est. Visits,SEO Difficulty,URL',
      'coffee,1000,3,20,22,https://x',
      'tea pot,900,13,2,32,https://x/a',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Volume',
      position: 'Position',
      difficulty: 'SEO Difficulty',
      url: 'URL',
    },
  },
  {
    name: 'kw insights',
    tool: 'keyword-insights',
    records: [
      'Keyword,Search Volume,Keyword Difficulty,Cluster,Spoke,Hub,Rank,URL,Search Intent',
      'coffee grinder,1000,22,coffee grinder,coffee grinder,coffee,5,https://x,Transactional',
      'burr grinder,900,32,coffee grinder,coffee grinder,coffee,8,https://x/a,Transactional',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Search Volume',
      difficulty: 'Keyword Difficulty',
      topic: 'Cluster',
      parentKeyword: 'Spoke',
      position: 'Rank',
      url: 'URL',
      intent: 'Search Intent',
    },
  },
  {
    name: 'surfer',
    tool: 'unknown',
    records: ['Keyword;Search Volume;Cluster;Topical Map', 'coffee;10;coffee;drinks', 'tea;20;tea;drinks'],
    roles: { keyword: 'Keyword', volume: 'Search Volume', topic: 'Cluster' },
  },
  {
    name: 'se cockpit',
    tool: 'unknown',
    records: ['Keyword,"Avg. Searches",Niche,"SD"', 'coffee,1200,0.4,33', 'tea,1100,0.3,44'],
    roles: { keyword: 'Keyword', volume: 'Avg. Searches', difficulty: 'SD' },
  },
  {
    name: 'dataforseo',
    tool: 'dataforseo',
    records: [
      'keyword,location_code,language_code,search_partners,competition,competition_index,search_volume,low_top_of_page_bid,high_top_of_page_bid,cpc,keyword_difficulty,search_intent',
      'coffee,2840,en,false,LOW,12,1000,0.1,1.2,0.7,44,informational',
      'tea,2840,en,false,LOW,12,1000,0.1,1.2,0.7,54,commercial',
    ],
    roles: {
      keyword: 'keyword',
      volume: 'search_volume',
      cpc: 'cpc',
      difficulty: 'keyword_difficulty',
      intent: 'search_intent',
    },
  },
  {
    name: 'semrush api long',
    tool: 'semrush-positions',
    records: [
      'Keyword;Position;Previous Position;Position Difference;Search Volume;CPC;Url;Traffic (%);Traffic Cost (%);Competition;Number of Results;Trends',
      'coffee;1;1;0;1000;0.3;https://x/a;1;0.2;0.4;1000;1,1,0.3,1,1,1,1,1,1,1,1,1',
      'tea;2;1;0;1000;0.3;https://x/b;1;0.2;0.4;1000;1,1,0.3,1,1,1,1,1,1,1,1,1',
    ],
    roles: {
      keyword: 'Keyword',
      position: 'Position',
      volume: 'Search Volume',
      cpc: 'CPC',
      url: 'Url',
      trend: 'Trends',
    },
  },
  {
    name: 'brightlocal',
    tool: 'unknown',
    records: ['Search Term,Organic,Local Pack,Change', 'coffee,3,1,0', 'tea,5,2,0'],
    roles: { keyword: 'Search Term' },
  },
  {
    name: 'accuranker',
    tool: 'accuranker',
    records: [
      'Keyword;Search Engine;Search Location;Starred;Tags;Search Volume;CPC;Rank;Rank Change;Landing Page;SERP Features',
      'coffee;google;us;false;a;1000;0.2;3;0;https://x/a;',
      'tea pot;google;us;false;a;1000;0.2;13;0;https://x/b;',
    ],
    roles: { keyword: 'Keyword', volume: 'Search Volume', cpc: 'CPC', position: 'Rank', url: 'Landing Page' },
  },
  {
    name: 'advertools style',
    tool: 'unknown',
    records: [
      'Campaign,Ad Group,Keyword,Criterion Type',
      'SEM,shoes buy,buy shoes,Exact',
      'SEM,shoes buy,buy shoes online,Phrase',
      'SEM,boots,boots shop,Phrase',
    ],
    roles: { topic: 'Ad Group', keyword: 'Keyword' },
  },
  {
    name: 'google ads search terms',
    tool: 'unknown',
    records: [
      'Search term,Match type,Added/Excluded,Campaign,Ad group,Clicks,Impr.,CTR,Avg. CPC,Cost',
      'coffee,Broad,None,C1,AG1,10,1000,1%,0.50,5.00',
      'tea pot,Broad,None,C1,AG2,10,900,1%,0.40,4.00',
    ],
    roles: { keyword: 'Search term', topic: 'Ad group', volume: 'Impr.', cpc: 'Avg. CPC' },
  },
  {
    name: 'google ads search terms in few columns: what all clicks cost is no price of one',
    tool: 'unknown',
    records: [
      'Terme de recherche,Coût,Clics,Impressions,Conversions',
      'pergola bois,"741,70 €",637,12 491,"0,00"',
      'carport,"731,06 €",543,10 653,"0,00"',
    ],
    roles: { keyword: 'Terme de recherche', volume: 'Impressions' },
  },
  {
    name: 'search console, portuguese, older header',
    tool: 'google-search-console',
    records: [
      'Top consultas,Cliques,Impressões,CTR,Posição',
      'passagem de onibus,10,1000,1%,5.5',
      'viação guanabara,8,900,1%,2.5',
    ],
    roles: { keyword: 'Top consultas', volume: 'Impressões', position: 'Posição' },
  },
  {
    name: 'plan de',
    tool: 'unknown',
    records: [
      'Thema;Hauptkeyword;Seitentyp;Suchvolumen;Keyword-Schwierigkeit;Suchintention;Ziel-URL',
      'Kaffee;kaffee kaufen;Pillar-Seite;1.200;35;Transaktional;/kaffee',
      'Kaffee;espresso bohnen;Ratgeber;900;25;Informativ;/espresso',
    ],
    roles: {
      topic: 'Thema',
      keyword: 'Hauptkeyword',
      pageType: 'Seitentyp',
      volume: 'Suchvolumen',
      difficulty: 'Keyword-Schwierigkeit',
      intent: 'Suchintention',
      url: 'Ziel-URL',
    },
  },
  {
    name: 'plan fr',
    tool: 'unknown',
    records: [
      'Cocon;Mot-clé principal;Type de page;Volume mensuel;Difficulté;Intention',
      'Café;acheter café;Page pilier;1 200;35;Transactionnelle',
      'Café;café en grain;Article;900;25;Informationnelle',
    ],
    roles: {
      topic: 'Cocon',
      keyword: 'Mot-clé principal',
      pageType: 'Type de page',
      volume: 'Volume mensuel',
      difficulty: 'Difficulté',
      intent: 'Intention',
    },
  },
  {
    name: 'plan it',
    tool: 'unknown',
    records: [
      'Argomento;Parola chiave;Tipologia pagina;Volume di ricerca;Difficoltà;Intento',
      'Caffè;comprare caffè;Pagina pilastro;1.200;Alta;Transazionale',
      'Caffè;caffè in grani;Articolo;900;Bassa;Informativo',
    ],
    roles: {
      topic: 'Argomento',
      keyword: 'Parola chiave',
      pageType: 'Tipologia pagina',
      volume: 'Volume di ricerca',
      difficulty: 'Difficoltà',
      intent: 'Intento',
    },
  },
  {
    name: 'plan es',
    tool: 'unknown',
    records: [
      'Tema;Palabra clave;Tipo de página;Volumen de búsqueda;Dificultad;Intención de búsqueda',
      'Café;comprar café;Página pilar;1.200;Alta;Transaccional',
      'Café;café en grano;Artículo;900;Media;Informativa',
    ],
    roles: {
      topic: 'Tema',
      keyword: 'Palabra clave',
      pageType: 'Tipo de página',
      volume: 'Volumen de búsqueda',
      difficulty: 'Dificultad',
      intent: 'Intención de búsqueda',
    },
  },
  {
    name: 'plan pt',
    tool: 'unknown',
    records: [
      'Tópico;Palavra-chave;Tipo de página;Volume de busca;Dificuldade;Intenção',
      'Café;comprar café;Página pilar;1.200;Alta;Transacional',
      'Café;café em grão;Artigo;900;Média;Informacional',
    ],
    roles: {
      topic: 'Tópico',
      keyword: 'Palavra-chave',
      pageType: 'Tipo de página',
      volume: 'Volume de busca',
      difficulty: 'Dificuldade',
      intent: 'Intenção',
    },
  },
  {
    name: 'plan nl',
    tool: 'unknown',
    records: [
      'Onderwerp;Zoekwoord;Paginatype;Zoekvolume;Moeilijkheid;Zoekintentie',
      'Koffie;koffie kopen;Pijlerpagina;1.200;Hoog;Transactioneel',
      'Koffie;koffiebonen;Artikel;900;Laag;Informatief',
    ],
    roles: {
      topic: 'Onderwerp',
      keyword: 'Zoekwoord',
      pageType: 'Paginatype',
      volume: 'Zoekvolume',
      difficulty: 'Moeilijkheid',
      intent: 'Zoekintentie',
    },
  },
  {
    name: 'plan tr',
    tool: 'unknown',
    records: [
      'Konu;Anahtar kelime;Sayfa türü;Arama hacmi;Zorluk;Arama niyeti',
      'Kahve;kahve satın al;Pillar;1.200;45;İşlemsel',
      'Kahve;filtre kahve;Blog yazısı;900;30;Bilgilendirici',
    ],
    roles: {
      topic: 'Konu',
      keyword: 'Anahtar kelime',
      pageType: 'Sayfa türü',
      volume: 'Arama hacmi',
      difficulty: 'Zorluk',
      intent: 'Arama niyeti',
    },
  },
  {
    name: 'plan ja',
    tool: 'unknown',
    records: [
      'トピック,キーワード,ページタイプ,検索ボリューム,難易度,検索意図',
      'コーヒー,コーヒー 通販,ピラーページ,"1,200",45,取引型',
      'コーヒー,コーヒー豆 おすすめ,記事,900,30,情報収集型',
    ],
    roles: {
      topic: 'トピック',
      keyword: 'キーワード',
      pageType: 'ページタイプ',
      volume: '検索ボリューム',
      difficulty: '難易度',
      intent: '検索意図',
    },
  },
  {
    name: 'spec',
    tool: 'unknown',
    records: [
      'Keyword,Topic,Page Type,Volume,Difficulty',
      'coffee,Drinks,Pillar page,1000,20',
      'tea,Drinks,Supporting page,100,10',
      'green tea,Drinks,Sub-supporting page,100,10',
    ],
    roles: {
      keyword: 'Keyword',
      topic: 'Topic',
      pageType: 'Page Type',
      volume: 'Volume',
      difficulty: 'Difficulty',
    },
  },
  {
    name: 'kwfinder new',
    tool: 'mangools',
    records: [
      'Keyword,Search volume (last 12 months),Trend (last 12 months),CPC,PPC,KD',
      'coffee,1000,5%,0.3,23,44',
      'tea pot,1100,6%,0.4,33,34',
    ],
    roles: {
      keyword: 'Keyword',
      volume: 'Search volume (last 12 months)',
      trend: 'Trend (last 12 months)',
      cpc: 'CPC',
      difficulty: 'KD',
    },
  },
  {
    name: 'wordstream',
    tool: 'unknown',
    records: [
      'Keyword,Search Volume,CPC Low,CPC High,Competition',
      'coffee,1000,$0.5,$2.5,Low',
      'tea,1000,$0.5,$2.5,High',
    ],
    roles: { keyword: 'Keyword', volume: 'Search Volume', cpc: 'CPC Low' },
  },
  {
    name: 'wordtracker',
    tool: 'unknown',
    records: ['Keyword,Volume,IAAT,KEI,KE', 'coffee,1000,200,22,0.3', 'tea,1000,200,22,0.3'],
    roles: { keyword: 'Keyword', volume: 'Volume' },
  },
  {
    name: 'secockpit 2',
    tool: 'unknown',
    records: [
      '#,Keyword,KD,SV,CPC,Traffic Potential,Parent Topic',
      '1,coffee,20,1000,1,200,coffee',
      '2,tea pot,20,1000,1,200,tea',
    ],
    roles: { keyword: 'Keyword', difficulty: 'KD', volume: 'SV', cpc: 'CPC', parentKeyword: 'Parent Topic' },
  },
];

describe('exports of the tools', () => {
  it.each(KNOWN_EXPORTS.map((known) => [known.name, known] as const))('%s', (_, { records, roles, tool }) => {
    const detection = detect(new TextEncoder().encode([...records, ''].join('\n')));
    const found: Partial<Record<ColumnRole, string>> = {};
    for (const { role, header } of detection.columns) if (role !== null) found[role] = header;
    expect(found).toEqual(roles);
    expect(detection.tool).toBe(tool);
    expect(detection.headerLine).toBe(1);
    expect(detection.confidence).toBeGreaterThanOrEqual(0.7);
  });
});
