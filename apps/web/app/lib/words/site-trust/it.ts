// Italian texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'L’accesso si decide nel database, riga per riga. Tutto ciò che sta sopra potrebbe fallire e un’azienda non ne vedrebbe comunque un’altra.',
  rows: 'Righe, non schermate',
  rowsMore:
    'Ogni tabella porta regole che dicono chi può leggere e scrivere quali delle sue righe. Sono verificate come un’unica tabella di chi, che cosa e come, con la risposta attesa scritta a mano. Una nuova tabella senza voce fa fallire la nostra build.',
  signIn: 'Accesso',
  signInPasswords:
    'Le password sono conservate come hash argon2id. Un account sconosciuto e una password sbagliata ricevono la stessa risposta.',
  signInTokens: 'I token di rinnovo cambiano, e uno rubato usato due volte annulla tutta la sua famiglia.',
  signInSecondFactor: 'Ognuno può attivare un secondo fattore (TOTP).',
  signInPasskey: 'Una passkey fa accedere senza password, e non su una pagina falsa.',
  signInReset: 'I link di ripristino funzionano una volta e scadono dopo {hours} ore.',
  keys: 'Chiavi e dispositivi',
  keysMore:
    'I token dei dispositivi sono mostrati una volta e conservati come hash. Un token appartiene a un veicolo e può solo comunicare dove si trova. I numeri di tracciamento hanno un carattere di controllo, e i tentativi di indovinarli sono limitati.',
  browser: 'Nel browser',
  browserMore:
    'Una politica dei contenuti severa, nessun frame, nessuno script da altrove. Dalle immagini ridimensionate viene tolto ciò che le fotocamere vi hanno scritto. I fogli di calcolo sono letti entro limiti.',
  report: 'Segnala una vulnerabilità',
  reportMore:
    'Scrivici da <contact>Contatto</contact> che cosa hai trovato e come ripeterlo. Rispondiamo entro {hours} ore nei giorni feriali, e non perseguiamo chi cerca in buona fede.',
  trustLead: 'Che cosa promettiamo, e dove puoi verificarlo.',
  promises: 'Promesse',
  promiseKept: 'Ciò che è stato confermato resta',
  promiseKeptMore: 'Una scrittura che abbiamo confermato sopravvive a un arresto del server.',
  promiseOnce: 'Nulla viene fatto due volte',
  promiseOnceMore: 'Una richiesta ripetuta con la stessa chiave riceve la prima risposta.',
  promisePlan: 'Un piano è ciò che dice',
  promisePlanMore: 'Un secondo programma ricalcola carico, tempi e fasce di ogni piano prima che tu lo veda.',
  promiseDeploy: 'Un rilascio non è un’interruzione',
  promiseDeployMore: 'La giornata in strada continua mentre il server cambia.',
  availability: 'Disponibilità',
  availabilityMore:
    'Le sonde lavorano sempre; la <status>pagina di stato</status> mostra i loro risultati, ogni disservizio che abbiamo pubblicato e la manutenzione programmata.',
  securityMore:
    'Come funzionano accesso ai dati, accesso all’account e chiavi è scritto nella <security>pagina sulla sicurezza</security>.',
  privacyMore:
    'Che cosa si conserva, per chi e per quanto tempo: <privacy>Privacy</privacy>. Mappa, strade e indirizzi vengono dai nostri server, a meno che non sia configurato un servizio esterno; questo riceve allora gli indirizzi che gli vengono chiesti.',
  leaving: 'Andarsene',
  leavingMore:
    'Di mese in mese. Gli amministratori portano via tutto in un solo file zip: ordini, persone, posizioni, foto, fatture e il registro. Anche per {days} giorni dopo la chiusura dell’azienda.',
  sources: 'Da dove vengono i dati della mappa',
  sourcesMore:
    'Le regioni reali sono compilate da OpenStreetMap, © collaboratori di OpenStreetMap, con licenza Open Database License. La città della demo, Ashmouth, è inventata e generata dal nostro programma.',
} satisfies Translation<typeof en>
