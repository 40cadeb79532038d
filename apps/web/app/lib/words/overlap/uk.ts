// Ukrainian texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share: 'Маршрути перетинаються на {percent} зупинок: {inside} із {stops} лежать у зоні іншого маршруту.',
  apart: 'Маршрути не перетинаються.',
  overlappingStops: 'Зупинки з перетином',
  option: 'Компактні маршрути: можуть коштувати на % більше',
  optionMeans:
    'Зупинки переходять до інших машин, щоб маршрути менше перетиналися. Порожньо: найдешевший план.',
  won: 'Компактні маршрути: зупинок у зоні іншого маршруту {after} замість {before}, за {percent} додаткових витрат.',
  wonFree:
    'Компактні маршрути: зупинок у зоні іншого маршруту {after} замість {before}, без додаткових витрат.',
  moved:
    '{stops, plural, one {# зупинка змінила} few {# зупинки змінили} many {# зупинок змінили} other {# зупинки змінили}} машину.',
  nothing: 'Компактні маршрути: ніщо в межах {percent} додаткових витрат не зменшує перетин.',
} satisfies Translation<typeof en>
