// An impossible start ends with a sentence about the setting, before serving anything.
import { expect, test } from '@playwright/test'
import { startProduct } from './support/product.ts'

const WRONG = [
  [
    'a backend that is not http(s)',
    { BACKEND_URL: 'ftp://elsewhere.example', BACKEND_ANON_KEY: 'key' },
    /BACKEND_URL/,
  ],
  [
    'a backend without its key',
    { BACKEND_URL: 'https://elsewhere.example' },
    /BACKEND_URL needs BACKEND_ANON_KEY/,
  ],
  ['admins that are not UUIDs', { ADMIN_IDS: 'edith' }, /ADMIN_IDS must be UUIDs of accounts/],
] as const

for (const [what, env, sentence] of WRONG)
  test(`[5-2] ${what}: the product does not start, and says what is wrong`, async ({ page }) => {
    const PORT = String(20_000 + (process.pid % 20_000))
    await expect(startProduct({ ...env, PORT })).rejects.toThrow(sentence)
    await expect(page.goto(`http://127.0.0.1:${PORT}/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  })
