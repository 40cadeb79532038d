// Italian texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Gli archivi sono per gli amministratori',
  onlyAdministratorsMore: 'Qui un amministratore della tua azienda ne esporta i dati.',
  notStarted: 'Impossibile avviare l’archivio',
  sendingArchive: 'Invio dell’archivio',
  archivesNoun: 'archivi',
  archives: 'Archivi',
  archive: 'Archivio',
  export: 'Esporta',
  exportAll: 'Esporta tutto',
  exportAllMore:
    'Tutto ciò che è dell’azienda in un file zip: ordini, indirizzi, destinatari, flotta, autisti e impostazioni, piani, giri e posizioni, messaggi, email, membri, fatture e registro attività, file, foto e firme. Senza password né chiavi.',
  writeArchive: 'Crea archivio',
  import: 'Importa',
  importArchive: 'Importa un archivio',
  importArchiveMore:
    'In un’azienda vuota, da questa o da un’altra installazione. Gli ordini in viaggio tornano aperti.',
  chooseArchive: 'Scegli archivio',
  rowsOf: '{done} righe su {total}',
  writing: 'Creazione dell’archivio',
  reading: 'Lettura dell’archivio',
  notDownloaded: 'Impossibile scaricare l’archivio',
  writtenAt: 'Creato: {time}',
  importedAt: 'Importato: {time}',
  failed: 'non riuscito',
  sevenDays: 'Il file è stato conservato sette giorni.',
  download: 'Scarica, {size}',
  orderCount: '{count, plural, one {# ordine} other {# ordini}}',
  vehicleCount: '{count, plural, one {# veicolo} other {# veicoli}}',
  driverCount: '{count, plural, one {# autista} other {# autisti}}',
  depotCount: '{count, plural, one {# deposito} other {# depositi}}',

  // Closing
  closeCompany: 'Chiudi l’azienda',
  closeCompanyMore:
    'Prima viene creato il suo archivio. Poi le persone perdono l’accesso, e i giri inviati vengono completati. Gli amministratori possono scaricare l’archivio per 30 giorni; dopo si elimina tutto tranne le fatture.',
  closeQuestion: 'Chiudere l’azienda?',
  closeEffect:
    'Da ora nessuno dell’azienda può lavorare. Entro 30 giorni il proprietario della piattaforma può riaprirla; dopo, nessuno.',
  keepIt: 'Mantieni',
  notClosed: 'L’azienda non è stata chiusa',
  nameOfCompany: 'Nome dell’azienda',
  writeOut: 'Scrivilo per confermare',
} satisfies Translation<typeof en>
