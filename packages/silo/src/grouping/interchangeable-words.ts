// Words of which a search takes one for another: `agency` and `company`, `degree` and `program`. Two pages that differ in such a word alone are one.
import { type LanguagePack, packFor } from '@silosmith/language';

/** Groups separated by commas, words of a group by white space; inflections follow by their stems. */
export const INTERCHANGEABLE: Readonly<Record<string, string>> = {
  en: `compare comparison comparator, agency company firm provider consultancy vendor contractor, degree program programme, attorney lawyer, doctor physician, buy purchase buying purchasing,
    price pricing cost fee, salary wage pay, job career vacancy employment, hire hiring recruit recruiting recruitment, kid child children, movie film, photo picture image pic,
    car auto automobile, fix repair, rent rental, combination combo, couch sofa, trash garbage rubbish, laptop notebook, phone smartphone cellphone,
    television tv, refrigerator fridge, ad ads advert advertising advertisement, tub bathtub, vacation holiday, dealer dealership, create creation creator generate generation generator maker,
    error issue trouble problem, install installation setup, benefit advantage, drawback disadvantage, meaning definition, information info, laboratory lab,
    gym gymnasium, exam examination, university uni, veterinarian vet, mathematics math maths, technology tech, administrator admin,
    custom customized customised personalized personalised bespoke, premade readymade prefab prefabricated, preowned secondhand used,
    handicap handicapped disabled disability, windshield windscreen, doc docs documentation, alternative competitor, yt youtube, finance financial, phd doctorate doctoral,
    health healthy healthiness, nutrition nutritional nutritious, woman female lady, man male, teacher teaching, theme template,
    yogurt yoghurt, resume cv, purse handbag, eyeglass spectacle, diaper nappy, flashlight torch, luggage suitcase baggage, elderly senior, telangana ts tg, covid corona coronavirus, plugin addon, symptom sign, coupon voucher promo, gen generative,
    get obtain, affect impact influence, improve boost increase enhance, accommodation housing, apply application, convert transform, choose select pick, big large huge,
    treatment cure remedy, reason cause, risk danger, tip trick hack, quick fast, affordable cheap inexpensive`,
  fr: `comparer comparaison comparatif comparateur, prix tarif cout, entreprise societe agence prestataire compagnie, voiture auto automobile, fioul fuel mazout, cuve citerne, recuperation recuperer deduction deduire recuperable deductible,
    avocat juriste, medecin docteur, emploi travail job, acheter achat, vendre vente, reparer reparation depannage, fonction fonctionnement, definition signification, photo image,
    vidange vidanger vider, pose poser installer installation fixer fixation, inscrire inscription, appartement appart, television tele tv, professeur prof enseignant, km kilometre, voyant temoin, pluie pluvial, interdit interdiction interdire, wc toilette, loi legislation reglementation reglement,
    inondation inonder inonde, hebergement logement, ameliorer amelioration, cause raison, danger risque, traitement remede, astuce conseil, panne probleme dysfonctionnement, choisir choix`,
  de: `vergleich vergleichen vergleichsportal vergleichsrechner, firma unternehmen agentur anbieter dienstleister, preis kosten tarif, auto pkw kfz, anwalt rechtsanwalt, arzt doktor, job stelle stellenangebot, bild foto, bedeutung definition,
    fernseher tv, universitat uni, urlaub ferien, mobel einrichtung, fahrrad rad, handy smartphone,
    verbessern verbesserung steigern, ursache grund, gefahr risiko, behandlung therapie, tipp trick, auslauf freilauf, problem storung fehler, wahlen auswahlen`,
  es: `comparar comparacion comparativa comparativo comparador, empresa compania agencia firma, precio coste costo tarifa, coche auto carro automovil, abogado letrado, empleo trabajo vacante, alquiler alquilar renta, foto imagen fotografia,
    profesor maestro docente, significado definicion, television tele tv, movil celular, ordenador computadora, piso apartamento,
    mejorar aumentar, alojamiento hospedaje, problema fallo averia, causa razon motivo, riesgo peligro, tratamiento remedio cura, consejo truco, elegir escoger`,
  it: `confronto confrontare comparare comparazione comparatore, azienda ditta societa impresa, insegnante docente professore, prezzo costo tariffa, macchina auto automobile, avvocato legale, lavoro impiego, foto immagine fotografia,
    significato definizione, televisione tv, bagno toilette, cellulare smartphone, acquistare comprare acquisto,
    migliorare aumentare, problema guasto, causa motivo ragione, rischio pericolo, cura rimedio trattamento, consiglio trucco suggerimento, alloggio sistemazione, scegliere scelta`,
  pt: `comparar comparacao comparativo comparador, empresa companhia agencia firma, preco custo tarifa, carro automovel auto, emprego trabalho vaga, aluguel alugar arrendamento, foto imagem fotografia, professor docente,
    significado definicao, televisao tv, celular telemovel, medico doutor,
    melhorar aumentar, causa motivo razao, risco perigo, tratamento remedio cura, dica truque, alojamento hospedagem`,
  nl: `vergelijken vergelijking vergelijker, bedrijf bureau firma, prijs kosten tarief, auto wagen, baan vacature werk, foto afbeelding plaatje, leraar docent, betekenis definitie, vakantie reis, televisie tv, huis woning,
    verbeteren vergroten, oorzaak reden, gevaar risico, behandeling therapie, tip truc, verblijf accommodatie`,
};

const known = new Map<string, ReadonlyMap<string, string>>();

function firstOfGroups(pack: LanguagePack): ReadonlyMap<string, string> {
  const built = known.get(pack.tag);
  if (built !== undefined) return built;
  const first = new Map<string, string>();
  for (const group of (INTERCHANGEABLE[pack.tag] ?? '').split(',')) {
    const stems = group.trim().split(/\s+/u).map(pack.stem);
    for (const stem of stems) first.set(stem, stems[0] ?? stem);
  }
  known.set(pack.tag, first);
  return first;
}

/** Stem → stem of the word that stands for its group; of a word without one its own. */
export function createGroupStem(language: string): (stem: string) => string {
  const first = firstOfGroups(packFor(language));
  return (stem) => first.get(stem) ?? stem;
}
