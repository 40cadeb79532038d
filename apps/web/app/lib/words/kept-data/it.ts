// Italian names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'ordini',
  addressBook: 'rubrica',
  doorEvents: 'eventi alla porta',
  followed: 'consegne seguite',
  wishes: 'desideri permanenti',
  mails: 'e-mail e SMS',
  auditLines: 'righe del registro',
  profile: 'profilo',
  devices: 'dispositivi con notifiche',
  requests: 'richieste',
  account: 'account',
  waysToSignIn: 'modi di accesso',
  sessions: 'sessioni',
  secondSteps: 'secondi passaggi',
  passkeys: 'passkey',
  people: 'membri e inviti',
  drivers: 'autisti',
  vehicles: 'dati dei veicoli',
  messages: 'messaggi',
  invoices: 'fatture',
  settings: 'impostazioni dell’azienda',
  feedback: 'pareri',
  otherData: 'altri dati',
  keptAuditLines:
    'Va documentato chi fa che cosa: resta che qualcosa è stato fatto e quando. Nome, indirizzo e ciò che si diceva della persona vanno via. Finché il proprietario della piattaforma conserva il registro.',
  keptInvoices:
    'Diritto tributario: una fattura resta come emessa, con nome e indirizzo dell’azienda. Per gli anni fissati dalla legge del venditore, spesso dieci.',
  keptCreditNotes:
    'Diritto tributario: una nota di credito resta come emessa, come la sua fattura. Per gli anni fissati dalla legge del venditore, spesso dieci.',
  keptStops: 'Il numero ha risposto STOP. Resta perché nessuno gli scriva più, finché non risponde START.',
  keptBilling: 'Come si chiama l’azienda sulle fatture. Un amministratore lo cambia in Impostazioni, Piano.',
} satisfies Translation<typeof en>
