// Tests that features of plans show in the language of the page.
import { afterEach, describe, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { planFeatureText } from './plan-features.ts'
import { SHIPPED_PLANS } from './plans.ts'

afterEach(() => showLanguage('en-GB'))

const shipped = SHIPPED_PLANS.flatMap(({ features }) => features)

describe('features of plans', () => {
  it('stay as written in English', () => {
    expect([...shipped, 'up to 1 vehicles'].map(planFeatureText)).toEqual([...shipped, 'up to 1 vehicles'])
  })

  it('of the shipped plans have a translation, also with other numbers', async () => {
    await showLanguage('de')
    expect(shipped.filter((written) => planFeatureText(written) === written)).toEqual([])
    expect(planFeatureText('Up to 40 vehicles')).toBe('Bis zu 40 Fahrzeuge')
    expect(planFeatureText('1 person in the portal')).toBe('1 Person im Portal')
    expect(planFeatureText('Everything in Fleet Plus')).toBe('Alles aus Fleet Plus')
  })

  it('that the owner wrote stay as they are', async () => {
    await showLanguage('de')
    expect(planFeatureText('A visit on site each year')).toBe('A visit on site each year')
    expect(planFeatureText('constructor')).toBe('constructor')
  })
})
