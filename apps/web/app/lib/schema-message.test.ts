// Tests the messages of schemas in the language of the page.
import { zonePatchBody } from '@dropwise/contracts'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from './language.ts'
import { schemaMessage } from './schema-message.ts'

afterEach(() => showLanguage('en-GB'))

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
