// Common nouns and adjectives that go with any subject (`car`, `solution`, `white`): no page above others is about them alone.
import { foldAccents, type LanguagePack, packFor } from '@silosmith/language';

/** Without accents, singular and plural; separated by white space. */
const GENERIC: Readonly<Record<string, string>> = {
  en: `car cars auto dealer dealers dealership dealerships solution solutions product products store stores shop shops firm firms agency agencies business businesses center centers centre centres
    development management administration system systems software app apps tool tools program programs course courses class classes degree degrees school schools
    online website websites site sites web internet office home house place places people man men woman women kid kids child children person family
    user users member members group team world city town area state country north south east west new old mini small large big size sizes color colors colour colours
    white black red blue green yellow brown grey gray pink purple orange gold silver dark light hot cold dry wet soft hard fast slow
    build design plan plans planning pay job jobs work career careers training education certificate certification software part parts piece pieces set kit unit
    model models brand brands material materials equipment machine machines supply supplies accessories support help contact phone number email address login
    one two three four five first second third single double half full total multi all other same similar alternative alternatives app apk video videos photo photos image picture pictures
    symptom symptoms treatment cause disease problem problems test pain care health healthy body food life love book books game games music song news
    creative paid innovative digital professional commercial custom natural personal general public private local global national international modern
    data station stations pressure building living eating way ways create creating creation creator creators builder builders maker makers generator generators
    capsule capsules pill pills powder powders`,
  de: `auto autos losung losungen produkt produkte laden geschaft firma firmen agentur agenturen zentrum verwaltung system software app apps programm kurs kurse schule schulen
    seite seiten haus platz leute mann manner frau frauen kind kinder stadt land gross grosse klein kleine farbe farben weiss schwarz rot blau grun gelb grau modell modelle marke teil teile set
    eins zwei drei symptome behandlung ursache krankheit schmerzen
    digital digitale privat private offentlich offentliche professionell kreativ naturlich lokal`,
  fr: `voiture voitures solution solutions produit produits magasin magasins entreprise entreprises agence centre gestion systeme logiciel application programme cours ecole ecoles
    site sites maison lieu gens homme femme enfant enfants ville pays grand grande petit petite taille couleur blanc blanche noir noire rouge bleu vert jaune gris modele marque piece pieces
    symptome symptomes traitement maladie douleur plein vide vider
    station stations pression professionnel professionnelle prive privee public publique innovant naturel naturelle gelule gelules comprime comprimes poudre poudres riche riches`,
  es: `coche coches auto carro solucion soluciones producto productos tienda tiendas empresa empresas agencia centro gestion sistema programa curso cursos escuela escuelas
    sitio pagina casa lugar gente hombre mujer nino ninos ciudad pais grande pequeno color blanco blanca negro negra rojo azul verde modelo marca parte partes
    sintoma sintomas tratamiento enfermedad dolor bebida bebidas lata latas
    digital privado privada publico publica profesional creativo natural estacion presion`,
  it: `auto macchina soluzione soluzioni prodotto prodotti negozio negozi azienda aziende agenzia centro gestione sistema programma corso corsi scuola scuole
    sito casa luogo persone uomo donna bambino bambini citta paese grande piccolo colore bianco nero rosso blu verde modello marca parte sintomi cura malattia dolore
    digitale privato privata privati private pubblico pubblica professionale creativo naturale stazione pressione`,
  pt: `carro carros solucao solucoes produto produtos loja lojas empresa empresas agencia centro gestao sistema programa curso cursos escola escolas
    site casa lugar pessoas homem mulher crianca criancas cidade pais grande pequeno cor branco preto vermelho azul verde modelo marca parte sintomas tratamento doenca dor
    digital privado privada publico publica profissional criativo natural estacao pressao`,
  nl: `auto oplossing oplossingen product producten winkel winkels bedrijf bedrijven bureau centrum beheer systeem programma cursus cursussen school scholen
    site huis plaats mensen man vrouw kind kinderen stad land groot klein maat kleur wit zwart rood blauw groen model merk deel onderdelen symptomen behandeling ziekte pijn
    digitaal digitale prive openbaar professioneel professionele creatief natuurlijk station druk`,
};

/** Of these, what names a use, a form or a part of a thing, in the searches of every language: `game` in `ai game development tools`, `parts` in `quick mill parts`. */
const USES = `app apps apk game games web website websites business email office photo photos music book books parts center centers centre centres training kit data`;

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const known = new Map<string, ReadonlySet<string>>();

function genericWordsOf(pack: LanguagePack): ReadonlySet<string> {
  const built = known.get(pack.tag);
  if (built !== undefined) return built;
  // English words stand in the searches of every language.
  const words = new Set([...wordsIn(GENERIC.en ?? ''), ...wordsIn(GENERIC[pack.tag] ?? '')]);
  known.set(pack.tag, words);
  return words;
}

/** Tells generic words of a language from others. */
export function createGenericWordTest(language: string): (word: string) => boolean {
  const generic = genericWordsOf(packFor(language));
  return (word) => generic.has(foldAccents(word.toLowerCase()));
}

const uses: ReadonlySet<string> = new Set(wordsIn(USES));

/** Whether a generic word (lower case) names a use, a form or a part: where few say it, it is a thing of its own. */
export function namesAUse(word: string): boolean {
  return uses.has(word);
}

/** Their stems. */
export function genericStemsOf(language: string): ReadonlySet<string> {
  const pack = packFor(language);
  return new Set([...genericWordsOf(pack)].map(pack.stem));
}
