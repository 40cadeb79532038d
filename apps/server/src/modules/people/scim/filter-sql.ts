// Compiles a SCIM filter into a condition on `p`, a row of app.directory_people.
import { sql, type RawBuilder } from 'kysely'
import type { Filter, FilterValue, Operator } from './filter.ts'
import { refuse } from './scim-error.ts'

type Condition = RawBuilder<unknown>

interface Attribute {
  kind: 'text' | 'exact text' | 'boolean' | 'time'
  value: Condition
}

const text = (value: Condition): Attribute => ({ kind: 'text', value })
const FULL_NAME = text(sql`nullif(trim(concat_ws(' ', p.given_name, p.family_name)), '')`)
const ADDRESS = text(sql`p.address`)
const ROLE = text(sql`coalesce(p.role_name, p.role)`)

const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  id: { kind: 'exact text', value: sql`p.id::text` },
  externalid: { kind: 'exact text', value: sql`p.external_id` },
  username: ADDRESS,
  displayname: FULL_NAME,
  'name.formatted': FULL_NAME,
  'name.givenname': text(sql`p.given_name`),
  'name.familyname': text(sql`p.family_name`),
  active: { kind: 'boolean', value: sql`p.is_active` },
  emails: ADDRESS,
  'emails.value': ADDRESS,
  'emails.type': text(sql`'work'`),
  'emails.primary': { kind: 'boolean', value: sql`true` },
  roles: ROLE,
  'roles.value': ROLE,
  'roles.primary': { kind: 'boolean', value: sql`true` },
  'meta.created': { kind: 'time', value: sql`date_trunc('milliseconds', p.created_at)` },
  'meta.lastmodified': { kind: 'time', value: sql`date_trunc('milliseconds', p.changed_at)` },
}

/** Builds a condition from a filter, recursively. A method, since the test of all SQL would expand a recursive function without end. */
class Conditions {
  of(filter: Filter): Condition {
    if (filter.kind === 'and') return sql`(${this.of(filter.left)} and ${this.of(filter.right)})`
    if (filter.kind === 'or') return sql`(${this.of(filter.left)} or ${this.of(filter.right)})`
    if (filter.kind === 'not') return sql`(not ${this.of(filter.filter)})`
    const attribute = Object.hasOwn(ATTRIBUTES, filter.path) ? ATTRIBUTES[filter.path] : undefined
    if (!attribute) throw refuse('invalidFilter', `People cannot be filtered by ${filter.path}.`)
    if (filter.kind === 'present') return sql`(${attribute.value} is not null)`
    // Without a value a comparison is null in SQL, which `not` does not invert.
    return sql`coalesce(${comparison(attribute, filter.operator, filter.value)}, false)`
  }
}

/** Throws invalidFilter. */
export const conditionOf = (filter: Filter): Condition => new Conditions().of(filter)

function comparison({ kind, value }: Attribute, operator: Operator, wanted: FilterValue): Condition {
  if (wanted === null) return equality(operator, value, sql`null`)
  if (kind === 'boolean') return equality(operator, value, sql`${booleanOf(wanted)}::boolean`)
  if (typeof wanted !== 'string') throw refuse('invalidFilter', 'This attribute is compared with a text.')
  if (kind === 'time') {
    if (Number.isNaN(Date.parse(wanted))) throw refuse('invalidFilter', `"${wanted}" is no time.`)
    return order(operator, value, sql`${new Date(wanted).toISOString()}::timestamptz`)
  }
  const letters = kind === 'text' ? sql`lower(${value})` : value
  const given = kind === 'text' ? sql`lower(${wanted}::text)` : sql`${wanted}::text`
  if (operator === 'co') return sql`strpos(${letters}, ${given}) > 0`
  if (operator === 'sw') return sql`starts_with(${letters}, ${given})`
  if (operator === 'ew') return sql`right(${letters}, greatest(length(${given}), 0)) = ${given}`
  return order(operator, letters, given)
}

function equality(operator: Operator, value: Condition, wanted: Condition): Condition {
  if (operator === 'eq') return sql`${value} is not distinct from ${wanted}`
  if (operator === 'ne') return sql`${value} is distinct from ${wanted}`
  throw refuse('invalidFilter', `${operator} does not compare this attribute.`)
}

function order(operator: Operator, value: Condition, wanted: Condition): Condition {
  if (operator === 'gt') return sql`${value} > ${wanted}`
  if (operator === 'ge') return sql`${value} >= ${wanted}`
  if (operator === 'lt') return sql`${value} < ${wanted}`
  if (operator === 'le') return sql`${value} <= ${wanted}`
  return equality(operator, value, wanted)
}

function booleanOf(wanted: FilterValue): boolean {
  const word = String(wanted).toLowerCase()
  if (word !== 'true' && word !== 'false') throw refuse('invalidFilter', 'Compare it with true or false.')
  return word === 'true'
}
