// @vitest-environment happy-dom
// Tests writing an article: start from the shipped text, preview, save a version, restore an earlier one.
import { expect, it } from 'vitest'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { ArticlesSection } from './articles-section.tsx'

const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
const builtIn = (page: string) => ({ page, version: 0, content: null, writtenBy: null, writtenAt: null })
const written = {
  page: 'terms',
  version: 2,
  content: '# Our terms',
  writtenBy: 'olga@platform.example',
  writtenAt: '2026-11-20T10:00:00.000Z',
}
const items = [builtIn('privacy'), written, builtIn('about')]

const show = () =>
  renderScreen(<ArticlesSection loadDefault={async (page) => `# The product's ${page}\n`} />, {
    path: '/owner/settings',
    user: owner,
    answers: {
      'GET /api/v1/owner/articles': { items },
      'GET /api/v1/owner/articles/privacy/versions': { items: [] },
      'GET /api/v1/owner/articles/terms/versions': {
        items: [written, { ...written, version: 1, content: '# First terms' }],
      },
      'POST /api/v1/owner/articles/preview': { html: '<h1>Seen before</h1>' },
      'PUT /api/v1/owner/articles/privacy': { items },
      'PUT /api/v1/owner/articles/terms': { items },
    },
  })

it('begins with the text of the product, shows a preview, and saves a version', async () => {
  const { screen, user, requests } = show()
  await user.click(await screen.findByRole('button', { name: 'Edit Privacy' }))
  const field = await screen.findByLabelText('Text of Privacy, as Markdown')
  expect(field).toHaveProperty('value', "# The product's privacy\n")
  await user.type(field, 'More.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByRole('heading', { name: 'Seen before' })
  await user.click(screen.getByRole('button', { name: 'Save Privacy' }))
  await screen.findByText(/^Privacy saved/)
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { content: "# The product's privacy\nMore.", version: 0 },
  ])
})

it('puts an earlier version into the editor, and goes back to the text of the product', async () => {
  const { screen, user, requests } = show()
  await screen.findByText(/^Your text, version 2/)
  await user.click(screen.getByRole('button', { name: 'Edit Terms of service' }))
  await user.click(await screen.findByRole('button', { name: 'Put version 1 into the editor' }))
  expect(screen.getByLabelText('Text of Terms of service, as Markdown')).toHaveProperty(
    'value',
    '# First terms',
  )
  await user.click(screen.getByRole('button', { name: 'Use the text of the product' }))
  const dialog = await screen.findByRole('dialog')
  const [confirm] = [...dialog.querySelectorAll('button')].filter(({ textContent }) =>
    textContent.includes('Use the text'),
  )
  await user.click(confirm!)
  await screen.findByText('Terms of service shows the text of the product')
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { content: null, version: 2 },
  ])
})
