// @vitest-environment happy-dom
// Tests adding a map region: the name follows the extract, and the form sends only a usable name and extract.
import type { RegionsResponse } from '@dropwise/contracts'
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../../testing/fake-backend.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AddRegion } from './add-region.tsx'

const NOTHING: RegionsResponse = { items: [], builds: [], files: [], needs: [], folder: '/srv/extracts' }
const ADDRESS = 'https://maps.example/maryland-latest.osm.pbf'

function panel(answer: object) {
  const onClose = vi.fn()
  const view = renderScreen(<AddRegion regions={NOTHING} onClose={onClose} />, {
    answers: { 'POST /api/v1/regions': answer },
  })
  const add = () => view.screen.getByRole<HTMLButtonElement>('button', { name: 'Add region' })
  return { ...view, onClose, add }
}

it('names a region after its extract and sends the address', async () => {
  const { screen, user, requests, onClose, add } = panel({ id: '1' })
  expect(add().disabled).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Address' }))
  await user.type(screen.getByLabelText('Address of the extract'), 'maps.example')
  await screen.findByText('An address begins with https:// or http://')
  await user.clear(screen.getByLabelText('Address of the extract'))
  await user.type(screen.getByLabelText('Address of the extract'), ADDRESS)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('maryland')
  await user.click(add())
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), { timeout: 60_000 })
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { name: 'maryland', from: { url: ADDRESS } } },
  ])
})

it('stays open and shows the reason when the server refuses', async () => {
  const { screen, user, onClose, add } = panel(
    new Refusal(409, { code: 'conflict', message: 'This region is being compiled.', hint: 'Wait for it.' }),
  )
  await user.click(screen.getByRole('radio', { name: 'Address' }))
  await user.type(screen.getByLabelText('Address of the extract'), ADDRESS)
  await user.click(add())
  await screen.findByText('This region is being compiled. Wait for it.')
  expect(onClose).not.toHaveBeenCalled()
})

it('says where extracts belong when the server has none', async () => {
  const { screen, user } = panel({})
  await user.click(screen.getByRole('radio', { name: 'On the server' }))
  await screen.findByText('/srv/extracts')
})
