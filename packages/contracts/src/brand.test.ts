// Tests the platform's brand: accepted names and colours, and readable derived colours.
import { describe, expect, it } from 'vitest'
import { brandStyleText, darkTwin, deepColour, platformBrand } from './brand.ts'
import { contrastOf } from './colour.ts'
import { DEFAULT_BRAND } from './constants.ts'

const problemOf = (change: Record<string, unknown>) =>
  platformBrand.safeParse({ ...DEFAULT_BRAND, ...change }).error?.issues[0]?.message

/** The tokens of the CSS rule with this selector. */
function tokensOf(style: string, selector: string): Record<string, string> {
  const rule = style.split('}').find((text) => text.startsWith(`${selector}{`)) ?? ''
  return Object.fromEntries(
    rule
      .slice(selector.length + 1)
      .split(';')
      .map((set) => set.slice(2).split(':') as [string, string]),
  )
}

describe('a brand', () => {
  it('accepts names in every script', () => {
    for (const name of ['Dropwise', 'Nordlicht Kurier', "O'Neill & Söhne (Köln)", '配達便', '3PL-Go!'])
      expect(problemOf({ name }), name).toBeUndefined()
  })

  it('refuses names that would end an attribute, a string or a placeholder', () => {
    for (const name of [
      '<b>',
      'a"b',
      'a\\b',
      'a`b',
      '${x}',
      '{{x}}',
      'a\nb',
      '',
      ' ',
      '&amp;',
      'x'.repeat(41),
    ])
      expect(problemOf({ name }), name).toBeTypeOf('string')
  })

  it('explains the missing contrast of a colour', () => {
    expect(problemOf({ colour: '#ff9900' })).toBe(
      'On light pages it has a contrast of 1.7:1 and needs 4.5:1. Choose a darker one.',
    )
    expect(problemOf({ colourDark: '#7a1f5c' })).toMatch(
      /^On dark pages it has a contrast of 1\.\d:1 and needs 4\.5:1\. Choose a lighter one\.$/,
    )
    expect(problemOf({ colour: 'teal' })).toBe('A colour such as #0f5257')
  })

  it('accepts its own default colours, and adds no style for them', () => {
    expect(problemOf({})).toBeUndefined()
    expect(brandStyleText(DEFAULT_BRAND)).toBe('')
  })
})

it('makes every background, button and link of a brand legible', () => {
  for (const colour of ['#7a1f5c', '#0b6b3a', '#8a3b00', '#5a5a5a', '#000000', '#b00020', '#4a3aa8']) {
    expect(problemOf({ colour, colourDark: darkTwin(colour) }), colour).toBeUndefined()
    const style = brandStyleText({ colour, colourDark: darkTwin(colour) })
    const contrast = (one: string | undefined, other: string | undefined) => contrastOf(one!, other!)!
    const light = tokensOf(style, 'html:root,html [data-theme="light"]')
    const dark = tokensOf(style, 'html[data-theme="dark"],html [data-theme="dark"]')
    for (const tokens of [light, dark]) {
      expect(contrast(tokens['rail-ink'], tokens['rail-sel']), colour).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tokens['act-ink'], tokens.act), colour).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tokens['act-ink'], tokens['act-hover']), colour).toBeGreaterThanOrEqual(4.5)
      expect(contrast(tokens.link, tokens.select), colour).toBeGreaterThanOrEqual(4.4)
    }
    expect(contrast('#ffffff', deepColour(colour))).toBeGreaterThanOrEqual(9)
    expect(contrast('#ffffff', tokensOf(style, 'html [data-app="driver"]').act)).toBeGreaterThanOrEqual(7)
  }
})
