// German texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Wie es hereinkam',
  planned: 'Geplant',
  figures: '{distance}, {duration} Fahrzeit',
  elapsed: '{seconds} von {total} s',
  stopKeepBest: 'Stoppen, besten behalten',
  optimizeAgain: 'Noch einmal optimieren',
  failed:
    'Der Versuch ist nicht gestartet: {message}. Das Produkt selbst plant auf dem Server und hängt nicht davon ab.',
  failedSilently:
    'Der Versuch ist nicht gestartet. Das Produkt selbst plant auf dem Server und hängt nicht davon ab.',
  routesOverStops:
    '{routes, plural, one {# Tour} other {# Touren}} mit {stops, plural, one {# Stopp} other {# Stopps}}',
} satisfies Translation<typeof en>
