// Polish texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share: 'Trasy nakładają się na {percent} przystanków: {inside} z {stops} leży na obszarze innej trasy.',
  apart: 'Trasy się nie nakładają.',
  overlappingStops: 'Nakładające się przystanki',
  option: 'Zwarte trasy: mogą kosztować % więcej',
  optionMeans: 'Przystanki zmieniają pojazd, aby trasy mniej się nakładały. Puste: najtańszy plan.',
  won: 'Zwarte trasy: z {before} do {after} przystanków na obszarze innej trasy, za {percent} więcej kosztów.',
  wonFree:
    'Zwarte trasy: z {before} do {after} przystanków na obszarze innej trasy, bez dodatkowych kosztów.',
  moved:
    '{stops, plural, one {# przystanek zmienił} few {# przystanki zmieniły} many {# przystanków zmieniło} other {# przystanku zmieniło}} pojazd.',
  nothing: 'Zwarte trasy: nic w granicach {percent} więcej kosztów nie zmniejsza nakładania się tras.',
} satisfies Translation<typeof en>
