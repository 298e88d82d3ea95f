// Words of which a searcher wants one and never the other: no page about a master's degree answers who asks for a bachelor's.
import { foldAccents, type LanguagePack, packFor } from '@silosmith/language';
import type { RivalLocations } from './rival-locations.ts';

/** Oppositions are separated by semicolons, their sides by commas, words of one side by white space; without accents. */
export const OPPOSING: Readonly<Record<string, string>> = {
  en: `associate associates, bachelor bachelors undergraduate ug ba bsc, master masters postgraduate pg mba ma msc, doctorate doctoral phd; men mens man male, women womens woman female ladies, kids kid children toddler toddlers baby babies;
    indoor, outdoor; interior internal, exterior external; single, double dual twin; manual, automatic; electric, gas gasoline petrol diesel; summer, winter; gain gaining, lose losing loss; increase increasing, decrease decreasing reduce reducing;
    elementary primary preschool kindergarten, secondary; beginner beginners, advanced; windows, mac macos, linux ubuntu; android, iphone ipad ios; dog dogs puppy, cat cats kitten; front, rear;
    wired, wireless; residential domestic, commercial industrial; fixed, variable; buyer buyers, seller sellers; landlord landlords, tenant tenants; employer employers, employee employees; left, right;
    pre, post; upper, lower; inner, outer; hot, cold; wet, dry; hard, soft; north, south, east, west;
    american, british english, irish, scottish, french, german, italian, spanish, portuguese, dutch, swiss, austrian, russian, ukrainian, greek, turkish, swedish,
    norwegian, danish, finnish, indian, pakistani, chinese, japanese, korean, thai, vietnamese, indonesian, malaysian, filipino, mexican, brazilian, peruvian, cuban,
    canadian, australian, moroccan, lebanese, persian iranian, arabic, ethiopian`,
  de: `bachelor, master, promotion doktor, ausbildung; herren manner, damen frauen, kinder baby; sommer, winter; innen indoor, aussen outdoor; mieten miete, kaufen kauf; gebraucht gebrauchte gebrauchter, neu neue neuer;
    hund hunde, katze katzen; links, rechts; elektrisch elektro, benzin diesel; zunehmen, abnehmen; grundschule, gymnasium, realschule; arbeitgeber, arbeitnehmer; windows, mac, linux; android, iphone ipad ios;
    heiss heisse heisser, kalt kalte kalter; oben obere, unten untere; nass, trocken; einkauf, verkauf; eingangsrechnung eingangsrechnungen, ausgangsrechnung ausgangsrechnungen;
    deutsch deutsche deutscher deutsches, amerikanisch amerikanische amerikanisches, englisch englische englisches, franzosisch franzosische franzosisches, italienisch
    italienische italienisches, spanisch spanische spanisches, griechisch griechische griechisches, turkisch turkische turkisches, russisch russische russisches, polnisch
    polnische polnisches, indisch indische indisches, chinesisch chinesische chinesisches, japanisch japanische japanisches, koreanisch koreanische koreanisches,
    thailandisch thailandische thai, vietnamesisch vietnamesische, mexikanisch mexikanische`,
  fr: `licence, master, doctorat, bts; homme hommes, femme femmes, enfant enfants bebe; ete, hiver; interieur, exterieur; louer location, acheter achat; maternelle, primaire, college, lycee; augmenter, diminuer reduire baisser;
    chien chiens, chat chats; gauche, droite; electrique, essence, diesel; manuel manuelle, automatique; windows, mac, linux; android, iphone ipad ios; proprietaire, locataire; employeur, salarie; grossir, maigrir;
    chaud chaude, froid froide; haut haute, bas basse;
    francais francaise, americain americaine, anglais anglaise, allemand allemande, italien italienne, espagnol espagnole, portugais portugaise, grec grecque, turc
    turque, russe, indien indienne, chinois chinoise, japonais japonaise, coreen coreenne, thai thailandais, vietnamien vietnamienne, mexicain mexicaine, marocain
    marocaine, libanais libanaise`,
  es: `licenciatura grado, maestria master, doctorado, diplomado; hombre hombres, mujer mujeres, nino ninos ninas bebe; verano, invierno; interior interiores, exterior exteriores; alquilar alquiler renta, comprar compra;
    aumentar subir, bajar reducir disminuir; perro perros, gato gatos; manual, automatico; electrico, gasolina, diesel; windows, mac, linux; android, iphone ipad ios; primaria, secundaria; adelgazar, engordar;
    caliente, frio fria; superior, inferior;
    espanol espanola, americano americana, ingles inglesa, frances francesa, aleman alemana, italiano italiana, portugues portuguesa, griego griega, turco turca, ruso
    rusa, indio india hindu, chino china, japones japonesa, coreano coreana, tailandes tailandesa, mexicano mexicana, argentino argentina, peruano peruana, colombiano
    colombiana, cubano cubana`,
  it: `triennale, magistrale master, dottorato; uomo uomini, donna donne, bambino bambini bambina neonato; estate estivo, inverno invernale; interno interni, esterno esterni; affittare affitto, comprare acquistare;
    infanzia materna materne asilo, primaria elementare elementari, media medie, superiore superiori liceo licei; paritaria paritarie, statale statali; aumentare, ridurre diminuire; cane cani, gatto gatti; manuale, automatico;
    windows, mac, linux; android, iphone ipad ios; dimagrire, ingrassare; primo, secondo;
    caldo calda, freddo fredda; lecce, lecco;
    italiano italiana italiani italiane, americano americana, inglese inglesi, francese francesi, tedesco tedesca tedeschi, spagnolo spagnola, portoghese, greco greca,
    turco turca, russo russa, indiano indiana, cinese cinesi, giapponese giapponesi, coreano coreana, thailandese, messicano messicana`,
  pt: `licenciatura bacharelado, mestrado, doutorado doutoramento; homem homens masculino, mulher mulheres feminino, crianca criancas infantil bebe; verao, inverno; interior interno, exterior externo; alugar aluguel, comprar compra;
    aumentar, reduzir diminuir; cachorro cao, gato gatos; manual, automatico; windows, mac, linux; android, iphone ipad ios; emagrecer, engordar;
    quente, frio fria; superior, inferior;
    portugues portuguesa, brasileiro brasileira, americano americana, ingles inglesa, frances francesa, alemao alema, italiano italiana, espanhol espanhola, grego grega,
    turco turca, russo russa, indiano indiana, chines chinesa, japones japonesa, coreano coreana, tailandes tailandesa, mexicano mexicana`,
  nl: `bachelor hbo, master wo, mbo; heren mannen, dames vrouwen, kinderen kind baby; zomer, winter; binnen, buiten; huren huur, kopen koop; hond honden, kat katten; links, rechts; handmatig, automatisch; elektrisch, benzine, diesel;
    windows, mac, linux; android, iphone ipad ios; verhuurder, huurder; werkgever, werknemer; afvallen, aankomen; basisschool, middelbare;
    warm warme, koud koude; nat, droog; inkoop aankoop inkoopfactuur inkoopfacturen aankoopfactuur, verkoop verkoopfactuur verkoopfacturen; debet, credit;
    nederlands nederlandse, amerikaans amerikaanse, engels engelse, frans franse, duits duitse, italiaans italiaanse, spaans spaanse, portugees portugese, grieks griekse,
    turks turkse, russisch russische, indiaas indiase, chinees chinese, japans japanse, koreaans koreaanse, thais thaise, vietnamees vietnamese, mexicaans mexicaanse,
    marokkaans marokkaanse`,
};

/** Word → [number of its opposition, number of its side], by stem of the language. */
type Sides = ReadonlyMap<string, readonly [opposition: number, side: number]>;
const known = new Map<string, Sides>();

function sidesOf(pack: LanguagePack): Sides {
  const built = known.get(pack.tag);
  if (built !== undefined) return built;
  const sides = new Map<string, readonly [number, number]>();
  (OPPOSING[pack.tag] ?? '').split(';').forEach((opposition, at) => {
    opposition.split(',').forEach((words, side) => {
      for (const word of words.trim().split(/\s+/u).filter(Boolean)) sides.set(pack.stem(word), [at, side]);
    });
  });
  known.set(pack.tag, sides);
  return sides;
}

/** Tells words that oppose others of a language. */
export function createOpposingWordTest(language: string): (word: string) => boolean {
  const pack = packFor(language);
  const sides = sidesOf(pack);
  return (word) => {
    const folded = foldAccents(word);
    return sides.has(pack.stem(word)) || (folded !== word && sides.has(pack.stem(folded)));
  };
}

export interface RivalWords {
  /** Word → words that a searcher wants instead of it, never with it; symmetric. What has none is absent. All of them stand for their side. */
  readonly rivals: RivalLocations;
  /** Word → the word that stands for its side; words that are one by themselves are absent. */
  readonly sideOf: ReadonlyMap<number, number>;
}

/** The rival places of a list, and the opposing words of its language that it has. `stems`: their spelling. */
export function rivalWordsOf(places: RivalLocations, stems: readonly string[], language: string): RivalWords {
  const sides = sidesOf(packFor(language));
  const found = new Map<number, Map<number, number>>();
  const sideOf = new Map<number, number>();
  stems.forEach((stem, id) => {
    const known = sides.get(stem) ?? sides.get(foldAccents(stem));
    if (known === undefined) return;
    const [opposition, side] = known;
    const words = found.get(opposition) ?? new Map<number, number>();
    found.set(opposition, words);
    const first = words.get(side) ?? id;
    words.set(side, first);
    sideOf.set(id, first);
  });
  const rivals = new Map(places);
  for (const words of found.values())
    for (const [side, id] of words) {
      const others = [...words].flatMap(([other, word]) => (other === side ? [] : [word]));
      if (others.length > 0) rivals.set(id, new Set([...(places.get(id) ?? []), ...others]));
    }
  return { rivals, sideOf };
}
