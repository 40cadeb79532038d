// @vitest-environment happy-dom
// Tests feedback photos: each is sent once, invalid files are reported and skipped.
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PhotoField } from './photo-field.tsx'

const USER = '22222222-2222-4222-8222-222222222222'

function Field() {
  const [names, setNames] = useState<string[]>([])
  return <PhotoField userId={USER} value={names} onChange={setNames} />
}

it('[2.11-6] says when a file is no picture, and keeps the photos there are', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new Error('InvalidStateError')
  })
  const { screen, user, requests } = renderScreen(<Field />, {})
  await user.upload(
    await screen.findByLabelText('Photos'),
    new File(['%PDF-1.7'], 'damage.jpg', { type: 'image/jpeg' }),
  )
  await screen.findByText(/not a picture that can be read here/)
  expect(requests.filter(({ path }) => path.startsWith('/storage'))).toEqual([])
  expect(screen.queryByRole('list', { name: 'Photos added' })).toBeNull()
})
