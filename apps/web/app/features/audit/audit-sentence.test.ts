import { expect, it } from 'vitest'
import { auditSentence } from './audit-sentence.ts'

it('says what was done to what, and counts what came in one go', () => {
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
