// Silo level named by a page-type cell: 'Pillar Page', 'Hub', 'Spoke'; 'Supporting page' is level 2, or 3 where the column names clusters, too.
import { PAGE_LEVELS } from '@silosmith/contract';
import { foldWords } from '../words/fold-words.ts';

const SUB =
  /\b(?:sub ?supporting|sub ?support|sub ?cluster|sub ?page|subpage|sub ?topic|unterseite|unterthema|level 3|l3|tier 3|niveau 3|nivel 3|ebene 3)\b/u;
const PILLAR =
  /\b(?:pillar|hub|cornerstone|head page|money page hub|main page|hauptseite|saulenseite|saule|page pilier|pilier|pilar|pagina pilar|pagina pilastro|pilastro|pijler\w*|pijlerpagina|level 1|l1|tier 1|niveau 1|nivel 1|ebene 1)\b/u;
/** The lower of two levels; the lowest of three. */
const SUPPORTING = /\b(?:spoke|supporting|support|satellite)\b/u;
const CLUSTER = /\b(?:cluster|level 2|l2|tier 2|niveau 2|nivel 2|ebene 2|clusterseite|clusterpagina)\b/u;
/** Page types without a silo level. */
const KINDS =
  /\b(?:page|pages|post|posts|blog|article|articulo|artikel|articolo|artigo|beitrag|\p{L}*seite|pagina|landing|landingpage|homepage|home|startseite|accueil|product|produit|produkt|producto|prodotto|category|categorie|kategorie|categoria|service|listicle|comparison|comparatif|vergleich|comparativa|review|guide|guia|guida|ratgeber|tool|faq|glossary|glossar|how to|tutorial|news|video|infographic|case study|template|spoke|calculator|directory|location page)\b/u;

/** What a cell means depends on the others of its column: see `settleLevels`. */
const SUPPORTING_LEVEL = 5;

/** Gives supporting pages their level, the third below clusters, else the second. */
export function settleLevels(levels: Uint8Array): void {
  const level = levels.includes(PAGE_LEVELS.cluster) ? PAGE_LEVELS.subSupporting : PAGE_LEVELS.cluster;
  for (let row = levels.indexOf(SUPPORTING_LEVEL); row >= 0; row = levels.indexOf(SUPPORTING_LEVEL, row + 1))
    levels[row] = level;
}

/** PAGE_LEVELS of a cell, 0 where it names no page; what a supporting page has is settled by `settleLevels`. */
export function readPageLevel(cell: string): number {
  const words = foldWords(cell);
  if (words === '1' || words === '2' || words === '3') return Number(words);
  if (SUB.test(words)) return PAGE_LEVELS.subSupporting;
  if (PILLAR.test(words)) return PAGE_LEVELS.pillar;
  if (CLUSTER.test(words)) return PAGE_LEVELS.cluster;
  if (SUPPORTING.test(words)) return SUPPORTING_LEVEL;
  return KINDS.test(words) ? PAGE_LEVELS.anyLevel : PAGE_LEVELS.unstated;
}

/** Whether a cell names a level or a kind of page ('Blog Post', 'Landing Page'). */
export function namesPageKind(cell: string): boolean {
  return readPageLevel(cell) !== PAGE_LEVELS.unstated;
}
