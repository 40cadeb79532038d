// Polish texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Jeden produkt, od zlecenia po próg',
  planningTitle: 'Planowanie tras z AI',
  planningShort:
    'Dwieście przystanków zamienia się w trasy, które mieszczą się w każdym oknie, zmianie i ładowności. To, czego nie da się obsłużyć, trafia na listę z powodem i najmniejszą zmianą, która pomoże.',
  trackingTitle: 'Śledzenie na żywo i powiadomienia',
  trackingShort:
    'Pojazdy przesuwają się z każdą nową pozycją. Zagrożony przystanek widać, zanim się spóźni, a odbiorca dowiaduje się o wszystkim od ciebie, 30 minut wcześniej.',
  analyticsTitle: 'Panel analiz',
  analyticsShort:
    'Punktualność, koszty, dystans i godziny przejechanych dni. Każdy wykres odpowiada na jedno pytanie i ma swoją tabelę.',
  securityTitle: 'Bezpieczeństwo dla firm',
  securityShort:
    'Dostęp według ról, co do wiersza. Kierowcy widzą własną trasę, odbiorcy własną paczkę, a nikt nie widzi innej firmy.',
  tenantsTitle: 'Zarządzanie wieloma firmami',
  tenantsShort: 'Kilka flot pod jednym dachem: każda z własną marką, planem, ludźmi i danymi.',
  driverTitle: 'Aplikacja kierowcy',
  driverShort: 'Następny przystanek wypełnia ekran: gdzie, kiedy, co wydać. Pod nim reszta trasy, po kolei.',
  planScreen: 'Ekran planu: trasy na mapie, na liście i na osi czasu',
  liveScreen: 'Ekran na żywo w trybie ciemnym: pojazdy na mapie i zagrożone przystanki',
} satisfies Translation<typeof en>
