// Polish names of stored data, for lists of personal data.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  orders: 'zlecenia',
  addressBook: 'książka adresowa',
  doorEvents: 'zdarzenia przy drzwiach',
  followed: 'śledzone dostawy',
  wishes: 'stałe życzenia',
  mails: 'maile i SMS-y',
  auditLines: 'wpisy dziennika',
  profile: 'profil',
  devices: 'urządzenia z powiadomieniami',
  requests: 'wnioski',
  account: 'konto',
  waysToSignIn: 'sposoby logowania',
  sessions: 'sesje',
  secondSteps: 'drugie kroki',
  passkeys: 'klucze dostępu',
  people: 'członkowie i zaproszenia',
  drivers: 'kierowcy',
  vehicles: 'dane pojazdów',
  messages: 'wiadomości',
  invoices: 'faktury',
  settings: 'ustawienia firmy',
  feedback: 'opinie',
  otherData: 'inne dane',
  keptAuditLines:
    'Trzeba móc wykazać, kto co robi: zostaje, że coś zrobiono i kiedy. Imię, adres i to, co mówiono o osobie, znikają. Dopóki właściciel platformy przechowuje dziennik.',
  keptInvoices:
    'Prawo podatkowe: faktura zostaje taka, jak wystawiona, z nazwą i adresem firmy. Przez lata, które określa prawo sprzedawcy, często dziesięć.',
  keptCreditNotes:
    'Prawo podatkowe: faktura korygująca zostaje taka, jak wystawiona, tak jak jej faktura. Przez lata, które określa prawo sprzedawcy, często dziesięć.',
  keptStops: 'Numer odpowiedział STOP. Zostaje, aby nikt do niego nie pisał, dopóki nie odpowie START.',
  keptBilling: 'Jak firma nazywa się na fakturach. Administrator zmienia to w Ustawienia, Plan.',
} satisfies Translation<typeof en>
