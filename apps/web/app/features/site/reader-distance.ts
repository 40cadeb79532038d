// Distances of the sample day, which belongs to no company that has a unit.
import { METRES_PER_MILE, type DistanceUnit } from '@dropwise/contracts'
import { currentLanguage } from '../../lib/language.ts'

const METRES_PER_KM = 1_000

/** Miles in English, kilometres in other languages. */
export const readerUnit = (): DistanceUnit => (currentLanguage().startsWith('en') ? 'mi' : 'km')

/** Miles in the unit of the reader. */
export const readerDistance = (miles: number): number =>
  readerUnit() === 'mi' ? miles : (miles * METRES_PER_MILE) / METRES_PER_KM
