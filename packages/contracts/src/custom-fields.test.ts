// A company's own fields: what is stored of a value, what is refused, and who sees it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkCustom,
  customFieldsBody,
  readCustomFields,
  readCustomFilter,
  shownFields,
  type CustomField,
} from './custom-fields.ts'
import { shownValue } from './shown-value.ts'

const { fields } = customFieldsBody.parse({
  fields: [
    { name: 'Floor', type: 'number', isRequired: true, shownTo: ['driver', 'label'] },
    { name: 'Install on', type: 'date', shownTo: ['recipient'] },
    { name: 'Lift', type: 'yes_no' },
    { name: 'Handling', type: 'choice', choices: ['Glass', 'Heavy'], shownTo: [] },
    { name: 'Gate code' },
  ],
})
const german = { dateOrder: 'day-first', decimalMark: ',' } as const

describe('[M8] values of a company’s own fields', () => {
  it('are stored in one form, under the name of the definition', () => {
    const written = {
      floor: '1,5',
      'INSTALL ON': '3.4.2026',
      Lift: 'Ja',
      handling: 'glass',
      'Gate code': '0042',
      Dock: 'B7',
    }
    expect(checkCustom(fields, written, german)).toEqual({
      custom: {
        Floor: '1.5',
        'Install on': '2026-04-03',
        Lift: 'yes',
        Handling: 'Glass',
        'Gate code': '0042',
        // A column without a definition.
        Dock: 'B7',
      },
      problems: [],
    })
  })

  it('are refused by name when they do not fit or are missing', () => {
    const wrong = { 'Install on': 'soon', Lift: 'maybe', Handling: 'Wet' }
    expect(checkCustom(fields, wrong, german).problems).toEqual([
      { name: 'Install on', code: 'custom_date', message: 'Install on must be a date like 2026-04-16' },
      { name: 'Lift', code: 'custom_yes_no', message: 'Lift must be yes or no' },
      {
        name: 'Handling',
        code: 'custom_choice',
        choices: 'Glass, Heavy',
        message: 'Handling must be Glass, Heavy',
      },
      { name: 'Floor', code: 'custom_required', message: 'Floor is required' },
    ])
  })

  it('do not change when they are checked again', () => {
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('yes', 'no', 'Glass', '2026-04-03'),
    )
    const custom = fc.record({
      Floor: value,
      'Install on': value,
      Lift: value,
      Handling: value,
      'Gate code': value,
    })
    fc.assert(
      fc.property(custom, (written) => {
        const once = checkCustom(fields, written, german)
        if (once.problems.length > 0) return
        const again = checkCustom(fields, once.custom, { ...german, decimalMark: '.' })
        expect(again).toEqual(once)
      }),
      { numRuns: 200 },
    )
  })

  it('are shown where the definition says; drivers see other columns too', () => {
    const custom = { Dock: 'B7', Floor: '3', 'Install on': '2026-04-03', Handling: 'Glass', Items: '2 x Box' }
    const names = (place: Parameters<typeof shownFields>[2]) =>
      shownFields(fields, custom, place).map(({ name }) => name)
    expect(names('driver')).toEqual(['Floor', 'Dock'])
    expect(names('label')).toEqual(['Floor'])
    expect(names('recipient')).toEqual(['Install on'])
    expect(shownFields([], { Dock: 'B7' }, 'recipient')).toEqual([])
  })

  it('are read as people write them: yes, no and dates in the language of the reader', () => {
    const german = { yes: 'Ja', no: 'Nein', day: () => '3. April' }
    const read = (type: CustomField['type'], value: string) => shownValue({ type, value }, german)
    expect([read('yes_no', 'no'), read('date', '2026-04-03'), read('text', 'yes')]).toEqual([
      'Nein',
      '3. April',
      'yes',
    ])
    // Values from before the definition stay as they are.
    expect([read('yes_no', 'perhaps'), read('date', 'soon')]).toEqual(['perhaps', 'soon'])
  })

  it('filter orders by name and value as they are stored', () => {
    expect(readCustomFilter(fields, { name: 'lift', value: 'Ja' }, german)).toEqual({
      name: 'Lift',
      value: 'yes',
    })
    expect(readCustomFilter(fields, { name: 'Dock', value: '' }, german)).toMatchObject({ wrong: 'name' })
    expect(readCustomFilter(fields, { name: 'Lift', value: '2' }, german)).toMatchObject({ wrong: 'value' })
  })

  it('need definitions with distinct names', () => {
    const parse = (...some: Partial<CustomField>[]) => customFieldsBody.safeParse({ fields: some }).success
    expect(parse({ name: 'Floor' }, { name: 'FLOOR ' })).toBe(false)
    expect(parse({ name: 'Handling', type: 'choice' })).toBe(false)
    expect(parse({ name: 'Handling', type: 'choice', choices: ['a', 'A'] })).toBe(false)
    expect(parse({ name: 'Items' })).toBe(false)
    expect(readCustomFields({ orderFields: [{ name: '' }] })).toEqual([])
    expect(readCustomFields(null)).toEqual([])
  })

  it('may be as long as the settings of a company allow', () => {
    const choices = Array.from({ length: 50 }, (_, i) => `${'倉庫'.repeat(15)} ${i}`)
    const withChoices = (count: number) => ({
      fields: Array.from({ length: count }, (_, i) => ({ name: `Field ${i}`, type: 'choice', choices })),
    })
    expect(customFieldsBody.safeParse(withChoices(2)).success).toBe(true)
    expect(customFieldsBody.safeParse(withChoices(3)).error?.issues).toMatchObject([
      { path: ['fields'], message: expect.stringContaining('too long') },
    ])
  })
})
