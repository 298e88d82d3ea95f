// Headers that people and tools write and that were misread, with invented rows.
import type { ColumnRole } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { importKeywords } from '../import-keywords.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\u{feff}${text}`, 'utf16le'));

/** Role → header, without the columns that have none. */
function rolesOf(bytes: Uint8Array): Partial<Record<ColumnRole, string>> {
  const { columns } = detect(bytes);
  return Object.fromEntries(columns.flatMap(({ role, header }) => (role === null ? [] : [[role, header]])));
}

it.each<[string, string, Partial<Record<ColumnRole, string>>]>([
  [
    'a primary and secondary keywords in Spanish',
    'url,kw_principal,kw_secundarias,volumen\n/zapatos,zapatos rojos,"zapatillas rojas, zapatos granate",1300\n/botas,botas altas,botas de caña alta,900\n',
    { url: 'url', keyword: 'kw_principal', secondaryKeywords: 'kw_secundarias', volume: 'volumen' },
  ],
  [
    'an estimated volume in Turkish',
    'Anahtar Kelime,Tahmini hacim,Zorluk\nkırmızı ayakkabı,1300,23\nuzun çizme,900,12\n',
    { keyword: 'Anahtar Kelime', volume: 'Tahmini hacim', difficulty: 'Zorluk' },
  ],
  [
    'a main term, a sub term and a modifier',
    'Main,Sub,Mod,Volume\nshoes,red running shoes,best,1300\nshoes,red shoes men,cheap,900\nboots,winter boots,women,500\n',
    { topic: 'Main', keyword: 'Sub', volume: 'Volume' },
  ],
  [
    'the same beside a keyword',
    'Main,Sub,Mod,Keyword\nshoes,running,best,best running shoes\nshoes,walking,cheap,cheap walking shoes\nboots,winter,women,winter boots women\n',
    { topic: 'Main', keyword: 'Keyword' },
  ],
  [
    'groups that repeat the words of each keyword',
    'Groups,Keyword,Volume\n"colombia,marca,registro",registro de marca colombia,1600\n"colombia,marca,registro,ropa",cómo registrar una marca de ropa en Colombia,70\nmarca,marcas,30\n',
    { keyword: 'Keyword', volume: 'Volume' },
  ],
  [
    'groups of one word each, of several words, or of words that the keyword does not say',
    'Groups,Keyword,Volume\nmarca,registro de marca,1600\nmarca,marca de ropa,70\n"marca, registro",marca registro,30\n"ropa, cuero",chaqueta,20\n',
    { topic: 'Groups', keyword: 'Keyword', volume: 'Volume' },
  ],
  [
    'clusters by number',
    'keyword,cluster_id\nred shoes,0\nshoes red,0\nboots,1\nwinter boots,1\nkids boots,1\n',
    { keyword: 'keyword', topic: 'cluster_id' },
  ],
  [
    'clusters by number and by name',
    'cluster_id,cluster_name,keyword\n12,shoes,red shoes\n12,shoes,shoes red\n7,boots,winter boots\n',
    { topic: 'cluster_name', keyword: 'keyword' },
  ],
  [
    'a top-level keyword alone, below preamble lines',
    'Keyword research for Acme Ltd,,\nMarket: UK,,\n\nTop Level Keyword,Search Volume,Difficulty\nshoes,1300,12\nrunning shoes,900,14\nwinter boots,500,20\n',
    { keyword: 'Top Level Keyword', volume: 'Search Volume', difficulty: 'Difficulty' },
  ],
  [
    'a top-level keyword above others',
    'Acme keyword map\nLast updated: 12 May\nTop Level Keyword,Sub Keyword,Volume\nshoes,red shoes,1300\nshoes,running shoes,900\nboots,winter boots,500\n',
    { parentKeyword: 'Top Level Keyword', keyword: 'Sub Keyword', volume: 'Volume' },
  ],
  [
    'a taxonomy of categories',
    'L1_Category,L2_Category,L3_Category,Keyword,Volume\nShoes,Women,Sandals,flat sandals,500\nShoes,Women,Boots,winter boots,800\nShoes,Men,Boots,mens boots,300\n',
    { topic: 'L1_Category', keyword: 'Keyword', volume: 'Volume' },
  ],
  [
    'a taxonomy of keywords, of which the finest are searched for',
    'L1_Keyword,L2_Keyword,L3_Keyword,Volume\nshoes,sandals,flat sandals,500\nshoes,boots,winter boots,800\nshoes,boots,mens boots,300\n',
    { keyword: 'L3_Keyword', volume: 'Volume' },
  ],
  [
    'a taxonomy with different words a level',
    'L1_Pillar,L2_Cluster,L3_Term,MSV\nShoes,Sandals,flat sandals,500\nShoes,Boots,winter boots,800\nBags,Totes,leather tote,200\n',
    { topic: 'L1_Pillar', keyword: 'L3_Term', volume: 'MSV' },
  ],
  [
    'months alone',
    'Keyword,Searches: Jan 2024,Searches: Feb 2024,Searches: Mar 2024\nred shoes,100,200,300\nwinter boots,900,500,100\n',
    { keyword: 'Keyword' },
  ],
  [
    'months beside their average',
    'Keyword,Avg. monthly searches,Searches: Jan 2024,Searches: Feb 2024,Searches: Mar 2024\nred shoes,200,100,200,300\nwinter boots,500,900,500,100\n',
    { keyword: 'Keyword', volume: 'Avg. monthly searches' },
  ],
  [
    'a history in one cell',
    'keyword,search_volume_history,kd\nred shoes,"100,200,300",4\nwinter boots,"900,500,100",5\n',
    { keyword: 'keyword', trend: 'search_volume_history', difficulty: 'kd' },
  ],
])('reads %s', (_what, text, roles) => {
  expect(rolesOf(utf8(text))).toEqual(roles);
});

it('reads a header cell with leading spaces and quotes in UTF-16', () => {
  const file = utf16(
    '  "Keyword"\t  "Volume"\tDifficulty\r\nred shoes\t1300\t12\r\nwinter boots\t900\t20\r\n',
  );
  expect(Object.keys(rolesOf(file))).toEqual(['keyword', 'volume', 'difficulty']);
  const { table, detections } = importKeywords([{ name: 'a.csv', bytes: file }], { language: 'en' });
  expect([...table.volume]).toEqual([1300, 900]);
  expect(detections[0]?.confidence).toBeGreaterThan(0.9);
  const quoted = utf16(
    '"   Keyword "\t"  ""Avg. monthly searches"""\r\nred shoes\t1300\r\nwinter boots\t900\r\n',
  );
  expect(Object.keys(rolesOf(quoted))).toEqual(['keyword', 'volume']);
});
