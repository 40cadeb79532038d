// Polish texts of the header and footer of public pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  main: 'Menu główne',
  home: '{name}, strona główna',
  startTrial:
    '{days, plural, one {Wypróbuj # dzień} few {Wypróbuj # dni} many {Wypróbuj # dni} other {Wypróbuj # dnia}}',
  closeMenu: 'Zamknij menu',
  openMenu: 'Otwórz menu',
  signIn: 'Zaloguj się',
  dashboard: 'Pulpit',
  signOut: 'Wyloguj się',
  planTomorrowWithYourOwn: 'Zaplanuj jutro z własnymi przystankami',
  uploadAListWatchThe: 'Wgraj listę, zobacz, jak powstają trasy, i zachowaj te, które ci się podobają.',
  startFreeTrial:
    '{days, plural, one {# dzień za darmo} few {# dni za darmo} many {# dni za darmo} other {# dnia za darmo}}',
  contactSales: 'Napisz do działu sprzedaży',
  skipToContent: 'Przejdź do treści',
  features: 'Funkcje',
  pricing: 'Cennik',
  trackDelivery: 'Śledź przesyłkę',
  about: 'O nas',
  contact: 'Kontakt',
  helpCenter: 'Centrum pomocy',
  systemStatus: 'Stan systemu',
  privacy: 'Prywatność',
  terms: 'Regulamin',
  product: 'Produkt',
  plansPricing: 'Plany i cennik',
  trackShipment: 'Śledzenie przesyłki',
  startFreeTrial2: 'Wypróbuj za darmo',
  company: 'Firma',
  careers: 'Praca',
  help: 'Pomoc',
  support: 'Wsparcie',
  developers: 'Dla programistów',
  trust: 'Zaufanie',
  trustCenter: 'Centrum zaufania',
  security: 'Bezpieczeństwo',
  businessHours: 'Pn-pt 9-18 PST',
} satisfies Translation<typeof en>
