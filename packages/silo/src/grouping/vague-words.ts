// Words that say what is asked of a thing and never which thing ('how long does X last'): pages that share nothing else are not related.
import { type LanguagePack, packFor } from '@silosmith/language';

/** Verbs and measures of questions, and words for kinds of pages; without accents, separated by white space. */
const VAGUE: Readonly<Record<string, string>> = {
  en: `long last lasts take takes make makes making made get gets getting need needs needed use uses used using work works working mean means meaning
    cost costs much many does happen happens happening know difference between without cause causes avoid start starts start stop help helps put go goes
    come comes look looks like want try keep find finder check list lists chart meaning definition example examples type types kind kinds way ways
    reason reasons thing things step steps tip tips idea ideas question questions answer answers near open hours opening learn about vs versus page
    size number day days time times year years old age low high big small long short full set buy sale price prices cheap review reviews guide
    effect effects side benefit benefits risk risks enough better good bad main common different real natural safe normal basic current recent service services company companies
    did done doing got gotten gives give gave given giving finds finding found going gone went coming came looking
    affect affects affecting affected impact impacts wants knowing chooses choose choosing keeps keeping tries trying starting helping needing`,
  nl: `lang duurt duren maken maakt nodig gebruiken gebruik werkt werken betekent betekenis kost kosten veel verschil tussen zonder oorzaak voorkomen
    beginnen helpt helpen zoeken vinden lijst voorbeeld voorbeelden soort soorten manier manieren tips ideeen vraag vragen uur tijd dag dagen jaar kopen prijs
    effect effecten bijwerking bijwerkingen voordeel voordelen nadeel nadelen probleem problemen dienst diensten
    doen doet gedaan gemaakt krijgen krijgt gekregen nemen neemt geven geeft gaan gaat komen komt kiezen kies zoek zoekt vind vindt laten
    laat koop koopt`,
  fr: `long longtemps durer dure prendre prend mettre utiliser utilise marche marcher signifie signification coute couter cout difference entre sans cause causes
    eviter commencer aider trouver chercher liste exemple exemples type types sorte facon facons conseil conseils idee idees question questions heure temps jour jours an ans acheter prix
    effet effets secondaire secondaires bienfait bienfaits risque risques fonction fonctionnement probleme problemes service services
    faire fait fais faites font faisant mets met mettez prends prenez avoir obtenir obtient donner donne trouve trouvent cherche
    sert servir sers servent cherchent aller va vais venir vient savoir choisir choisissez utilisent voir laisser laisse`,
  de: `lange dauert dauern machen macht brauchen braucht nutzen benutzen funktioniert funktionieren bedeutet bedeutung kostet kosten viel viele unterschied zwischen ohne ursache
    vermeiden anfangen hilft helfen finden suchen liste beispiel beispiele art arten tipps ideen frage fragen stunde zeit tag tage jahr jahre kaufen preis
    wirkung nebenwirkung nebenwirkungen vorteil vorteile nachteil nachteile problem probleme leistung leistungen
    machst gemacht tun tut getan gehen geht kommen kommt bekommen bekommt kriegen lassen lasst geben gibt nehmen nimmt findet gefunden sucht gesucht
    bringen bringt wissen wahlen benutzt nutzt gebraucht`,
  es: `largo dura durar tarda tomar hacer hace necesita usar uso funciona funcionar significa significado cuesta costar mucho cuanto cuanta diferencia entre sin causa
    evitar empezar ayuda encontrar buscar lista ejemplo ejemplos tipo tipos forma formas consejos ideas pregunta preguntas hora tiempo dia dias ano anos comprar precio
    efecto efectos secundarios beneficio beneficios riesgo riesgos problema problemas servicio servicios
    hago haz hacen haciendo hecho poner pone ponen toma toman tener tiene tienen dar obtener obtiene encuentra busco busca usa usan ir va van saber
    sabe conseguir consigue elegir elige dejar deja ver duran cuestan funcionan`,
  it: `lungo dura durare prendere fare fa serve usare uso funziona funzionare significa significato costa costare molto differenza tra senza causa
    evitare iniziare aiuta trovare cercare cerca cercasi cerco cercano lista esempio esempi tipo tipi modo modi consigli idee domanda domande ora tempo giorno giorni anno anni comprare prezzo
    effetto effetti collaterali beneficio benefici rischio rischi problema problemi servizio servizi
    faccio fai fanno fatto facendo prende prendo mettere mette dare avere ottenere ottiene trova trovo trovano usa usano andare va scegliere vedere
    sapere servono durano costano funzionano`,
  pt: `longo dura durar demora tomar fazer faz precisa usar uso funciona funcionar significa significado custa custar muito quanto quanta diferenca entre sem causa
    evitar comecar ajuda encontrar buscar lista exemplo exemplos tipo tipos forma formas dicas ideias pergunta perguntas hora tempo dia dias ano anos comprar preco
    efeito efeitos colaterais beneficio beneficios risco riscos problema problemas servico servicos
    faco fazem feito fazendo pegar ter tem dar obter conseguir consegue encontra usa usam ir vai colocar coloca toma escolher ver saber ficar fica
    deixar deixa duram custam funcionam`,
};

/** The same of languages without a pack: their lists are read with the pack of another. Words that English or its neighbours have, too, are left out. */
const ELSEWHERE = `pdf jak ile jest sa czy gdzie kiedy dlaczego jaki jaka jakie ktory ktore objawy przyczyny leczenie domowe sposoby sposob zdjecia cena opinie kupic
    cara adalah apa itu bagaimana membuat buat bikin menggunakan belajar contoh terdekat harga gratis terbaik pengertian fungsi aplikasi tempat biaya artinya
    как что это где когда почему купить цена отзывы своими руками бесплатно скачать
    nasil nedir nerede fiyat fiyati yorumlari hur vad pris kopa hvordan hvad koeb jak cena koupit recenze mennyi hogyan ar arak
    什么 什麼 怎么 怎麼 怎样 怎樣 如何 为什么 為什麼 哪里 哪裡 哪个 哪個 哪些 多少 多久 是 的 方法 意思 含义 含義 定义 定義 区别 區別 原因 教程 教學
    何 なに なぜ いつ どこ どう いくら 使い方 作り方 意味 違い`;

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const known = new Map<string, ReadonlySet<string>>();

function vagueWordsOf(pack: LanguagePack): ReadonlySet<string> {
  const built = known.get(pack.tag);
  if (built !== undefined) return built;
  const words = new Set([...wordsIn(VAGUE[pack.tag] ?? ''), ...wordsIn(ELSEWHERE)]);
  known.set(pack.tag, words);
  return words;
}

/** Tells vague words (lower case, without accents) of a language from others. */
export function createVagueWordTest(language: string): (word: string) => boolean {
  const vague = vagueWordsOf(packFor(language));
  return (word) => vague.has(word);
}

/** The same of their stems. */
export function createVagueStemTest(language: string): (stem: string) => boolean {
  const pack = packFor(language);
  const stems = new Set([...vagueWordsOf(pack)].map(pack.stem));
  return (stem) => stems.has(stem);
}
