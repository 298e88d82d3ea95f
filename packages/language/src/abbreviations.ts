// Words written in capitals although people type them in lower case: common abbreviations, short words without a vowel, names of models.

const KNOWN: ReadonlySet<string> = new Set(
  `ai api bi cad cbd ceo cio cms cnc cpa cpu crm css cto cv diy dna doc eps erp ev faq gpa gpu gps hiv hoa hr hvac icd io ios iot ip iq
  jpg kpi led lms mba mri nas nfc ocr oem pcr pdf pos ppc pr psd ptsd pvc qa roi rv saas sap sat sdk sem seo sla sql ssd ssl suv tv tva ui uk url usa
  usb ux vpn vr xml`
    .split(/\s+/u)
    .filter(Boolean),
);
const NO_VOWEL = /^[b-df-hj-np-tv-xz]{2,4}$/u;
/** `db9`, `e61`, `ps5`. */
const MODEL = /^[a-z]{1,3}\d{1,4}[a-z]?$/u;
/** Without a vowel, and no abbreviation. */
const WORDS: ReadonlySet<string> = new Set(
  'vs mr mrs ms dr st nd rd th km kg cm mm ml ft lb lbs hrs pcs nt'.split(' '),
);

/** Of English lists, and of words that other languages took over. `word`: lower case. */
export function isAbbreviation(word: string): boolean {
  return KNOWN.has(word) || MODEL.test(word) || (NO_VOWEL.test(word) && !WORDS.has(word));
}
