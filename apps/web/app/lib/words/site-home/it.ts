// Italian texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Piattaforma di gestione flotte per le aziende',

  // First view
  noCardTrial:
    '{days, plural, one {# giorno di prova gratis, senza carta} other {# giorni di prova gratis, senza carta}}',
  heroTitle: 'Tutta la giornata pianificata, prima che parta il primo veicolo.',
  heroLead:
    'Pianificazione dei giri con l’IA, tracciamento in tempo reale e notifiche per le flotte di consegna, per ridurre i costi di consegna fino al {percent} per cento.',
  learnMore: 'Scopri di più<hidden> sulle funzioni</hidden>',
  sampleDay: 'Una giornata di esempio ad Ashmouth, disegnata come è stata pianificata',
  sampleStops: '{count, plural, one {<b>#</b> fermata} other {<b>#</b> fermate}}',
  sampleVans: '{count, plural, one {<b>#</b> veicolo} other {<b>#</b> veicoli}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'In cifre',
  upTo: 'fino al {percent}',
  lowerCost: 'in meno sui costi di consegna',
  outOf: '{rating} / {best}',
  customerRating: 'valutazione dei clienti',
  uptime: 'di disponibilità',
  trialDays: '{days, plural, one {#\u00a0giorno} other {#\u00a0giorni}}',
  freeNoCard: 'gratis, senza carta di credito',
  illustrative: 'Cifre illustrative. La pagina di stato mostra ciò che si misura.',

  // The planner in the page
  tryTitle: 'Prova il motore qui',
  tryLead:
    'Lo stesso pianificatore che gestisce la tua giornata, in questa pagina: un esempio di {stops} fermate, prima nell’ordine del file, poi come le pianifica il motore. Le linee sono rette, i chilometri sono su strada. Nulla lascia il tuo browser.',
  optimize: 'Ottimizza',
  loadingPlanner: 'Caricamento del pianificatore',

  // The plan
  oneSelection: 'Mappa, elenco e linea del tempo: una sola selezione',
  oneSelectionLead:
    'Indica una fermata e le altre due viste rispondono. Ciò che viola una regola è rosso proprio lì, con lo scarto. Ciò che ha bisogno di te aspetta in alto, con la modifica più piccola che serve.',
  reasons:
    '<b>Motivi, non rifiuti.</b> <more>Un ordine che non entra in un piano dice quale regola lo blocca e che cosa aiuterebbe.</more>',
  stopAnyTime:
    '<b>Fermalo quando vuoi.</b> <more>Il motore mostra quanto ha guadagnato e tiene il piano migliore.</more>',
  realRoads: '<b>Strade vere.</b> <more>Sensi unici, svolte e ponti sono in ogni minuto che conta.</more>',

  // The live day
  lateTitle: 'Vedi il ritardo prima che ci sia',
  lateLead: 'Ogni veicolo, ogni promessa e quelle che stanno per saltare, a partire dalle peggiori.',

  // The recipient
  recipientTitle: 'Una risposta per il destinatario',
  recipientLead:
    'La pagina di tracciamento dice quando e, se cambia, perché. Poi dove, chi e che cosa si può ancora cambiare. Con i tuoi colori, senza account.',
  seeTracking: 'Guarda una pagina di tracciamento',
  trackingScreen:
    'Una pagina di tracciamento su un telefono: l’ora di arrivo, la strada percorsa e il veicolo sulla mappa',

  // Testimonials
  whatDispatchersSay: 'Che cosa dicono in centrale',
  sampleTestimonials: 'Testimonianze di esempio',
  drawnPortrait: 'Ritratto disegnato',
  teaQuote:
    '«Prima pianificavamo fino alle nove di sera. Ora il piano è pronto prima che abbia versato il tè, e vedo perché ogni fermata è dove è.»',
  operationsManager: 'Responsabile operativa, {company}',
  reasonQuote:
    '«Il motivo accanto all’ordine che non entra ci ha risparmiato più telefonate di qualsiasi altra cosa sullo schermo.»',
  founder: 'Fondatore, {company}',
  printoutQuote:
    '«Dopo due giorni i miei autisti hanno smesso di chiedere la stampa. È il complimento più grande che fanno.»',
  headOfDispatch: 'Responsabile della centrale, {company}',

  // Drawings of features
  owner: 'Proprietario',
  dispatch: 'Centrale',
  driver: 'Autista',
  recipient: 'Destinatario',
  haveArrived: 'Sono arrivato',
} satisfies Translation<typeof en>
