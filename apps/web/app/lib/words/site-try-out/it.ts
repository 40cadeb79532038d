// Italian texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Come è arrivato',
  planned: 'Pianificato',
  figures: '{distance}, {duration} di guida',
  elapsed: '{seconds} di {total} s',
  stopKeepBest: 'Ferma, tieni il migliore',
  optimizeAgain: 'Ottimizza di nuovo',
  failed: 'La prova non è partita: {message}. Il prodotto pianifica sul server e non dipende da questo.',
  failedSilently: 'La prova non è partita. Il prodotto pianifica sul server e non dipende da questo.',
  routesOverStops:
    '{routes, plural, one {# giro} other {# giri}} per {stops, plural, one {# fermata} other {# fermate}}',
} satisfies Translation<typeof en>
