// Polish texts of analytics.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Period
  openLive: 'Otwórz na żywo',
  nothingDriven:
    'Tu widać, jak minęły dni w trasie: punktualność, koszt, odległość, godziny. Plan liczy się, gdy jego pojazdy są w drodze.',
  notLoaded: 'Nie udało się wczytać liczb',
  loading: 'Wczytywanie liczb',
  days7: '7 dni',
  days30: '30 dni',
  days90: '90 dni',
  custom: 'Własny',
  against: 'wobec',
  comparedWith: 'W porównaniu z',
  daysBefore: 'wcześniejsze dni',
  sameWeekdays: 'te same dni tygodnia wcześniej',
  yearAgo: 'te same tygodnie rok temu',
  replay: 'Odtwórz przejechane dni',
  chooseDays: 'Wybierz pierwszy i ostatni dzień.',
  lastBeforeFirst: 'Ostatni dzień jest przed pierwszym.',
  tooManyDays: 'Wybierz najwyżej {most} dni.',

  // Figures and measures
  inFigures: 'Okres w liczbach',
  notAvailable: 'b.d.',
  aDay: '{value} dziennie',
  aDayBefore: '{value} dziennie, wcześniej {before}',
  valueBefore: 'wcześniej {value}',
  noEarlierDay: 'Brak wcześniejszego dnia do porównania',
  comparedDays:
    '{count, plural, one {Porównanie z # przejechanym dniem, od {from} do {to}} few {Porównanie z # przejechanymi dniami, od {from} do {to}} many {Porównanie z # przejechanymi dniami, od {from} do {to}} other {Porównanie z # przejechanymi dniami, od {from} do {to}}}',
  earlierNotLoaded: 'Nie udało się wczytać wcześniejszych dni',
  withEfficiency:
    '{compared}. Wydajność: część opłaconego czasu spędzona na obsłudze przystanków; reszta to jazda i czekanie.',
  efficiencyMeans: 'Część opłaconego czasu spędzona na obsłudze przystanków; reszta to jazda i czekanie',
  costPerStopIn: 'Koszt przystanku, {currency}',
  costIn: 'Koszt, {currency}',
  plannedIn: 'Plan, {unit}',
  drivenIn: 'Przejechano, {unit}',
  plannedHours: 'Plan, h',
  paidHours: 'Opłacono, h',
  rating: 'Ocena',
  van: 'Pojazd',
  allFigures: 'Wszystkie liczby',
  by: 'Według',
  byDay: 'Liczby według dni',
  byDriver: 'Liczby według kierowców',
  byVan: 'Liczby według pojazdów',
  byDepot: 'Liczby według baz',
  byCustomer: 'Liczby według klientów',

  // Titles of charts
  nothingDelivered: 'W tych dniach niczego nie doręczono',
  allOnTime: 'Każdy przystanek był na czas',
  cameLate:
    '{count, plural, one {# spóźniony przystanek} few {# spóźnione przystanki} many {# spóźnionych przystanków} other {# spóźnionego przystanku}}',
  fewestOnTime: 'Najmniej na czas w dniu {day}: {share}',
  noStopPaid: 'Za żaden przystanek nie zapłacono',
  costSoFar: 'Przystanek kosztował dotąd {cost}, te dni jeszcze trwają',
  costNow: 'Przystanek kosztował {cost}',
  costSame: 'Przystanek kosztował tyle samo co wcześniej',
  costLess: 'Przystanek kosztował o {cost} mniej niż wcześniej',
  costMore: 'Przystanek kosztował o {cost} więcej niż wcześniej',
  noPositions: 'Żaden pojazd nie wysłał pozycji',
  allDroveLess: 'Każdy pojazd przejechał mniej niż w planie',
  noneDroveFurther: 'Żaden pojazd nie przejechał więcej niż w planie',
  droveMore: '{van}: {distance} więcej niż w planie',
  noShiftOver: 'Żadna zmiana jeszcze się nie skończyła',
  usedHours: '{van}: wykorzystano {share} % godzin',
  worksMost: 'Najwięcej pracuje {most}, najwięcej wolnych godzin ma {least}',
  nothingFailed: 'Nie było niepowodzeń',
  cameBack:
    '{count, plural, one {Wróciło {back} z # przystanku} few {Wróciło {back} z # przystanków} many {Wróciło {back} z # przystanków} other {Wróciło {back} z # przystanku}}',
  cameBackMost:
    '{count, plural, one {Wróciło {back} z # przystanku, najczęściej: {reason}} few {Wróciło {back} z # przystanków, najczęściej: {reason}} many {Wróciło {back} z # przystanków, najczęściej: {reason}} other {Wróciło {back} z # przystanku, najczęściej: {reason}}}',
  cameBackAll:
    '{count, plural, one {Wróciło {back} z # przystanku, zawsze: {reason}} few {Wróciło {back} z # przystanków, zawsze: {reason}} many {Wróciło {back} z # przystanków, zawsze: {reason}} other {Wróciło {back} z # przystanku, zawsze: {reason}}}',
  nobodyRated: 'W tych dniach nikt nie ocenił doręczenia',
  gaveStars: 'Odbiorcy dali {rating} na 5',
  gaveLeast: 'Odbiorcy dali {rating} na 5, a najmniej otrzymuje {driver}: {lowest}',

  // Charts
  lateOf: '{share}, spóźnione {late} z {served}',
  onTimeDetail: 'Procent przystanków rozpoczętych przed końcem obiecanego czasu. Cel {goal}',
  onTimeDetailFrom:
    'Procent przystanków rozpoczętych przed końcem obiecanego czasu. Cel {goal}, skala zaczyna się od {floor}',
  underWay: 'w toku',
  costDetail: '{currency} za doręczony przystanek, według tego, za co się płaci',
  time: 'Czas',
  distance: 'Odległość',
  vehicles: 'Pojazdy',
  wayDetail:
    'Pierścień: plan; punkt: przejechano według pozycji; potem o ile dłużej to trwało. Największe różnice najpierw',
  useDetail: 'Pasek: wykorzystana część dozwolonych godzin. Kreska: wykorzystana część ładowności',
  failedDetail: 'Nieudane i zwrócone przystanki według ostatniego powodu podanego przez kierowcę',
  feedbackDetail: 'Średnia gwiazdek od odbiorców, według kierowców. Najniższe najpierw',
  noPositionsCame: 'Z tych tras nie przyszły żadne pozycje.',
  noShiftOfDays: 'Żadna zmiana z tych dni jeszcze się nie skończyła.',
  allDelivered: 'Na każdym przystanku, na którym próbowano, doręczono lub odebrano.',
  howRated: 'Odbiorcy są proszeni o ocenę na stronie śledzenia, gdy doręczenie się zakończy.',
  ratingCount: '{count, plural, one {# ocena} few {# oceny} many {# ocen} other {# oceny}}',
  reason: 'Powód',
  lateStops:
    '{count, plural, one {# przystanek był spóźniony} few {# przystanki były spóźnione} many {# przystanków było spóźnionych} other {# przystanku było spóźnione}}',
  noLateStops: 'Żaden przystanek nie był spóźniony',
  lateStopsDetail: 'Gdzie obsługa zaczęła się po obiecanej godzinie: im większy punkt, tym później.',
  lateStopsMap: 'Mapa spóźnionych przystanków',
  minutesLate: 'Minuty spóźnienia',
  recipient: 'Odbiorca',
  share: 'Udział',
  csv: 'CSV',
  chart: 'Wykres',
  table: 'Tabela',
  noFigures: 'brak liczb',
  openDay: '{day}: {figures}. Otwórz dzień',
} satisfies Translation<typeof en>
