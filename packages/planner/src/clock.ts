// Entry point of the clock: times of a sequence without the search, for phones and forecasts.
export { driveTime, freeSeconds, type Roads } from './clock/driving.ts'
export { placeBreaks } from './clock/place-breaks.ts'
export { timeLegs } from './clock/time-legs.ts'
export type { TimedLeg } from './clock/time-legs.ts'
