// @vitest-environment happy-dom
// Tests the confirmation of irreversible actions, and that no other component words its own.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ConfirmButton } from './confirm-button.tsx'

const APP = join(import.meta.dirname, '..')

it('asks for confirmation with figures, and acts only on the second press', async () => {
  const act = vi.fn()
  const { screen, user } = renderScreen(
    <ConfirmButton
      label="Delete"
      title="Delete Depot North?"
      facts={[['Vehicles', '4']]}
      confirmLabel="Delete depot"
      keepLabel="Keep it"
      onConfirm={act}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete Depot North?' }))
  expect(question.getByText('4')).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Keep it' }))
  expect(act).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete depot' }))
  expect(act).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** Screens with a dangerous button without Confirm, and why. */
const OTHERWISE: Record<string, string> = {
  'features/owner/regions/region-panel.tsx': 'the button opens the question',
  'features/owner/tenants/tenant-panel.tsx':
    'the reason that people will read is asked for beside the button',
  'features/persons/person-data.tsx': 'the name is typed before the act',
  'features/sign-in/own-data.tsx': 'the address is typed before the act',
  'features/sign-in/security-page.tsx': 'ended sessions sign in again',
  'features/webhooks/webhook-panel.tsx': 'the button opens the question',
  'features/zones/zone-form.tsx': 'a zone in use is explained in the same place, without a way to delete it',
}

it('is the only way to ask before a dangerous act', () => {
  const files = globSync('{features,routes}/**/*.tsx', { cwd: APP }).filter(
    (path) => !path.includes('.test.'),
  )
  const others = files
    .filter((path) => /variant="danger"|'danger'/.test(readFileSync(join(APP, path), 'utf8')))
    .toSorted()
  expect(others.filter((path) => !(path in OTHERWISE))).toEqual([])
})
