// German names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'Aufträge',
  addressBook: 'Adressbuch',
  doorEvents: 'Ereignisse an der Tür',
  followed: 'verfolgte Lieferungen',
  wishes: 'dauerhafte Wünsche',
  mails: 'Mails und SMS',
  auditLines: 'Zeilen des Protokolls',
  profile: 'Profil',
  devices: 'Geräte mit Mitteilungen',
  requests: 'Anfragen',
  account: 'Konto',
  waysToSignIn: 'Anmeldewege',
  sessions: 'Sitzungen',
  secondSteps: 'zweite Schritte',
  passkeys: 'Passkeys',
  people: 'Mitglieder und Einladungen',
  drivers: 'Fahrer',
  vehicles: 'Einträge zu Fahrzeugen',
  messages: 'Nachrichten',
  invoices: 'Rechnungen',
  settings: 'Einstellungen der Firma',
  feedback: 'Rückmeldungen',
  otherData: 'andere Daten',
  keptAuditLines:
    'Wer was darf, muss nachweisbar sein: Dass und wann etwas getan wurde, bleibt. Name, Adresse und was über die Person stand, gehen. Solange der Betreiber das Protokoll aufbewahrt.',
  keptInvoices:
    'Steuerrecht: Eine Rechnung bleibt, wie sie gestellt wurde, mit Name und Adresse der Firma. So viele Jahre, wie das Steuerrecht des Verkäufers verlangt, oft zehn.',
  keptCreditNotes:
    'Steuerrecht: Eine Gutschrift bleibt, wie sie gestellt wurde, wie ihre Rechnung. So viele Jahre, wie das Steuerrecht des Verkäufers verlangt, oft zehn.',
  keptStops:
    'Die Nummer hat STOP geantwortet. Sie bleibt, damit ihr niemand mehr schreibt, bis sie START antwortet.',
  keptBilling:
    'Als wen sich die Firma auf Rechnungen nennt. Ein Administrator ändert es unter Einstellungen, Tarif.',
} satisfies Translation<typeof en>
