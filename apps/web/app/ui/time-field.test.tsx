// @vitest-environment happy-dom
// Tests the time field: company clock, and typed forms.
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { TimeField, typedClock } from './time-field.tsx'

afterEach(cleanup)

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['2 pm', '14:00'],
  ['23:59', '23:59'],
  ['', ''],
  ['24:00', null],
  ['1275', null],
  ['noon', null],
])('reads %s as %s', (text, clock) => {
  expect(typedClock(text)).toBe(clock)
})

function Controlled({ heard: changes }: { heard: string[] }) {
  const [value, setValue] = useState('08:00')
  return (
    <TimeField
      label="Opens"
      value={value}
      onChange={(event) => {
        changes.push(event.target.value)
        setValue(event.target.value)
      }}
    />
  )
}

it('reports only complete times, and keeps other text for correction', async () => {
  const changes: string[] = []
  render(<Controlled heard={changes} />)
  const field = screen.getByLabelText<HTMLInputElement>('Opens')
  await userEvent.click(field)
  await userEvent.keyboard('745')
  expect(changes).toEqual([])
  await userEvent.tab()
  expect(field.value).toBe('07:45')
  expect(changes).toEqual(['07:45'])
  await userEvent.click(field)
  await userEvent.keyboard('soon')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect([field.value, field.getAttribute('aria-invalid'), changes.length]).toEqual(['soon', 'true', 1])
  await userEvent.clear(field)
  await userEvent.tab()
  expect(changes.at(-1)).toBe('')
})

function Registered({ onSend }: { onSend: (values: { opens: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { opens: '08:00' } })
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TimeField label="Opens" {...register('opens')} />
    </form>
  )
}

it('is whole when its form is sent with Enter', async () => {
  const sent: string[] = []
  render(<Registered onSend={({ opens }) => sent.push(opens)} />)
  await userEvent.click(screen.getByLabelText('Opens'))
  await userEvent.keyboard('6 pm{Enter}')
  await expect.poll(() => sent).toEqual(['18:00'])
})
