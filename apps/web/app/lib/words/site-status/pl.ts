// Polish texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Stan systemu',
  notLoaded: 'Nie udało się wczytać stanu',
  notLoadedMore: 'Już samo to może znaczyć, że coś nie działa.',
  checking: 'Sprawdzanie wszystkich systemów.',
  checkedAt: 'Sprawdzono o {time} przez własne sondy serwera, co minutę.',
  allUp: 'Wszystkie systemy działają',
  areDown: '{services}: nie działa',
  areSlow: '{services}: działa wolno',
  serviceState: '{service}: {state}',
  withoutScript:
    'Strona pyta skryptem, czy logowanie, dane, pozycje na żywo, planowanie i poczta działają. Bez skryptów <link>przeczytaj odpowiedź jako dane</link>.',
  tabs: 'Stan',
  tabServices: 'Stan usług',
  tabIncidents: 'Historia awarii',
  tabMaintenance: 'Zaplanowane prace',
  noIncidents: 'Brak awarii w ostatnich {days} dniach.',
  noMaintenance: 'Nie zaplanowano żadnych prac.',
  fromTo: '{from} do {to}',
  stateUp: 'Działa',
  stateSlow: 'Wolno',
  stateDown: 'Nie działa',
  stateUnknown: 'Jeszcze brak danych',
  daysAgo: '{days} dni temu',
  today: 'dziś',
  investigating: 'badana',
  identified: 'znana przyczyna',
  monitoring: 'obserwowana',
  resolved: 'rozwiązana',
} satisfies Translation<typeof en>
