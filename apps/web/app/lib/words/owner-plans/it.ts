// Italian texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Veicoli',
  people: 'Persone',
  textsMonth: 'SMS al mese',
  ordersDay: 'Ordini al giorno',
  storage: 'Spazio, MB',
  callsMinute: 'Chiamate API al minuto',
  plansQueue: 'Pianificazioni in coda',
  hasApi: 'Chiavi API e webhook',
  hasShops: 'Collegamenti ai negozi',
  hasBranding: 'Logo e colore propri',
  hasOwnMails: 'Email con parole proprie',

  // List of plans
  plansMore:
    'La pagina dei prezzi mostra quelli in vendita. Una modifica crea una nuova versione; gli abbonamenti esistenti restano come acquistati.',
  newPlan: 'Nuovo piano',
  thePlans: 'piani',
  noPlan: 'Ancora nessun piano',
  noPlanMore:
    'Le aziende scelgono tra i piani elencati qui. Senza piani, la pagina dei prezzi le rimanda a te.',
  tagPopular: 'il più scelto',
  tagNotSold: 'non in vendita',
  priceOnRequest: 'su richiesta',
  perMonth: '{price} al mese',
  perYear: '{price} all’anno',
  unlimited: 'illimitato',
  switchedOff: 'Disattivato',
  nothing: 'niente',
  mrr: 'MRR',
  version: 'Versione',
  earlierVersions: 'Versioni precedenti, {count}',
  versionLine: '{version}: {details}',
  versionVehicles:
    '{count, plural, =0 {veicoli illimitati} one {# veicolo} many {# veicoli} other {# veicoli}}',
  edit: 'Modifica',
  editPlan: 'Modifica {plan}',

  // Form
  savePlan: 'Salva il piano',
  saved: '{plan} salvato',
  notSaved: 'Impossibile salvare il piano',
  delete: 'Elimina',
  deleteQuestion: 'Eliminare {plan}?',
  deleteMore:
    'Il piano e le sue versioni spariscono. Un piano che delle aziende hanno viene solo tolto dalla vendita.',
  deleted: 'Piano eliminato',
  id: 'Identificatore',
  idHint: 'Nei link e nell’API: minuscole, non cambia mai',
  name: 'Nome',
  aMonth: 'Al mese',
  enterPrice: 'Inserisci un prezzo',
  onRequest: 'Prezzo su richiesta',
  otherPrices: 'Altri prezzi',
  otherPricesHint: 'All’anno o in altre valute, uno per riga: {example}',
  priceExample: 'Scrivi ogni prezzo così: {example}',
  zeroUnlimited: '0 è illimitato',
  textsHint: 'Ai destinatari; 0 è illimitato',
  storageHint: 'Tutti i file; 0 è illimitato',
  callsHint: 'Con tutte le chiavi; 0 è illimitato',
  queueHint: 'Che possono attendere; 0 è illimitato',
  switchedOn: 'Attivato',
  keepBought: 'Le aziende tengono ciò che hanno acquistato finché rinnovano o cambiano.',
  features: 'Funzioni',
  featuresHint: 'Una per riga, come nella pagina dei prezzi',
  popular: 'Il più scelto',
  onSale: 'In vendita',
} satisfies Translation<typeof en>
