import { describe, expect, it } from 'vitest';
import { packFor } from '../packs/index.ts';

/** Each line holds words that mean the same and must share a stem. */
const SAME: Readonly<Record<string, string>> = {
  en: `shoe shoes|price prices pricing priced|run running runs|category categories|cookie cookies|movie movies|box boxes
    watch watches watching watched|house houses|woman women woman's|child children|bus buses|class classes|city cities|hero heroes|potato potatoes
    plan plans planning planned|install installs installing installed|travel travelling traveling travelled|optimise optimize optimising optimization optimisation
    colour color colours|calculator calculators calculate calculating|knife knives|company companies company's|cheap cheaper cheapest
    wi-fi wifi|e-mail email emails|café cafe cafés|node.js nodejs|use used using|buy bought buying|lens lenses|tax taxes|hike hiking hikes hiked|analyse analyze analysing analyzed|rate rates rated|code codes coding
    donation donations donate|clothes clothing|canoe canoes|setting settings|corporation corporations|sale sales|shop shops shopping|analysis analyses|dress dresses|party parties|copy copies copied copying`,
  nl: `huis huizen|hypotheek hypotheken|fiets fietsen|kind kinderen|goedkoop goedkope goedkoopste|verzekering verzekeringen|café cafés cafe
    auto auto's|boom bomen|schoen schoenen|winkel winkels|wagen wagens|boek boeken|stad steden|mogelijkheid mogelijkheden|idee ideeën
    adres adressen|ticket tickets|bed bedden|brief brieven|reis reizen|groot grote|wit witte|prijs prijzen|tip tips|laptop laptops
    categorie categorieën|vakantie vakanties|keuken keukens|cursus cursussen|duur dure|kopen koop|maan manen`,
  de: `haus häuser häusern haeuser|versicherung versicherungen|buch bücher büchern|schuh schuhe schuhen|auto autos|kind kinder kindern
    günstig günstige günstigen günstigste günstiger guenstig|straße strasse straßen|vergleich vergleiche vergleichen|rechner rechnern
    job jobs|hotel hotels|lehrer lehrerin lehrerinnen|wohnung wohnungen|garten gärten|kosten kosten|angebot angebote angeboten|jahr jahre jahren jahres
    handy handys|zeugnis zeugnisse|firma firmen|apotheke apotheken|arbeit arbeiten|steuer steuern|computer computern computers|kredit kredite krediten`,
  fr: `assurance assurances|cheval chevaux|journal journaux|recette recettes|meilleur meilleure meilleurs meilleures|école écoles ecole
    chaussure chaussures|coiffeur coiffeuse coiffeuses|premier première premières premiers|sportif sportive sportifs sportives|public publique publics
    gâteau gâteaux|heureux heureuse heureuses|prix prix|acheter achète achetez|naturel naturelle naturelles|italien italienne italiens|location locations
    long longue longues|travail travaux|gratuit gratuite gratuits|blanc blanche|directeur directrice|cher chère chers|café cafés cafe|idée idées`,
  es: `zapato zapatos|canción canciones cancion|luz luces|flor flores|inglés ingleses inglesa|barato barata baratos baratas|coche coches
    comprar compra|seguro seguros|mes meses|hotel hoteles|ciudad ciudades|viaje viajes|niño niños|abogado abogada abogados|ordenador ordenadores
    información informacion|mejor mejores|gratis gratuito gratuita|vez veces|dulce dulces|piso pisos|alquiler alquileres alquilar`,
  it: `scarpa scarpe|prezzo prezzi|assicurazione assicurazioni|città citta|albergo alberghi|banca banche|amico amici|migliore migliori miglior
    negozio negozi|economico economici economica|ricetta ricette|comprare compra|hotel hotel|auto auto|viaggio viaggi|caffè caffe|casa case|noleggio noleggiare noleggi`,
  pt: `sapato sapatos|canção canções|animal animais|viagem viagens|hotel hotéis|flor flores|barato barata baratos baratas|preço preços preco
    comprar compra|melhor melhores|inglês ingleses inglesa|luz luzes|pão pães|carro carros|mulher mulheres|azul azuis|cidade cidades|torre torres|mês meses|grátis gratuito`,
};

/** Each line holds words that must not share a stem. */
const DIFFERENT: Readonly<Record<string, string>> = {
  en: `university universal|organ organization|market marketing|account accounting|park parking|new news|station state|even evening|ear earring|business busy|general generate
    c c++ c#|net .net|string ring|2.0 20|rate rating|bed bedding|corporate corporation|product production|suit suite|custom customs|cloth clothes|side siding|top topping|water waters-edge`,
  nl: `vergelijken vergeten|beste bestellen|kast kasteel|mens mensa`,
  de: `berg berge-klettern|steuer stern|bank bach|rechnung rechner|mieten mittel`,
  fr: `assurance assurer-tout|général générateur|port porte-clés|prix prime|mer mère`,
  es: `casa caso|puerto puerta|cuento cuenta|gato gasto`,
  it: `prezzo pezzo|carta carne`,
  pt: `casa caso|porto porta|conta conto`,
};

const linesOf = (text: string): string[][] =>
  text
    .split(/[|\n]/u)
    .map((line) => line.trim().split(/\s+/u))
    .filter((line) => line.length > 1);

describe.each(Object.keys(SAME))('stems of %s', (language) => {
  const stem = (word: string): string => packFor(language).stem(word);

  it.each(linesOf(SAME[language] ?? ''))('are one for %s', (first, ...others) => {
    for (const other of others) expect(`${other} ${stem(other)}`).toBe(`${other} ${stem(first)}`);
  });

  it.each(linesOf(DIFFERENT[language] ?? ''))('differ for %s', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(words.length);
  });
});

describe('numbers', () => {
  it.each(['de', 'fr', 'en', 'pl'])(
    'have decimals after a comma, too, and thousands apart by one, in %s',
    (language) => {
      const { stem } = packFor(language);
      expect(stem('2,5')).toBe(stem('2.5'));
      expect(stem('2,5')).not.toBe(stem('25'));
      expect(stem('1,25')).not.toBe(stem('125'));
      expect(stem('10,000')).toBe(stem('10000'));
      expect(stem('5,')).toBe(stem('5'));
    },
  );

  it.each(['de', 'fr', 'en', 'es', 'it', 'pt', 'nl'])(
    'keep a letter that names another thing, in %s',
    (language) => {
      const { stem } = packFor(language);
      expect(['ek43s', '5s', 'f4e'].map(stem)).toEqual(['ek43s', '5s', 'f4e']);
    },
  );
});

describe('stems of a language without a pack', () => {
  it('fold accents and signs, and keep endings', () => {
    expect(packFor('sv').stem('hund')).not.toBe(packFor('sv').stem('hundar'));
    expect(packFor('sv').stem('kött')).toBe('kott');
  });
});
