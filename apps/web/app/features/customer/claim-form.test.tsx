// @vitest-environment happy-dom
// Tests claiming a parcel: a wrong proof shows an error, a right one refetches everything.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { ClaimForm } from './claim-form.tsx'

it('requires four characters, and reports when they are wrong', async () => {
  const { screen, user, requests } = renderScreen(<ClaimForm tracking={trackingFixture()} />, {
    answers: {
      'POST /rest/v1/rpc/claim_delivery': ({ body }: { body: unknown }) =>
        Response.json(
          (body as { proof: string }).proof === '0187' ? '55555555-5555-4555-8555-555555555551' : null,
        ),
    },
  })
  const box = await screen.findByLabelText('Last characters of phone or email')
  await user.type(box, '87')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('Enter the last 4 characters.')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await user.clear(box)
  await user.type(box, '9999')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('That does not match. Check the message about your delivery.')
  await user.clear(box)
  await user.type(box, '0187')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await expect.poll(() => screen.queryByText(/does not fit/)).toBeNull()
})
