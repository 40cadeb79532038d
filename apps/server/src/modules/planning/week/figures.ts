// Figures of a week plan's days.
import type { DayString, WeekFigures } from '@dropwise/contracts'
import type { PlanRoute } from '@dropwise/planner'
import { dayOfVehicle } from './join-days.ts'
import type { WeekSolution } from './search-week.ts'

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Figures of one day of a solution. `orders` counts those of the day, served or not. */
export function figuresOf(
  { routes, unserved }: WeekSolution,
  date: DayString,
  ownDayOf: (orderId: string) => DayString,
): WeekFigures {
  const ofDay = routes.filter(({ vehicle, steps }) => dayOfVehicle(vehicle) === date && steps.some(isOrder))
  const leftOut = unserved.filter(({ order }) => ownDayOf(String(order)) === date).length
  const served = sumOf(ofDay.map(({ steps }) => steps.filter(isOrder).length))
  return {
    orders: served + leftOut,
    unserved: leftOut,
    vans: ofDay.length,
    distanceMetres: Math.round(sumOf(ofDay.map(({ distance }) => distance))),
    durationSeconds: Math.round(sumOf(ofDay.map(({ duration }) => duration))),
    cost: Math.round(sumOf(ofDay.map(({ cost }) => cost))),
  }
}

const isOrder = ({ type }: PlanRoute['steps'][number]): boolean => type === 'order'

/** Sums of a period's days. */
export function totalOf(figures: readonly WeekFigures[]): WeekFigures {
  const sum = (read: (one: WeekFigures) => number) => figures.reduce((total, one) => total + read(one), 0)
  return {
    orders: sum(({ orders }) => orders),
    unserved: sum(({ unserved }) => unserved),
    vans: sum(({ vans }) => vans),
    distanceMetres: sum(({ distanceMetres }) => distanceMetres),
    durationSeconds: sum(({ durationSeconds }) => durationSeconds),
    cost: sum(({ cost }) => cost),
  }
}
