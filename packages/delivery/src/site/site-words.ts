/** The words of a published site around its articles, in the content languages: readers of the site see them, so they are no sentences of the interface. */
export interface SiteWords {
  readonly home: string;
  readonly skip: string;
  /** Label of the breadcrumb. */
  readonly trail: string;
  readonly topics: string;
  readonly inTopic: string;
  readonly onThisPage: string;
  /** Above the pages below this one. */
  readonly readOn: string;
  /** Above pages that belong to no larger topic. */
  readonly more: string;
  readonly previous: string;
  readonly next: string;
  /** `{n}`: minutes. */
  readonly minutes: string;
  /** `{n}`: pages. */
  readonly allPages: string;
  readonly table: string;
  readonly feed: string;
  readonly notFound: string;
  readonly notFoundText: string;
}

const ENGLISH: SiteWords = {
  home: 'Home',
  skip: 'Skip to content',
  trail: 'Breadcrumb',
  topics: 'Topics',
  inTopic: 'In this topic',
  onThisPage: 'On this page',
  readOn: 'Read on',
  more: 'More to read',
  previous: 'Previous',
  next: 'Next',
  minutes: '{n} min read',
  allPages: 'All {n} pages',
  table: 'Table',
  feed: 'Feed',
  notFound: 'Page not found',
  notFoundText: 'There is no page at this address. It may have moved.',
};

const WORDS: ReadonlyMap<string, SiteWords> = new Map(
  Object.entries({
    en: ENGLISH,
    nl: {
      home: 'Start',
      skip: 'Naar de inhoud',
      trail: 'Kruimelpad',
      topics: 'Onderwerpen',
      inTopic: 'Binnen dit onderwerp',
      onThisPage: 'Op deze pagina',
      readOn: 'Lees verder',
      more: 'Meer om te lezen',
      previous: 'Vorige',
      next: 'Volgende',
      minutes: '{n} min. leestijd',
      allPages: 'Alle {n} pagina’s',
      table: 'Tabel',
      feed: 'Feed',
      notFound: 'Pagina niet gevonden',
      notFoundText: 'Op dit adres staat geen pagina. Mogelijk is ze verplaatst.',
    },
    fr: {
      home: 'Accueil',
      skip: 'Aller au contenu',
      trail: 'Fil d’Ariane',
      topics: 'Thèmes',
      inTopic: 'Dans ce thème',
      onThisPage: 'Sur cette page',
      readOn: 'Pour aller plus loin',
      more: 'À lire aussi',
      previous: 'Précédent',
      next: 'Suivant',
      minutes: '{n} min de lecture',
      allPages: 'Les {n} pages',
      table: 'Tableau',
      feed: 'Flux',
      notFound: 'Page introuvable',
      notFoundText: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée.',
    },
    de: {
      home: 'Startseite',
      skip: 'Zum Inhalt',
      trail: 'Pfad',
      topics: 'Themen',
      inTopic: 'In diesem Thema',
      onThisPage: 'Auf dieser Seite',
      readOn: 'Weiterlesen',
      more: 'Mehr zum Lesen',
      previous: 'Zurück',
      next: 'Weiter',
      minutes: '{n} Min. Lesezeit',
      allPages: 'Alle {n} Seiten',
      table: 'Tabelle',
      feed: 'Feed',
      notFound: 'Seite nicht gefunden',
      notFoundText: 'Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben.',
    },
    es: {
      home: 'Inicio',
      skip: 'Ir al contenido',
      trail: 'Ruta de navegación',
      topics: 'Temas',
      inTopic: 'En este tema',
      onThisPage: 'En esta página',
      readOn: 'Seguir leyendo',
      more: 'Más para leer',
      previous: 'Anterior',
      next: 'Siguiente',
      minutes: '{n} min de lectura',
      allPages: 'Las {n} páginas',
      table: 'Tabla',
      feed: 'Feed',
      notFound: 'Página no encontrada',
      notFoundText: 'No hay ninguna página en esta dirección. Es posible que se haya movido.',
    },
    it: {
      home: 'Home',
      skip: 'Vai al contenuto',
      trail: 'Percorso',
      topics: 'Argomenti',
      inTopic: 'In questo argomento',
      onThisPage: 'In questa pagina',
      readOn: 'Continua a leggere',
      more: 'Altro da leggere',
      previous: 'Precedente',
      next: 'Successivo',
      minutes: '{n} min di lettura',
      allPages: 'Tutte le {n} pagine',
      table: 'Tabella',
      feed: 'Feed',
      notFound: 'Pagina non trovata',
      notFoundText: 'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata.',
    },
    pt: {
      home: 'Início',
      skip: 'Ir para o conteúdo',
      trail: 'Caminho',
      topics: 'Temas',
      inTopic: 'Neste tema',
      onThisPage: 'Nesta página',
      readOn: 'Continue a ler',
      more: 'Mais para ler',
      previous: 'Anterior',
      next: 'Seguinte',
      minutes: '{n} min de leitura',
      allPages: 'Todas as {n} páginas',
      table: 'Tabela',
      feed: 'Feed',
      notFound: 'Página não encontrada',
      notFoundText: 'Não há nenhuma página neste endereço. Pode ter mudado de lugar.',
    },
    ja: {
      home: 'ホーム',
      skip: '本文へ移動',
      trail: 'パンくずリスト',
      topics: 'テーマ',
      inTopic: 'このテーマのページ',
      onThisPage: 'このページの内容',
      readOn: '続きを読む',
      more: 'その他のページ',
      previous: '前へ',
      next: '次へ',
      minutes: '読了時間 {n}分',
      allPages: '全{n}ページ',
      table: '表',
      feed: 'フィード',
      notFound: 'ページが見つかりません',
      notFoundText: 'このアドレスにページはありません。移動した可能性があります。',
    },
    zh: {
      home: '首页',
      skip: '跳到正文',
      trail: '当前位置',
      topics: '主题',
      inTopic: '本主题',
      onThisPage: '本页内容',
      readOn: '延伸阅读',
      more: '更多内容',
      previous: '上一篇',
      next: '下一篇',
      minutes: '阅读时间 {n} 分钟',
      allPages: '全部 {n} 页',
      table: '表格',
      feed: '订阅源',
      notFound: '页面不存在',
      notFoundText: '该地址没有页面，可能已被移动。',
    },
  } satisfies Record<string, SiteWords>),
);

/** English for languages without words here. */
export function siteWordsOf(language: string): SiteWords {
  return WORDS.get(language.toLowerCase().split('-')[0] ?? '') ?? ENGLISH;
}

/** Puts a formatted number in the place of `{n}`. */
export function counted(text: string, number: string): string {
  return text.replace('{n}', number);
}
