// The bodies of identity providers, as Entra ID, Okta and RFC 7644 write them.
import { describe, expect, it } from 'vitest'
import { parseFilter } from './filter.ts'
import {
  PATCH_SCHEMA,
  readNew,
  readPatch,
  readReplacement,
  USER_SCHEMA,
  type WantedPerson,
} from './wanted.ts'

const PERSON: WantedPerson = {
  userName: 'ann@fleet.example',
  email: null,
  externalId: 'e-1',
  givenName: 'Ann',
  familyName: 'Lee',
  active: true,
  role: 'viewer',
}
const patch = (...operations: object[]) =>
  readPatch({ schemas: [PATCH_SCHEMA], Operations: operations }, PERSON)
const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return (error as { scimType?: string }).scimType
  }
  return 'nothing refused'
}

describe('[M85] a PATCH', () => {
  it.each<[string, object[], Partial<WantedPerson>]>([
    [
      'of Entra ID, with capitals and a text for false',
      [{ op: 'Replace', path: 'active', value: 'False' }],
      { active: false },
    ],
    ['of Okta, without a path', [{ op: 'replace', value: { active: false } }], { active: false }],
    [
      'of Entra ID, without a path and with dotted names',
      [{ op: 'Add', value: { 'name.givenName': 'Anna', externalId: 'e-2', active: 'True' } }],
      { givenName: 'Anna', externalId: 'e-2' },
    ],
    [
      'with the whole path of the schema',
      [{ op: 'add', path: `${USER_SCHEMA}:name.familyName`, value: 'Low' }],
      { familyName: 'Low' },
    ],
    [
      'of a part of the name',
      [{ op: 'replace', path: 'name', value: { familyName: 'Low' } }],
      { familyName: 'Low' },
    ],
    [
      'that takes out',
      [
        { op: 'Remove', path: 'externalId' },
        { op: 'remove', path: 'name.givenName' },
      ],
      { externalId: null, givenName: null },
    ],
    [
      'with attributes in any case',
      [{ op: 'REPLACE', path: 'EXTERNALID', value: 'e-3' }],
      { externalId: 'e-3' },
    ],
    [
      'of the work address and the name of the user together',
      [
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'Anna@fleet.example' },
        { op: 'Replace', path: 'userName', value: 'anna@fleet.example' },
      ],
      { userName: 'anna@fleet.example', email: 'anna@fleet.example' },
    ],
    [
      'of an address that is not stored',
      [{ op: 'add', path: 'emails[type eq "home"].value', value: 'x@home.example' }],
      {},
    ],
    [
      'of a role as a list',
      [{ op: 'add', path: 'roles', value: [{ value: 'dispatcher' }] }],
      { role: 'dispatcher' },
    ],
    [
      'of a role as Entra ID assigns a single one',
      [{ op: 'Add', path: 'roles[primary eq "True"].value', value: 'admin' }],
      { role: 'admin' },
    ],
    [
      'of a role as a text of JSON',
      [{ op: 'Add', path: 'roles', value: ['{"id":"7","value":"dispatcher","displayName":"Dispatcher"}'] }],
      { role: 'dispatcher' },
    ],
    [
      'that takes the role away',
      [{ op: 'Remove', path: 'roles', value: [{ value: 'viewer' }] }],
      { role: null },
    ],
    [
      'of attributes that nothing stores',
      [
        { op: 'Add', path: 'title', value: 'Clerk' },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+44 20 7946 0000' },
        {
          op: 'Add',
          path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
          value: 'Sales',
        },
      ],
      {},
    ],
  ])('%s', (_name, operations, changes) => {
    expect(patch(...operations)).toEqual({ ...PERSON, ...changes })
  })

  it.each<[string, object, string]>([
    ['an unknown operation', { op: 'move', path: 'active', value: true }, 'invalidSyntax'],
    ['a removal without a path', { op: 'remove' }, 'noTarget'],
    ['no object without a path', { op: 'replace', value: 'x' }, 'invalidValue'],
    ['a path of no attribute', { op: 'replace', path: 'shoeSize', value: 44 }, 'invalidPath'],
    ['a path that is none', { op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
    [
      'a filter in the path that is none',
      { op: 'replace', path: 'emails[type is "work"].value', value: 'x' },
      'invalidFilter',
    ],
    ['a schema of others', { op: 'add', path: 'urn:other:schema:User:size', value: 1 }, 'invalidPath'],
    ['a change of the id', { op: 'replace', path: 'id', value: '1' }, 'mutability'],
    ['no value', { op: 'replace', path: 'externalId' }, 'invalidValue'],
    ['an activity that is neither', { op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    ['no name of the user', { op: 'remove', path: 'userName' }, 'invalidValue'],
    [
      'a name of the user without an address',
      { op: 'replace', path: 'userName', value: 'ann' },
      'invalidValue',
    ],
    [
      'another work address',
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'b@fleet.example' },
      'invalidValue',
    ],
    [
      'two roles',
      { op: 'add', path: 'roles', value: [{ value: 'admin' }, { value: 'viewer' }] },
      'invalidValue',
    ],
  ])('with %s is refused', (_name, operation, scimType) => {
    expect(refusal(() => patch(operation))).toBe(scimType)
  })

  it('changes nothing when one of its operations is refused', () => {
    const before = { ...PERSON }
    expect(refusal(() => patch({ op: 'replace', path: 'active', value: false }, { op: 'remove' }))).toBe(
      'noTarget',
    )
    expect(PERSON).toEqual(before)
    expect(refusal(() => readPatch({ schemas: [PATCH_SCHEMA], Operations: [] }, PERSON))).toBe(
      'invalidSyntax',
    )
    expect(refusal(() => readPatch({ Operations: [{ op: 'remove', path: 'externalId' }] }, PERSON))).toBe(
      'invalidSyntax',
    )
  })
})

describe('[M85] a POST and a PUT', () => {
  const body = {
    schemas: [USER_SCHEMA],
    userName: 'Bo@Fleet.example',
    emails: [
      { value: 'bo@home.example', type: 'home' },
      { value: 'bo@fleet.example', type: 'work', primary: true },
    ],
    name: { formatted: 'Bo Ek', givenName: 'Bo', familyName: 'Ek' },
    displayName: 'Bo Ek',
    password: 'never stored',
  }

  it('read a person, with the primary address among several', () => {
    expect(readNew(body)).toEqual({
      userName: 'bo@fleet.example',
      email: 'bo@fleet.example',
      externalId: null,
      givenName: 'Bo',
      familyName: 'Ek',
      active: true,
      role: null,
    })
  })

  it('clear what a PUT leaves out, except activity and role', () => {
    const replaced = readReplacement(
      { schemas: [USER_SCHEMA], userName: PERSON.userName },
      { ...PERSON, active: false },
    )
    expect(replaced).toEqual({
      ...PERSON,
      externalId: null,
      givenName: null,
      familyName: null,
      active: false,
    })
  })

  it('need the schema, a user name and one address', () => {
    expect(refusal(() => readNew({ userName: 'bo@fleet.example' }))).toBe('invalidSyntax')
    expect(refusal(() => readNew({ schemas: [USER_SCHEMA] }))).toBe('invalidValue')
    expect(refusal(() => readNew({ ...body, userName: 'other@fleet.example' }))).toBe('invalidValue')
    expect(refusal(() => readNew({ ...body, shoeSize: 44 }))).toBe('invalidSyntax')
    expect(refusal(() => readNew([body]))).toBe('invalidSyntax')
  })
})

describe('[M85] a filter', () => {
  it('binds and before or, and brackets first', () => {
    expect(parseFilter('a eq 1 or b eq 2 and not (c pr)')).toMatchObject({
      kind: 'or',
      right: { kind: 'and', right: { kind: 'not', filter: { kind: 'present', path: 'c' } } },
    })
    expect(parseFilter('(a eq 1 or b eq 2) and c pr')).toMatchObject({ kind: 'and', left: { kind: 'or' } })
  })

  it('reads paths in any case, with schema and brackets, and texts with quotes inside', () => {
    expect(parseFilter(`${USER_SCHEMA}:UserName Eq "a\\"b"`)).toEqual({
      kind: 'compare',
      path: 'username',
      operator: 'eq',
      value: 'a"b',
    })
    expect(parseFilter('emails[type eq "work" and value co "@"]')).toMatchObject({
      left: { path: 'emails.type' },
      right: { path: 'emails.value', operator: 'co' },
    })
    expect(parseFilter('active eq True')).toMatchObject({ value: true })
  })

  it.each([
    '',
    'userName',
    'userName eq',
    'userName is "a"',
    'userName eq a',
    'userName eq "a',
    'userName eq "a" and',
    'userName eq "a" "b"',
    '(userName eq "a"',
    'emails[type eq "work"',
    `${'('.repeat(30)}a pr${')'.repeat(30)}`,
    `userName eq "${'a'.repeat(3_000)}"`,
  ])('such as %j is refused', (text) => {
    expect(refusal(() => parseFilter(text))).toBe('invalidFilter')
  })
})
