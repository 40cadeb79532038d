// @vitest-environment happy-dom
// Tests date fields whose page is in another language than the browser.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showLanguage } from '../lib/language.ts'
import { DateField } from './date-field.tsx'
import TypedDateField, { typedDay } from './typed-date-field.tsx'

const browserIn = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
afterEach(async () => {
  vi.restoreAllMocks()
  await showLanguage('en-GB')
})

describe('typed text', () => {
  it.each([
    ['en-GB', '3/4/2026', '2026-04-03'],
    ['en-US', '3/4/2026', '2026-03-04'],
    ['de', '30.11.26', '2026-11-30'],
    ['de', '30. 11. 2026', '2026-11-30'],
    ['nl', '30-11-2026', '2026-11-30'],
    ['ar', '٣٠/١١/٢٠٢٦', '2026-11-30'],
    ['hi', '३०/११/२०२६', '2026-11-30'],
    ['ja', '2026/11/30', '2026-11-30'],
    ['zh', '2026年11月30日', '2026-11-30'],
    ['fr', '2026-11-30', '2026-11-30'],
    ['en-US', '2026-11-30', '2026-11-30'],
    ['de', '31.02.2026', null],
    ['de', '30.11.', null],
    ['en-US', '30/11/2026', null],
    ['en-GB', ' ', ''],
  ] as const)('in %s: %s is %s', async (language, text, day) => {
    await showLanguage(language)
    expect(typedDay(text)).toBe(day)
  })
})

function Controlled() {
  const [day, setDay] = useState('2026-04-16')
  return (
    <>
      <TypedDateField label="Day" value={day} onChange={({ target }) => setDay(target.value)} />
      <output>{day}</output>
    </>
  )
}

describe('a field of our own', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Day')
  const type = (text: string) => {
    fireEvent.focus(field())
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.blur(field())
  }

  it('shows and takes days in the order of the page, and days as programs write them', async () => {
    await showLanguage('de')
    render(<Controlled />)
    const day = () => screen.getByRole('status').textContent
    expect(field().value).toBe('16.04.2026')
    type('٣.١٢.2026')
    expect([field().value, day()]).toEqual(['03.12.2026', '2026-12-03'])
    type('2026-11-30')
    expect([field().value, day()]).toEqual(['2026-11-30', '2026-11-30'])
    type('')
    expect([field().value, day()]).toEqual(['', ''])
  })

  it('keeps text that is no day for correction, and has no value', () => {
    render(<Controlled />)
    type('31/02/2026')
    expect([field().value, screen.getByRole('status').textContent]).toEqual(['31/02/2026', ''])
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('moves by a day with the arrow keys', () => {
    render(<Controlled />)
    fireEvent.keyDown(field(), { key: 'ArrowUp' })
    expect(field().value).toBe('17/04/2026')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(screen.getByRole('status').textContent).toBe('2026-04-15')
  })

  it('is part of a form that registers it', async () => {
    const saved = vi.fn()
    function Form() {
      const form = useForm({ defaultValues: { day: '2026-04-16' } })
      return (
        <form onSubmit={form.handleSubmit(saved)}>
          <TypedDateField label="Day" {...form.register('day')} />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    expect(field().value).toBe('16/04/2026')
    type('1/5/2026')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ day: '2026-05-01' }), { timeout: 20_000 })
  })
})

describe('the browser’s field', () => {
  const typeOf = () => screen.getByLabelText<HTMLInputElement>('Day').type

  it('is used where the browser orders days as the page does', async () => {
    browserIn('fr-FR')
    render(<DateField label="Day" />)
    expect(typeOf()).toBe('date')
  })

  it('is replaced where it would show another order', async () => {
    browserIn('en-US')
    render(<DateField label="Day" />)
    await waitFor(() => expect(typeOf()).toBe('text'), { timeout: 20_000 })
  })

  it('is used on touch screens', () => {
    browserIn('en-US')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(<DateField label="Day" />)
    expect(typeOf()).toBe('date')
  })
})
