// Reads the wanted state of a person from the bodies of POST, PUT and PATCH, in the dialects of Entra ID and Okta.
import { parseFilter, type Filter } from './filter.ts'
import { refuse } from './scim-error.ts'

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

export interface WantedPerson {
  /** The address of the person, in small letters. */
  userName: string
  /** Primary work address, which has to be the same; null: none given. */
  email: string | null
  externalId: string | null
  givenName: string | null
  familyName: string | null
  active: boolean
  /** Name of a fixed or custom role; null: the default of a new person. */
  role: string | null
}

/** Most operations of one PATCH. Identity providers send fewer than 30. */
const MOST_OPERATIONS = 100
const READ_ONLY = new Set(['id', 'meta', 'schemas', 'groups'])
/** Attributes of the core schema that nothing here stores. Identity providers send them in their standard mappings. */
const UNUSED = new Set(
  'displayname nickname profileurl title usertype preferredlanguage locale timezone password phonenumbers ims photos addresses entitlements x509certificates'.split(
    ' ',
  ),
)
const PATH = /^([a-z$][\w$-]*)(?:\[(.*)\])?(?:\.([a-z$][\w$-]*))?$/i

type Body = Record<string, unknown>
type Kind = 'add' | 'replace' | 'remove'

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The person of a POST. */
export function readNew(body: unknown): WantedPerson {
  const person: WantedPerson = {
    userName: '',
    email: null,
    externalId: null,
    givenName: null,
    familyName: null,
    active: true,
    role: null,
  }
  return readWhole(body, person)
}

/** The person of a PUT: missing attributes are cleared, except activity and role. */
export const readReplacement = (body: unknown, current: WantedPerson): WantedPerson =>
  readWhole(body, { ...readableNothing(current), userName: '' })

const readableNothing = (current: WantedPerson): WantedPerson => ({
  ...current,
  email: null,
  externalId: null,
  givenName: null,
  familyName: null,
})

function readWhole(body: unknown, person: WantedPerson): WantedPerson {
  if (!isObject(body)) throw refuse('invalidSyntax', 'Send a user as a JSON object.')
  const { schemas } = body
  if (!Array.isArray(schemas) || !schemas.includes(USER_SCHEMA))
    throw refuse('invalidSyntax', `schemas has to contain ${USER_SCHEMA}.`)
  for (const [name, value] of Object.entries(body)) assign(person, 'replace', name, value)
  return checked(person)
}

/** The person after the operations of a PATCH, which apply together or not at all. */
export function readPatch(body: unknown, current: WantedPerson): WantedPerson {
  if (!isObject(body)) throw refuse('invalidSyntax', 'Send the operations as a JSON object.')
  if (!Array.isArray(body.schemas) || !body.schemas.includes(PATCH_SCHEMA))
    throw refuse('invalidSyntax', `schemas has to contain ${PATCH_SCHEMA}.`)
  const operations = Object.entries(body).find(([name]) => name.toLowerCase() === 'operations')?.[1]
  if (!Array.isArray(operations) || operations.length === 0 || operations.length > MOST_OPERATIONS)
    throw refuse('invalidSyntax', `Operations has to be a list of 1 to ${MOST_OPERATIONS} operations.`)
  const person = { ...current, email: null }
  for (const operation of operations) apply(person, operation)
  return checked(person)
}

function apply(person: WantedPerson, operation: unknown): void {
  if (!isObject(operation)) throw refuse('invalidSyntax', 'Each operation has to be a JSON object.')
  const kind = String(operation.op).toLowerCase()
  if (kind !== 'add' && kind !== 'replace' && kind !== 'remove')
    throw refuse('invalidSyntax', `"${String(operation.op)}" is no operation: use add, replace or remove.`)
  const { path, value } = operation
  if (path !== undefined && path !== null && path !== '') {
    if (typeof path !== 'string') throw refuse('invalidPath', 'The path has to be a text.')
    if (kind !== 'remove' && value === undefined)
      throw refuse('invalidValue', `The operation on ${path} has no value.`)
    return assign(person, kind, path, value, true)
  }
  if (kind === 'remove') throw refuse('noTarget', 'A removal needs a path.')
  if (!isObject(value)) throw refuse('invalidValue', 'An operation without a path needs an object as value.')
  for (const [name, each] of Object.entries(value)) assign(person, kind, name, each)
}

/** `isNamed`: the operation names the attribute itself. In a whole object, read-only attributes are ignored. */
function assign(person: WantedPerson, kind: Kind, path: string, value: unknown, isNamed = false): void {
  const target = targetOf(path)
  if (!target) return
  const { name, filter, part } = target
  const text = kind === 'remove' ? null : value
  if (READ_ONLY.has(name)) {
    if (isNamed) throw refuse('mutability', `${name} cannot be changed.`)
    return
  }
  if (UNUSED.has(name)) return
  switch (name) {
    case 'username':
      if (text === null) throw refuse('invalidValue', 'userName is required.')
      person.userName = textOf(text, 'userName', 254).toLowerCase()
      return
    case 'externalid':
      person.externalId = optionalText(text, 'externalId', 200)
      return
    case 'active':
      if (text === null) throw refuse('invalidValue', 'active is true or false.')
      person.active = booleanOf(text)
      return
    case 'name':
      return assignName(person, part, text)
    case 'emails':
      if (!filter || isOurAddress(filter)) person.email = addressOf(text, part)
      return
    case 'roles':
      person.role = roleOf(text)
      return
    default:
      throw refuse(isNamed ? 'invalidPath' : 'invalidSyntax', `Users have no attribute ${path}.`)
  }
}

interface Target {
  /** In lower case, since attributes are not case-sensitive. */
  name: string
  filter: Filter | undefined
  part: string | undefined
}

/** Undefined for attributes of extensions, which nothing here stores. */
function targetOf(path: string): Target | undefined {
  let name = path.trim()
  if (/^urn:/i.test(name)) {
    const isCore = name.toLowerCase().startsWith(`${USER_SCHEMA.toLowerCase()}:`)
    if (!isCore) {
      if (name.toLowerCase().startsWith(ENTERPRISE_SCHEMA.toLowerCase())) return undefined
      throw refuse('invalidPath', `${path} is of no schema of this service.`)
    }
    name = name.slice(USER_SCHEMA.length + 1)
  }
  const match = PATH.exec(name)
  if (!match) throw refuse('invalidPath', `"${path}" is no path.`)
  return {
    name: match[1]!.toLowerCase(),
    filter: match[2] === undefined ? undefined : parseFilter(match[2]),
    part: match[3]?.toLowerCase(),
  }
}

function assignName(person: WantedPerson, part: string | undefined, value: unknown): void {
  if (part === undefined) {
    if (value === null) {
      person.givenName = null
      person.familyName = null
      return
    }
    if (!isObject(value)) throw refuse('invalidValue', 'name has to be an object.')
    for (const [each, text] of Object.entries(value)) assignName(person, each.toLowerCase(), text)
    return
  }
  if (part === 'givenname') person.givenName = optionalText(value, 'name.givenName', 100)
  else if (part === 'familyname') person.familyName = optionalText(value, 'name.familyName', 100)
}

/** Whether a filter such as `type eq "work"` selects the address that is stored here, the primary work address. */
function isOurAddress(filter: Filter): boolean {
  if (filter.kind === 'and') return isOurAddress(filter.left) && isOurAddress(filter.right)
  if (filter.kind !== 'compare' || filter.operator !== 'eq') return false
  const value = String(filter.value).toLowerCase()
  return filter.path === 'type' ? value === 'work' : filter.path === 'primary' ? value === 'true' : false
}

/** The primary address of a list, else that of work, else the only one. */
function addressOf(value: unknown, part: string | undefined): string | null {
  if (part !== undefined && part !== 'value') return null
  if (value === null || typeof value === 'string')
    return optionalText(value, 'emails.value', 254)?.toLowerCase() ?? null
  const list = Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : []
  const chosen =
    list.find(({ primary }) => String(primary).toLowerCase() === 'true') ??
    list.find(({ type }) => String(type).toLowerCase() === 'work') ??
    (list.length === 1 ? list[0] : undefined)
  return optionalText(chosen?.value ?? null, 'emails.value', 254)?.toLowerCase() ?? null
}

/** Entra ID sends lists of objects, lists of texts, and texts of JSON. */
function roleOf(value: unknown): string | null {
  if (value === null) return null
  const list = (Array.isArray(value) ? value : [value]).map(unpackRole)
  if (list.length === 0) return null
  const chosen = list.length === 1 ? list[0] : list.find(({ isPrimary }) => isPrimary)
  if (!chosen) throw refuse('invalidValue', 'A person has one role here: send one, or mark one as primary.')
  return optionalText(chosen.name, 'roles.value', 60)
}

function unpackRole(value: unknown): { name: unknown; isPrimary: boolean } {
  if (typeof value === 'string' && value.trimStart().startsWith('{')) {
    try {
      return unpackRole(JSON.parse(value))
    } catch {
      throw refuse('invalidValue', 'A role cannot be read.')
    }
  }
  if (isObject(value))
    return { name: value.value ?? null, isPrimary: String(value.primary).toLowerCase() === 'true' }
  return { name: value, isPrimary: false }
}

function textOf(value: unknown, name: string, most: number): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '' || text.length > most)
    throw refuse('invalidValue', `${name} has to be a text of 1 to ${most} letters.`)
  return text
}

function optionalText(value: unknown, name: string, most: number): string | null {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) return null
  return textOf(value, name, most)
}

/** Entra ID sends "True" and "False". */
function booleanOf(value: unknown): boolean {
  const single: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  const word = String(isObject(single) ? single.value : single).toLowerCase()
  if (word !== 'true' && word !== 'false') throw refuse('invalidValue', 'active is true or false.')
  return word === 'true'
}

function checked(person: WantedPerson): WantedPerson {
  const { userName, email } = person
  if (userName === '') throw refuse('invalidValue', 'userName is required.')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(userName))
    throw refuse('invalidValue', 'userName has to be the email address with which the person signs in.')
  if (email !== null && email !== userName)
    throw refuse(
      'invalidValue',
      'The primary address of emails and userName have to be the same: map both to the attribute that holds the address of the mailbox.',
    )
  return person
}
