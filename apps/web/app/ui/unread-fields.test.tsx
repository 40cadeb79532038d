// @vitest-environment happy-dom
// Tests that no form is sent with text that is not a value, however it is sent.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showLanguage } from '../lib/language.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { EntityFormPanel } from './form/entity-form-panel.tsx'
import { TimeField } from './time-field.tsx'
import TypedDateField from './typed-date-field.tsx'
import { stopUnreadForms } from './unread-fields.ts'

let stop: () => void
beforeEach(() => {
  stop = stopUnreadForms()
})
afterEach(async () => {
  stop()
  cleanup()
  await showLanguage('en-GB')
})

function Fields() {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  return (
    <>
      <TypedDateField
        label="Day"
        unread="Must be a date like 16/04/2026"
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <TimeField label="Time" value={time} onChange={({ target }) => setTime(target.value)} />
      <TextField label="Weight" type="number" />
    </>
  )
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save it' }))

/** Number fields of this test's document hold any text, so it says what browsers say. */
function typeBadNumber(label: string) {
  const input = screen.getByLabelText<HTMLInputElement>(label)
  const validity = { badInput: true, customError: false }
  vi.spyOn(input, 'validity', 'get').mockReturnValue(validity as ValidityState)
  input.checkValidity = () => !fireEvent(input, new Event('invalid', { cancelable: true })) && false
  return validity
}

describe.each([
  [
    'a form',
    (onSave: () => void) => (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <Fields />
        <Button type="submit">Save it</Button>
      </form>
    ),
  ],
  [
    'a panel whose button stands outside its form',
    (onSave: () => void) => (
      <EntityFormPanel
        title="Order"
        onClose={() => {}}
        form={{ submit: onSave, isSubmitting: false, failure: null }}
        submitLabel="Save it"
        failureTitle="Not saved"
      >
        <Fields />
      </EntityFormPanel>
    ),
  ],
  [
    'a dialog without a form',
    (onSave: () => void) => (
      <Dialog
        isOpen
        onClose={() => {}}
        title="Change"
        actions={
          <Button variant="primary" onClick={onSave}>
            Save it
          </Button>
        }
      >
        <Fields />
      </Dialog>
    ),
  ],
])('%s', (_, form) => {
  it('is not sent with a day or time that does not exist, and says so at the field', () => {
    const saved = vi.fn()
    render(form(saved))
    type('Day', '31/02/2026')
    save()
    expect(saved).not.toHaveBeenCalled()
    expect(screen.getByText('Must be a date like 16/04/2026')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Day'))
    type('Day', '28/02/2026')
    type('Time', '25:70')
    save()
    expect(saved).not.toHaveBeenCalled()
    expect(screen.getByText('Must be a time like 09:30')).toBeTruthy()
    type('Time', '')
    save()
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it('is not sent with a number that the browser cannot read', () => {
    const saved = vi.fn()
    render(form(saved))
    const validity = typeBadNumber('Weight')
    save()
    expect(saved).not.toHaveBeenCalled()
    expect(screen.getByText('Must be a number')).toBeTruthy()
    validity.badInput = false
    save()
    expect(saved).toHaveBeenCalledTimes(1)
  })
})

it('lets other buttons work beside such text', () => {
  const cancelled = vi.fn()
  render(
    <form>
      <Fields />
      <Button onClick={cancelled}>Cancel</Button>
    </form>,
  )
  type('Day', '31/02/2026')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancelled).toHaveBeenCalled()
})
