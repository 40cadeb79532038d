// @vitest-environment happy-dom
// Tests who may press what: viewers see the reason, dispatchers cannot use administrators' actions.
import { expect, it, vi } from 'vitest'
import { DISPATCHER, renderScreen } from '../testing/render-screen.tsx'
import { Button } from '../ui/button.tsx'
import { EntityFormPanel } from '../ui/form/entity-form-panel.tsx'
import { refusalFor } from './permission.ts'

it('lets staff change the day, and administrators the company', () => {
  expect(refusalFor('orders:write', { memberRole: 'dispatcher' })).toBeNull()
  expect(refusalFor('orders:write', { memberRole: 'admin' })).toBeNull()
  expect(refusalFor('orders:write', { memberRole: 'viewer' })).toMatch(/^Viewers change nothing/)
  expect(refusalFor('admin', { memberRole: 'dispatcher' })).toMatch(/^Only administrators/)
  expect(refusalFor('admin', { memberRole: 'admin' })).toBeNull()
})

it('[M84] judges a custom role by its rights, not by its fixed role', () => {
  const clerk = { memberRole: 'dispatcher' as const, rights: ['orders:read', 'orders:write'] as const }
  expect(refusalFor('orders:write', clerk)).toBeNull()
  expect(refusalFor('plans:dispatch', clerk)).toMatch(/^Your role lacks a right: Send routes to drivers/)
  expect(refusalFor('admin', clerk)).toMatch(/^Only administrators/)
})

it('leaves it to the server where the role is not known', () => {
  expect(refusalFor('admin', {})).toBeNull()
})

it('disables a button with the reason, also where its own state would allow it', () => {
  const user = { ...DISPATCHER, memberRole: 'viewer' as const }
  const { screen } = renderScreen(
    <>
      <Button needs="plans:dispatch" disabled={false} title="Sends the vans out">
        Dispatch
      </Button>
      <Button>Show</Button>
    </>,
    { user },
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dispatch' }).disabled).toBe(true)
  expect(screen.getByTitle(/^Viewers change nothing/).textContent).toBe('Dispatch')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show' }).disabled).toBe(false)
})

it('shows a viewer a form to read, which Enter does not send', async () => {
  const submit = vi.fn()
  const { screen, user } = renderScreen(
    <EntityFormPanel
      title="Van 3"
      needs="fleet:write"
      onClose={() => {}}
      form={{ submit, isSubmitting: false, failure: null }}
      submitLabel="Save vehicle"
      failureTitle="Not saved"
    >
      <input aria-label="Name" />
    </EntityFormPanel>,
    { user: { ...DISPATCHER, memberRole: 'viewer' } },
  )
  screen.getByText(/^Viewers change nothing/)
  expect(screen.getByLabelText('Name').closest('fieldset')?.disabled).toBe(true)
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  expect(submit).not.toHaveBeenCalled()
})
