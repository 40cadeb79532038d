// French texts of the hit rate of arrival ranges.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  arrivalRanges: 'Plages d’arrivée',
  calibrated:
    'Nos plages à {aim} ont été tenues pour {share} de {count, plural, one {# arrivée} many {# arrivées} other {# arrivées}}.',
  uncalibrated:
    'Les plages montrées une heure avant ont été tenues pour {share} de {count, plural, one {# arrivée} many {# arrivées} other {# arrivées}}. Elles viseront {aim} dès que {least} arrivées seront connues.',
  unknown:
    '{count, plural, one {# arrivée} many {# arrivées} other {# arrivées}} jusqu’ici. À partir de {least}, vous verrez ici à quelle fréquence nos plages ont été tenues.',
} satisfies Translation<typeof en>
