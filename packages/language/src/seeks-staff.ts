// Italian `cerca`: what an employer does (`la scuola cerca docenti`), or what the reader is to do (`cerca scuola`).

/** Of one employer or of the reader. */
const SEEKS = 'cerca';
/** Of employers, unless it is work that is sought. */
const SEEK: ReadonlySet<string> = new Set(['cercano', 'cercasi']);
const WORK: ReadonlySet<string> = new Set(['lavoro', 'impiego', 'occupazione']);
/** What all of these say: they hire. */
const HIRE = 'assumono';
const BETWEEN: ReadonlySet<string> = new Set(
  'di un uno una dei degli delle nuovi nuove nuovo nuova urgentemente'.split(' '),
);
/** Who works there; beside these the endings of trades. */
const STAFF: ReadonlySet<string> = new Set(
  `personale ata dipendente dipendenti docente docenti insegnante insegnanti prof professore professori maestra maestre maestro maestri
   bidella bidelle bidello bidelli supplente supplenti assistente assistenti impiegata impiegate impiegato impiegati operaia operaie operaio
   operai segretaria segretarie segretario segretari cuoca cuoche cuoco cuochi commessa commesse commesso commessi badante badanti oss tata
   tecnico tecnici medico medici addetto addetti addetta addette apprendista apprendisti stagista stagisti tirocinante tirocinanti
   consulente consulenti agente agenti ingegnere ingegneri architetto architetti candidati collaborazione`.split(
    /\s+/u,
  ),
);
const TRADE = /.{3}(?:tor[ei]|tric[ei]|ist[aei]|ier[aei])$/u;

/** Whether a word is read as those beside it say. */
export const maySeekStaff = (word: string, language: string): boolean =>
  language === 'it' && (word === SEEKS || SEEK.has(word));

/** The word as it is read there: itself, but for an employer who looks for somebody. */
export function seekingStaff(words: readonly string[], at: number, language: string): string {
  const word = words[at] ?? '';
  if (!maySeekStaff(word, language)) return word;
  let next = at + 1;
  while (BETWEEN.has(words[next] ?? '')) next++;
  const sought = words[next] ?? '';
  if (SEEK.has(word)) return WORK.has(sought) ? word : HIRE;
  return STAFF.has(sought) || TRADE.test(sought) ? HIRE : word;
}
