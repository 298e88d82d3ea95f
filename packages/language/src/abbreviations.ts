// Words that people type in lower case and that are written otherwise: common abbreviations, short words without a vowel, names of models, and brands with capitals of their own.

const KNOWN: ReadonlySet<string> = new Set(
  `ai api bi cad cbd ceo cio cms cnc cpa cpu crm css cto cv diy dna doc eps erp ev faq gpa gpu gps hiv hoa hr hvac icd io ios iot ip iq
  jpg kpi led lms mba mri nas nfc ocr oem pcr pdf pos ppc pr psd ptsd pvc qa roi rv saas sap sat sdk sem seo sla sql ssd ssl suv tv tva ui uk url usa
  usb ux vpn vr xml ndis adhd pcos ocd tdee reit uti ibs uae dsgvo`
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

/** As their owners write them; short forms of companies, too. */
const BRANDS: ReadonlyMap<string, string> = new Map(
  `iPhone iPad iPod iMac iOS iCloud macOS MacBook AirPods AirTag YouTube Google Facebook Instagram WhatsApp LinkedIn TikTok Pinterest Netflix Spotify
  Microsoft PowerPoint OneDrive OneNote SharePoint WordPress WooCommerce PrestaShop Shopify PayPal eBay ChatGPT OpenAI DeepSeek GitHub GitLab JavaScript
  TypeScript PostgreSQL MySQL MongoDB HubSpot QuickBooks BigCommerce PlayStation Nintendo Minecraft GoPro AliExpress TripAdvisor DuckDuckGo CorelDRAW AutoCAD SketchUp InDesign Ltd Pvt Pty`
    .split(/\s+/u)
    .map((name) => [name.toLowerCase(), name]),
);

/** A word as it is written in a title: `AI`, `YouTube`; as it is where nothing else is known. `word`: lower case. */
export function asWritten(word: string): string {
  return BRANDS.get(word) ?? (isAbbreviation(word) ? word.toUpperCase() : word);
}
