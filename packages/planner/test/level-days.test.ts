// Tests evening out days: stops change vans until no day is much longer, without breaking a rule.
import { expect, it } from 'vitest'
import {
  ALIKE,
  levelDays,
  score,
  sequencesOf,
  solve,
  spreadOf,
  type Plan,
  type Problem,
} from '../src/index.ts'
import type { Feature } from './random-problem.ts'
import { randomProblem } from './random-problem.ts'

const lengthsOf = ({ routes }: Plan) => routes.map(({ duration }) => duration)

async function levelled(problem: Problem): Promise<{ before: Plan; after: Plan }> {
  const before = await solve(problem, { threads: 0, iterationLimit: 300, seed: 1 })
  return { before, after: score(problem, await levelDays(problem, sequencesOf(before), Infinity)) }
}

const DAYS: Feature[][] = [
  ['loads'],
  ['loads', 'windows', 'maxDuration'],
  ['loads', 'breaks', 'setup', 'paidHours'],
  ['loads', 'depots', 'skills', 'traffic'],
]

it.each(DAYS.map((features) => [features.join(' '), features] as const))(
  'leaves no day more than a tenth longer than another: %s',
  async (_, features) => {
    const { before, after } = await levelled(randomProblem(4, 90, 6, features))
    expect(spreadOf(lengthsOf(before))).toBeGreaterThan(ALIKE)
    expect(spreadOf(lengthsOf(after))).toBeLessThanOrEqual(ALIKE)
    expect(after.violations).toEqual([])
    expect(after.unserved.map(({ order }) => order)).toEqual(before.unserved.map(({ order }) => order))
    expect(after.routes.map(({ vehicle }) => vehicle)).toEqual(before.routes.map(({ vehicle }) => vehicle))
  },
)

it('leaves pairs and pinned orders where they are', async () => {
  const problem = randomProblem(4, 60, 5, ['loads', 'pairs', 'windows', 'pinned'])
  const { before, after } = await levelled(problem)
  expect(after.violations).toEqual([])
  const vanOf = (plan: Plan) =>
    new Map(
      sequencesOf(plan).routes.flatMap(({ vehicle, orders }) => orders.map((id) => [id, vehicle] as const)),
    )
  const stays = problem.orders.filter(
    ({ id, pair }) => pair || problem.vehicles.some((v) => v.pinned?.includes(id)),
  )
  for (const { id } of stays) expect(vanOf(after).get(id)).toBe(vanOf(before).get(id))
  expect(spreadOf(lengthsOf(after))).toBeLessThanOrEqual(spreadOf(lengthsOf(before)))
})

it('changes nothing for one route or none', async () => {
  expect(spreadOf([])).toBe(0)
  expect(spreadOf([7])).toBe(0)
  const { before, after } = await levelled(randomProblem(2, 5, 1, ['loads']))
  expect(sequencesOf(after)).toEqual(sequencesOf(before))
})
