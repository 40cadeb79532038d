// Italian texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Sei parti che condividono una giornata: che cosa è stato ordinato, che cosa è pianificato, che cosa succede e chi viene avvisato.',
  seeHowItWorks: 'Guarda come funziona<hidden>: {feature}</hidden>',
  close: 'Chiudi',

  // Screenshots
  analyticsScreen: 'Analisi: puntualità e costi per giorno, pianificato ed effettivo per veicolo',
  rolesScreen: 'La tabella dei ruoli: i diritti di ogni ruolo e i ruoli dell’azienda',
  companiesScreen: 'L’elenco delle aziende del proprietario: stato, piano, veicoli e ordini di ciascuna',
  driverScreen: 'Il telefono dell’autista: la prossima fermata del giro',

  // Route planning
  planningLong:
    'Un motore che migliora il piano finché ha tempo. Puoi fermarlo in qualsiasi momento e tenere il miglior piano trovato.',
  shift: 'Turno',
  shiftFact: 'al massimo 8 ore per autista',
  load: 'Carico',
  loadFact: '150 colli per veicolo, se non imposti altro',
  windows: 'Fasce orarie',
  windowsFact: 'il servizio inizia nella fascia, oppure i minuti di scarto sono indicati',
  priority: 'Priorità',
  priorityFact: 'le consegne prioritarie vanno per prime',
  distance: 'Distanza',
  distanceFact: 'un quarto in meno rispetto all’ordine del file, e anche di più',
  whatIsLeft: 'Ciò che resta',
  whatIsLeftFact: 'in elenco, con il motivo e la modifica più piccola che serve',
  nextPlanning: 'Avanti: pianificazione dei giri con l’IA',

  // Live tracking
  trackingLong:
    'Le posizioni arrivano da un telefono o da qualsiasi localizzatore che hai già. Ognuna aggiorna la previsione di tutte le fermate ancora da fare.',
  atRisk: 'A rischio',
  atRiskFact: 'prima le peggiori, con i minuti e la causa',
  forecast: 'Previsione',
  forecastFact: 'dalle strade, dai tempi di sosta e dalla giornata fin qui',
  recipient: 'Destinatario',
  recipientFact: 'una pagina, una risposta per prima: quando',
  notice: 'Avviso',
  noticeFact: 'parte quando il veicolo è a 30 minuti',
  trackers: 'Localizzatori',
  trackersFact: 'protocolli OsmAnd e OwnTracks, nessun nuovo hardware',
  nextTracking: 'Avanti: tracciamento in tempo reale e notifiche',

  // Analytics
  analyticsLong: 'I dati di ogni giornata effettuata, confrontati con altrettanti giorni precedenti.',
  onTime: 'Puntualità',
  onTimeFact: 'per giorno, autista, veicolo, deposito e cliente',
  drivenFact: 'pianificato ed effettivo, veicolo per veicolo',
  export: 'Esportazione',
  exportFact: 'i dati come tabella e in CSV',
  nextAnalytics: 'Avanti: pannello di analisi',

  // Security
  securityLong:
    'Gli accessi si decidono nel database, riga per riga, per ogni tabella e ogni via d’ingresso. Le schermate si limitano a rifletterli.',
  roles: 'Ruoli',
  rolesFact: 'proprietario, amministratore, operatore di centrale, sola lettura, autista, destinatario',
  signIn: 'Accesso',
  signInFact: 'un secondo passaggio con i codici di un telefono',
  publicPages: 'Pagine pubbliche',
  publicPagesFact: 'nessun telefono, nessun nome completo, nessun’altra fermata',
  nextSecurity: 'Avanti: sicurezza aziendale',

  // Several companies
  tenantsLong: 'Per gruppi e rivenditori: ogni azienda lavora come se fosse l’unica.',
  brand: 'Marchio',
  brandFact: 'il proprio colore sulla pagina di tracciamento',
  plans: 'Piani',
  plansFact: 'limiti per azienda, fatti rispettare dal server',
  data: 'Dati',
  dataFact: 'separati riga per riga nel database',
  nextTenants: 'Avanti: gestione di più aziende',

  // Driver app
  driverLong: 'Si apre nel browser del telefono che l’autista ha già, con e senza campo.',
  nextStop: 'Prossima',
  nextStopFact: 'indirizzo, fascia oraria, che cosa consegnare, nota',
  route: 'Giro',
  routeFact: 'ogni fermata della giornata, in ordine',
  proof: 'Prova',
  proofFact: 'foto, firma, nome, PIN o scansione, come chiede l’ordine',
  noSignal: 'Senza campo',
  noSignalFact: 'ciò che è fatto resta sul telefono e arriva più tardi, una volta sola',
  nextDriver: 'Avanti: app per gli autisti',
} satisfies Translation<typeof en>
