import { stemGerman } from '../stemmers/german.ts';
import type { PackSource } from './language-pack.ts';

// Not function words here, because they change what is searched for: nicht, kein, ohne, gegen, ab.
export const de: PackSource = {
  tag: 'de',
  functionWords: `der die das den dem des ein eine einen einem einer eines und oder aber denn sondern wenn dann dass daß ob als so dies diese dieser dieses diesen diesem jene jener jenes da dort hier
    ich du er sie es wir ihr mich mir dich dir ihn ihm ihnen uns euch man sich mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner ihre ihren ihrem ihrer unser unsere unseren unserer euer eure
    bin bist ist sind seid war waren wäre wären gewesen werde wirst wird werden wurde wurden würde würden habe hast hat haben hatte hatten hätte hätten
    kann kannst können könnte könnten muss musst müssen musste müsste soll sollte sollten sollen darf darfst dürfen durfte will willst wollen wollte mag möchte lassen lässt
    von vom in im ins an am ans auf bei beim mit für durch aus nach um zu zum zur bis über unter per via zwischen während seit laut pro je
    auch noch schon nur sehr mehr viel viele alle alles jeder jede jedes jeden andere anderen anderer etwas doch mal eben selbst eigene eigenen etc bzw z.b`,
  questionWords: `wie was wann wo warum wieso weshalb wer wen wem wessen welche welcher welches welchen welchem woher wohin womit wofür wodurch worauf woran wozu wieviel`,
  qualifiers: `beste besten bester bestes top günstig günstige günstigen günstiger günstigste günstigsten billig billige billigen billigste kaufen kauf bewertung bewertungen erfahrungen empfehlung empfehlungen empfehlenswert beliebt beliebte beliebteste testsieger neu neue neuer neues neuen neueste neuesten aktuell aktuelle gut gute guter gutes guten kostenlos kostenlose gratis online nähe tolle toller beliebtesten bekannteste bekannte führende`,
  intentWords: {
    informational: `wie, was, wann, wo, warum, wieso, weshalb, wer, welche, welcher, welches, wie viel, wieviel, was ist, was bedeutet, wie funktioniert, bedeutung, definition, erklärung, anleitung, ratgeber, leitfaden, tutorial, tipps, tipp,
      ideen, idee, beispiel, beispiele, muster, vorlage, vorlagen, rezept, rezepte, lernen, kurs, geschichte, vorteile, nachteile, ursachen, ursache, symptome, unterschied, unterschiede,
      selber machen, selbst machen, schritt für schritt, checkliste, infos, information, informationen, wissenswertes, fakten, arten, berechnen, darf man, kann man, muss man, pflicht, gesetz`,
    commercial: `beste, besten, bester, bestes, top, top 10, test, tests, testsieger, stiftung warentest, vergleich, vergleiche, vergleichen, preisvergleich, vs, versus, oder, erfahrung, erfahrungen, erfahrungsbericht, bewertung, bewertungen, rezension, rezensionen, empfehlung, empfehlungen, empfehlenswert,
      preis, preise, kosten, kostet, was kostet, preisliste, tarif, tarife, günstig, günstige, günstiger, günstigste, günstigen, billig, billige, billigste, preiswert, alternative, alternativen, kaufberatung, rangliste, ranking,
      anbieter, hersteller, marke, marken, agentur, agenturen, firma, firmen, unternehmen, dienstleister, software, preis leistung, seriös, lohnt sich`,
    transactional: `kaufen, kauf, zu kaufen, online kaufen, bestellen, bestellung, online bestellen, erwerben, rabatt, rabatte, rabattcode, gutschein, gutscheine, gutscheincode, angebot, angebote, aktion, sale, schnäppchen, deal, deals, coupon,
      mieten, zu vermieten, vermietung, verleih, buchen, buchung, reservieren, reservierung, abschließen, beantragen, antrag, kostenvoranschlag, shop, onlineshop, online shop, versandkostenfrei, lieferung, lieferservice, auf lager, sofort lieferbar,
      download, downloaden, herunterladen, abo, abonnieren, anmelden kurs, gebraucht, gebrauchte, outlet, leasing, leasen, tickets, termin, termin vereinbaren, in der nähe, kostenlos testen, black friday, wo kaufen, zu verkaufen, verkaufen`,
    navigational: `login, log in, einloggen, anmelden, anmeldung, kontakt, kundenservice, kundendienst, über uns, impressum, öffnungszeiten, telefonnummer, adresse, mein konto, kundenkonto, hotline, offizielle seite, homepage,
      startseite, www, portal, karriere, standorte, filialen`,
  },
  needWords: {
    pay: `gehalt, gehälter, lohn, löhne, verdienst, einkommen, verdienen, verdient, verdient man`,
    jobs: `job, jobs, stellenangebot, stellenangebote, jobangebote, karriere, bewerbung, praktikum, ausbildungsplatz, minijob, nebenjob, quereinsteiger,
      arbeiten als`,
    study: `ausbildung, ausbildungen, studium, studieren, fernstudium, kurs, kurse, lehrgang, weiterbildung, umschulung, schulung, schulungen, seminar, seminare,
      zertifikat, zertifizierung, hochschule, universität, uni, bachelor, prüfung, lernen, voraussetzungen`,
    law: `gesetz, gesetze, gesetzlich, recht, verordnung, vorschrift, vorschriften, pflicht, steuer, steuern, steuerlich, absetzbar, absetzen, erlaubt, verboten,
      strafe, bußgeld`,
    account: `login, einloggen, anmelden, kontakt, kundenservice, kundendienst, telefonnummer, hotline, adresse, impressum`,
    news: `news, nachrichten, neuigkeiten`,
    pictures: `bilder, bild, fotos, foto, logo, png, zeichnung, ausmalbild, ausmalbilder, malvorlage, malvorlagen`,
    files: `vorlage, vorlagen, muster, formular, excel, arbeitsblatt, arbeitsblätter, zum ausdrucken`,
    repair: `reparatur, reparieren, defekt, kaputt, funktioniert nicht, geht nicht, problem, probleme, fehler, störung, ersatzteile`,
    selling: `verkaufen`,
    renting: `mieten, vermietung, verleih, leihen, ausleihen, leasing, leasen`,
    used: `gebraucht, gebrauchte, gebrauchter, gebrauchtes, gebrauchten, second hand`,
    tools: `rechner, app, apps, software, tool, tools, generator, programm, programme`,
    role: `aufgaben, tätigkeiten, berufsbild, was macht ein, was macht eine, stellenbeschreibung`,
    children: `kinder, kindern, kleinkinder, baby, babys, jugendliche`,
    alternatives: `alternative, alternativen, konkurrenten`,
    comparison: `unterschied, unterschiede, vs`,
    price: `preis, preise, kosten, kostet, preisliste, gebühr, gebühren, tarif, tarife, honorar`,
  },
  needDecoys: `kontaktlinsen, ip adresse, alternative medizin, alternative energien`,
  intentDecoys: `kontakt linsen, ip adresse, stellenangebote, jobangebote`,
  questionOpenings: `kann ich, kann man, darf ich, darf man, muss ich, muss man, ist es, gibt es, sollte ich, in welchem, in welcher, ab wann, bis wann, seit wann, mit was, für was, zu was`,
  compounds: {
    linkingElements: ['s', 'es', 'n', 'en', 'er', 'e', 'ens'],
    parts: `abend abfall aktie aktien alter altersvorsorge amt angebot angestellte anlage anlagen antrag anwalt apotheke apparat arbeit arbeits arbeiter arbeitgeber arbeitnehmer arzt aufgabe auftrag auge augen ausbildung ausweis auto automat
      baby bad bahn ball bank bau bauch baum becken bedarf beitrag beruf berufs besteck beton betrieb betriebs bett beutel bild bier bilder bio blatt blau blech blume blumen blut boden bohr brand brett brief brille brot bruch brücke buch bücher burg büro
      camping chemie computer creme dach dachs dämm damen daten decke dienst dienstleistung ding dorf dose drucker dusche eck eigentum einkommen einkommens eisen energie erbe erbschaft ernte essen fabrik fach fahr fahrrad fahrt fahrzeug fall farbe faser feier feld fenster ferien fest feuer film finanz firma fisch fläche fleisch flug flughafen foto frau freizeit freund frist führer führung fuß fußball
      garage garten gas gast gebäude gebühr gehalt gehalts geld gemeinde gemüse gerät geräte gericht geschäft geschenk geschenke geschichte gesetz gesicht gesichts gesundheit gesundheits getränk gewerbe gewicht gips glas gras grenze griff größe grund gruppe gut haar haft haftpflicht hals hand handel handels handy haupt haus haushalt haut heim heiz heizung hemd herbst herd herr herren herz hilfe himmel hobby hochzeit hochzeits hof holz hose hotel hund hunde
      immobilie immobilien industrie internet jacke jahr jahres jugend junge kabel kaffee kalender kamera kammer karte karten kasse katze katzen kauf keller kette kfz kind kinder kinds kirche klasse kleid kleider kleidung klima koch koffer kohle konto kopf körper kraft kranken krankheit krankenhaus kredit kreditkarte kreis krieg küche küchen kugel kultur kunde kunden kündigung kündigungs kunst kurs kurz
      lack laden lager lampe land lang lauf leben lebens lebensmittel leder lehrer leib leih leistung leistungs leiter licht liebe liste lohn luft macht maler mann mantel markt maschine maschinen maß massage matratze mauer maus meer mehr mehrwert meister mensch messe messer metall miete mieter miet mittel möbel mode monat motor motorrad müll mund musik mutter
      nacht nagel name natur nebel netz not nummer obst ofen öl ohr opfer ordnung ort pacht papier park partner pension person personal pfand pferd pferde pflanze pflanzen pflege pflicht photo platte platz post preis presse privat produkt programm projekt prüfung pumpe quelle rad rahmen rasen rat raum rechen rechner recht rechts rechtsschutz rechnung regal regel regen reihe reifen reinigung reise reisen rente renten reparatur rest richt ring rohr rolle rose rücken ruhe
      sache sack salz samen sand satz sauna schaden schaf schalter schatten schein schiene schiff schirm schlaf schlafzimmer schloss schlüssel schmerz schmuck schmutz schnee schnell schrank schrift schuh schuhe schuld schule schul schüler schutz schwein see seife seil seite seiten sekt selbst senior senioren service sicher sicherheit sicherheits sieb silber sitz sofa sohle solar sommer sonne sonnen sozial spiel spiele spielzeug spiegel sport sprache sprach spül staat stadt stahl stall stamm stand stange staub stein stelle stellen steuer steuern stift stoff straße straßen strand strom stück student studium stufe stuhl stunde stunden sturm suche system
      tag tage tagung tanz tarif tasche tasse tasten technik tee teil telefon teller teppich terrasse terrassen test text theater tier tiere tinte tisch titel tochter tod topf tor torte tour tracht trag trauer treppe treppen trink trocken truhe tuch tür türen turm uhr uhren umwelt umzug unfall universität unterhalt unterricht urlaub urlaubs vater verein vereins vergleich verkauf verkaufs verkehr verkehrs verleih verlust vermittlung vermögen versand versicherung versicherungs versorgung vertrag vertrags verwaltung vieh vogel volk vollmacht vorlage vorsorge
      wagen wahl wald wand wander wärme waren wartung wasch wäsche waschmaschine wasser weg wein weihnacht weihnachts weiß weiter welt werbe werbung werk werkstatt werkzeug wert wetter wiese wind winter wirtschaft wirtschafts wissen woche wochen wohn wohnmobil wohnung wohnungs wolle wort wunde würfel wurst zahl zahlung zahlungs zahn zahnarzt zauber zaun zeichen zeit zeitarbeit zeitung zelt zentral zeug zeugnis ziegel ziel zimmer zins zinsen zoll zucker zug zukunft zulage zusatz zwang`,
    heads: `versicherung versicherungen vergleich vergleiche vergleichen rechner berechnung berechnen kosten preis preise preisliste shop kaufen anbieter hersteller verleih vermietung verkauf reparatur wartung reinigung montage beratung berater agentur software system systeme
      vertrag verträge gesetz gesetze recht pflicht steuer steuern konto kredit kredite karte karten schuhe schuh stuhl stühle schrank schränke lampe lampen lampe maschine maschinen gerät geräte anlage anlagen ausbildung weiterbildung kurs kurse schulung seminar
      angebot angebote tarif tarife bescheinigung zeugnis kündigung abrechnung rechnung verwaltung vermittlung dienstleistung dienst dienste zentrum klinik praxis anwalt unternehmen firma firmen betrieb vorlage vorlagen muster beispiel beispiele anleitung testsieger erfahrungen bewertung`,
  },
  stem: stemGerman,
};
