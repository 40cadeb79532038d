// Columns of the timeline: plate, day, end with hours.
import { isHalfDay } from '../../../lib/format.ts'

/** With room for `11:42` and the hours, or `11:42 AM` and the hours. */
export const timelineGrid = () =>
  isHalfDay() ? 'grid grid-cols-[44px_minmax(0,1fr)_136px]' : 'grid grid-cols-[44px_minmax(0,1fr)_104px]'

/** Horizontal position of elements behind the days, from the start to the end of their column. */
export const dayColumn = () => (isHalfDay() ? 'right-[136px] left-11' : 'right-[104px] left-11')
