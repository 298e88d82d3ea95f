// Phrases that ask the reader to act, and lines that name an author, by language.

export interface InvitationPhrases {
  /** Anywhere in a sentence; alternatives of a regular expression, lower case. */
  readonly anywhere: string;
  /** At the beginning of a sentence alone, where the same words elsewhere only tell of it. */
  readonly opening: string;
}

/** By primary language subtag; a language that is not here is not judged. */
export const INVITATIONS: Readonly<Record<string, InvitationPhrases>> = {
  en: {
    anywhere: `contact us|get in touch|call us|give us a call|write to us|e-?mail us|message us|talk to (?:us|our)|visit (?:us|our)
      |(?:order|buy|book|shop|apply|register|join|subscribe|start|download|call|enquire|reserve|sign up) (?:now|today|online (?:now|today))|get started (?:now|today)`,
    opening: `(?:sign up|subscribe|register) (?:for|to|now|here|today|free)|(?:download|reserve|claim|book) (?:a|an|the|our|your|it|now|today|here)|(?:request|schedule) (?:a|an|our|your|now|today)
      |(?:order|buy|shop) (?:our|now|today|online|here|your (?:own|copy|free|first|sample|new))|get (?:a|your) (?:free )?(?:quote|offer|copy|trial|demo|sample|estimate)|try (?:us|our|it free|it for free)
      |contact (?:a|an|the|our|your)|get started|(?:learn|find out|read) more|ask (?:us|for (?:a|your) (?:free )?(?:quote|offer|sample|estimate))|(?:start|begin) your free|join (?:us|our)|discover our|see our`,
  },
  de: {
    anywhere: `kontaktieren sie uns|kontaktiere uns|rufen sie (?:uns )?(?:jetzt |gerne? )?an|ruf uns an|schreiben sie uns|schreib uns|sprechen sie uns an|sprich uns an|nehmen sie kontakt|nimm kontakt
      |melden sie sich (?:jetzt|gern|gerne|bei uns|an)|melde dich (?:jetzt|gern|gerne|bei uns|an)|besuchen sie uns|besuche uns|jetzt (?:kaufen|bestellen|buchen|anfragen|anmelden|kontaktieren|starten|testen|herunterladen|sichern|entdecken|reservieren|vergleichen|abonnieren)
      |hier (?:kaufen|bestellen|buchen|anmelden|herunterladen)|kostenlos testen`,
    opening: `(?:fordern|vereinbaren|buchen|bestellen|reservieren|sichern|holen|abonnieren|laden|entdecken|testen|probieren|kaufen) sie (?:jetzt|heute|hier|gleich|noch heute|unser\\p{L}*|ihr\\p{L}*|sich|ein\\p{L}*|das|die|den|kostenlos|online|uns)
      |(?:fordere|vereinbare|buche|bestelle|reserviere|sichere|hol|hole|abonniere|lade|entdecke|teste|probiere|kaufe) (?:jetzt|heute|hier|gleich|noch heute|unser\\p{L}*|dein\\p{L}*|dir|ein\\p{L}*|das|die|den|kostenlos|online|uns)|lassen sie sich (?:jetzt |kostenlos |unverbindlich )?beraten|lass dich (?:jetzt |kostenlos )?beraten|fragen sie uns|frag uns|mehr erfahren|erfahren sie mehr|erfahre mehr`,
  },
  nl: {
    anywhere: `neem (?:vandaag |gerust |nu |direct )?contact|bel ons|mail ons|schrijf ons|bezoek ons|(?:bestel|koop|boek|reserveer|shop|start|download|probeer|vergelijk|bel|ontdek) (?:nu|vandaag|direct|meteen|hier|online)
      |schrijf (?:je|u) (?:nu |vandaag |hier )?in|meld (?:je|u) (?:nu |vandaag |hier )?aan|gratis proberen`,
    opening: `vraag (?:nu |vandaag |direct |gratis |hier )?(?:een|je|uw|ons|onze)|lees meer|meer weten|(?:bestel|koop|boek|reserveer|download|plan|probeer|ontdek|bekijk) (?:ons|onze|je|uw|een gratis|gratis)|maak (?:nu |vandaag )?een afspraak|plan (?:nu |vandaag )?een (?:afspraak|gesprek)|abonneer (?:je|u)|vraag ons`,
  },
  fr: {
    anywhere: `contactez[ -]nous|contacte[ -]nous|appelez[ -]nous|écrivez[ -]nous|rejoignez[ -]nous|rendez[ -]nous visite|n['’]hésitez pas|prenez (?:contact|rendez-vous)|(?:achetez|commandez|réservez|téléchargez|inscrivez-vous|abonnez-vous|essayez|profitez|appelez|découvrez|demandez) (?:maintenant|aujourd['’]hui|dès|vite|ici|en ligne|gratuitement)`,
    opening: `(?:demandez|réservez|commandez|téléchargez|essayez|découvrez|obtenez|consultez) (?:votre|vos|notre|nos|un devis|une démo\\p{L}*|un essai)|en savoir plus|demandez (?:un|une|conseil)|inscrivez[ -]vous|abonnez[ -]vous|téléchargez (?:le|la|les)|réservez (?:un|une|le|la)|contactez (?:un|une|le|la|votre|notre)`,
  },
  es: {
    anywhere: `contáctanos|contáctenos|contacta con|contacte con|ponte en contacto|póngase en contacto|llámanos|llámenos|escríbenos|escríbanos|visítanos|visítenos|únete|suscríbete|suscríbase|inscríbete|regístrate|regístrese|pregúntanos|consúltanos
      |(?:compra|compre|pide|pida|reserva|reserve|descarga|descargue|empieza|empiece|prueba|pruebe|llama|llame|solicita|solicite) (?:ahora|hoy|ya|aquí|online|gratis)|más información aquí|no dudes en|no dude en`,
    opening: `(?:solicita|solicite|pide|pida|reserva|reserve|descarga|descargue|prueba|pruebe|consigue|consiga|descubre|descubra|consulta|consulte) (?:tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|un presupuesto|una cita|una demo|presupuesto|cita)|descarga (?:el|la)|solicita (?:un|una|el|la)|pide (?:un|una)`,
  },
  it: {
    anywhere: `contattaci|contattateci|ci contatti|ci chiami|ci scriva|ci visiti|si metta in contatto|non esiti|chiamaci|chiamateci|scrivici|scriveteci|visitaci|mettiti in contatto|iscriviti|iscrivetevi|registrati (?:ora|subito|qui|oggi|gratis)|unisciti a|abbonati (?:ora|subito|qui|oggi)|chiedici|(?:acquista|compra|ordina|prenota|scarica|prova|inizia|richiedi|chiama) (?:ora|subito|adesso|oggi|qui|online|gratis)|scopri di più|non esitare|non esitate`,
    opening: `(?:richiedi|prenota|ordina|scarica|prova|scopri|consulta|ottieni) (?:il tuo|la tua|i tuoi|le tue|il nostro|la nostra|i nostri|le nostre|un preventivo|una consulenza|una demo|un appuntamento)|richiedi (?:un|una)|prenota (?:un|una)|scarica (?:il|la|lo)|contatta (?:un|una|il|la|lo|i|gli)
      |(?:richieda|prenoti|ordini|scarichi|provi|scopra|consulti|ottenga) (?:il suo|la sua|i suoi|le sue|il nostro|la nostra|i nostri|le nostre|un preventivo|una consulenza|una demo|un appuntamento)|(?:richieda|prenoti) (?:un|una)|scarichi (?:il|la|lo)|contatti (?:un|una|il|la|lo|i|gli)|si iscriva|si registri`,
  },
  pt: {
    anywhere: `contacte-nos|contate-nos|entre em contato|entre em contacto|fale conosco|fale connosco|ligue-nos|ligue para nós|escreva-nos|visite-nos|inscreva-se|registe-se|cadastre-se|junte-se a|assine (?:já|agora|hoje)|(?:compre|peça|encomende|reserve|agende|baixe|descarregue|comece|experimente|ligue|solicite) (?:agora|já|hoje|aqui|online|grátis)|saiba mais|não hesite`,
    opening: `(?:peça|solicite|reserve|agende|baixe|descarregue|experimente|descubra|consulte|obtenha) (?:o seu|a sua|os seus|as suas|seu|sua|o nosso|a nossa|os nossos|as nossas|nosso|nossa|um orçamento|uma consulta|uma demonstração)|peça (?:um|uma)|solicite (?:um|uma)|agende (?:um|uma)|baixe (?:o|a)|contacte (?:um|uma|o|a)|assine (?:a nossa|nossa)`,
  },
};

export interface AuthorPhrases {
  /** Headings of a part about the author, alone or with the name behind. */
  readonly about: string;
  /** Words before the name, at the beginning of a line. */
  readonly by: string;
  /** One word that also begins other lines: with nothing but a name of two words or more behind it. */
  readonly short: string;
}

/** By primary language subtag; a language that is not here is not judged. */
export const AUTHOR_PHRASES: Readonly<Record<string, AuthorPhrases>> = {
  en: {
    about: 'about the (?:author|authors|writer)|about me|author bio',
    by: '(?:written|posted|reviewed) by|authors?',
    short: 'by',
  },
  de: {
    about: '(?:über|zu) (?:den autor|die autorin|die autoren|mich)|zum autor|zur autorin|autorenprofil',
    by: '(?:geschrieben|verfasst) von|text von|autor|autorin|autor:in|autor\\*in',
    short: 'von',
  },
  nl: {
    about: 'over (?:de auteur|de auteurs|de schrijver|mij)',
    by: 'geschreven door|auteurs?',
    short: 'door',
  },
  fr: {
    about:
      "à propos (?:de l['’](?:auteur|auteure|autrice)|des auteurs|de moi)|l['’](?:auteur|auteure|autrice)",
    by: '(?:écrit|rédigé) par|auteur|auteure|autrice',
    short: 'par',
  },
  es: {
    about: '(?:sobre|acerca de) (?:el autor|la autora|los autores|mí)|acerca del autor',
    by: '(?:escrito|redactado) por|autor|autora',
    short: 'por',
  },
  it: {
    about:
      "(?:informazioni |a proposito )?(?:sull['’]|dell['’])(?:autore|autrice)|l['’](?:autore|autrice)|chi sono",
    by: '(?:scritto|redatto) da|a cura di|autore|autrice',
    short: 'di',
  },
  pt: {
    about: 'sobre (?:o autor|a autora|os autores|mim)',
    by: '(?:escrito|redigido) por|autor|autora',
    short: 'por',
  },
};
