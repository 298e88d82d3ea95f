// The broader keyword that a keyword belongs to: evidence for grouping, not a topic by default.
import type { RoleWords } from './role-words.ts';

export const parentKeyword: RoleWords = {
  exact: {
    en: [
      'Parent keyword',
      'Parent topic',
      'Parent',
      'Parent term',
      'Parent query',
      'Head keyword',
      'Head term',
      'Lead keyword',
      'Hub keyword',
      'Pillar keyword',
      'Cluster keyword',
      'Main keyword of cluster',
      'Spoke',
      'Parent question',
      'Core keyword',
      'Cluster main keyword',
      'Parent keywords',
    ],
    de: ['Übergeordnetes Keyword', 'Eltern-Keyword', 'Parent-Keyword'],
    fr: ['Mot clé parent', 'Sujet parent'],
    es: ['Palabra clave principal del grupo', 'Palabra clave padre', 'Tema principal padre'],
    it: ['Parola chiave principale del gruppo', 'Parola chiave padre'],
    nl: ['Bovenliggend zoekwoord', 'Hoofdonderwerp'],
    pt: ['Palavra-chave mãe', 'Palavra-chave pai'],
    tr: ['Üst anahtar kelime', 'Üst konu'],
    ja: ['親キーワード', '親トピック'],
  },
  weaker: { en: ['Hub', 'Top level keyword', 'Main keyword', 'Primary keyword', 'Cluster head'] },
  partial: { en: ['parent keyword', 'parent topic', 'head term'] },
  never: { en: ['volume', 'difficulty', 'traffic', 'url', 'position', 'intent', 'asset', 'page', 'id'] },
};
