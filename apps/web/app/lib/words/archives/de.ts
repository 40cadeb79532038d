// German texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'Archive sind für Administratoren',
  onlyAdministratorsMore: 'Hier exportiert ein Administrator deiner Firma ihre Daten.',
  notStarted: 'Das Archiv konnte nicht begonnen werden',
  sendingArchive: 'Archiv wird gesendet',
  archivesNoun: 'Archive',
  archives: 'Archive',
  archive: 'Archiv',
  export: 'Export',
  exportAll: 'Alles exportieren',
  exportAllMore:
    'Alles von der Firma in einer Zip-Datei: Aufträge, Adressen, Empfänger, Fuhrpark, Fahrer und Einstellungen, Pläne, Touren und Positionen, Nachrichten, E-Mails, Mitglieder, Rechnungen und Protokoll, Dateien, Fotos und Unterschriften. Passwörter und Schlüssel sind nicht enthalten.',
  writeArchive: 'Archiv schreiben',
  import: 'Import',
  importArchive: 'Archiv importieren',
  importArchiveMore:
    'In eine leere Firma, aus dieser oder einer anderen Installation. Aufträge, die unterwegs waren, kommen als offen zurück.',
  chooseArchive: 'Archiv wählen',
  rowsOf: '{done} von {total} Zeilen',
  writing: 'Archiv wird geschrieben',
  reading: 'Archiv wird gelesen',
  notDownloaded: 'Das Archiv konnte nicht heruntergeladen werden',
  writtenAt: 'Geschrieben {time}',
  importedAt: 'Importiert {time}',
  failed: 'fehlgeschlagen',
  sevenDays: 'Die Datei wurde sieben Tage aufbewahrt.',
  download: 'Herunterladen, {size}',
  orderCount: '{count, plural, one {# Auftrag} other {# Aufträge}}',
  vehicleCount: '{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}',
  driverCount: '{count, plural, one {# Fahrer} other {# Fahrer}}',
  depotCount: '{count, plural, one {# Depot} other {# Depots}}',

  // Closing
  closeCompany: 'Firma schließen',
  closeCompanyMore:
    'Zuerst wird ihr Archiv geschrieben. Dann verlieren ihre Personen den Zugang; freigegebene Touren werden zu Ende gefahren. Administratoren können das Archiv 30 Tage lang herunterladen; danach wird alles außer den Rechnungen gelöscht.',
  closeQuestion: 'Firma schließen?',
  closeEffect:
    'Ab jetzt kann niemand aus der Firma mehr arbeiten. Innerhalb von 30 Tagen kann der Betreiber der Plattform sie wieder öffnen, danach niemand mehr.',
  keepIt: 'Behalten',
  notClosed: 'Die Firma wurde nicht geschlossen',
  nameOfCompany: 'Name der Firma',
  writeOut: 'Zur Bestätigung ausschreiben',
} satisfies Translation<typeof en>
