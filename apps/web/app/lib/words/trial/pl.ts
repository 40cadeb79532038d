// Polish texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft:
    '{count, plural, one {Został # dzień} few {Zostały # dni} many {Zostało # dni} other {Zostało # dnia}}',
  runsUntil: 'Twój okres próbny trwa do: {time}. Nic nie jest pobierane.',
  usedShare: 'Wykorzystano {percent} procent okresu próbnego',
  planned: 'Zaplanowano',
  runs: '{count, plural, one {# obliczenie} few {# obliczenia} many {# obliczeń} other {# obliczenia}}',
  orders: 'Zlecenia',
  vehicles: 'Pojazdy',
  toDashboard: 'Przejdź do pulpitu',
  seePlans: 'Zobacz plany',
  hasEnded: 'Twój okres próbny się skończył',
  endedOn: 'Skończył się: {time}. To, co zostało utworzone, jest zachowane.',
  readAll: 'Odczyt wszystkiego',
  routesRun: 'Wysłane trasy jadą do końca, ze śledzeniem',
  notAnew: 'Nowy import, planowanie lub wysyłka',
  upgrade: 'Wybierz plan',
  lookAtData: 'Zobacz swoje dane',
} satisfies Translation<typeof en>
