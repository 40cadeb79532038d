// Dutch names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'orders',
  addressBook: 'adresboek',
  doorEvents: 'gebeurtenissen aan de deur',
  followed: 'gevolgde bezorgingen',
  wishes: 'vaste wensen',
  mails: 'mails en sms’en',
  auditLines: 'regels van het logboek',
  profile: 'profiel',
  devices: 'apparaten met meldingen',
  requests: 'verzoeken',
  account: 'account',
  waysToSignIn: 'manieren van aanmelden',
  sessions: 'sessies',
  secondSteps: 'tweede stappen',
  passkeys: 'passkeys',
  people: 'leden en uitnodigingen',
  drivers: 'chauffeurs',
  vehicles: 'gegevens van voertuigen',
  messages: 'berichten',
  invoices: 'facturen',
  settings: 'instellingen van het bedrijf',
  feedback: 'feedback',
  otherData: 'andere gegevens',
  keptAuditLines:
    'Wie wat doet moet na te gaan zijn: dat en wanneer iets gedaan is, blijft. Naam, adres en wat over de persoon stond, gaan weg. Zolang de eigenaar van het platform het logboek bewaart.',
  keptInvoices:
    'Belastingrecht: een factuur blijft zoals hij is uitgegeven, met naam en adres van het bedrijf. De jaren die de wet van de verkoper stelt, vaak tien.',
  keptCreditNotes:
    'Belastingrecht: een creditnota blijft zoals hij is uitgegeven, net als zijn factuur. De jaren die de wet van de verkoper stelt, vaak tien.',
  keptStops:
    'Het nummer antwoordde STOP. Het blijft bewaard zodat niemand het nog een sms stuurt, tot het START antwoordt.',
  keptBilling: 'Hoe het bedrijf op facturen heet. Een beheerder wijzigt het onder Instellingen, Abonnement.',
} satisfies Translation<typeof en>
