// Polish texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Bilans',
  noun: 'bilans kierowców',
  weeks: 'Tygodnie',
  weekCount: '{count, plural, one {# tydzień} few {# tygodnie} many {# tygodni} other {# tygodnia}}',
  span: '{from} do {to}',
  driver: 'Kierowca',
  hours: 'Godziny',
  routes: 'Trasy',
  stops: 'Przystanki',
  heavy: 'Ciężkie zlecenia',
  late: 'Późne zakończenia',
  means:
    'Godziny od początku do końca przejechanych tras. Ciężkie zlecenie waży {weight} lub więcej. Późne zakończenie to ponad {minutes} min po planie.',
  spread: 'Różnica między największą a najmniejszą liczbą godzin: {hours}.',
  nobody: 'Nie ma jeszcze kierowców',
  nobodyMore: 'Dodaj kierowców: ich godziny pojawią się tu, gdy ruszą w trasę.',
  you: 'Ty',
  meanOf: 'Średnia z {count}',
  noMean:
    'Średnia pojawia się, gdy w tych tygodniach {least, plural, one {jeździł # kierowca} few {jeździło # kierowców} many {jeździło # kierowców} other {jeździło # kierowcy}}, aby nie dało się wyliczyć niczyich godzin.',
  setting: 'Sprawiedliwość na przestrzeni tygodni',
  settingMeans:
    'Długie trasy dnia trafiają do kierowców, którzy w ostatnich tygodniach jeździli mniej. Kierowcy zostają w swoich pojazdach, zmieniają się całe trasy.',
  pastWeeks: 'Liczone minione tygodnie',
  off: 'Wył.',
  extra: 'Może kosztować więcej, procent',
  extraMeans: '0: tylko zamiany bez kosztów',
  freeInPlan: 'Kierowcy z mniejszą liczbą godzin mają dłuższe trasy, bez kosztów.',
  costInPlan: 'Kierowcy z mniejszą liczbą godzin mają dłuższe trasy, za {amount} więcej.',
} satisfies Translation<typeof en>
