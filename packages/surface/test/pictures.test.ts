// Pictures drawn on demand: requested size, fit and format, WebP where the browser accepts it, and refusals of other files.
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await bucket('pictures', true)
  await bucket('hidden', false)
})
afterAll(() => world.close())

const operator = () => world.client(world.serviceKey).storage

async function bucket(name: string, isPublic: boolean): Promise<void> {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#204060' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer()
  await operator().createBucket(name, { public: isPublic })
  const { error } = await operator().from(name).upload('van.jpg', picture, { contentType: 'image/jpeg' })
  expect(error).toBeNull()
}

interface PictureInfo {
  status: number
  type: string | null
  size: [width: number, height: number]
  hasExif: boolean
}

async function look(url: string, accept = '*/*'): Promise<PictureInfo> {
  const response = await fetch(url, { headers: { accept } })
  const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    size: [width, height],
    hasExif: exif !== undefined,
  }
}

const drawn = (transform: object, accept?: string): Promise<PictureInfo> =>
  look(operator().from('pictures').getPublicUrl('van.jpg', { transform }).data.publicUrl, accept)

it('draws the requested size and fit, and removes EXIF data', async () => {
  const sizes = {
    cover: await drawn({ width: 200, height: 200 }),
    contain: await drawn({ width: 200, height: 200, resize: 'contain' }),
    fill: await drawn({ width: 200, height: 100, resize: 'fill' }),
    width: await drawn({ width: 400 }),
    larger: await drawn({ width: 2000 }),
  }
  expect(Object.fromEntries(Object.entries(sizes).map(([name, { size }]) => [name, size]))).toEqual({
    cover: [200, 200],
    contain: [200, 150],
    fill: [200, 100],
    width: [400, 300],
    larger: [800, 600],
  })
  for (const size of Object.values(sizes))
    expect(size).toMatchObject({ status: 200, type: 'image/jpeg', hasExif: false })
})

it('sends WebP to browsers that accept it, unless the source format is requested', async () => {
  expect((await drawn({ width: 50 }, 'image/avif,image/webp,*/*')).type).toBe('image/webp')
  expect((await drawn({ width: 50, format: 'origin' }, 'image/webp')).type).toBe('image/jpeg')
})

it('opens hidden pictures by policy or by a signed link that holds the size', async () => {
  const hidden = operator().from('hidden')
  const transform = { width: 40, height: 30 }
  expect((await hidden.download('van.jpg', { transform })).data?.type).toBe('image/jpeg')
  expect(
    (await world.client().storage.from('hidden').download('van.jpg', { transform })).error,
  ).toMatchObject({
    code: 'NoSuchKey',
  })
  const link = (await hidden.createSignedUrl('van.jpg', 60, { transform })).data?.signedUrl ?? ''
  expect((await look(link)).size).toEqual([40, 30])
  // What the link was made for counts, not what somebody adds to it.
  expect((await look(`${link}&width=800`)).size).toEqual([40, 30])
})

it('refuses sizes out of bounds and objects that are not pictures, with answers that are not cached', async () => {
  const pictures = operator().from('pictures')
  await pictures.upload('note.txt', 'no picture', { contentType: 'text/plain' })
  await pictures.upload('fake.jpg', 'no picture', { contentType: 'image/jpeg' })
  const refused = async (name: string, search: string): Promise<[string, string | null]> => {
    const answer = await fetch(`${world.url}/storage/v1/render/image/public/pictures/${name}?${search}`)
    expect(answer.status).toBe(400)
    return [((await answer.json()) as { code: string }).code, answer.headers.get('cache-control')]
  }
  for (const search of [
    'width=0',
    'width=99999',
    'height=1.5',
    'quality=5',
    'resize=melt',
    'format=bmp',
    'width=x',
  ])
    expect(await refused('van.jpg', search)).toEqual(['InvalidParameter', null])
  expect(await refused('note.txt', 'width=10')).toEqual(['InvalidRequest', null])
  expect(await refused('fake.jpg', 'width=10')).toEqual(['InvalidRequest', null])
  expect(await refused('gone.jpg', 'width=10')).toEqual(['NoSuchKey', null])
})
