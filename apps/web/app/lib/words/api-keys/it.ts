// Italian texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'Chiavi API',
  onlyAdministrators: 'Le chiavi API sono per gli amministratori',
  onlyAdministratorsMore: 'Un amministratore della tua azienda le crea e revoca qui.',
  notLoaded: 'Impossibile caricare le chiavi',
  loadingKeys: 'Caricamento delle chiavi',
  newKey: 'Nuova chiave',
  noKeys: 'Ancora nessuna chiave',
  noKeysMore:
    'Con una chiave il tuo software importa ordini, legge piani o invia posizioni, e nulla che tu non abbia spuntato.',
  test: 'Test',
  everything: 'tutto ciò che può chi l’ha creata',
  atMost: 'al massimo {calls} chiamate al minuto',
  fromPages: 'da pagine di {origins}',
  lastUsed: 'Ultimo uso: {time}',
  neverUsed: 'Mai usata',
  madeAt: 'creata: {time}',
  madeBy: 'creata: {time}, da {name}',
  revoke: 'Revoca',
  revokeQuestion: 'Revocare {name}?',
  revokeEffect: 'I programmi che usano questa chiave vengono rifiutati subito. Non si può annullare.',
  noLongerWorks: '{name} non funziona più',
  nothingChanged: 'Nulla è cambiato',

  // Form
  newApiKey: 'Nuova chiave API',
  yourNewKey: 'La tua nuova chiave',
  bearerHint: 'Inviala come token Bearer, mai in un indirizzo.',
  createKey: 'Crea chiave',
  notCreated: 'Impossibile creare la chiave',
  name: 'Nome',
  nameHint: 'Il sistema che la userà',
  itMay: 'Può',
  sendPositions: 'inviare posizioni dei veicoli',
  keepTeam: 'Gestire la squadra, per un provider di identità (SCIM)',
  callsPerMinute: 'Chiamate al minuto',
  callsPerMinuteHint: 'Vuoto: nessun limite proprio',
  origins: 'Pagine che possono chiamare con questa',
  originsHint:
    'Un’origine per riga, come https://shop.example. Vuoto per i programmi. I visitatori di una pagina possono leggerne la chiave',
  testKey: 'Chiave di test',
  testKeyMore:
    'Lavora in una sandbox con ordini, veicoli e piani propri: non invia nulla a nessuno, e i webhook creati con questa ricevono solo eventi di test.',
} satisfies Translation<typeof en>
