// A company's definitions of its own fields: reads and replaces them, and checks orders of people and programs against them.
import {
  checkCustom,
  conventionsOf,
  readCustomFields,
  readCustomFilter,
  type CustomField,
  type CustomFilter,
  type CustomFields,
  type ImportedOrder,
  type ImportProblem,
} from '@dropwise/contracts'
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes, Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { readCompany } from './shared-queries.ts'

const read = async (trx: Trx, tenantId: string): Promise<CustomFields> => {
  const { rows } = await sql<{ settings: unknown }>`
    select settings from public.tenants where id = ${tenantId}`.execute(trx)
  return { fields: readCustomFields(onlyRow({ rows }).settings) }
}

export const readDefinitions = (
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
): Promise<CustomFields> => asService('fields of orders', ({ trx }) => read(trx, tenantId))

/** Keeps the company's other settings, and the values of orders. */
export const saveDefinitions = (
  { asUser }: Pick<Scopes, 'asUser'>,
  { tenantId, claims }: Member,
  { fields }: CustomFields,
): Promise<CustomFields> =>
  asUser(claims, async ({ trx }) => {
    await sql`
      update public.tenants set settings = jsonb_set(settings, '{orderFields}', ${JSON.stringify(fields)}::jsonb)
      where id = ${tenantId}`.execute(trx)
    return read(trx, tenantId)
  })

/**
 * The filter by one of the company's own fields, as the list takes it. Throws validation_failed for an unknown
 * field, a value that it cannot hold, a value without a field, and a field without a date: without one,
 * every order of the company would be searched.
 */
export async function customFilterOf(
  { asService }: Pick<Scopes, 'asService'>,
  { tenantId }: Member,
  {
    date,
    customField,
    customValue,
  }: { date?: string | undefined; customField?: string | undefined; customValue?: string | undefined },
): Promise<{ custom?: CustomFilter }> {
  const refuse = (field: string, message: string) => errors.validation_failed([{ field, message }])
  if (customField === undefined) {
    if (customValue !== undefined) throw refuse('customField', 'Name the field of the value')
    return {}
  }
  if (date === undefined) throw refuse('date', 'Add the day of the orders')
  const { customFields, time_zone: timeZone } = await asService('filter of orders: company', ({ trx }) =>
    readCompany(trx, tenantId),
  )
  const filter = { name: customField, value: customValue ?? '' }
  const custom = readCustomFilter(customFields, filter, conventionsOf(timeZone))
  if ('problem' in custom)
    throw refuse(custom.wrong === 'name' ? 'customField' : 'customValue', custom.problem)
  return { custom }
}

interface Rules {
  customFields: readonly CustomField[]
  time_zone: string
}

/** The order with values as they are stored. Throws validation_failed, which names each wrong field. */
export function withCheckedFields<Order extends Pick<ImportedOrder, 'custom'>>(
  order: Order,
  { customFields, time_zone: timeZone }: Rules,
): Order {
  const { custom, problems } = checkCustom(customFields, order.custom, conventionsOf(timeZone))
  if (problems.length > 0)
    throw errors.validation_failed(
      problems.map(({ name, ...problem }) => ({ field: `custom.${name}`, name, ...problem })),
    )
  return { ...order, custom }
}

/** Orders of a file whose fields fit, and a problem for each value of the others. */
export function checkRows(
  orders: readonly ImportedOrder[],
  { customFields, time_zone: timeZone }: Rules,
): { orders: ImportedOrder[]; problems: ImportProblem[] } {
  if (customFields.length === 0) return { orders: [...orders], problems: [] }
  const conventions = conventionsOf(timeZone)
  const problems: ImportProblem[] = []
  const good = orders.flatMap((order) => {
    const checked = checkCustom(customFields, order.custom, conventions)
    const { row } = order
    for (const { name, ...problem } of checked.problems) problems.push({ row, column: name, ...problem })
    return checked.problems.length > 0 ? [] : [{ ...order, custom: checked.custom }]
  })
  return { orders: good, problems }
}

/** Values that fit as they are stored, the others as written: shops and visitors do not know the definitions. */
export const withFittingFields = <Order extends Pick<ImportedOrder, 'custom'>>(
  order: Order,
  { customFields, time_zone: timeZone }: Rules,
): Order => ({ ...order, custom: checkCustom(customFields, order.custom, conventionsOf(timeZone)).custom })
