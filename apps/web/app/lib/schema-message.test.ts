// Tests the messages of schemas in the language of the page.
import { platformBrand, retention, zonePatchBody } from '@dropwise/contracts'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from './language.ts'
import { schemaMessage } from './schema-message.ts'

afterEach(() => showLanguage('en-GB'))

it('translates sentences with values', async () => {
  const said = [
    retention.safeParse({ outbox: 2 }),
    platformBrand.pick({ colour: true }).safeParse({ colour: '#ffff00' }),
    platformBrand.pick({ colourDark: true }).safeParse({ colourDark: '#000000' }),
  ].map(({ error }) => error!.issues[0]!.message)
  expect(said.map(schemaMessage)).toEqual(said)
  await showLanguage('de')
  expect(said.map(schemaMessage)).toEqual([
    'Mindestens 3 Monate aufbewahren, oder 0 für immer',
    expect.stringMatching(/^Auf hellen Seiten hat sie einen Kontrast von 1,\d:1 und braucht 4,5:1\./),
    expect.stringMatching(/^Auf dunklen Seiten hat sie einen Kontrast von 1,\d:1 und braucht 4,5:1\./),
  ])
})

it('translates what a schema says, and leaves a message that has no translation', async () => {
  const said = zonePatchBody
    .safeParse({ name: '' })
    .error?.issues.find(({ path }) => path[0] === 'name')?.message
  expect(said).toBe('Name the zone')
  expect(schemaMessage('Name the zone')).toBe('Name the zone')
  await showLanguage('de')
  expect(schemaMessage('Name the zone')).toBe('Benenne die Zone')
  expect(schemaMessage('Colour 7 is taken')).toBe('Colour 7 is taken')
  await showLanguage('en-US')
  expect(schemaMessage('A colour such as #0f5257')).toBe('A color such as #0f5257')
})
