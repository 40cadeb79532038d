// A company's driving speeds: members read them, administrators change, learn, reset and undo them.
import {
  dayOf,
  noSpeeds,
  type DrivingSpeedsResponse,
  type LearnedSpeedsResponse,
  type SpeedCells,
  type SpeedSource,
  type StoredSpeeds,
} from '@dropwise/contracts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { learnSpeeds, NEEDED } from './learn.ts'
import { readCompanySpeeds, readDrivenLegs, writeSpeeds, type CompanySpeeds } from './queries.ts'

type Deps = Pick<Platform, 'asUser' | 'clock'>

/** Weeks of drives that are compared with the map. */
const LEARNT_WEEKS = 12

function toResponse({ stored, timeZone }: CompanySpeeds): DrivingSpeedsResponse {
  const now = stored?.now ?? null
  return {
    cells: now?.cells ?? noSpeeds(),
    timeZone,
    source: now?.source ?? null,
    changedAt: now?.changedAt ?? null,
    canUndo: stored !== null,
  }
}

export function readTable({ asUser }: Deps, { claims, tenantId }: Member): Promise<DrivingSpeedsResponse> {
  return asUser(claims, async ({ trx }) => toResponse(await readCompanySpeeds(trx, tenantId)))
}

/** A table without any speed is no table. */
export function saveTable(
  { asUser, clock }: Deps,
  { claims, tenantId }: Member,
  cells: SpeedCells,
  source: SpeedSource,
): Promise<DrivingSpeedsResponse> {
  const isEmpty = cells.every((hours) => hours.every((cell) => cell === null))
  const table = isEmpty ? null : { cells, source, changedAt: new Date(clock.now()).toISOString() }
  return asUser(claims, ({ trx }) => replaceTable(trx, tenantId, () => table))
}

async function replaceTable(
  trx: Trx,
  tenantId: string,
  next: (company: CompanySpeeds) => StoredSpeeds | null,
): Promise<DrivingSpeedsResponse> {
  const company = await readCompanySpeeds(trx, tenantId, { isChanging: true })
  const stored = { now: next(company), before: company.stored?.now ?? null }
  await writeSpeeds(trx, tenantId, stored)
  return toResponse({ ...company, stored })
}

/** Brings back the table before the last change; once more brings back the change. Throws no_speeds_to_undo. */
export function undoTable({ asUser }: Deps, { claims, tenantId }: Member): Promise<DrivingSpeedsResponse> {
  return asUser(claims, ({ trx }) =>
    replaceTable(trx, tenantId, ({ stored }) => {
      if (!stored) throw errors.no_speeds_to_undo()
      return stored.before
    }),
  )
}

async function learn(trx: Trx, tenantId: string, now: number): Promise<LearnedSpeedsResponse> {
  const { timeZone } = await readCompanySpeeds(trx, tenantId)
  const since = dayOf(new Date(now - LEARNT_WEEKS * 7 * 86_400_000), timeZone)
  const legs = await readDrivenLegs(trx, tenantId, since)
  return { timeZone, since, drives: legs.length, needs: NEEDED, ...learnSpeeds(legs, timeZone) }
}

/** What the company's own drives say. Changes nothing. */
export function readLearned(
  { asUser, clock }: Deps,
  { claims, tenantId }: Member,
): Promise<LearnedSpeedsResponse> {
  return asUser(claims, ({ trx }) => learn(trx, tenantId, clock.now()))
}

/** Takes over every learned speed; cells with too few drives stay as they are. Throws too_few_drives. */
export function applyLearned(
  { asUser, clock }: Deps,
  { claims, tenantId }: Member,
): Promise<DrivingSpeedsResponse> {
  return asUser(claims, async ({ trx }) => {
    const { cells } = await learn(trx, tenantId, clock.now())
    if (cells.every((hours) => hours.every(({ percent }) => percent === null)))
      throw errors.too_few_drives({ drives: NEEDED.drives, days: NEEDED.days })
    return replaceTable(trx, tenantId, ({ stored }) => {
      const present = stored?.now?.cells ?? noSpeeds()
      return {
        cells: cells.map((hours, day) => hours.map(({ percent }, hour) => percent ?? present[day]![hour]!)),
        source: 'learned',
        changedAt: new Date(clock.now()).toISOString(),
      }
    })
  })
}
