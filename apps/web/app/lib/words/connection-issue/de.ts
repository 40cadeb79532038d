// German texts of a lost connection and its checks.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Verbindungsproblem erkannt',
  lead: '{problem}. Deine Arbeit auf diesem Gerät ist sicher, und du bist noch angemeldet.',
  servicesDown: 'Verbindung fehlgeschlagen: {down} von {count} Diensten antworten nicht',
  serverSilent: 'Verbindung fehlgeschlagen: Der Server antwortet nicht',
  retry: 'Verbindung erneut versuchen',
  onTheRoad: 'Unterwegs',
  onTheRoadMore:
    'Die Fahrzeuge fahren ihre Touren weiter. Die Telefone speichern ihre Positionen und senden sie, sobald es wieder geht.',
  recipients: 'Empfänger',
  recipientsMore: 'Die Sendungsverfolgung zeigt die letzte Position und wie alt sie ist.',
  here: 'Hier',
  hereMore: 'Niemand wurde abgemeldet. Diese Seite macht von selbst weiter, sobald die Dienste antworten.',
  works: 'geht',
  cut: 'unterbrochen',
  milliseconds: '{count} ms',
  seconds: '{count} s',
  thisBrowser: 'Dieser Browser',
  online: 'online',
  offline: 'offline',
  yourNetwork: 'Dein Netz',
  connected: 'verbunden',
  noNetwork: 'kein Netz',
  wayHere: 'Der Weg hierher',
  downOf: '{down} von {count} ausgefallen',
  checks: 'Prüfungen',
  check: 'Prüfung',
  state: 'Zustand',
  answer: 'Antwort',
  timeOf: 'Zeit, von {seconds} s',
  reportCopied: 'Bericht kopiert',
  checksAgain: 'Prüft von selbst alle {seconds} s erneut.',
  checkedAt: 'Geprüft um {time}.',
  fullDiagnostics: 'Vollständige Diagnose',
  statusPage: 'Statusseite',
  copyReport: 'Bericht kopieren',

  // Checks
  statePending: 'wartet',
  stateRunning: 'läuft',
  stateSuccess: 'in Ordnung',
  stateSlow: 'langsam',
  stateError: 'fehlgeschlagen',
  stateTimeout: 'Zeit abgelaufen',
} satisfies Translation<typeof en>
