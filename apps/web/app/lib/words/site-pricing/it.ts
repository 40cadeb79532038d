// Italian texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Il prezzo dipende dai veicoli che usi',
  nothingOnSale: 'Al momento nessun piano è in vendita. Chiedici un prezzo.',
  driversFree:
    '{days, plural, one {Gli autisti non si contano. Ogni piano inizia con una prova di # giorno, senza carta.} other {Gli autisti non si contano. Ogni piano inizia con una prova di # giorni, senza carta.}}',
  ordersFree:
    '{days, plural, one {Ordini e autisti non si contano. Ogni piano inizia con una prova di # giorno, senza carta.} other {Ordini e autisti non si contano. Ogni piano inizia con una prova di # giorni, senza carta.}}',

  // Each plan
  mostPopular: 'il più scelto',
  priceCustom: 'Su misura',
  perMonth: '/mese',
  perYear: '/anno',
  yearPrice: 'o {price} per un anno',
  yearPriceSaving: 'o {price} per un anno, il {percent} in meno che mese per mese',
  vehicleLimit: '{count, plural, =0 {veicoli illimitati} one {fino a # veicolo} other {fino a # veicoli}}',
  andOn: 'e così via',
  choosePlan: 'Scegli {plan}',

  // Features of plans
  vehicles: '{count, plural, =0 {Veicoli illimitati} one {Fino a # veicolo} other {Fino a # veicoli}}',
  people:
    '{count, plural, =0 {Persone illimitate nel portale} one {# persona nel portale} other {# persone nel portale}}',
  everythingIn: 'Tutto ciò che c’è in {plan}',
  planningOnRoads: 'Pianificazione e ripianificazione su strade vere',
  liveInYourBrand: 'Mappa in diretta e pagine di tracciamento con il tuo marchio',
  importAndExport: 'Importazione CSV e XLSX, esportazione completa',
  analytics: 'Analisi',
  keysForYourSystems: 'Chiavi API per i tuoi sistemi',
  ownRegions: 'Regioni tue',
  serviceLevels: 'Livelli di servizio concordati',

  // The ruler
  vehicleCount: '{count, plural, one {# veicolo} other {# veicoli}}',
  vehicleCountOrMore: '{count, plural, one {#+ veicoli} other {#+ veicoli}}',
  vehiclesAndAnswer: '{count, plural, one {# veicolo: {answer}} other {# veicoli: {answer}}}',
  monthAnswer: '{plan}, {price} al mese, cioè {share} per veicolo',
  yearAnswer: '{plan}, {price} all’anno, cioè {share} per veicolo',
  askedAnswer: '{plan}, prezzo da concordare con te',
  beyondAnswer: 'oltre i piani in vendita: chiedici',

  // The comparison
  whatPlansInclude: 'Che cosa comprende ogni piano',
  aboveLimit:
    'Oltre il tuo numero di veicoli non si ferma nulla: la giornata pianificata arriva alla fine, e il veicolo successivo aspetta finché non passi a un piano superiore o ne archivi uno. Prezzi in dollari USA, tasse escluse.',
  what: 'Che cosa',
  included: 'compreso',
  notIncluded: 'non compreso',
  unlimited: 'illimitato',
  upTo: 'fino a {count}',
  planning: 'Pianificazione',
  rowVehicles: 'Veicoli',
  rowOrders: 'Ordini al giorno',
  rowDrivers: 'Autisti',
  rowPeople: 'Persone nel portale',
  rowRules: 'Fasce orarie, carichi, turni, competenze',
  rowRoads: 'Strade, mappe e indirizzi reali',
  theDay: 'La giornata',
  rowLive: 'Mappa in diretta e fermate a rischio',
  rowTrackers: 'Localizzatori OsmAnd e OwnTracks',
  rowTracking: 'Pagina di tracciamento per i destinatari',
  rowBranding: 'Il tuo logo e il tuo colore',
  rowMails: 'Email con parole tue',
  company: 'Azienda',
  rowApi: 'Chiavi API e webhook',
  rowShops: 'Collegamenti ai negozi',
  rowTexts: 'SMS al mese',
  rowStorage: 'Megabyte di file',
  rowCalls: 'Chiamate API al minuto',
  rowSupport: 'Risposta dell’assistenza entro',
  hours: '{count, plural, one {# ora} other {# ore}}',
} satisfies Translation<typeof en>
