// Errors in the language that the caller accepts.
import { RIGHT_SENTENCES } from '@dropwise/contracts'
import { fastify } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { errors } from '../platform/errors.ts'
import { renderErrors } from './error-renderer.ts'

let app = fastify()
afterEach(() => app.close())

async function refusal(url: string, acceptLanguage?: string) {
  app = fastify()
  renderErrors(app)
  app.get('/busy', async () => {
    throw errors.too_many_requests(7)
  })
  app.get('/locked', async () => {
    throw errors.plan_locked('Stop 3')
  })
  app.get('/forbidden', async () => {
    throw errors.right_missing(RIGHT_SENTENCES['plans:write'], 'plans:write')
  })
  const answer = await app.inject({
    url,
    headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
  })
  return { ...answer.json<{ code: string; message: string; hint: string }>(), headers: answer.headers }
}

describe('an error', () => {
  it('has the same code in every language, and a sentence in the language of Accept-Language', async () => {
    const german = await refusal('/busy', 'de-AT,de;q=0.9,en;q=0.5')
    expect(german).toMatchObject({
      code: 'too_many_requests',
      message: 'Zu viele Anfragen.',
      hint: 'Bitte 7 Sekunden warten und es noch einmal versuchen.',
    })
    expect(german.headers).toMatchObject({ 'content-language': 'de', vary: 'Accept-Language' })
    expect((await refusal('/busy', 'pt-PT')).headers['content-language']).toBe('pt-BR')
  })

  it('is English without the header, and for an unknown language', async () => {
    for (const header of [undefined, 'eo, en-US;q=0.5']) {
      const answer = await refusal('/busy', header)
      expect(answer.headers['content-language'], header).toBe('en-GB')
      expect(answer.message).toBe('Too many requests.')
    }
  })

  it('of a portal is in the language of the caller, too', async () => {
    expect(await refusal('/locked', 'de')).toMatchObject({
      code: 'plan_locked',
      message: 'Das ist gesperrt.',
    })
    expect((await refusal('/locked', 'en-GB')).message).toBe('Stop 3 is locked.')
  })

  it('names a missing right in the language of the caller', async () => {
    const { message } = await refusal('/forbidden', 'de')
    expect(message).toBe('Deiner Rolle fehlt ein Recht: Tage planen und Pläne von Hand ändern.')
    expect((await refusal('/forbidden', 'en-GB')).message).toContain('Plan days, and change plans by hand')
  })

  it('answers a header of a thousand languages', async () => {
    const header = ['uk', ...Array.from({ length: 1000 }, (_, index) => `x${index};q=0.${index}`)].join(',')
    expect((await refusal('/busy', header)).headers['content-language']).toBe('uk')
  })
})
