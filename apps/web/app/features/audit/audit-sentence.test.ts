import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { auditSentence, viaText } from './audit-sentence.ts'

afterEach(() => showLanguage('en-GB'))

it('says what was done to which object, and counts objects of one action', () => {
  expect(auditSentence({ action: 'vehicles.update', subject: 'vehicles', label: 'VAN 3' })).toBe(
    'changed vehicle VAN 3',
  )
  expect(auditSentence({ action: 'api_keys.delete', subject: 'api_keys', label: 'Shop' })).toBe(
    'deleted API key Shop',
  )
  expect(auditSentence({ action: 'plans.insert', subject: 'plans', label: null })).toBe('created plan')
  expect(auditSentence({ action: 'orders.insert', subject: 'orders', label: '200 rows' })).toBe(
    'created order, 200 rows',
  )
  expect(auditSentence({ action: 'addresses.insert', subject: 'addresses', label: '12 rows' })).toBe(
    'created address, 12 rows',
  )
  expect(auditSentence({ action: 'looked_as', subject: null, label: 'Harbour Lane' })).toBe(
    'looked as Harbour Lane',
  )
})

it('names the way of a change in the language of the page', async () => {
  const ways = ['session', 'API key Shop & till', 'nobody signed in', 'retention']
  expect(ways.map(viaText)).toEqual(ways)
  expect(viaText(null)).toBeNull()
  expect(
    ['billing.suspend', 'make recurring orders', 'order of a shop', 'approve pay', 'postgres'].map(viaText),
  ).toEqual(['billing', 'recurring orders', 'shop', 'pay', 'postgres'])
  await showLanguage('de')
  expect(ways.map(viaText)).toEqual([
    'Sitzung',
    'API-Schlüssel Shop & till',
    'ohne Anmeldung',
    'automatisch: Aufbewahrungsfrist',
  ])
})
