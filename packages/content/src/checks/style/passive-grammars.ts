// Words that tell the passive voice, by language: our own short rule. What Yoast SEO makes of a text is asked in its own section.

/** All words in lower case, lists separated by white space. */
export interface PassiveGrammar {
  /** Forms of the verb that makes the passive. */
  readonly auxiliaries: string;
  /** `next`: the participle follows, with at most two adverbs between; `clause`: both stand anywhere in one clause. */
  readonly reach: 'next' | 'clause';
  /** Adverbs that may stand between the two; nothing where `reach` is `clause`. */
  readonly adverbs?: RegExp;
  /** A word with this form is a participle, unless it is among `others`. */
  readonly participle: RegExp;
  /** Participles without that form. */
  readonly irregular: string;
  /** Words of that form that are no participles, or make no passive: adjectives, nouns, verbs with the same auxiliary in the perfect. */
  readonly others: string;
  /** Before the auxiliary, they make it reflexive. */
  readonly reflexives?: string;
  /** A word with a capital in mid-sentence is a noun: `Genauigkeit`. */
  readonly capitalsAreNouns?: true;
  /** Contractions before an auxiliary: `n’est`. */
  readonly elision?: RegExp;
}

const de: PassiveGrammar = {
  auxiliaries: 'werde wirst wird werden werdet wurde wurdest wurden wurdet worden würde würden',
  reach: 'clause',
  capitalsAreNouns: true,
  participle:
    /^(?:(?:ab|an|auf|aus|bei|dar|durch|ein|fest|her|hervor|hin|hinzu|hoch|los|mit|nach|statt|um|unter|voran|vor|weg|weiter|wieder|zu|zurück|zusammen|über)?ge\p{L}{2,}(?:t|(?<!t)en)|(?:be|ent|er|ver|zer|miss|über|unter)\p{L}{2,}t|\p{L}{2,}iert)$/u,
  irregular: `gehalten geboten getreten geschnitten gestritten gebeten gebraten angeboten verboten verloren beschrieben empfohlen entschieden erfunden
    verstanden gefunden verbunden besprochen versprochen verschoben vertreten erhoben betroffen übernommen unternommen unterschrieben vorgenommen
    enthalten begonnen gewonnen bewiesen verglichen ausgeglichen vermieden verschrieben vergeben getan bezogen verwiesen aufgehoben entnommen`,
  others: `gehen geben gehören gelten gewinnen genießen gelingen geschehen gefallen genügen gelangen gedeihen gestehen gebären genesen geraten gegen gesamt
    gebiet gerät gesicht gewicht gericht gedicht geschäft gehalt geduld gebet gestalt geburt gefecht gerücht gesundheit gelegenheit gewohnheit gesellschaft gerecht
    gestern gut bereit berufen bericht bedarf beliebt bekannt bewusst vielleicht erst unterschied überhaupt überall entlang verhalten besitzt
    angehen ausgehen aufgehen eingehen umgehen vorgehen weggehen hingehen zugehen nachgehen untergehen weitergehen ausgeben abgeben angeben aufgeben eingeben vorgeben weitergeben zurückgeben zugeben
    ungeeignet geeignet verrückt ernst herkunft anliegen ergebnisse gebäuden gedanken gelegen geräten gegenden gründen gebieten`,
};

const nl: PassiveGrammar = {
  auxiliaries: 'word wordt worden werd werden',
  reach: 'clause',
  participle:
    /^(?:(?:aan|achter|af|bij|door|in|los|mee|na|om|onder|op|over|samen|schoon|tegen|terug|toe|uit|vast|voor|weg)?ge\p{L}{2,}(?:[dt]|en)|(?:be|ver|ont|her|er)\p{L}{2,}[dt]|\p{L}{2,}eerd)$/u,
  irregular: `gedaan voldaan verloren besproken verkocht bekeken vergeleken beschreven verboden aanbevolen ontvangen betrokken bedorven verbonden verzonden gezien
    voorzien behouden vermeden bewezen vervangen besloten ontworpen herzien ondernomen overgenomen verstaan verwezen omschreven vergeten bevonden opgenomen aangeboden`,
  others: `geen geven gezond gebied geluid gewicht gezicht geduld gebit gebouwen gebieden gerechten getallen gevallen gevoelens gelden gesprekken gezinnen gegevens gemeenten gevaren
    gedachten geluiden gezichten gerecht geschikt geheel gemiddeld gewend geweld gewoonten gedrag gesprek genieten geloven gebeuren gebruiken gelukkig begint beste bekend bereid
    verstand beleid bewust verschillend gebeurt genoten getrouwd verkeerd belangrijkst verliefd ervaren bestand overgewicht ondergoed`,
};

const en: PassiveGrammar = {
  auxiliaries: `am is are was were be been being isn't aren't wasn't weren't isn’t aren’t wasn’t weren’t it's they're we're you're that's it’s they’re we’re you’re that’s`,
  reach: 'next',
  adverbs:
    /^(?:\p{L}+ly|not|also|often|always|never|already|still|now|then|just|even|sometimes|usually|being|been|only|once|first|all|both|well|best|better|more|most|rarely|seldom|ever|soon|almost|quite)$/u,
  participle: /^\p{L}{2,}ed$/u,
  irregular: `made done given taken known seen found held kept left lost paid put read said sent set shown sold spoken spent told thought understood won written built bought brought
    broken chosen cut drawn driven eaten felt forgotten frozen grown heard hidden hit hung hurt laid led lent let meant met hung proven ridden rung run sewn shaken shot shut sung
    stolen struck sunk swept taught thrown torn worn woven beaten begun bent bet bitten bound caught dealt dug fed fought forbidden forgiven ground split spread stuck sworn overdone rewritten`,
  others: `need indeed hundred speed breed bleed feed seed weed greed exceed proceed succeed red bed shed sled naked wicked sacred rugged crooked beloved tired excited
    interested worried pleased delighted concerned scared bored confused convinced experienced talented gifted married retired advanced crowded detailed limited complicated
    supposed used based located dedicated skilled prepared aged related united`,
};

const fr: PassiveGrammar = {
  auxiliaries: `est sont était étaient sera seront serait seraient soit soient fut furent été être étant`,
  reach: 'next',
  adverbs:
    /^(?:\p{L}+ment|pas|plus|jamais|toujours|souvent|déjà|encore|aussi|bien|mieux|très|parfois|ainsi|donc|alors|ensuite|tout|peu|rarement)$/u,
  participle: /^\p{L}{2,}(?:é|ée|és|ées)$/u,
  irregular: `fait faite faits faites dit dite dits dites mis mise mises pris prise prises compris comprise comprises écrit écrite écrits écrites conduit conduite produit produite produits produites
    construit construite construits construites détruit détruite ouvert ouverte ouverts ouvertes offert offerte offerts offertes couvert couverte couverts couvertes vendu vendue vendus vendues
    rendu rendue rendus rendues perdu perdue reçu reçue reçus reçues conçu conçue conçus conçues prévu prévue prévus prévues lu lue lus vu vue vus vues connu connue connus connues
    tenu tenue tenus obtenu obtenue obtenus obtenues retenu retenue inclus incluse incluses choisi choisie choisis choisies fourni fournie fournis fournies garanti garantie garantis garanties
    établi établie établis établies défini définie définis définies rempli remplie servi servie servis servies suivi suivie suivis suivies fini finie finis finies réuni réunis élu élue transmis transmise
    permis soumis soumise soumis vécu entendu entendue réduit réduite réduits réduites acquis acquise acquises traduit traduite introduit introduite`,
  others: `allé allée allés allées resté restée restés restées arrivé arrivée arrivés arrivées entré entrée entrés monté montée tombé tombée tombés passé passée passés rentré rentrée retourné né née nés nées
    décédé décédée âgé âgée âgés âgées élevé élevée élevés élevées adapté adaptée adaptés adaptées situé située situés situées fatigué fatiguée privé privée varié variée variés variées
    compliqué compliquée compliqués compliquées modéré modérée santé été café côté qualité beauté liberté société été`,
  reflexives: 'se me te nous vous',
  elision: /^(?:n|qu)['’]/u,
};

const es: PassiveGrammar = {
  auxiliaries: `es son fue fueron era eran será serán sería serían sea sean sido ser siendo fuera fueran`,
  reach: 'next',
  adverbs: /^(?:\p{L}+mente|no|también|siempre|nunca|ya|muy|más|bien|aún|todavía|a|menudo)$/u,
  participle: /^\p{L}{2,}(?:ad|id)[oa]s?$/u,
  irregular: `hecho hecha hechos hechas escrito escrita escritos escritas visto vista vistos vistas puesto puesta puestos puestas dicho dicha abierto abierta abiertos abiertas cubierto cubierta cubiertos cubiertas
    resuelto resuelta resueltos resueltas roto rota impreso impresa descrito descrita descritos descritas devuelto devuelta compuesto compuesta incluidos incluidas construido construida leído leída oído traído traída`,
  others: `estado demasiado demasiada demasiados demasiadas lado mercado adecuado adecuada adecuados adecuadas cuidado apropiado apropiada elevado elevada elevados elevadas sentido complicado complicada
    complicados complicadas delicado delicada delicados avanzado avanzada variado variada limitado limitada limitados limitadas pasado pasada parecido parecida parecidos parecidas divertido divertida
    divertidos divertidas aburrido aburrida entrada vida comida medida salida bebida temporada jornada nada cada toda todo medidas ensalada resultado significado contenido`,
};

const it: PassiveGrammar = {
  auxiliaries: `è sono era erano sarà saranno sia siano essere essendo fu furono stato stata stati state sarebbe sarebbero viene vengono veniva venivano verrà verranno venga vengano venire`,
  reach: 'next',
  adverbs:
    /^(?:\p{L}+mente|non|anche|sempre|mai|già|più|molto|ben|bene|spesso|ancora|poi|solo|stato|stata|stati|state)$/u,
  participle: /^\p{L}{2,}(?:at|it|ut)[oaie]$/u,
  irregular: `fatto fatta fatti fatte detto detta scritto scritta scritti scritte messo messa messi messe preso presa presi prese letto letta letti lette visto vista visti viste aperto aperta aperti aperte
    chiuso chiusa chiusi chiuse scelto scelta scelti scelte prodotto prodotta prodotti prodotte offerto offerta offerti offerte coperto coperta coperti coperte incluso inclusa inclusi incluse
    richiesto richiesta richiesti richieste raccolto raccolta raccolti raccolte risolto risolta risolti risolte tolto tolta speso spesa permesso concesso concessa protetto protetta protetti protette distrutto distrutta
    diviso divisa divisi divise compreso compresa compresi comprese composto composta composti composte descritto descritta descritti descritte`,
  others: `andato andata andati andate venuto venuta venuti venute diventato diventata diventati diventate nato nata nati nate uscito uscita usciti entrato entrata entrati partito partita partiti tornato tornata tornati
    caduto caduta caduti cresciuto cresciuta cresciuti stato stata stati state salita vita marito aiuto minuto minuti lato lati adatto adatta adatti adatte tanto tutto tutti tutta tutte
    privato privata elevato elevata elevati elevate limitato limitata delicato delicata complicato complicata complicati avanzato avanzata gratuito gratuita gratuiti gratuite solito solita infinito infinita
    riuscito riuscita arrivato arrivata arrivati arrivate restato passato passata uscite mercato risultato significato squisito squisita`,
  reflexives: 'si mi ti ci vi',
};

const pt: PassiveGrammar = {
  auxiliaries: `é são foi foram era eram será serão seria seriam seja sejam sido ser sendo fosse fossem`,
  reach: 'next',
  adverbs: /^(?:\p{L}+mente|não|também|sempre|nunca|já|muito|mais|bem|ainda|então|depois)$/u,
  participle: /^\p{L}{2,}(?:ad|id|íd)[oa]s?$/u,
  irregular: `feito feita feitos feitas escrito escrita escritos escritas visto vista vistos vistas posto posta dito dita aberto aberta abertos abertas coberto coberta cobertos cobertas pago paga pagos pagas ganho gasto
    aceito aceita aceitos aceitas entregue entregues eleito eleita impresso impressa descrito descrita descritos descritas composto composta compostos compostas proposto proposta exposto exposta preso presa`,
  others: `estado demasiado lado mercado adequado adequada adequados adequadas cuidado apropriado apropriada elevado elevada elevados elevadas sentido complicado complicada complicados complicadas delicado delicada
    avançado avançada variado variada limitado limitada limitados limitadas passado passada parecido parecida parecidos parecidas divertido divertida entrada vida comida medida saída bebida temporada nada cada toda
    medidas salada resultado significado conteúdo`,
};

/** By primary language subtag; a language that is not here is not judged. */
export const PASSIVE_GRAMMARS: Readonly<Record<string, PassiveGrammar>> = { de, nl, en, fr, es, it, pt };
