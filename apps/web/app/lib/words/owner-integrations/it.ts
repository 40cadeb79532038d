// Italian texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Servizi',
  servicesNoun: 'servizi',
  outbox: 'Posta in uscita',
  servicesLead:
    'Impostati con variabili d’ambiente all’avvio del server; una prova invia una richiesta vera a ognuno.',
  mail: 'Server di posta',
  texts: 'SMS',
  maps: 'Mappe',
  roads: 'Motore stradale',
  geocoder: 'Ricerca indirizzi',
  storage: 'Archivio file',
  stripe: 'Pagamenti con carta',
  database: 'Database',
  mailsCaught: 'Le email sono intercettate e visibili in Posta in uscita',
  textsCaught: 'Gli SMS sono intercettati e visibili in Posta in uscita',
  drawnHere: 'Disegnate dalle regioni locali',
  onRegionsHere: 'Sulle regioni locali',
  onDisk: 'Sul disco di questo server',
  paidByHand: 'Le fatture si segnano pagate a mano',
  outcome: '{message} {milliseconds} ms',
  works: 'funziona',
  worksNot: 'non funziona',
  notSet: 'non impostato',
  builtIn: 'integrato',
  testWhat: 'Prova {name}',
  test: 'Prova',
  testing: 'Prova in corso',

  // API keys
  keysOfAll: 'Chiavi API di tutte le aziende',
  apiKeys: 'Chiavi API',
  document: 'Documento OpenAPI',
  noKeys: 'Nessuna azienda ne ha creata una. Gli amministratori le creano in Impostazioni, Chiavi API.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'tutto ciò che può chi l’ha creata',
  noLongerWorks: '{name} non funziona più',
  usedAt: 'usata {time}',
  neverUsed: 'mai usata',
  revoke: 'Revoca',
  revokeWhat: 'Revoca {name} di {company}',
} satisfies Translation<typeof en>
