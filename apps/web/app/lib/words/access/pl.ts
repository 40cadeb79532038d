// Polish texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company}: firma zamknięta. Jej dane zostaną usunięte po {day}',
  closed: '{company}: firma zamknięta',
  closedMore:
    'Do tego dnia można ją otworzyć ponownie: napisz do nas. Wysłane trasy jadą do końca, a odbiorcy nadal je śledzą.',
  deletedOn: '{company}: firma usunięta {day}',
  deleted: '{company}: firma usunięta',
  deletedMore: 'Była zamknięta, a czas na ponowne otwarcie minął. Faktury przechowujemy zgodnie z prawem.',
  suspended: '{company}: Twój dostęp zawieszono',
  suspendedMore:
    'Na przykład zarchiwizowani kierowcy już się nie logują. Zapytaj dyspozytora lub administratora firmy.',
  removed: 'Nie należysz już do firmy {company}',
  removedMore: 'Poproś administratora firmy o nowe zaproszenie.',
  removedOnMore: 'Administrator usunął Cię {day}. Poproś administratora firmy o nowe zaproszenie.',
  whatYouMayEnter: 'dostęp Twojego konta',
  expectDelivery: 'Czekasz na dostawę?',
  deliveriesToYou: 'Dostawy do Ciebie',
  writeToUs: 'Napisz do nas',
  movedTo: '{company}: firma przeniesiona na {host}',
  signInThere: 'Zaloguj się tam tym samym adresem i hasłem.',
  goOnThere: 'Przejdź tam',
  nothingChanged: 'Nic nie zmieniono',
  goOnWithout: 'Kontynuuj bez niej',
  yourCompanies: 'Firmy, dla których pracujesz',
  didNotOpen: 'Nie udało się otworzyć: {company}',
  openCompany: 'Otwórz: {company}',
  yourAccess: 'Twój dostęp',
} satisfies Translation<typeof en>
