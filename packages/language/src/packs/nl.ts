import { stemDutch } from '../stemmers/dutch.ts';
import type { PackSource } from './language-pack.ts';

// Not function words here, because they change what is searched for: niet, geen, zonder, tegen, buiten, binnen.
export const nl: PackSource = {
  tag: 'nl',
  functionWords: `de het een 't 'n en of maar want dus als dan dat die dit deze er hier daar
    ik jij je u hij zij ze wij we jullie mij me mijn m'n jouw uw zijn z'n haar hun ons onze hen hem zich zichzelf
    ben bent is was waren wees geweest word wordt worden werd heb hebt heeft hebben had hadden
    kan kun kunt kunnen kon konden zal zult zullen zou zouden moet moeten moest mag mogen wil wilt willen doe doet doen ga gaat gaan
    van in op aan bij met voor door uit naar om te tot over per via onder tussen tijdens sinds volgens
    ook nog wel al zo toch heel erg zeer veel meer alle alles elk elke ieder iedere andere ander ene eigen zelf men iemand`,
  questionWords: `hoe wat waar wanneer waarom wie welk welke waarvoor waarmee waarvan hoeveel hoelang hoezo wiens`,
  qualifiers: `beste top goedkoop goedkope goedkoopste betaalbaar betaalbare kopen koop review reviews ervaringen aanbevolen populair populaire nieuw nieuwe nieuwste laatste goed goede gratis online buurt leuk leuke leukste mooi mooie mooiste populairste bekend bekende actuele`,
  intentWords: {
    informational: `hoe, wat, waar, wanneer, waarom, wie, welk, welke, hoelang, wat is, hoe werkt, betekenis, uitleg, handleiding, gids, stappenplan, tips, tip, ideeën, idee,
      inspiratie, voorbeeld, voorbeelden, recept, recepten, leren, cursus, definitie, geschiedenis, voordelen, nadelen, oorzaken, oorzaak, symptomen,
      verschil, verschil tussen, zelf maken, zelf doen, stap voor stap, checklist, sjabloon, informatie, feiten, soorten, mogelijkheden, berekenen, kan ik, mag ik, moet ik`,
    commercial: `beste, best, top, top 10, review, reviews, ervaring, ervaringen, recensie, recensies, beoordeling, beoordelingen, vergelijk, vergelijken, vergelijking, vergelijker, vs, versus, of,
      prijs, prijzen, kosten, kost, tarief, tarieven, goedkoop, goedkope, goedkoopste, goedkoper, voordelig, voordelige, betaalbaar, betaalbare, test, getest, testwinnaar, consumentenbond,
      alternatief, alternatieven, aanbevolen, keuzehulp, koopgids, merk, merken, hoeveel kost, wat kost, bedrijf, bedrijven, leverancier, leveranciers, aanbieder, aanbieders, bureau, prijs kwaliteit, specialist`,
    transactional: `kopen, koop, te koop, bestellen, bestel, aanschaffen, korting, kortingen, kortingscode, aanbieding, aanbiedingen, actie, acties, actiecode, sale, uitverkoop, deal, deals, coupon,
      huren, te huur, verhuur, boeken, boek online, reserveren, reservering, afsluiten, aanvragen, aanvraag, offerte, offertes, winkel, winkels, webshop, webwinkel, online kopen, gratis verzending, leverbaar, op voorraad,
      downloaden, download, abonnement, inschrijven, aanmelden, tweedehands, outlet, bezorgen, bezorging, laten maken, in de buurt, leasen, lease, tickets, afspraak maken, waar te koop, proefperiode, black friday`,
    navigational: `inloggen, login, log in, inlog, contact, contactgegevens, klantenservice, over ons, openingstijden, telefoonnummer, adres, mijn account, officiële site, officiële website,
      homepage, www, werken bij, vestigingen, portaal, hoofdkantoor`,
  },
  needWords: {
    pay: `salaris, salarissen, loon, inkomen, verdient, verdienen`,
    jobs: `vacature, vacatures, baan, banen, werken bij, bijbaan, sollicitatie, cv, stage`,
    study: `opleiding, opleidingen, cursus, cursussen, studie, studies, training, trainingen, diploma, certificaat, hbo, mbo, universiteit, workshop, workshops,
      leren, examen`,
    law: `wet, wetten, wetgeving, wettelijk, belasting, btw, vergunning, verplicht, boete, verboden, toegestaan`,
    account: `inloggen, login, contact, klantenservice, telefoonnummer, adres`,
    news: `nieuws`,
    pictures: `afbeelding, afbeeldingen, foto, fotos, foto's, plaatjes, logo, tekening, kleurplaat, kleurplaten`,
    files: `sjabloon, voorbeeldbrief, excel, werkblad, werkbladen, printen`,
    repair: `reparatie, repareren, kapot, werkt niet, storing, probleem, problemen, defect, fout`,
    selling: `verkopen`,
    renting: `huren, huur, verhuur, te huur, lease, leasen`,
    used: `tweedehands, gebruikt, gebruikte, occasion, occasions`,
    tools: `app, apps, software, rekentool, calculator, generator, tool, tools`,
    role: `taken, functieomschrijving, wat doet een`,
    children: `kinderen, kind, baby, baby's, peuter, peuters, kleuter, kleuters, tieners`,
    alternatives: `alternatief, alternatieven, concurrenten`,
    comparison: `verschil, verschillen, vs, vergelijking`,
    price: `prijs, prijzen, kosten, kost, tarief, tarieven, prijslijst, offerte`,
  },
  needDecoys: `contactlenzen, ip adres`,
  intentDecoys: `contact lens, contact lenzen, ip adres`,
  questionOpenings: `kan ik, kun je, kan je, mag ik, mag je, moet ik, moet je, is het, zijn er, op welke, in welke, met welke, vanaf wanneer, tot wanneer, sinds wanneer`,
  compounds: {
    linkingElements: ['s', 'e', 'en', 'n', 'er', 'ne'],
    parts: `aanbod aandeel aanvraag aanbieding advies afval arbeid auto avond baby bad bank bed bedrijf bedrijven belasting berg beton beurs bewijs bier blad bloed bloem bloemen boek boot bos bouw brand brief brood brug bureau
      camera college computer controle contract dag dak dames deur dienst dieren dier dokter dorp droom drank eiland energie feest fiets film foto gas gebied gebouw geld geluid gemeente gids glas gordijn groep groente haar hand handel
      hart hef heren herfst hond honden hotel hout huid huis huizen huur hypotheek ijs industrie inbouw jaar jas jeugd jurk kaart kaarten kamer kantoor kast kat katten keuken keuring kind kinder kinderen klas kleding kleur klimaat klok koffie koken kosten krediet kunst kussen
      laptop land lamp leer leraar leven lening licht lijst lucht machine man markt materiaal meer melk mens meubel meubels middel milieu mode motor muur muziek nacht natuur net nummer olie onderhoud onderwijs onderzoek oog oor
      paard pakket pan papier park patient pensioen personeel plaat plaats plan plank plant planten plastic prijs programma project raad raam recht regen reis reizen rek rekening ring ruimte school schoen schoenen schuur sleutel slot snelheid soort spel spelen sport spiegel stad steen stoel stof stoom straat stroom systeem
      taal taart tafel tak tand tarief tas taxi techniek tegel tegels telefoon temperatuur tent test thee tijd toets toilet trap trein trui tuin uitvaart uur vakantie vee verf verhaal verkeer verkoop verlof verlichting vervoer verzekering vergelijk vergelijking vis vlees vlieg vloer voer voet voetbal vogel voor vracht vriend vrouw vrouwen vrucht
      wagen wand was wasmachine water web weg week wekker werk werken wet wijn winkel winter woning woord zaak zak zand zee zeil ziek ziekte zolder zon zorg zomer zwem zwembad zelf wit zwart rood groen blauw woon slaap eet tweede hands goed koop laad paal pomp warmte zonne paneel panelen schilder dakpan hoek bank kraan machine reiniging schoonmaak`,
    heads: `verzekering verzekeringen vergelijking vergelijken vergelijker rekening berekenen rekenmachine hypotheek lening leningen kosten prijs prijzen winkel winkels schoenen kleding tafel tafels stoel stoelen kast kasten lamp lampen
      machine machines fiets fietsen verhuur verkoop reparatie onderhoud installatie bedrijf bedrijven bureau opleiding opleidingen cursus cursussen aanbieding aanbiedingen systeem systemen software kaart kaarten belasting regeling contract zorg
      vloer vloeren verlichting behang bloemen reizen vakantie vakanties huisje huisjes programma advies adviseur training trainingen dienst diensten wasser wagen pomp pompen paneel panelen keuring reiniging`,
  },
  stem: stemDutch,
};
