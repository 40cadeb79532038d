// Polish texts of the owner’s try-out of the engine.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  packages: 'Paczki',
  totalTime: 'Łączny czas',
  efficiency: 'Wydajność',
  alerts: 'Alerty',
  hours: '{hours} godz.',
  share: '{percent}%',
  sample: 'przykład',
  ofLastRun: 'z ostatniego przebiegu',
  untilFirstRun: 'do pierwszego przebiegu',
  engine: 'Silnik optymalizacji',
  sampleDay:
    '{vans, plural, one {Na przykładowym dniu z # autem. Firmy używają tego samego silnika.} few {Na przykładowym dniu z # autami. Firmy używają tego samego silnika.} many {Na przykładowym dniu z # autami. Firmy używają tego samego silnika.} other {Na przykładowym dniu z # auta. Firmy używają tego samego silnika.}}',
  loadingDay: 'Na przykładowym dniu z kilkoma autami. Firmy używają tego samego silnika.',
  optimize: 'Optymalizuj trasy',
  optimizing: 'Optymalizacja…',
  stop: 'Zatrzymaj, zachowaj najlepszy',
  progress: 'Trwa optymalizacja',
  sampleNotLoaded: 'Nie udało się wczytać przykładowego dnia.',
  engineNotStarted: 'Silnik się nie uruchomił.',
  rules: 'Reguły, których trzyma się każdy plan',
  shift: 'Zmiana kierowcy',
  shiftLimit:
    '{hours, plural, one {najwyżej # godzina} few {najwyżej # godziny} many {najwyżej # godzin} other {najwyżej # godziny}}',
  vehicle: 'Pojazd',
  vehicleLimit: '{count, plural, one {# paczka} few {# paczki} many {# paczek} other {# paczki}}',
  priority: 'Dostawy priorytetowe',
  first: 'najpierw',
  windows: 'Okna czasowe',
  honoured: 'dotrzymane',
  fuel: 'Paliwo',
  leastPossible: 'jak najmniej',
  routes: 'Trasy',
  noRoutes: 'Naciśnij „Optymalizuj trasy”, aby zobaczyć je tu z prawdziwymi liczbami.',
  routeFigures:
    '{stops, plural, one {# przystanek, {distance}} few {# przystanki, {distance}} many {# przystanków, {distance}} other {# przystanku, {distance}}}',
  inProgress: 'w toku',
  optimized: 'zoptymalizowana',
  reroute: 'Ułóż na nowo',
  rerouteWhich: 'Ułóż na nowo {route}',
  plannedMap: 'Trasy: {routes}, przystanki: {stops}',
  unplannedMap: 'Przystanki: {stops}, jeszcze nie zaplanowane',
} satisfies Translation<typeof en>
