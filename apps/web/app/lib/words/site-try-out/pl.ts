// Polish texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Tak, jak przyszło',
  planned: 'Zaplanowane',
  figures: '{distance}, {duration} jazdy',
  elapsed: '{seconds} z {total} s',
  stopKeepBest: 'Zatrzymaj, zachowaj najlepszy',
  optimizeAgain: 'Optymalizuj ponownie',
  failed: 'Próba się nie uruchomiła: {message}. Sam produkt planuje na serwerze i od tego nie zależy.',
  failedSilently: 'Próba się nie uruchomiła. Sam produkt planuje na serwerze i od tego nie zależy.',
  routesOverStops:
    '{routes, plural, one {# trasa} few {# trasy} many {# tras} other {# trasy}}, {stops, plural, one {# przystanek} few {# przystanki} many {# przystanków} other {# przystanku}}',
} satisfies Translation<typeof en>
