// Names of large places and of who or what is from there: none leads a page that nobody searches for (`perth`, `indian`), whatever its pages share.
import { foldAccents } from '@silosmith/language';

/** In the languages of the packs, without accents. No word that is better known for something else (`nice`, `cologne`), nor that of a language (`spanish`): people learn it. */
const CITIES = `london manchester birmingham leeds glasgow edinburgh liverpool bristol dublin belfast sydney melbourne brisbane perth adelaide canberra auckland toronto vancouver montreal calgary ottawa
  chicago houston dallas austin philadelphia boston seattle denver atlanta miami berlin hamburg munchen munich koln frankfurt stuttgart dusseldorf leipzig dresden hannover nurnberg wien vienna zurich geneve
  paris lyon marseille toulouse bordeaux nantes strasbourg montpellier rennes grenoble bruxelles brussels brussel antwerpen madrid barcelona valencia sevilla malaga bilbao zaragoza bogota lima monterrey guadalajara
  roma rome milano milan napoli torino turin palermo genova bologna firenze bari catania venezia verona lisboa lisbon brasilia curitiba amsterdam rotterdam utrecht eindhoven groningen
  warszawa krakow wroclaw stockholm copenhagen oslo helsinki prague budapest istanbul dubai delhi mumbai bangalore chennai kolkata hyderabad pune singapore tokyo seoul beijing shanghai jakarta manila`;
const COUNTRIES = `united states, united kingdom, germany, france, italy, spain, portugal, netherlands, belgium, switzerland, austria, poland, czechia, sweden, norway, denmark, finland,
  ireland, greece, turkiye, russia, ukraine, romania, hungary, bulgaria, croatia, serbia, india, pakistan, bangladesh, sri lanka, nepal, japan, south korea, taiwan,
  vietnam, thailand, indonesia, malaysia, philippines, singapore, australia, new zealand, canada, mexico, brazil, argentina, colombia, peru, ecuador, venezuela, cuba, south
  africa, nigeria, kenya, ghana, egypt, morocco, tunisia, algeria, senegal, saudi arabia, united arab emirates, qatar, israel, iran, iraq, lebanon, vereinigte staaten,
  vereinigtes konigreich, deutschland, frankreich, italien, spanien, niederlande, belgien, schweiz, osterreich, polen, tschechien, schweden, norwegen, danemark, finnland,
  irland, griechenland, turkei, russland, rumanien, ungarn, bulgarien, kroatien, serbien, indien, bangladesch, sudkorea, indonesien, philippinen, singapur, australien,
  neuseeland, kanada, mexiko, brasilien, argentinien, kolumbien, kuba, sudafrika, kenia, agypten, marokko, tunesien, algerien, saudi arabien, vereinigte arabische emirate,
  katar, irak, libanon, etats unis, royaume uni, allemagne, italie, espagne, pays bas, belgique, suisse, autriche, pologne, tchequie, suede, norvege, finlande, irlande,
  grece, turquie, russie, roumanie, hongrie, bulgarie, croatie, serbie, inde, japon, coree du sud, viet nam, thailande, indonesie, malaisie, singapour, australie, nouvelle
  zelande, mexique, bresil, argentine, colombie, perou, equateur, afrique du sud, egypte, maroc, tunisie, algerie, arabie saoudite, emirats arabes unis, liban, estados
  unidos, reino unido, alemania, francia, italia, espana, paises bajos, belgica, suiza, polonia, chequia, suecia, noruega, dinamarca, finlandia, irlanda, grecia, turquia,
  rusia, ucrania, rumania, hungria, croacia, banglades, corea del sur, tailandia, malasia, filipinas, nueva zelanda, brasil, sudafrica, egipto, marruecos, tunez, argelia,
  arabia saudi, emiratos arabes unidos, catar, libano, stati uniti, regno unito, germania, spagna, portogallo, paesi bassi, belgio, svizzera, cechia, svezia, norvegia,
  danimarca, turchia, ucraina, ungheria, croazia, cina, giappone, corea del sud, thailandia, filippine, nuova zelanda, messico, brasile, egitto, marocco, arabia saudita,
  emirati arabi uniti, israele, alemanha, espanha, paises baixos, suica, tchequia, romenia, servia, paquistao, japao, coreia do sul, vietna, singapura, nova zelandia,
  equador, africa do sul, quenia, egito, marrocos, emirados arabes unidos, iraque, verenigde staten, verenigd koninkrijk, duitsland, frankrijk, spanje, nederland, belgie,
  zwitserland, oostenrijk, tsjechie, zweden, noorwegen, denemarken, ierland, griekenland, turkije, rusland, oekraine, roemenie, hongarije, bulgarije, kroatie, servie, zuid
  korea, maleisie, filipijnen, nieuw zeeland, brazilie, argentinie, zuid afrika, tunesie, algerije, saoedi arabie, verenigde arabische emiraten`;
const REGIONS = `europe europa africa afrika afrique asia asien asie america amerika amerique usa uk uae england scotland wales
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota
  mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming ontario quebec alberta manitoba queensland
  lombardia piemonte sicilia toscana puglia bayern hessen sachsen bretagne normandie catalunya andalucia galicia`;
const FROM_THERE = `african american asian european australian austrian belgian brazilian british canadian egyptian indian mexican pakistani philippine scottish swiss
  americain americaine europeen europeenne suisse belge indien africain amerikanisch europaisch osterreichisch schweizer indisch americano americana europeo europea mexicano mexicana argentino argentina
  svizzero indiano africano brasileiro brasileira europeu amerikaans amerikaanse europees europese belgisch belgische`;

const NAMES: ReadonlySet<string> = new Set([
  ...`${CITIES} ${REGIONS} ${FROM_THERE}`.split(/\s+/u),
  ...COUNTRIES.split(',').map((name) => name.trim().replace(/\s+/gu, ' ')),
]);

/** Whether a phrase is the name of a place and nothing else. */
export function isPlaceName(phrase: string): boolean {
  return NAMES.has(foldAccents(phrase.toLowerCase()).replaceAll('-', ' '));
}
