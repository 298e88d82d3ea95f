import { stemItalian } from '../stemmers/italian.ts';
import type { PackSource } from './language-pack.ts';

// Not function words here, because they change what is searched for: non, senza, contro.
export const it: PackSource = {
  tag: 'it',
  functionWords: `il lo la i gli le l un uno una un' d di del dello della dei degli delle dell a ad al allo alla ai agli alle all da dal dallo dalla dai dagli dalle dall in nel nello nella nei negli nelle nell
    su sul sullo sulla sui sugli sulle sull con col per tra fra verso durante presso via
    e ed o oppure ma anche se che né quindi dunque però mentre
    io tu lui lei noi voi loro mi ti si ci vi ne me te sé mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra questo questa questi queste quello quella quelli quelle quell quest c s
    sono sei è siamo siete era erano stato stata essere sia fu ho hai ha abbiamo avete hanno aveva avere avuto posso può puoi possono potere devo deve devono dovere faccio fa fai fanno fare va vai vanno andare voglio vuole volere
    molto più già ancora tutto tutta tutti tutte altro altra altri altre ogni qualche alcuni alcune stesso stessa così ecc`,
  questionWords: `come cosa cos che quando dove dov perché perchè chi quale quali qual quanto quanta quanti quante`,
  qualifiers: `migliore migliori miglior top economico economica economici economiche comprare acquistare acquisto recensioni recensione opinioni consigliato consigliati popolari nuovo nuova nuovi nuove ultimo ultima ultimi ultime gratis gratuito gratuita gratuiti online vicino popolare famoso famosi famosa famose attuale`,
  intentWords: {
    informational: `^come, ^cosa, ^quando, ^dove, perché, ^chi, ^quale, ^quali, ^quanti, ^quante, come fare, cos è, che cos è, cosa significa, significato, definizione, spiegazione, guida, tutorial, consigli, consiglio, trucchi, trucco, idea, idee, esempio, esempi, modello, modelli,
      ricetta, ricette, imparare, storia, vantaggi, svantaggi, benefici, cause, causa, sintomi, sintomo, differenza, differenze, differenza tra, fai da te, passo passo, informazioni, tipi di, a cosa serve, come funziona, calcolare, calcolo, si può, legge, obbligo`,
    commercial: `migliore, migliori, miglior, top, top 10, recensione, recensioni, opinione, opinioni, confronto, confronti, confrontare, comparazione, vs, versus, o, prezzo, prezzi, costo, costi, costa, quanto costa, tariffa, tariffe, listino, economico, economica, economici, economiche, conveniente, convenienti, low cost, a basso costo,
      alternativa, alternative, classifica, test, consigliato, consigliati, qualità prezzo, guida all acquisto, marca, marche, produttore, produttori, fornitore, fornitori, azienda, aziende, agenzia, agenzie, ditta, ditte, software, preventivo, preventivi`,
    transactional: `comprare, compra, acquistare, acquisto, acquista, acquisti, ordinare, ordine online, vendita, in vendita, vendesi, sconto, sconti, scontato, codice sconto, offerta, offerte, promozione, promozioni, promo, coupon, saldi, buono sconto, affitto, affittare, in affitto, affittasi, noleggio, noleggiare,
      prenotare, prenotazione, prenotazioni, prenota, sottoscrivere, richiedere, negozio, negozi, negozio online, shop, shop online, spedizione gratuita, spedizione, consegna, a domicilio, disponibile, scaricare, scarica, download, abbonamento, abbonarsi, iscrizione, iscriversi,
      usato, usata, usati, usate, seconda mano, outlet, leasing, biglietti, biglietto, appuntamento, vicino a me, prova gratuita, dove comprare, black friday`,
    navigational: `login, accedi, accedere, area clienti, area riservata, contatti, contatto, chi siamo, servizio clienti, assistenza clienti, numero verde, orari, orario, orari di apertura, numero di telefono, indirizzo, il mio account, sito ufficiale,
      www, portale, lavora con noi, filiali`,
  },
  needWords: {
    pay: `stipendio, stipendi, retribuzione, quanto guadagna, guadagno, busta paga`,
    jobs: `lavoro, lavorare, offerte di lavoro, offerta di lavoro, assunzioni, cercasi, curriculum, tirocinio, lavora con noi, candidatura`,
    study: `corso, corsi, laurea, master, formazione, università, diploma, certificazione, studiare, studi, diventare, imparare, esame, facoltà`,
    law: `legge, leggi, legale, illegale, normativa, normative, regolamento, tassa, tasse, iva, imposta, multa, obbligo, vietato, detrazione`,
    account: `login, accedi, accesso, contatti, numero di telefono, indirizzo, numero verde, area riservata, assistenza clienti`,
    news: `notizie, news`,
    pictures: `immagini, immagine, foto, logo, disegno, disegni, png, da colorare`,
    files: `schede, schede didattiche, scheda, excel, ppt, da stampare`,
    repair: `riparazione, riparare, guasto, non funziona, problemi, errore`,
    selling: `vendere`,
    renting: `affitto, affittare, noleggio, noleggiare`,
    used: `usato, usata, usati, usate, seconda mano`,
    tools: `calcolatore, calcolatrice, app, software, generatore`,
    role: `mansioni, ruolo, cosa fa un, compiti di`,
    children: `bambino, bambini, bambina, neonato, neonati, ragazzi`,
    alternatives: `alternativa, alternative, concorrenti`,
    comparison: `differenza, differenze, vs, confronto`,
    price: `prezzo, prezzi, costo, costi, quanto costa, tariffa, tariffe, listino, preventivo`,
  },
  needDecoys: `lenti a contatto, indirizzo ip, medicina alternativa, energia alternativa, energie alternative`,
  intentDecoys: `lenti a contatto, test di gravidanza, analisi del sangue, indirizzo ip, offerte di lavoro, offerta di lavoro`,
  elisions: `l d un dell all dall nell sull coll quell quest c s cos dov com anch bell sant tutt quand`,
  questionOpenings: `a cosa, di cosa, per cosa, a che, di che, in che, da quando, da quanto, si può`,
  stem: stemItalian,
};
