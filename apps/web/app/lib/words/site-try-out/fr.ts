// French texts of the planner on the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  asItCameIn: 'Tel que reçu',
  planned: 'Planifié',
  figures: '{distance}, {duration} de conduite',
  elapsed: '{seconds} sur {total} s',
  stopKeepBest: 'Arrêter, garder le meilleur',
  optimizeAgain: 'Optimiser encore',
  failed:
    'L’essai n’a pas démarré : {message}. Le produit lui-même planifie sur le serveur et n’en dépend pas.',
  failedSilently: 'L’essai n’a pas démarré. Le produit lui-même planifie sur le serveur et n’en dépend pas.',
  routesOverStops:
    '{routes, plural, one {# tournée} other {# tournées}} pour {stops, plural, one {# arrêt} other {# arrêts}}',
} satisfies Translation<typeof en>
