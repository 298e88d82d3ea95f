import { LANGUAGES } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { AUTHOR_PHRASES, INVITATIONS } from './invitation-phrases.ts';
import { invitesToAct, namesAuthor } from './invitations.ts';
import { PASSIVE_GRAMMARS } from './passive-grammars.ts';

describe('a call to action', () => {
  it.each([
    ['en', 'Contact us for a quote.'],
    ['en', 'Ready to start? Order your first box today.'],
    ['en', 'Download the checklist.'],
    ['de', 'Fordern Sie jetzt Ihr Angebot an.'],
    ['de', 'Wir helfen gern: rufen Sie uns an.'],
    ['de', 'Hol dir die Checkliste.'],
    ['nl', 'Vraag een offerte aan.'],
    ['nl', 'Neem gerust contact met ons op.'],
    ['fr', 'Demandez votre devis gratuit.'],
    ['fr', 'N’hésitez pas à nous écrire.'],
    ['es', 'Solicita tu presupuesto.'],
    ['es', 'Si tienes dudas, contáctanos.'],
    ['it', 'Richiedi un preventivo.'],
    ['it', 'Per altre domande contattaci.'],
    ['it', 'Per un sopralluogo ci contatti.'],
    ['it', 'Richieda il suo preventivo.'],
    ['it', 'Si iscriva alla newsletter.'],
    ['pt', 'Peça o seu orçamento.'],
    ['pt', 'Entre em contato com a equipa.'],
  ])('%s: %s', (language, sentence) =>
    expect(invitesToAct(sentence.split(/(?<=\?) /u), language)).toBe(true),
  );

  it.each([
    ['en', 'Many people sign up for a course and order the parts later.'],
    ['en', 'The contact usually breaks first.'],
    ['en', 'Order your options by price.'],
    ['en', 'Request the full price, and not just the advertised figure.'],
    ['de', 'Viele bestellen die Teile erst später.'],
    ['nl', 'Vraag de volle prijs, niet alleen het laagste bedrag.'],
    ['nl', 'Het contact breekt meestal als eerste.'],
    ['fr', 'Pour en savoir plus, voir la page des voyants.'],
    ['fr', 'Le contact se casse souvent.'],
    ['es', 'El contacto se rompe primero.'],
    ['it', 'Il contatto si rompe per primo.'],
    ['it', 'Paga meno chi si iscriva entro maggio.'],
    ['pt', 'O contato quebra primeiro.'],
  ])('not in %s: %s', (language, sentence) => expect(invitesToAct([sentence], language)).toBe(false));
});

describe('an author', () => {
  it.each([
    ['en', 'About the author'],
    ['en', 'Written by Jane Doe, a mechanic for twenty years.'],
    ['en', 'By Jane Doe'],
    ['en', 'Author: Jane Doe'],
    ['de', 'Über die Autorin'],
    ['de', 'Von Anna-Lena Müller'],
    ['nl', 'Over de auteur'],
    ['nl', 'Geschreven door Jan de Vries'],
    ['nl', 'Door Jan de Vries'],
    ['fr', 'À propos de l’auteur'],
    ['fr', 'Par Élise Martin'],
    ['es', 'Sobre la autora'],
    ['es', 'Escrito por Ana Gómez.'],
    ['it', "L'autrice"],
    ['it', 'A cura di Anna Rossi'],
    ['pt', 'Sobre o autor'],
    ['pt', 'Por João Silva'],
  ])('%s: %s', (language, line) => expect(namesAuthor(['A title', line], language)).toBe(true));

  it.each([
    ['en', 'By Monday the parcel is there.'],
    ['en', 'Written by hand, the letter takes an hour.'],
    ['en', 'Authority grows slowly.'],
    ['de', 'Von Hamburg nach Berlin sind es drei Stunden.'],
    ['nl', 'Door Nederland loopt de Rijn.'],
    ['fr', "L'auteur du livre vit à Paris."],
    ['es', 'Por Navidad suben los precios.'],
    ['it', 'Di Roma si parla molto.'],
    ['pt', 'Por isso os preços sobem.'],
  ])('not in %s: %s', (language, line) => expect(namesAuthor([line], language)).toBe(false));
});

it('has a rule for every language of import, and none where it says nothing', () => {
  const importable = LANGUAGES.filter((one) => one.importable).map(({ tag }) => tag);
  for (const table of [INVITATIONS, AUTHOR_PHRASES, PASSIVE_GRAMMARS]) {
    expect(Object.keys(table).sort()).toEqual(importable.toSorted());
  }
  expect(invitesToAct(['Kontakta oss.'], 'sv')).toBe(null);
  expect(namesAuthor(['Om författaren'], 'sv')).toBe(null);
});
