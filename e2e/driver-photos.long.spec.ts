// Photos as phones hand them over: one of 40 MB is sent small, and what is no photo is said to be none.
import { expect, test, type Locator } from '@playwright/test'
import { dispatchRoute, readProof, startShift, storedEvents } from './support/driver-route.ts'
import { openSession } from './support/session.ts'

const PATIENCE = { timeout: 120_000 }
const LARGE_BYTES = 40 * 1024 * 1024
/** What a phone without much of a network can still send. */
const SENT_BYTES = 2 * 1024 * 1024
test.use({ viewport: { width: 390, height: 844 } })

/** Noise, which no JPEG makes small, handed to the field as the camera does; its size in bytes. */
const takeLargePhoto = (field: Locator): Promise<number> =>
  field.evaluate(async (input: HTMLInputElement) => {
    const canvas = new OffscreenCanvas(6_000, 4_500)
    const paint = canvas.getContext('2d')!
    const tile = new ImageData(600, 450)
    for (let top = 0; top < canvas.height; top += tile.height)
      for (let left = 0; left < canvas.width; left += tile.width) {
        for (let at = 0; at < tile.data.length; at += 1) tile.data[at] = Math.random() * 256
        paint.putImageData(tile, left, top)
      }
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
    const files = new DataTransfer()
    files.items.add(new File([photo], 'door.jpg', { type: photo.type }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return photo.size
  })

test('[4-3] a photo of 40 MB is sent small, and a PDF or HEIC file in its place is refused', async ({
  page,
  context,
  request,
}) => {
  const route = await dispatchRoute(request, 1)
  await startShift(request)
  await openSession(context, request, 'driver')
  await page.goto(`/driver?route=${route.number}`)
  const action = (name: string) => page.getByRole('button', { name, exact: true })
  await action('I have arrived').click(PATIENCE)
  await action('Hand over').click()
  const field = page.getByLabel('Take a photo')

  for (const [name, mimeType, text] of [
    ['door.jpg', 'image/jpeg', '%PDF-1.7\n1 0 obj'],
    ['door.heic', 'image/heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
  ] as const) {
    await field.setInputFiles({ name, mimeType, buffer: Buffer.from(text, 'latin1') })
    await expect(page.getByText(/not a photo that your phone can read/)).toBeVisible()
    await expect(action('Take a photo first')).toBeDisabled()
  }

  expect(await takeLargePhoto(field)).toBeGreaterThan(LARGE_BYTES)
  await action('Delivered').click(PATIENCE)
  await expect(page.getByText('Everything is sent.')).toBeVisible(PATIENCE)
  const files = (await storedEvents(request, route.orderIds)).flatMap((event) => event.files)
  expect(files).toHaveLength(1)
  const photo = await readProof(request, files[0]!.name)
  expect(photo.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(photo.length).toBeLessThan(SENT_BYTES)
})
