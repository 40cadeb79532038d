// @vitest-environment happy-dom
// Tests the driving-time rule of a vehicle: a legal rule is chosen by name, a company's own by its figures.
import { DRIVING_RULES, type DrivingRule } from '@dropwise/contracts'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DrivingRuleField, drivingRuleText } from './driving-rule-field.tsx'

it('names the law whose figures a vehicle keeps, and shows the figures of a rule of its own', async () => {
  expect(drivingRuleText(DRIVING_RULES.eu_561)).toBe('4 h 30 of driving, then 45 min')
  let rule: DrivingRule | null = { ...DRIVING_RULES.fmcsa }
  function Field() {
    const [value, setValue] = useState(rule)
    rule = value
    return <DrivingRuleField value={value} onChange={setValue} errorOf={() => undefined} />
  }
  const { screen, user } = renderScreen(<Field />)
  expect(screen.getByRole('combobox').textContent).toContain('FMCSA: 8 h')
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'A rule of our own' }))
  await user.clear(screen.getByLabelText('Driving at most'))
  await user.type(screen.getByLabelText('Driving at most'), '300')
  expect(rule).toEqual({ minutes: 300, restMinutes: 30, counts: 'breaks' })
})
