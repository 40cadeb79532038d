// A company's driving speeds: members read them, administrators change, learn, reset and undo them.
import {
  dayOf,
  noSpeeds,
  SPEED_DAYS,
  type ApplyLearnedBody,
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

/** `changedAt` of the table that a caller read; undefined: the last change wins. */
type ReadAt = string | null | undefined

/** Stores null for a table without any speed. Throws speeds_changed_meanwhile. */
export function saveTable(
  { asUser, clock }: Deps,
  { claims, tenantId }: Member,
  { cells, source }: { cells: SpeedCells; source: SpeedSource },
  readAt?: ReadAt,
): Promise<DrivingSpeedsResponse> {
  const isEmpty = cells.every((hours) => hours.every((cell) => cell === null))
  return asUser(claims, ({ trx }) =>
    replaceTable(trx, tenantId, readAt, ({ stored }) =>
      isEmpty ? null : { cells, source, changedAt: nextChange(stored, clock.now()) },
    ),
  )
}

/** Time of a change, unique among the company's tables because callers name the table that they read by it. */
function nextChange(stored: CompanySpeeds['stored'], now: number): string {
  const times = [stored?.now, stored?.before].map((table) => (table ? Date.parse(table.changedAt) + 1 : 0))
  return new Date(Math.max(now, ...times)).toISOString()
}

async function replaceTable(
  trx: Trx,
  tenantId: string,
  readAt: ReadAt,
  next: (company: CompanySpeeds) => StoredSpeeds | null,
): Promise<DrivingSpeedsResponse> {
  const company = await readCompanySpeeds(trx, tenantId, { isChanging: true })
  if (readAt !== undefined && !isSameTime(readAt, company.stored?.now?.changedAt ?? null))
    throw errors.speeds_changed_meanwhile()
  const stored = { now: next(company), before: company.stored?.now ?? null }
  await writeSpeeds(trx, tenantId, stored)
  return toResponse({ ...company, stored })
}

const isSameTime = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other)

/**
 * Restores the table before the last change; a second call restores the change. Throws no_speeds_to_undo and
 * speeds_changed_meanwhile.
 */
export function undoTable(
  { asUser }: Deps,
  { claims, tenantId }: Member,
  readAt?: ReadAt,
): Promise<DrivingSpeedsResponse> {
  return asUser(claims, ({ trx }) =>
    replaceTable(trx, tenantId, readAt, ({ stored }) => {
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

/** Speeds learned from the company's own drives. Changes nothing. */
export function readLearned(
  { asUser, clock }: Deps,
  { claims, tenantId }: Member,
): Promise<LearnedSpeedsResponse> {
  return asUser(claims, ({ trx }) => learn(trx, tenantId, clock.now()))
}

/**
 * Takes over the learned speeds, all or those of `hours`; cells with too few drives stay as they are. Throws too_few_drives and
 * speeds_changed_meanwhile.
 */
export function applyLearned(
  { asUser, clock }: Deps,
  { claims, tenantId }: Member,
  body: ApplyLearnedBody,
): Promise<DrivingSpeedsResponse> {
  const chosenHours = body?.hours && new Set(body.hours.map(({ weekday, hour }) => `${weekday} ${hour}`))
  return asUser(claims, async ({ trx }) => {
    const { cells } = await learn(trx, tenantId, clock.now())
    const applied = cells.map((hours, day) =>
      hours.map(({ percent }, hour) =>
        chosenHours?.has(`${SPEED_DAYS[day]} ${hour}`) === false ? null : percent,
      ),
    )
    if (applied.every((hours) => hours.every((percent) => percent === null)))
      throw errors.too_few_drives({ drives: NEEDED.drives, days: NEEDED.days })
    return replaceTable(trx, tenantId, body?.changedAt, ({ stored }) => {
      const present = stored?.now?.cells ?? noSpeeds()
      return {
        cells: applied.map((hours, day) => hours.map((percent, hour) => percent ?? present[day]![hour]!)),
        source: 'learned',
        changedAt: nextChange(stored, clock.now()),
      }
    })
  })
}
