// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../lib/language.ts'
import { AsWritten } from './as-written.tsx'

afterEach(() => showLanguage('en-GB'))

const directionIn = (text: string) =>
  render(<AsWritten>{text}</AsWritten>).container.firstElementChild?.getAttribute('dir')

it('gives a value its own direction where the page runs from right to left', async () => {
  expect(directionIn('25 Holly Lane')).toBeUndefined()
  await showLanguage('ar')
  expect(directionIn('25 Holly Lane')).toBe('auto')
  // A list keeps the order of the page.
  expect(directionIn('\u2068Van 03\u2069، \u2068Van 04\u2069')).toBeUndefined()
})
