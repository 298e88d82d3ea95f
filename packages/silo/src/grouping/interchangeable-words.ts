// Words of which a search takes one for another: `agency` and `company`, `degree` and `program`. Two pages that differ in such a word alone are one.
import { type LanguagePack, packFor } from '@silosmith/language';

/** Groups separated by commas, words of a group by white space; inflections follow by their stems. */
export const INTERCHANGEABLE: Readonly<Record<string, string>> = {
  en: `compare comparison comparator, agency company firm provider consultancy vendor contractor service, degree program programme, attorney lawyer, doctor physician, buy purchase buying purchasing,
    price pricing cost fee, salary wage pay, job career vacancy employment profession occupation, hire hiring recruit recruiting recruitment, kid child children childhood, movie film, photo picture image pic photograph,
    car auto automobile, fix repair, rent rental, combination combo, couch sofa settee, trash garbage rubbish, laptop notebook, phone smartphone cellphone telephone,
    television tv, refrigerator fridge, ad ads advert advertising advertisement, tub bathtub, vacation holiday, dealer dealership, create creation creator generate generation generator maker builder,
    error issue trouble problem, install installation setup installer, benefit advantage, drawback disadvantage, meaning definition, information info, laboratory lab,
    gym gymnasium, exam examination, university uni, veterinarian vet veterinary, mathematics math maths, technology tech, administrator admin,
    custom customized customised personalized personalised bespoke, premade readymade prefab prefabricated, preowned secondhand used,
    handicap handicapped disabled disability, windshield windscreen, doc docs documentation, alternative competitor, yt youtube, finance financial, phd doctorate doctoral,
    health healthy healthiness, nutrition nutritional nutritious, woman female lady, man male, teacher teaching, theme template,
    yogurt yoghurt, resume cv, purse handbag, eyeglass spectacle, diaper nappy, flashlight torch, luggage suitcase baggage, elderly senior, telangana ts tg, covid corona coronavirus, plugin addon extension, symptom sign, coupon voucher promo, gen generative, transcribe transcript transcription, subtitle caption, phase stage,
    get obtain, affect impact influence, improve boost increase enhance enhancer, accommodation housing domestic, apply application, convert converter conversion transform, choose select pick, big large huge biggest largest,
    treatment cure remedy, reason cause, risk danger, tip trick hack technique, quick fast, affordable cheap inexpensive economical cheapest,
    example sample, shop store, website web site webpage, small little mini compact miniature, easy easiest simple effortless, hard hardest difficult tough toughest, modern contemporary,
    course class training lesson, gift present, dress gown, exercise workout, beverage drink, apartment flat, elevator lift, faucet tap, curtain drape, lawn turf,
    remodel renovation renovate refurbish refurbishment makeover, quote estimate quotation, delivery shipping, truck lorry, plane airplane aeroplane aircraft, rv motorhome, petrol gasoline,
    hike trek, birthday bday, christmas xmas, sick ill, disease illness disorder, ache pain, medicine medication, reduce reduction decrease lessen minimize minimise, prevent prevention avoid,
    stop quit, delete remove remover removal erase, cancel cancellation, enroll enrol enrollment enrolment, register registration signup, lose loss, grow growth, chart graph, statistic stat,
    calculator calculate calculation, check checker test tester verify verifier verification, count counter, hectare ha, kilogram kg, kilometer kilometre km, centimeter centimetre cm, millimeter millimetre mm, pound lb, ounce oz, feet foot ft, liter litre ltr, meter metre, track tracker, edit editor, download downloader, scan scanner, record recorder, compress compressor compression, resize resizer,
    merge merger, split splitter, crop cropper, write writer, detect detector detection, analyze analyzer analyse analyser analysis, plan planner, schedule scheduler, extract extractor extraction,
    simulator simulation, format formatter, validate validator validation, block blocker,
    plumber plumbing, electrician electrical, roofer roofing, dentist dental dentistry, orthodontist orthodontic orthodontics, chiropractor chiropractic, accountant accounting accountancy,
    bookkeeper bookkeeping, photographer photography, landscaper landscaping, caterer catering, physiotherapist physiotherapy physio, dermatologist dermatology, cardiologist cardiology,
    gynecologist gynecology gynaecologist gynaecology, optometrist optometry optician, podiatrist podiatry, dog canine, cat feline, horse equine,
    shrimp prawn, eggplant aubergine, zucchini courgette, chickpea garbanzo, mom mum mother, dad father, color colour, gray grey, tire tyre, jewelry jewellery, aluminum aluminium, mold mould,
    theater theatre, center centre, flavor flavour, favorite favourite, neighbor neighbour, fiber fibre, license licence, whiskey whisky, donut doughnut, pajama pyjama, cozy cosy, odor odour,
    begin start commence, required requirement, launch release announce, found establish invent, made built manufactured, type kind, art artwork, complete full, dev development developer programmer coder,
    standard typical, accept take, certified accredited, expert specialist, add attach insert, summarize summarise summarizer summariser summary summarization, size sizing dimension measurement,
    percent percentage, face facial, term terminology, jr junior, way method, telecom telecommunication, premature early, chair seat, iranian persian, us usa america, philippines ph philippine,
    japan japanese, thailand thai, germany german, france french, italy italian, spain spanish, korea korean, vietnam vietnamese, mexico mexican, brazil brazilian, greece greek,
    portugal portuguese, poland polish, sweden swedish, norway norwegian, denmark danish, ireland irish, scotland scottish, canada canadian, australia australian, indonesia indonesian,
    ny nyc, texas tx, florida fl, arizona az, illinois il, nevada nv, minnesota mn, wisconsin wi, connecticut ct, kentucky ky, kansas ks,
    tumor tumour, diarrhea diarrhoea, anemia anaemia, pediatric paediatric, orthopedic orthopaedic, behavior behaviour,
    life living lifestyle, double dual, eco ecological environmental, employee staff worker personnel, student pupil, scholarship bursary, loan lender lending, anxiety anxious, depression depressive,
    pregnant pregnancy, baby infant, teenager teen adolescent, surgeon surgery surgical, therapist therapy, counselor counseling counsellor counselling, psychologist psychology, psychiatrist psychiatry,
    engineer engineering, architect architecture architectural, mover moving, carpenter carpentry joiner joinery, fence fencing, floor flooring, tile tiling tiler, insulation insulate insulator,
    plaster plastering plasterer, photovoltaic pv, charger charging, bike bicycle, motorcycle motorbike, bride bridal, crypto cryptocurrency, bitcoin btc, invest investing investment, donate donation,
    ticket ticketing, abroad overseas, outdoor outside, indoor inside, wireless cordless, automatic automated, idea inspiration inspo, decor decoration, furniture furnishing, light lighting,
    cabinet cupboard, stair staircase stairway, barbecue bbq barbeque, clothes clothing apparel garment, trousers pants, vaccine vaccination vaccinate, pharmacy drugstore, rehab rehabilitation,
    detox detoxification, addiction addict, thesis dissertation, translate translation translator, pronounce pronunciation, recover recovery restore, replace replacement, login signin logon,
    perfume fragrance, sweater jumper pullover, cellar basement, closet wardrobe, invoice invoicing, hairdresser hairstylist, outsource outsourcing, freelance freelancer,
    europe european, africa african, asia asian, india indian, china chinese, russia russian, egypt egyptian, israel israeli, pakistan pakistani, austria austrian, switzerland swiss,
    belgium belgian, finland finnish, hungary hungarian, ukraine ukrainian, iceland icelandic, malaysia malaysian`,
  fr: `comparer comparaison comparatif comparateur, prix tarif cout, entreprise societe agence prestataire compagnie, voiture auto automobile, fioul fuel mazout, cuve citerne, recuperation recuperer deduction deduire recuperable deductible,
    avocat juriste, medecin docteur, emploi travail job, acheter achat, vendre vente, reparer reparation depannage, fonction fonctionnement, definition signification, photo image,
    vidange vidanger vider, pose poser installer installation fixer fixation, inscrire inscription, appartement appart, television tele tv, professeur prof enseignant, km kilometre, voyant temoin, pluie pluvial, interdit interdiction interdire, wc toilette, loi legislation reglementation reglement,
    inondation inonder inonde, hebergement logement, ameliorer amelioration, cause raison, danger risque, traitement remede, astuce conseil, panne probleme dysfonctionnement, choisir choix,
    trouver chercher rechercher, magasin boutique, cours formation, gazon pelouse, renover renovation, devis estimation, maladie affection pathologie, reduire diminuer reduction diminution,
    eviter prevenir prevention, supprimer effacer enlever retirer suppression, perdre perte, calculer calcul calculateur calculatrice, verifier verification verificateur consulter consultation, plombier plomberie,
    electricien electricite, dentiste dentaire, comptable comptabilite, photographe photographie, kinesitherapeute kine kinesitherapie, veterinaire veto, mere maman, pere papa, facile simple,
    moderne contemporain, louer location, embaucher recruter recrutement embauche, toit toiture, changer remplacer remplacement changement, meuble mobilier, canape sofa, frigo refrigerateur,
    inconvenient desavantage, symptome signe, velo bicyclette, creer creation createur generer generateur, convertir convertisseur conversion, nettoyer nettoyage,
    enceinte grossesse, bebe nourrisson, salaire remuneration paie, employe salarie, traduire traduction traducteur, vaccin vaccination, demenagement demenager demenageur, pret credit emprunt,
    investir investissement, idee inspiration, deco decoration, luminaire eclairage, ecologique durable ecolo, solaire photovoltaique, rembourser remboursement, resilier resiliation,
    coiffeur coiffure, menuisier menuiserie, macon maconnerie, architecte architecture, psychologue psychologie, therapeute therapie, crypto cryptomonnaie, vetement habit`,
  de: `vergleich vergleichen vergleichsportal vergleichsrechner, firma unternehmen agentur anbieter dienstleister, preis kosten tarif, website webseite homepage internetseite webauftritt, optimieren optimierung optimiert, seo suchmaschinenoptimierung, auto pkw kfz, anwalt rechtsanwalt, arzt doktor, job stelle stellenangebot, bild foto, bedeutung definition,
    fernseher tv, universitat uni, urlaub ferien, mobel einrichtung, fahrrad rad, handy smartphone,
    verbessern verbesserung steigern, ursache grund, gefahr risiko, behandlung therapie, tipp trick, auslauf freilauf, problem storung fehler, wahlen auswahlen,
    finden suchen suche, prufen uberprufen kontrollieren, software programm, vorlage muster, laden geschaft shop, kurs lehrgang schulung, wohnung apartment appartement, aufzug fahrstuhl lift, gardine vorhang, renovieren renovierung sanieren sanierung,
    lieferung versand, lkw lastwagen, wandern wanderung, krankheit erkrankung, medikament arznei arzneimittel, reduzieren senken verringern, vermeiden vorbeugen verhindern, loschen entfernen,
    verlieren verlust, kundigen kundigung, mieten verleih leihen ausleihen, anmelden anmeldung registrieren registrierung, berechnen rechner berechnung, fotograf fotografie,
    physiotherapie physiotherapeut physio krankengymnastik, mutter mama, vater papa, gunstig billig preiswert, einfach leicht, sofa couch, symptom anzeichen, wechseln austauschen, brotchen semmel,
    karotte mohre, reinigen reinigung putzen, reparieren reparatur, erstellen erstellung generator,
    schwanger schwangerschaft, baby saugling, kleidung bekleidung klamotten, lampe leuchte, arbeitnehmer mitarbeiter beschaftigte angestellte, gehalt lohn, weiterbildung fortbildung,
    ubersetzen ubersetzung ubersetzer, impfen impfung, umzug umziehen, investieren investition, pv photovoltaik, idee inspiration, deko dekoration, kredit darlehen, krypto kryptowahrung,
    kabellos drahtlos, bewerben bewerbung, nachhaltig umweltfreundlich okologisch, auslagern auslagerung outsourcing`,
  es: `comparar comparacion comparativa comparativo comparador, empresa compania agencia firma, precio coste costo tarifa, coche auto carro automovil, abogado letrado, empleo trabajo vacante, alquiler alquilar renta, foto imagen fotografia,
    profesor maestro docente, significado definicion concepto, television tele tv, movil celular, ordenador computadora, piso apartamento,
    mejorar aumentar, alojamiento hospedaje, problema fallo averia, causa razon motivo, riesgo peligro, tratamiento remedio cura, consejo truco, elegir escoger,
    encontrar buscar busqueda, consultar consulta verificar verificacion comprobar comprobacion averiguar revisar chequear, software programa, tienda comercio, curso clase, ejercicio entrenamiento, ascensor elevador, cesped pasto grama, reforma renovacion remodelacion reformar, presupuesto cotizacion, envio entrega,
    senderismo caminata, enfermedad trastorno, medicamento medicina farmaco, reducir disminuir, evitar prevenir prevencion, eliminar borrar quitar, perder perdida, crecer crecimiento,
    calcular calculadora calculo, plomero fontanero plomeria fontaneria, electricista electricidad, dentista dental odontologo odontologia, contador contable contabilidad, veterinario veterinaria,
    fisioterapia fisioterapeuta, madre mama, barato economico, facil sencillo simple, moderno contemporaneo, nevera refrigerador frigorifico refrigeradora, ventaja beneficio, desventaja inconveniente,
    sintoma senal, gafas lentes anteojos, zumo jugo, melocoton durazno, autobus bus, crear creacion generar generador creador, convertir conversor convertidor conversion, arreglar reparar reparacion,
    limpiar limpieza, contratar contratacion,
    embarazada embarazo, ropa vestimenta, sueldo salario, empleado trabajador, traducir traduccion traductor, vacuna vacunacion, prestamo credito, invertir inversion, idea inspiracion,
    decoracion decorar, iluminacion luminaria, ecologico sostenible sustentable, solar fotovoltaico, bicicleta bici, moto motocicleta, peluqueria peluquero, carpintero carpinteria,
    arquitecto arquitectura, psicologo psicologia, terapeuta terapia, depositar deposito, cobrar cobro, pagar pago, rechazar rechazo, endosar endoso, emitir emision, crypto cripto criptomoneda`,
  it: `confronto confrontare comparare comparazione comparatore, azienda ditta societa impresa, insegnante docente professore, prezzo costo tariffa, macchina auto automobile, avvocato legale, lavoro impiego, foto immagine fotografia,
    significato definizione, televisione tv, bagno toilette, cellulare smartphone, acquistare comprare acquisto,
    migliorare aumentare, problema guasto, causa motivo ragione, rischio pericolo, cura rimedio trattamento, consiglio trucco suggerimento, alloggio sistemazione, scegliere scelta,
    trova cerca, materna infanzia, elementare primaria, trovare cercare, verificare controllare, software programma, negozio bottega, corso lezione, vestito abito, esercizio allenamento, bevanda bibita, ascensore elevatore, ristrutturazione ristrutturare, spedizione consegna,
    escursione trekking, malattia disturbo patologia, farmaco medicinale, ridurre diminuire, evitare prevenire prevenzione, eliminare cancellare rimuovere togliere, perdere perdita,
    calcolare calcolatore calcolo, dentista dentistico odontoiatra, fisioterapia fisioterapista, mamma madre, economico conveniente, facile semplice, moderno contemporaneo, divano sofa, frigorifero frigo,
    vantaggio beneficio, sintomo segno, bimbo bambino, riparare riparazione aggiustare, affitto affittare, vendere vendita, pulire pulizia, creare creazione generare generatore creatore,
    convertire convertitore conversione,
    incinta gravidanza, stipendio salario retribuzione, dipendente lavoratore, tradurre traduzione traduttore, vaccino vaccinazione, trasloco traslocare, investire investimento,
    idea ispirazione, arredo arredamento, ecologico sostenibile, fotovoltaico solare, bici bicicletta, moto motocicletta, psicologo psicologia, iscrizione iscrivere, criptovaluta cripto`,
  pt: `comparar comparacao comparativo comparador, empresa companhia agencia firma, preco custo tarifa, carro automovel auto, emprego trabalho vaga, aluguel alugar arrendamento locacao, gestao gerenciamento gerenciar gerir, foto imagem fotografia, professor docente,
    significado definicao, televisao tv, celular telemovel, medico doutor,
    melhorar aumentar, causa motivo razao, risco perigo, tratamento remedio cura, dica truque, alojamento hospedagem,
    encontrar buscar procurar, consultar consulta verificar verificacao conferir, software programa, curso aula, exercicio treino, grama gramado relva, reforma renovacao remodelacao, orcamento cotacao, entrega envio frete, caminhao camiao, trilha caminhada,
    doenca transtorno, reduzir diminuir, evitar prevenir prevencao, excluir apagar deletar remover, perder perda, calcular calculadora calculo, encanador canalizador,
    dentista odontologia odontologo, contador contabilidade, fisioterapia fisioterapeuta, cachorro cao, barato economico, facil simples, geladeira frigorifico, vantagem beneficio, sintoma sinal,
    criar criacao gerar gerador criador, converter conversor conversao, consertar reparar conserto reparo reparacao, limpar limpeza, onibus autocarro,
    gravida gravidez, salario remuneracao, funcionario colaborador empregado, traduzir traducao tradutor, vacina vacinacao, emprestimo credito, investir investimento, ideia inspiracao,
    decoracao decorar, sustentavel ecologico, solar fotovoltaico, bicicleta bike, moto motocicleta, psicologo psicologia, inscricao inscrever, terceirizar terceirizacao outsourcing, cripto criptomoeda`,
  nl: `vergelijken vergelijking vergelijker, bedrijf bureau firma, prijs kosten tarief, auto wagen, baan vacature werk, foto afbeelding plaatje, leraar docent, betekenis definitie, vakantie reis, televisie tv, huis woning,
    verbeteren vergroten, oorzaak reden, gevaar risico, behandeling therapie, tip truc, verblijf accommodatie,
    vinden zoeken, software programma pakket, hulp ondersteuning, winkel shop, cadeau kado geschenk, appartement flat, gras gazon, renovatie renoveren verbouwing verbouwen, bezorging levering verzending, vrachtwagen truck, wandelen wandeling,
    ziekte aandoening, medicijn medicatie geneesmiddel, verlagen verminderen, voorkomen vermijden, verwijderen wissen, verliezen verlies, fysiotherapie fysiotherapeut fysio, moeder mama, vader papa,
    goedkoop voordelig betaalbaar, makkelijk eenvoudig simpel, koelkast ijskast, symptoom klacht, huren verhuur, repareren reparatie, aanmelden inschrijven registreren,
    schoonmaken reinigen schoonmaak reiniging, fiets rijwiel,
    zwanger zwangerschap, kleding kleren, salaris loon, werknemer medewerker personeel, vertalen vertaling vertaler, vaccin vaccinatie, verhuizen verhuizing verhuizer, lening krediet,
    investeren investering, idee inspiratie, decoratie deco, duurzaam ecologisch milieuvriendelijk, uitbesteden uitbesteding outsourcen outsourcing, freelance freelancer, boekhouding boekhouder, factuur facturatie factureren`,
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
